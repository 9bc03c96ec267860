/**
 * What a WordPress export (WXR) holds, as it is read: texts as they stand in the file, nothing interpreted.
 * Squarespace exports the same form.
 */
import { MINUTE_MS } from '../time.ts';

export interface WxrAuthor {
  readonly login: string;
  readonly displayName: string;
}

/** A category, tag or other term, with its parent's slug. */
export interface WxrTerm {
  readonly taxonomy: string;
  readonly id: string;
  readonly slug: string;
  readonly name: string;
}

export interface WxrSite {
  readonly title: string;
  readonly link: string;
  readonly description: string;
  readonly language: string;
  readonly version: string;
  readonly baseUrl: string;
  readonly authors: readonly WxrAuthor[];
  readonly terms: readonly WxrTerm[];
}

export interface WxrComment {
  readonly id: string;
  readonly author: string;
  readonly email: string;
  readonly date: string;
  readonly dateGmt: string;
  readonly content: string;
  readonly approved: string;
  readonly type: string;
  readonly parent: string;
}

export interface WxrLabel {
  readonly domain: string;
  readonly slug: string;
  readonly name: string;
}

export interface WxrItem {
  /** Line of the file on which the item begins. */
  readonly line: number;
  readonly title: string;
  readonly link: string;
  readonly guid: string;
  readonly creator: string;
  readonly pubDate: string;
  readonly content: string;
  readonly excerpt: string;
  readonly postId: string;
  readonly postDate: string;
  readonly postDateGmt: string;
  readonly postName: string;
  readonly postType: string;
  readonly status: string;
  readonly postParent: string;
  readonly menuOrder: string;
  readonly password: string;
  readonly isSticky: boolean;
  readonly attachmentUrl: string;
  readonly labels: readonly WxrLabel[];
  /** The last value where a key is repeated. */
  readonly meta: Readonly<Record<string, string>>;
  /** It takes no new ones. */
  readonly isClosed: boolean;
  readonly comments: readonly WxrComment[];
}

/**
 * The instant of a post in milliseconds. The file gives local time, UTC and the feed's date; `0000-00-00` is
 * how a draft says that it has none.
 */
export function instantOf(item: Pick<WxrItem, 'pubDate' | 'postDate' | 'postDateGmt'>): number | undefined {
  return utcInstant(item.postDateGmt) ?? feedInstant(item.pubDate) ?? utcInstant(item.postDate);
}

const DATE_TIME = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?)?/;

/** A date and time of the form `2024-06-05 16:04:48`, taken as UTC. */
export function utcInstant(text: string): number | undefined {
  const match = DATE_TIME.exec(text.trim());
  if (!match) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0));
  return civilInstant({ year, month, day, hour, minute, second });
}

interface Civil {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

function civilInstant({ year, month, day, hour, minute, second }: Civil): number | undefined {
  if (year < 1 || month < 1 || month > 12 || day < 1 || day > 31) return undefined;
  if (hour > 24 || minute > 59 || second > 60) return undefined;
  const at = Date.UTC(year, month - 1, day, hour, minute, second);
  return Number.isFinite(at) && new Date(at).getUTCMonth() === month - 1 ? at : undefined;
}

const FEED_DATE =
  /^(?:\w{3},\s*)?(\d{1,2})\s+(\w{3})\w*\s+(\d{4})\s+(\d{2}):(\d{2})(?::(\d{2}))?\s*(?:([+-])(\d{2}):?(\d{2})|[A-Z]{1,4})?$/;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A date of a feed: `Sat, 02 Nov 2013 23:02:32 +0000`. */
function feedInstant(text: string): number | undefined {
  const match = FEED_DATE.exec(text.trim());
  if (!match) return undefined;
  const [, day, month, year, hour, minute, second, sign, offsetHours, offsetMinutes] = match;
  const at = civilInstant({
    year: Number(year),
    month: MONTHS.indexOf((month ?? '').toLowerCase()) + 1,
    day: Number(day),
    hour: Number(hour),
    minute: Number(minute),
    second: Number(second ?? 0),
  });
  if (at === undefined) return undefined;
  const offset = (Number(offsetHours ?? 0) * 60 + Number(offsetMinutes ?? 0)) * MINUTE_MS;
  return sign === '-' ? at + offset : at - offset;
}
