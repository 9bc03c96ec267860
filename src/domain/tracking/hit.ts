/** One thing that is counted: made of what a request itself tells, and of what only its page can know. */

import { SEARCH_PATH } from '../search/contract.ts';
import { orderTokenIn, withoutToken } from '../store/cart/checkout-contract.ts';
import { trimSlashes } from '../trim.ts';
import { type Agent, agentOf, type Tongue, tongueOf } from './agent.ts';
import { EVENTS, type TrackedEvent } from './contract.ts';
import { plain, type Source, sourceOf } from './source.ts';

/** Without who it was of and when, which the page has no say in. */
export interface Hit extends Agent, Tongue, Source {
  readonly event: TrackedEvent;
  /** Of the page it happened on. */
  readonly path: string;
  /** What it is about: the words of a button, the id of a form; empty for views. */
  readonly subject: string;
}

/** What a request says of itself, whatever its body says. */
export interface Told {
  readonly host: string;
  readonly userAgent: string;
  readonly acceptLanguage: string;
  /** Of the page that sends, where the browser names it. */
  readonly referer: string;
}

/** What a body says, and only it can. */
export interface Said {
  readonly event: TrackedEvent;
  readonly url: string;
  /** What led to the page. */
  readonly referrer: string;
  readonly subject: string;
}

const MAX_PATH = 300;

/** Undefined where it is on no page of this site. */
export function hitOf(said: Said, told: Told): Hit | undefined {
  const page = pageOf(told.referer, told.host) ?? pageOf(said.url, told.host);
  if (!page || !EVENTS.includes(said.event)) return undefined;
  return {
    event: said.event,
    path: plainPath(page.pathname),
    subject: plain(said.subject),
    ...agentOf(told.userAgent),
    ...tongueOf(told.acceptLanguage),
    ...sourceOf(page, said.referrer),
  };
}

/** What the server looks up of a page that was seen. */
export interface FollowUp {
  /** Words that were searched for. */
  readonly search?: string;
  /** The token of the order that was shown. */
  readonly order?: string;
}

export function followUpOf({ event, url }: Said, { referer, host }: Told): FollowUp {
  const page = pageOf(referer, host) ?? pageOf(url, host);
  if (event !== 'view' || !page) return {};
  const search = page.pathname === SEARCH_PATH ? (page.searchParams.get('q') ?? '').trim() : '';
  // A page of an order tells nobody where its visitor came from: its referer is bare.
  const order = pageOf(url, host) && orderTokenIn(pageOf(url, host)?.pathname ?? '');
  return { ...(search ? { search } : {}), ...(order ? { order } : {}) };
}

export function pageOf(address: string, host: string): URL | undefined {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  return url.host === host ? url : undefined;
}

/** As pages are counted: short, without a slash at the end or the token of an order. */
export function plainPath(path: string): string {
  const bare = trimSlashes(path) || '/';
  return plain(decode(withoutToken(bare)), MAX_PATH) || '/';
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** What is not counted, and why: the owner is told how often. */
const DROP_REASONS = [
  'bot',
  'spam-referrer',
  'other-site',
  'too-many',
  'forged-cookie',
  'unreadable',
] as const;
export type DropReason = (typeof DROP_REASONS)[number];
