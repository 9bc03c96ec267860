/** The body of a submission: sent by the island, as JSON or a form, or by the browser itself without scripts. */
import type { Context } from 'hono';
import { isObject } from '#domain/json.ts';
import { storable } from '#domain/storable.ts';
import { readText } from '../../http/read-body.ts';

export interface PostedForm {
  /** Everything sent, by name, in order. */
  readonly entries: Readonly<Record<string, readonly string[]>>;
  /** The first value of a name; empty where there is none. */
  text(name: string): string;
  /** Sent by the browser itself: its answer is a page. */
  readonly isBare: boolean;
  /** A parameter of the page it was sent from, as far as the browser told. */
  readonly pageQuery?: (name: string) => string | undefined;
  /** What was wrong with files that came along, by field id. */
  readonly fileErrors?: Readonly<Record<string, string>>;
}

/** No form has so many fields: each costs more than its bytes. */
const MAX_PAIRS = 5000;
const MAX_BYTES = 1_000_000;
/** Reading JSON takes longer, however it is nested. */
const MAX_JSON_BYTES = 250_000;

/** `unreadable`: of another kind, or broken. */
export async function readPost(context: Context): Promise<PostedForm | 'too-large' | 'unreadable'> {
  const type = context.req.header('content-type') ?? '';
  const read = await readText(context, JSON_TYPE.test(type) ? MAX_JSON_BYTES : MAX_BYTES);
  if (read.kind === 'too-large') return read.kind;
  return parsePost(type, read.text) ?? 'unreadable';
}

const JSON_TYPE = /^application\/json\b/i;

function parsePost(type: string, text: string): PostedForm | undefined {
  if (JSON_TYPE.test(type)) {
    const entries = jsonEntries(text);
    return entries && posted(entries);
  }
  if (/^application\/x-www-form-urlencoded\b/i.test(type) && countPairs(text) <= MAX_PAIRS)
    return posted(groupEntries(new URLSearchParams(text)));
  return undefined;
}

export function posted(entries: Map<string, string[]>): PostedForm {
  return {
    entries: Object.fromEntries(entries),
    // What a database refuses is no part of a text.
    text: (name) => storable(entries.get(name)?.[0] ?? ''),
    isBare: !entries.has('form'),
  };
}

function jsonEntries(text: string): Map<string, string[]> | undefined {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isObject(parsed)) return undefined;
  const plain = Object.entries(parsed).filter(([, value]) => value !== null && typeof value !== 'object');
  const entries = new Map(plain.map(([name, value]) => [name, [String(value)]]));
  // Whoever sends JSON reads JSON.
  return entries.has('form') ? entries : entries.set('form', ['']);
}

function countPairs(text: string): number {
  let pairs = 1;
  for (let at = text.indexOf('&'); at >= 0; at = text.indexOf('&', at + 1)) pairs += 1;
  return pairs;
}

function groupEntries(pairs: Iterable<[string, string]>): Map<string, string[]> {
  const entries = new Map<string, string[]>();
  for (const [name, value] of pairs) addEntry(entries, name, value);
  return entries;
}

export function addEntry(entries: Map<string, string[]>, name: string, value: string): void {
  const values = entries.get(name);
  // Never a new list for each: of one name there may be thousands.
  if (values) values.push(value);
  else entries.set(name, [value]);
}
