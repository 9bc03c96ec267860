/**
 * Replaces the sections that changed with their new rendering. Unchanged sections keep their elements, the block being
 * edited keeps its editor, and the page does not jump.
 */
import type { OwnerMessage } from '#domain/editor/owner-messages.ts';
import { betweenPresses } from './between-presses.ts';
import type { Frame } from './frame.ts';
import { blockElements, elementsOfSection, sectionElements, sectionId } from './targets.ts';

type ShowMessage = Extract<OwnerMessage, { type: 'show' }>;

export interface Shown {
  show(message: ShowMessage): void;
  setStyle(css: string): void;
  /** Restores the server's markup of every section, undoing what scripts changed. */
  restore(): void;
}

export function createShow(frame: Frame): Shown {
  const places = new CSSStyleSheet();
  const live = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, places, live];
  const markup = new Map<string, string>();
  for (const element of sectionElements()) {
    const id = sectionId(element);
    markup.set(
      id,
      elementsOfSection(id)
        .map((part) => part.outerHTML)
        .join(''),
    );
  }
  const put = (sections: Readonly<Record<string, string>>, isForced = false) => {
    for (const [id, html] of Object.entries(sections)) {
      if (!isForced && markup.get(id) === html) continue;
      markup.set(id, html);
      putSection(frame, id, html);
    }
  };
  const show = (message: ShowMessage) => {
    keepScroll(() => {
      if (message.css !== undefined) places.replaceSync(message.css);
      put(message.sections);
      arrange(message.order, markup);
      setClasses(message);
      putParts(frame, message.parts ?? {});
    });
    frame.redraw();
  };
  const change = betweenPresses();
  return {
    show: (message) => change(() => show(message)),
    setStyle(css) {
      live.replaceSync(css);
      frame.redraw();
    },
    restore: () => change(() => put(Object.fromEntries(markup), true)),
  };
}

function parse(html: string): HTMLElement[] {
  const template = document.createElement('template');
  template.innerHTML = html;
  return [...template.content.children].filter((child) => child instanceof HTMLElement);
}

function end(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-sections-end]');
}

function putSection(frame: Frame, id: string, html: string): void {
  const made = parse(html);
  const present = elementsOfSection(id);
  const kept = frame.state.text?.element.closest<HTMLElement>('[data-block]');
  const [first] = present;
  const [only] = made;
  if (kept && first && only && made.length === 1 && first.contains(kept)) {
    patchAround(first, only, kept);
    return;
  }
  if (first) first.before(...made);
  else end()?.before(...made);
  for (const element of present) element.remove();
}

/** Replaces a section except for one block, which must not move: it would lose focus. */
function patchAround(section: HTMLElement, made: HTMLElement, kept: HTMLElement): void {
  copyAttributes(made, section);
  const grid = kept.parentElement;
  const newGrid = made.querySelector<HTMLElement>(':scope > .grid');
  const successor = newGrid?.querySelector<HTMLElement>(`:scope > [data-block="${kept.dataset['block']}"]`);
  if (!grid || !newGrid || !successor) {
    section.replaceWith(made);
    return;
  }
  copyAttributes(successor, kept);
  for (const other of [...grid.children]) if (other !== kept) other.remove();
  const children = [...newGrid.children];
  const at = children.indexOf(successor);
  kept.before(...children.slice(0, at));
  kept.after(...children.slice(at + 1));
  for (const beside of [...section.children]) if (beside !== grid) beside.remove();
  for (const beside of [...made.children]) if (beside !== newGrid) section.insertBefore(beside, grid);
}

function copyAttributes(from: HTMLElement, to: HTMLElement): void {
  for (const { name } of [...to.attributes]) if (!from.hasAttribute(name)) to.removeAttribute(name);
  for (const { name, value } of from.attributes)
    if (to.getAttribute(name) !== value) to.setAttribute(name, value);
}

/** Removes what is gone and reorders the rest with as few moves as possible. */
function arrange(order: readonly string[], markup: Map<string, string>): void {
  const wanted = new Set(order);
  for (const element of sectionElements()) {
    const id = sectionId(element);
    if (wanted.has(id)) continue;
    markup.delete(id);
    for (const part of elementsOfSection(id)) part.remove();
  }
  let next: Element | null = firstBehindSections();
  for (const id of [...order].reverse()) {
    const parts = elementsOfSection(id);
    const last = parts.at(-1);
    if (last && last.nextElementSibling !== next) next?.before(...parts);
    next = parts[0] ?? next;
  }
  const empty = document.querySelector<HTMLElement>('.edit-empty-page[data-insert]');
  const hasLists = document.querySelector('[data-edited] [data-automatic]') !== null;
  if (empty) empty.hidden = order.length > 0 || hasLists;
}

/** Sections that the site adds to a page follow the page's own. */
function firstBehindSections(): Element | null {
  return document.querySelector('[data-edited] [data-automatic]') ?? end();
}

function setClasses({ classes = {}, firstGround, ground }: ShowMessage): void {
  for (const [id, names] of Object.entries(classes)) {
    const element = document.querySelector<HTMLElement>(`[data-edited] [data-section="${CSS.escape(id)}"]`);
    if (element && element.className !== names) element.className = names;
  }
  if (!document.querySelector('main[data-edited]')) return;
  if (ground) document.body.dataset['theme'] = ground;
  else delete document.body.dataset['theme'];
  const header = document.querySelector<HTMLElement>('.site-header');
  // With sections of its own it lies on none of the page's.
  if (header?.querySelector(':scope > [data-section]') === null) header.dataset['first'] = firstGround ?? '';
  layHeader();
}

/** As the server lays it (`site/header-ground.ts`), with what is edited of page or header. */
function layHeader(): void {
  const header = document.querySelector<HTMLElement>('.site-header');
  if (!header) return;
  const { first = '' } = header.dataset;
  const bar = header.querySelector<HTMLElement>('[data-ground]');
  const { ground } = bar?.dataset ?? {};
  header.classList.toggle('is-sticky', bar?.classList.contains('is-sticky') === true);
  const isOver = first === 'photo' && ground !== 'own';
  document.body.classList.toggle('is-over', isOver);
  if (isOver || (ground === 'first' && first !== '')) header.dataset['theme'] = first;
  else delete header.dataset['theme'];
}

function putParts(frame: Frame, parts: Readonly<Record<string, string>>): void {
  for (const [name, html] of Object.entries(parts)) {
    const present = document.querySelector<HTMLElement>(`[data-part="${CSS.escape(name)}"]`);
    const [made] = parse(html);
    if (!present || !made || present.outerHTML === made.outerHTML) continue;
    if (frame.state.text && present.contains(frame.state.text.element)) continue;
    present.replaceWith(made);
  }
  if (parts['header-bar'] !== undefined) layHeader();
}

/** Keeps what is at the top of the window in place. */
function keepScroll(change: () => void): void {
  const anchor = blockElements().find((element) => element.getBoundingClientRect().bottom > 0);
  const id = anchor?.dataset['block'];
  const before = anchor?.getBoundingClientRect().top ?? 0;
  const scrollBefore = scrollY;
  change();
  const same = blockElements().find((element) => element.dataset['block'] === id);
  if (!same || scrollBefore === 0) return;
  const moved = same.getBoundingClientRect().top - before;
  if (Math.abs(moved) >= 1) scrollBy({ top: moved, behavior: 'instant' });
}
