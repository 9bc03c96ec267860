/**
 * Errors of visitors as the owner sees them: the same ones counted together, with the browsers and pages they were met on,
 * and nothing that says who met them.
 */
import { withoutToken } from '../store/cart/checkout-contract.ts';
import type { ErrorGroup } from './calls.ts';
import type { ErrorEntry, TraceEntry } from './contract.ts';
import { scrub } from './scrub.ts';

/** How often each was met. */
export type Counts = Readonly<Record<string, number>>;

export interface Occurrence {
  readonly kind: ErrorGroup['kind'];
  /** What makes two the same. */
  readonly fingerprint: string;
  readonly app: string;
  readonly message: string;
  readonly stack: string;
  readonly page: string;
  readonly browser: string;
}

const MAX_MESSAGE = 300;
const MAX_STACK = 5000;
const MAX_FINGERPRINT = 400;
const MAX_PAGE = 200;
/** Of a function in a stack. */
const MAX_NAME = 100;
const MAX_APP = 60;
/** Names kept in a count; what comes later is counted as others. */
const MAX_NAMES = 20;
export const OTHERS = 'Others';

export function occurrenceOfError(entry: ErrorEntry): Occurrence {
  const message = scrub(entry.message).slice(0, MAX_MESSAGE) || 'Unknown error';
  const stack = scrub(entry.stack).slice(0, MAX_STACK);
  const place = frameOf(stack) || fileOf(scrub(entry.file));
  const app = plainName(entry.app);
  return {
    kind: 'error',
    fingerprint: fingerprintOf('error', app, message, place),
    app,
    message,
    stack: stack || (place && `${place}:${entry.line}:${entry.column}`),
    page: pageOf(entry.url),
    browser: browserOf(entry.userAgent),
  };
}

export function occurrenceOfTrace(entry: TraceEntry, userAgent: string): Occurrence {
  const app = plainName(entry.type);
  const message = scrub(wordsOf(entry.data)).slice(0, MAX_MESSAGE) || app;
  return {
    kind: 'log',
    fingerprint: fingerprintOf('log', app, message, ''),
    app,
    message,
    stack: '',
    page: pageOf(entry.pageUrl),
    browser: browserOf(userAgent),
  };
}

/** A group with one more met. What was resolved is open again; what is ignored stays so. */
export function addOccurrence(group: ErrorGroup, { page, browser }: Occurrence, at: number): ErrorGroup {
  const isBack = group.state === 'resolved';
  return {
    ...group,
    state: isBack ? 'open' : group.state,
    hasReturned: isBack || group.hasReturned,
    count: group.count + 1,
    lastAt: at,
    browsers: countOne(group.browsers, browser),
    pages: countOne(group.pages, page),
  };
}

export function newGroup(id: string, occurrence: Occurrence, at: number): ErrorGroup {
  const { kind, app, message, stack, page, browser } = occurrence;
  const seen = { count: 1, firstAt: at, lastAt: at, browsers: { [browser]: 1 }, pages: { [page]: 1 } };
  return { id, kind, app, message, stack, state: 'open', hasReturned: false, ...seen };
}

function countOne(counts: Counts, name: string): Counts {
  const isFull = Object.keys(counts).length >= MAX_NAMES;
  const key = Object.hasOwn(counts, name) || !isFull ? name : OTHERS;
  return { ...counts, [key]: (counts[key] ?? 0) + 1 };
}

/** The same error of other visitors differs in numbers, names in quotes and ids. */
function fingerprintOf(kind: ErrorGroup['kind'], app: string, message: string, place: string): string {
  const template = message
    .replace(/(["'`“‘])[^"'`“‘”’\n]*(["'`”’])/g, '$1…$2')
    .replace(/\d+/g, '#')
    .toLowerCase();
  return [kind, app, template, place].join('\n').slice(0, MAX_FINGERPRINT);
}

/** `at start (https://…/_v/js/search-BD12ab3c.js:1:204)` is `start /_v/js/search.js`: the same after the next build. */
function frameOf(stack: string): string {
  for (const { 0: word, index } of stack.matchAll(/https?:\/\/[^\s)]+/g)) {
    const place = /(?::\d{1,9}){1,2}$/.exec(word);
    if (!place) continue;
    const name = nameBefore(stack.slice(Math.max(0, index - MAX_NAME), index));
    return `${name === 'at' ? '' : name} ${fileOf(word.slice(0, place.index))}`.trim();
  }
  return '';
}

/** Of the function, in `at start (` and in `start@`. */
function nameBefore(text: string): string {
  const line = text.slice(text.lastIndexOf('\n') + 1).replace(/[@(]$/, '');
  return (
    line
      .trimEnd()
      .split(/[^\w$.<>]/)
      .at(-1) ?? ''
  );
}

function fileOf(address: string): string {
  const path = URL.canParse(address) ? new URL(address).pathname : address;
  return path.replace(/-[\w-]{6,8}(?=\.m?js$)/, '').slice(0, MAX_PAGE);
}

function pageOf(url: string): string {
  if (!URL.canParse(url)) return '/';
  // The address of an order or a booking opens a page that names its customer.
  return scrub(withoutToken(decode(new URL(url).pathname))).slice(0, MAX_PAGE) || '/';
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function plainName(name: string): string {
  return name.replace(/[^\w .:-]/g, '').slice(0, MAX_APP) || 'site';
}

function wordsOf(data: unknown): string {
  return typeof data === 'string' ? data : (JSON.stringify(data) ?? '');
}

const BROWSERS: readonly [mark: RegExp, name: string][] = [
  [/\bEdg(?:A|iOS)?\/(\d+)/, 'Edge'],
  [/\bOPR\/(\d+)/, 'Opera'],
  [/\bSamsungBrowser\/(\d+)/, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/(?:Chrome|CriOS)\/(\d+)/, 'Chrome'],
];
/** Others call themselves a version of something too. */
const SAFARI = /\bVersion\/(\d+)/;

const SYSTEMS: readonly [mark: RegExp, name: string][] = [
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** `Chrome 131 on Windows`: no more of it is kept. */
export function browserOf(userAgent: string): string {
  const system = SYSTEMS.find(([mark]) => mark.test(userAgent))?.[1];
  for (const [mark, name] of BROWSERS) {
    const version = mark.exec(userAgent)?.[1];
    if (version !== undefined) return named(name, version, system);
  }
  const version = userAgent.includes(' Safari/') ? SAFARI.exec(userAgent)?.[1] : undefined;
  return version === undefined ? OTHERS : named('Safari', version, system);
}

function named(name: string, version: string, system: string | undefined): string {
  return `${name} ${version.slice(0, 4)}${system ? ` on ${system}` : ''}`;
}
