/** Clears what services without permission have left in the browser. Fetched only where something may be left. */
import type { OptionalCategory } from '#domain/consent/categories.ts';
import { mustClear, type Visitor } from '#domain/consent/choice.ts';
import { type CookieSettings, TRACKING_COOKIES } from '#domain/consent/contract.ts';
import {
  ANALYTICS_COOKIE,
  ANALYTICS_ID_KEY,
  MEMBER_ID_KEY,
  SESSION_ID_KEY,
} from '#domain/tracking/analytics-names.ts';

export function forget(
  allowed: readonly OptionalCategory[],
  settings: CookieSettings,
  visitor: Visitor,
): void {
  const marked = [...document.querySelectorAll<HTMLElement>('[data-cookies]')]
    .filter(({ dataset }) => !allowed.some((name) => name === dataset['category']))
    .flatMap(({ dataset }) => dataset['cookies']?.split(' ') ?? []);
  const patterns = [...marked, ...(allowed.length === 0 ? settings.optionalCookies : [])];
  forgetAll((name) =>
    patterns.some((each) => (each.endsWith('*') ? name.startsWith(each.slice(0, -1)) : name === each)),
  );
  if (!mustClear(settings, visitor)) return;
  for (const name of TRACKING_COOKIES) forgetCookie(name);
  const ids: readonly string[] = [ANALYTICS_COOKIE, ANALYTICS_ID_KEY, MEMBER_ID_KEY, SESSION_ID_KEY];
  forgetAll((name) => ids.includes(name));
}

/** Cookies and the browser's two stores, by name. */
export function forgetAll(matches: (name: string) => boolean): void {
  for (const name of document.cookie.split('; ').map((each) => each.split('=', 1)[0] ?? '')) {
    if (matches(name)) forgetCookie(name);
  }
  for (const store of [localStorage, sessionStorage]) {
    for (const key of Object.keys(store).filter(matches)) store.removeItem(key);
  }
}

/** Scripts write theirs for the host or for any domain above it, and for the site or the folder of the page. */
function forgetCookie(name: string): void {
  const parts = location.hostname.split('.');
  const domains = parts.map((_, index) => `; domain=${parts.slice(index).join('.')}`);
  const folders = location.pathname.split('/');
  const paths = folders.flatMap((_, index) => {
    const path = folders.slice(0, index + 1).join('/');
    return [path, `${path}/`];
  });
  for (const path of new Set(['/', ...paths.slice(1)]))
    for (const domain of ['', ...domains]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not there in every browser
      document.cookie = `${name}=; path=${path}; max-age=0${domain}`;
    }
}
