/**
 * Remembers the language a visitor chose, and offers the page in it, or in that of their browser, on a line that can be
 * closed. The page itself is the same for everybody, so that it can be cached.
 */
import type { Island } from '#runtime/island.ts';

const CHOSEN = 'language';
const CLOSED = 'language-closed';

const mount: Island = (root) => {
  const links = [...root.querySelectorAll<HTMLAnchorElement>('a[data-read]')];
  const line = root.querySelector<HTMLElement>('.language-suggestion');
  const suggested = line && suggestion(links);
  const remember = (event: Event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[hreflang]');
    if (link) keep(CHOSEN, link.hreflang);
    else if ((event.target as Element).closest('button') && line && suggested) {
      keep(CLOSED, suggested.hreflang);
      line.hidden = true;
    }
  };
  if (line && suggested) {
    const link = suggested.cloneNode() as HTMLAnchorElement;
    link.textContent = suggested.dataset['read'] ?? '';
    line.prepend(link);
    line.hidden = false;
  }
  root.addEventListener('click', remember);
  return () => {
    root.removeEventListener('click', remember);
    line?.querySelector('a')?.remove();
    if (line) line.hidden = true;
  };
};
export default mount;

/** The first language of the visitor that the site has, unless the page is in it or they closed the line for it. */
function suggestion(links: readonly HTMLAnchorElement[]): HTMLAnchorElement | undefined {
  for (const wanted of [read(CHOSEN), ...navigator.languages]) {
    const [language] = wanted.toLowerCase().split('-');
    const found =
      links.find(({ hreflang }) => hreflang.toLowerCase() === wanted.toLowerCase()) ??
      links.find(({ hreflang }) => hreflang.toLowerCase().split('-')[0] === language);
    if (found) return found.ariaCurrent || read(CLOSED) === found.hreflang ? undefined : found;
  }
  return undefined;
}

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A browser that keeps nothing asks again.
  }
}
