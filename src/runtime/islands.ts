/**
 * Brings the islands of a page to life, each when its markup says and each by itself: one that cannot be
 * fetched or throws is reported and hurts no other. The server's markup is
 * `<div data-island="audio" data-hydrate="visible">…</div>`.
 */
import { holdInteraction } from './hold-interaction.ts';
import type { Island, Undo } from './island.ts';
import { loadChunk } from './load-chunk.ts';
import { type ReportError, reportError } from './report-error.ts';

/** What fetches the island of a block type, for an element of it; undefined where there is none. */
export type FindIsland = (
  type: string,
  element: HTMLElement,
  // biome-ignore lint/suspicious/noExplicitAny: the props come from the same block's render
) => (() => Promise<{ readonly default: Island<any> }>) | undefined;

/** Islands are fetched when they are this close to the screen. */
const VISIBLE_MARGIN = '200px';
const IDLE_FALLBACK_MS = 200;
const nothing = () => {};

/** Elements that wait or live, with their undo; mounting a root again leaves them alone. */
const claimed = new WeakMap<Element, Undo>();

/**
 * Mounts every island in `root`, itself included, that is not mounted yet.
 * @returns an undo that unmounts them all, in reverse order
 */
export function mountIslands(
  root: ParentNode,
  findIsland: FindIsland,
  report: ReportError = reportError,
): Undo {
  const undos = islandsIn(root)
    .filter((element) => !claimed.has(element))
    .map((element) => mountIsland(element, findIsland, report));
  return () => {
    for (const undo of undos.splice(0).reverse()) undo();
  };
}

/** Unmounts what lives in `root`, itself included: before its markup is replaced. */
export function unmountIslands(root: ParentNode): void {
  for (const element of islandsIn(root)) claimed.get(element)?.();
}

function islandsIn(root: ParentNode): HTMLElement[] {
  const elements = [...root.querySelectorAll<HTMLElement>('[data-island]')];
  if (root instanceof HTMLElement && root.dataset['island']) elements.unshift(root);
  return elements;
}

function mountIsland(element: HTMLElement, findIsland: FindIsland, report: ReportError): Undo {
  const type = element.dataset['island'] ?? '';
  let isWanted = true;
  let undo: Undo = nothing;
  const guard = (run: () => void) => {
    try {
      run();
    } catch (error) {
      report(error, { island: type });
    }
  };
  const start = async () => {
    try {
      const { default: island } = await loadChunk(findIsland(type, element), type);
      if (!isWanted) return;
      undo = island(element, readProps(element));
      element.dataset['mounted'] = '';
    } catch (error) {
      report(error, { island: type });
    }
    // Also after a failure: without its island, the click does what the bare markup does.
    guard(() => cancel(isWanted));
  };
  const cancel = waitFor(element, () => void start());
  const unmount = () => {
    if (!isWanted) return;
    isWanted = false;
    guard(() => cancel(false));
    guard(() => undo());
    delete element.dataset['mounted'];
    claimed.delete(element);
  };
  claimed.set(element, unmount);
  return unmount;
}

/** Calls `start` when the element's `data-hydrate` says. The returned function stops waiting. */
function waitFor(element: HTMLElement, start: () => void): (replay: boolean) => void {
  switch (element.dataset['hydrate']) {
    case 'interaction':
      return holdInteraction(element, start);
    case 'visible': {
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some((entry) => entry.isIntersecting)) return;
          observer.disconnect();
          start();
        },
        { rootMargin: VISIBLE_MARGIN },
      );
      observer.observe(element);
      return () => observer.disconnect();
    }
    case 'idle': {
      if (!('requestIdleCallback' in window)) {
        const timer = setTimeout(start, IDLE_FALLBACK_MS);
        return () => clearTimeout(timer);
      }
      const handle = window.requestIdleCallback(start);
      return () => cancelIdleCallback(handle);
    }
    default:
      // In a microtask, so that `cancel` above exists before anything runs.
      queueMicrotask(start);
      return nothing;
  }
}

/** The props that the block's render put beside its markup; an empty object without any. */
function readProps(element: HTMLElement): unknown {
  const mark = 'script[data-island-props]';
  const own = [...element.querySelectorAll(mark)].find(
    (script) => script.closest('[data-island]') === element,
  );
  const beside = element.nextElementSibling?.matches(mark) ? element.nextElementSibling : null;
  return JSON.parse((own ?? beside)?.textContent || '{}');
}
