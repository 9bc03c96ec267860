/** What a request that records an event says. */
import { isObject } from '#domain/json.ts';
import { splitFields } from '#domain/tracking/analytics-contract.ts';
import { MAX_ADDRESS, MAX_WORDS, type TrackedEvent, VISIT_COOKIE } from '#domain/tracking/contract.ts';
import type { Posted } from './read-request.ts';

/** What pages watch for where an owner asked for it; any other name is the owner’s own. */
const WATCHED: readonly TrackedEvent[] = ['download', 'scroll', 'video'];
const MAX_DATA = 1000;

export interface PostedEvent extends Posted {
  /** What came with it, as JSON text. */
  readonly data: string;
}

/** Of a form with `event`, and `data` as JSON text. */
export function readNamedEvent(body: string): PostedEvent | undefined {
  const form = new URLSearchParams(body);
  const name = (form.get('event') ?? '').slice(0, MAX_WORDS).trim();
  const fields = readObject(form.get('data') ?? '');
  if (name === '' || !fields) return undefined;
  const watched = WATCHED.find((event) => event === name);
  const { url, referrer, visitorCookie, ...data } = fields;
  return {
    event: watched ?? 'event',
    subject: watched ? textOf(fields['subject'], MAX_WORDS) : name,
    url: textOf(url, MAX_ADDRESS),
    referrer: textOf(referrer, MAX_ADDRESS),
    visitorCookie: textOf(visitorCookie, MAX_WORDS),
    data: JSON.stringify(data).slice(0, MAX_DATA),
  };
}

/** Of JSON with common and custom data. @param page its address, which the common data has no host for */
export function readAnalyticsEvent(body: string, origin: string): PostedEvent | undefined {
  const fields = readObject(body);
  if (!fields || !isObject(fields['commonData'])) return undefined;
  const { commonData } = splitFields(fields['commonData'], () => {});
  const { action = '', object_type: type = '', pagePath = '' } = commonData;
  const subject = `${action} ${type}`.slice(0, MAX_WORDS).trim();
  if (!action || !type) return undefined;
  const custom = isObject(fields['customData']) ? fields['customData'] : {};
  return {
    event: 'event',
    subject,
    url: `${origin}${(pagePath ?? '').slice(0, MAX_ADDRESS)}`,
    referrer: '',
    visitorCookie: textOf(custom[VISIT_COOKIE], MAX_WORDS),
    data: JSON.stringify({ ...commonData, ...custom }).slice(0, MAX_DATA),
  };
}

function textOf(value: unknown, most: number): string {
  return typeof value === 'string' ? value.slice(0, most) : '';
}

function readObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
