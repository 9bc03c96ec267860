/** On which pages, and when, something lies over them. */

import { trimSlashes } from '../trim.ts';
import type { OverPages, PAGE_CHOICES } from './schema.ts';

interface Audience {
  readonly pages: (typeof PAGE_CHOICES)[number];
  readonly paths: readonly string[];
  readonly from: number | null;
  readonly until: number | null;
}

export function isForPage(
  audience: Audience,
  { path, now }: { readonly path: string; readonly now: number },
): boolean {
  const { pages, from, until } = audience;
  if ((from !== null && now < from) || (until !== null && now >= until)) return false;
  return (
    pages === 'all' ||
    audience.paths.some((each) => each !== '' && matches(each, path)) === (pages === 'only')
  );
}

/** What of it one page has to show. Nothing stands in the markup that is not for it. */
export function overPage(all: OverPages, page: { readonly path: string; readonly now: number }): OverPages {
  const { announcement } = all;
  const isOn = announcement.isOn && announcement.text !== '' && isForPage(announcement, page);
  return {
    ...all,
    popups: all.popups.filter((popup) => popup.isOn && popup.style !== 'none' && isForPage(popup, page)),
    announcement: { ...announcement, isOn },
  };
}

/** Popups that the page will have by their schedule, or had. */
export function popupsAtAnyTime(all: OverPages, path: string): OverPages['popups'] {
  return all.popups.filter(
    (popup) =>
      popup.isOn &&
      popup.style !== 'none' &&
      isForPage({ ...popup, from: null, until: null }, { path, now: 0 }),
  );
}

function matches(pattern: string, path: string): boolean {
  return pattern.endsWith('*')
    ? path.startsWith(pattern.slice(0, -1))
    : trimSlashes(pattern) === trimSlashes(path);
}
