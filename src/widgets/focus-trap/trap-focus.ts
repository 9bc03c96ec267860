/** Keeps the Tab key within a part of the page. */

interface WithinContainer {
  readonly container: HTMLElement;
  readonly predicate?: undefined;
}
interface ByPredicate {
  /** Whether an element of the page may have the focus. */
  readonly predicate: (element: HTMLElement) => boolean;
  readonly container?: undefined;
}

const FOCUSABLE =
  'a[href],button:not([disabled]),input:not([disabled]),select:not([disabled]),textarea:not([disabled]),[tabindex]:not([tabindex="-1"]),[contenteditable="true"]';

/** @returns the undo */
export function trapFocus(within: WithinContainer | ByPredicate): () => void {
  const { container, predicate } = within;
  if ((container === undefined) === (predicate === undefined))
    throw new Error('One (and only one) of container and predicate must be set');
  const reachable = () =>
    [...(container ?? document).querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
      (element) => element.checkVisibility() && (predicate?.(element) ?? true),
    );
  const keep = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return;
    const all = reachable();
    const at = all.indexOf(document.activeElement as HTMLElement);
    // What is let in by its own rule may stand anywhere: the next one is not always the browser’s.
    if (container && !isLast(at, all.length, event.shiftKey)) return;
    event.preventDefault();
    const next = event.shiftKey ? at - 1 : at + 1;
    all.at(next >= all.length ? 0 : Math.max(-1, next))?.focus();
  };
  document.addEventListener('keydown', keep);
  return () => document.removeEventListener('keydown', keep);
}

/** Whether the key would leave; so it would from where the focus has no business. */
function isLast(at: number, count: number, isBackwards: boolean): boolean {
  return at < 0 || at === (isBackwards ? 0 : count - 1);
}
