/** What a request that counts says: what it tells by itself, and what only its page can know. */
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { isObject } from '#domain/json.ts';
import {
  CONSENT_COOKIE,
  HIT_EVENTS,
  MAX_ADDRESS,
  MAX_WORDS,
  type TrackedEvent,
  VISIT_COOKIE,
} from '#domain/tracking/contract.ts';
import { isForged, parseVisitCookie } from '#domain/tracking/cookies.ts';
import type { Said } from '#domain/tracking/hit.ts';

export interface Posted extends Said {
  /** What the body says the visit's cookie was. */
  readonly visitorCookie: string;
}

/** Of a form-encoded hit, whose fields are JSON within it. */
export function readHit(body: string): Posted | undefined {
  const form = new URLSearchParams(body);
  const event = HIT_EVENTS.find((name) => name === form.get('event'));
  const fields = readObject(form.get('data') ?? '');
  if (!event || !fields) return undefined;
  const about = event === 'view' ? undefined : readObject(wholeText(fields, 'data'));
  return {
    ...pageOf(fields),
    event,
    subject: about ? textOf(about, 'subject', MAX_WORDS) : '',
    visitorCookie: (form.get(VISIT_COOKIE) ?? '').slice(0, MAX_WORDS),
  };
}

/** @param subjectOf what it is about, among the fields */
export function readPayload(
  body: string,
  event: TrackedEvent,
  subjectOf: (field: (name: string) => string) => string,
): Posted | undefined {
  const fields = readObject(body || '{}');
  if (!fields) return undefined;
  const field = (name: string) => textOf(fields, name, MAX_WORDS);
  return { ...pageOf(fields), event, subject: subjectOf(field), visitorCookie: field('visitorCookie') };
}

type Fields = Readonly<Record<string, unknown>>;

function pageOf(fields: Fields): Pick<Said, 'url' | 'referrer'> {
  return { url: textOf(fields, 'url', MAX_ADDRESS), referrer: textOf(fields, 'referrer', MAX_ADDRESS) };
}

/** Cut before anything looks at it. */
function textOf(fields: Fields, name: string, most: number): string {
  return wholeText(fields, name).slice(0, most);
}

function wholeText(fields: Fields, name: string): string {
  const value = Object.hasOwn(fields, name) ? fields[name] : '';
  return typeof value === 'string' ? value : '';
}

function readObject(text: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The id in the visit's cookie, as the browser sends it; none where its visitor has refused cookies, or it is no such
 * cookie. What a body says instead is believed of nobody.
 */
export function visitorIn(
  context: Context,
  said: string,
  now: number,
): { readonly id: string | undefined } | 'forged' {
  const sent = getCookie(context, VISIT_COOKIE);
  if (said !== '' && said !== sent) return 'forged';
  const cookie = parseVisitCookie(sent);
  if (cookie && isForged(cookie, now)) return 'forged';
  return { id: getCookie(context, CONSENT_COOKIE) === 'false' ? undefined : cookie?.id };
}
