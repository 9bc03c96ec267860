/** The two cookies by which visits are told apart: how they read, and what the next page makes of them. */

import { DAY_MS } from '../time.ts';

export interface VisitCookie {
  readonly id: string;
  /** Instants at which the first visit, the one before this one and this one began. */
  readonly first: number;
  readonly previous: number;
  readonly current: number;
  readonly visitCount: number;
}

const VISIT = /^([\w-]{1,64})\|(\d{1,15})\|(\d{1,15})\|(\d{1,15})\|(\d{1,9})$/;

/** Undefined for anything but an id and four positive integers. */
export function parseVisitCookie(text: string | undefined): VisitCookie | undefined {
  const match = VISIT.exec(text ?? '');
  if (!match) return undefined;
  const [first, previous, current, visitCount] = match.slice(2).map(Number) as [
    number,
    number,
    number,
    number,
  ];
  if (Math.min(first, previous, current, visitCount) < 1) return undefined;
  return { id: match[1] as string, first, previous, current, visitCount };
}

export function formatVisitCookie({ id, first, previous, current, visitCount }: VisitCookie): string {
  return [id, first, previous, current, visitCount].join('|');
}

/** Undefined for anything but a positive integer. */
export function parseVisitTime(text: string | undefined): number | undefined {
  if (!/^\d{1,15}$/.test(text ?? '')) return undefined;
  return Number(text) || undefined;
}

/** No browser of ours writes these: counts and times that cannot have come about. */
export function isForged({ first, previous, current, visitCount }: VisitCookie, now: number): boolean {
  const isInOrder = first <= previous && previous <= current && current <= now + DAY_MS;
  return !isInOrder || (visitCount === 1 && first !== current);
}

export interface VisitCookies {
  readonly visit: string | undefined;
  readonly time: string | undefined;
}

/**
 * What the cookies are to be from this page on: a first visit begins with count 1; after thirty minutes without a page
 * the next begins; within them it goes on.
 */
export function nextVisit({ visit, time }: VisitCookies, now: number, newId: () => string): VisitCookie {
  const known = parseVisitCookie(visit);
  if (!known) return { id: newId(), first: now, previous: now, current: now, visitCount: 1 };
  if (parseVisitTime(time) !== undefined) return known;
  return { ...known, previous: known.current, current: now, visitCount: known.visitCount + 1 };
}

/** As `document.cookie` takes it. @param days absent: until the browser is closed */
export function cookieText(
  name: string,
  value: string,
  { days, isSecure }: { readonly days?: number; readonly isSecure: boolean },
): string {
  const life = days === undefined ? '' : `; max-age=${Math.round((days * DAY_MS) / 1000)}`;
  return `${name}=${value}; path=/; samesite=lax${life}${isSecure ? '; secure' : ''}`;
}
