/**
 * The pattern "Accordion" of the ARIA authoring practices, over buttons in headings and panels that the browser can
 * search through while they are closed (`hidden="until-found"`). The markup says which are open.
 */
import { expand } from '../transition/expand.ts';

const ACCORDION_MS = 250;

export interface AccordionOptions {
  /** Several may be open at once. */
  readonly isMultiple?: boolean;
}

interface Item {
  readonly button: HTMLElement;
  readonly panel: HTMLElement;
}

/**
 * @param root holds `button[aria-expanded][aria-controls]` and the panels they name
 * @returns the undo: everything is as it was in the markup
 */
export function mountAccordion(root: HTMLElement, { isMultiple = false }: AccordionOptions = {}): () => void {
  const items = findItems(root);
  const before = items.map(({ button }) => isOpen(button));
  const listening = new AbortController();
  const { signal } = listening;
  const moving = new Map<Item, () => void>();

  const move = (item: Item, opens: boolean) => {
    if (isOpen(item.button) === opens) return;
    // The panel is rendered while it moves, and closed to the search only at the end.
    show(item, true);
    item.button.setAttribute('aria-expanded', String(opens));
    let hasEnded = false;
    const stop = expand(item.panel, opens, {
      ms: ACCORDION_MS,
      onEnd: () => {
        hasEnded = true;
        moving.delete(item);
        show(item, opens);
      },
    });
    if (!hasEnded) moving.set(item, stop);
  };
  const closeOthers = (than: Item) => {
    if (isMultiple) return;
    for (const each of items) if (each !== than) move(each, false);
  };
  const toggle = (item: Item) => {
    if (moving.size > 0) return;
    const opens = !isOpen(item.button);
    if (opens) closeOthers(item);
    move(item, opens);
  };
  const settle = () => {
    for (const stop of moving.values()) stop();
    moving.clear();
    for (const item of items) show(item, isOpen(item.button));
  };

  for (const item of items) {
    item.button.addEventListener('click', () => toggle(item), { signal });
    // Found by the browser's own search, or named in the address: the browser shows it at once, and so do we.
    item.panel.addEventListener(
      'beforematch',
      () => {
        settle();
        closeOthers(item);
        show(item, true);
      },
      { signal },
    );
  }
  return () => {
    listening.abort();
    settle();
    items.forEach((item, index) => {
      show(item, before[index] === true);
    });
  };
}

function findItems(root: HTMLElement): Item[] {
  return [...root.querySelectorAll<HTMLElement>('[aria-expanded][aria-controls]')].flatMap((button) => {
    const panel = root.querySelector<HTMLElement>(
      `#${CSS.escape(button.getAttribute('aria-controls') ?? '')}`,
    );
    return panel ? [{ button, panel }] : [];
  });
}

function isOpen(button: HTMLElement): boolean {
  return button.getAttribute('aria-expanded') === 'true';
}

function show({ button, panel }: Item, isShown: boolean): void {
  button.setAttribute('aria-expanded', String(isShown));
  if (isShown) panel.removeAttribute('hidden');
  else panel.setAttribute('hidden', 'until-found');
}
