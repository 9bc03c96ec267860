/**
 * Turns links to sections of a page into tabs: the pattern "Tabs" of the ARIA authoring practices with
 * automatic activation. The links and sections work without it; the undo gives them back as they were.
 */
import { applyAttributes } from './attributes.ts';

interface TabPair {
  /** A link to the panel, `href="#id"`. */
  readonly tab: HTMLAnchorElement;
  readonly panel: HTMLElement;
}

/** The links of a list that lead to elements within `root`, with those elements. */
export function findTabPairs(root: ParentNode, list: HTMLElement): TabPair[] {
  return [...list.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')].flatMap((tab) => {
    const id = tab.hash.slice(1);
    const panel = id && root.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
    return panel ? [{ tab, panel }] : [];
  });
}

/**
 * @param list holds the links and nothing else that can be reached by keyboard
 * @param pairs at least one
 */
export function mountTabs(list: HTMLElement, pairs: readonly TabPair[]): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const restore = pairs.flatMap((pair) => prepare(pair));
  restore.push(applyAttributes(list, { role: 'tablist' }));

  const select = (index: number, options: { focus: boolean }) => {
    pairs.forEach(({ tab, panel }, at) => {
      tab.setAttribute('aria-selected', String(at === index));
      // What waits to be found keeps its box, and would be a stop of the Tab key.
      tab.tabIndex = panel.tabIndex = at === index ? 0 : -1;
      // What is hidden is still found by the browser's search, which opens it.
      if (at === index) panel.removeAttribute('hidden');
      else panel.setAttribute('hidden', 'until-found');
    });
    const tab = pairs[index]?.tab;
    if (options.focus) tab?.focus({ preventScroll: true });
    keepInView(list, tab);
  };
  const selectFromAddress = () => {
    const index = pairs.findIndex(({ tab }) => tab.hash === location.hash);
    if (index >= 0) select(index, { focus: false });
    return index >= 0;
  };

  pairs.forEach(({ tab, panel }, index) => {
    panel.addEventListener('beforematch', () => select(index, { focus: false }), { signal });
    tab.addEventListener(
      'click',
      (event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        select(index, { focus: true });
      },
      { signal },
    );
    tab.addEventListener(
      'keydown',
      (event) => {
        const next = targetOf(event, index, pairs.length, getComputedStyle(list).direction === 'rtl');
        if (next === undefined) return;
        event.preventDefault();
        select(next, { focus: true });
      },
      { signal },
    );
  });
  window.addEventListener('hashchange', selectFromAddress, { signal });
  if (!selectFromAddress()) select(0, { focus: false });

  return () => {
    listening.abort();
    for (const undo of restore) undo();
  };
}

/** Names the roles of a pair; the state that changes later is named too, so that it is restored. */
function prepare({ tab, panel }: TabPair): (() => void)[] {
  const tabId = `${panel.id}-tab`;
  return [
    applyAttributes(tab, {
      id: tabId,
      role: 'tab',
      'aria-controls': panel.id,
      'aria-selected': 'false',
      tabindex: '-1',
    }),
    applyAttributes(panel, { role: 'tabpanel', 'aria-labelledby': tabId, tabindex: '0', hidden: '' }),
  ];
}

/** Which tab a key asks for; undefined for keys that are not ours. */
function targetOf(event: KeyboardEvent, index: number, count: number, isRtl: boolean): number | undefined {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return undefined;
  const step = isRtl ? -1 : 1;
  switch (event.key) {
    case 'ArrowRight':
      return (index + step + count) % count;
    case 'ArrowLeft':
      return (index - step + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case 'Enter':
    case ' ':
      return index;
    default:
      return undefined;
  }
}

/** Scrolls the list sideways, never the page, until the tab is seen. */
function keepInView(list: HTMLElement, tab: HTMLElement | undefined): void {
  if (!tab) return;
  const frame = list.getBoundingClientRect();
  const box = tab.getBoundingClientRect();
  if (box.left < frame.left) list.scrollLeft += box.left - frame.left;
  else if (box.right > frame.right) list.scrollLeft += box.right - frame.right;
}
