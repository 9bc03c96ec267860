/** Shows another month without loading the page: the same address answers it, and its calendar moves in. */
import type { Island } from '#runtime/island.ts';

const mount: Island = (root) => {
  let request: AbortController | undefined;
  const show = async (link: HTMLAnchorElement) => {
    request?.abort();
    request = new AbortController();
    const { signal } = request;
    const current = root.querySelector('.calendar');
    current?.setAttribute('aria-busy', 'true');
    try {
      const calendar = await fetchCalendar(link.href, root.dataset['block'] ?? '', signal);
      if (signal.aborted) return;
      current?.replaceWith(calendar);
      history.replaceState(history.state, '', link.href);
      settle(calendar, link.dataset['month'] ?? '');
    } catch {
      // Whatever went wrong, the link still leads there.
      if (!signal.aborted) location.assign(link.href);
    }
  };
  const click = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-month]');
    if (!link || event.button > 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void show(link);
  };
  root.addEventListener('click', click);
  return () => {
    root.removeEventListener('click', click);
    request?.abort();
    root.querySelector('.calendar')?.removeAttribute('aria-busy');
  };
};
export default mount;

async function fetchCalendar(href: string, blockId: string, signal: AbortSignal): Promise<Element> {
  const response = await fetch(href, { signal, headers: { accept: 'text/html' } });
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const calendar = page.querySelector(`[data-block="${CSS.escape(blockId)}"] .calendar`);
  if (!response.ok || !calendar) throw new Error(`${href} holds no calendar`);
  return document.adoptNode(calendar);
}

/** Keeps the focus on the link that was followed, and says which month is shown now. */
function settle(calendar: Element, rel: string): void {
  const links = [...calendar.querySelectorAll<HTMLElement>('a[data-month]')];
  (links.find((link) => link.dataset['month'] === rel) ?? links[0])?.focus();
  const status = calendar.querySelector('[role=status]');
  const month = calendar.querySelector('caption')?.textContent ?? '';
  // In a task of its own: a live region is heard when it changes, not when it arrives.
  setTimeout(() => {
    if (status) status.textContent = month;
  }, 50);
}
