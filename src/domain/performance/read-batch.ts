/** What a page sends about its speed becomes what may be kept: known names, limited values, short texts. */
import { isObject } from '../json.ts';
import { plain } from '../tracking/source.ts';
import { MAX_ELEMENT, MAX_RECORDS, MAX_TEXT, type Measurement, type Metric, type TIMES } from './contract.ts';
import { limitValue } from './histogram.ts';

export interface ReadBatch {
  readonly pageLoadId: string;
  readonly memberAccountId: string;
  readonly url: string;
  readonly records: readonly Measurement[];
}

export type BatchRead =
  | { readonly kind: 'read'; readonly batch: ReadBatch }
  /** There is a list, and nothing in it. */
  | { readonly kind: 'empty' }
  | { readonly kind: 'unreadable' };

const PAINTS_AND_INPUTS: readonly Metric[] = ['cls', 'fcp', 'lcp', 'fid', 'inp'];
const MAX_ID = 200;
const MAX_URL = 2000;

/** @param host of the site */
export function readBatch(body: string, host: string): BatchRead {
  const value = readJson(body);
  if (!isObject(value) || !Array.isArray(value['records'])) return { kind: 'unreadable' };
  const given = value['records'].slice(0, MAX_RECORDS);
  if (given.length === 0 || given.some((each) => !isObject(each) || Object.keys(each).length === 0))
    return { kind: 'empty' };
  const byName = new Map<string, Measurement>();
  // A page measures each once; several scripts or fonts may be at fault.
  for (const each of given.flatMap((fields) => readRecord(fields, host))) {
    const key = `${each.name} ${each.subject ?? ''}`;
    const before = byName.get(key);
    byName.set(key, before ? { ...each, value: Math.max(each.value, before.value) } : each);
  }
  if (byName.size === 0) return { kind: 'unreadable' };
  const field = (name: string, most: number) => textOf(value, name).slice(0, most);
  return {
    kind: 'read',
    batch: {
      pageLoadId: field('pageLoadId', MAX_ID),
      memberAccountId: field('memberAccountId', MAX_ID),
      url: field('url', MAX_URL),
      records: [...byName.values()],
    },
  };
}

type Fields = Readonly<Record<string, unknown>>;

/** One record may hold several: the connection and the load, or a picture that is heavy besides. */
function readRecord(fields: Fields, host: string): Measurement[] {
  const { name, value } = fields;
  if (name === 'navigation') return isObject(fields['timing']) ? readTimes(fields['timing'], value) : [];
  if (name === 'blockingScript' || name === 'lateFont') return readFault(fields, name, host);
  if (!PAINTS_AND_INPUTS.includes(name as Metric)) return [];
  const element = short(fields, 'element', MAX_ELEMENT);
  const text = short(fields, 'text', MAX_TEXT);
  return [
    ...measured(name as Metric, value).map((each) => ({
      ...each,
      ...(element && { element }),
      ...(text && { text }),
    })),
    ...(name === 'lcp' ? readPicture(fields) : []),
  ];
}

function measured(name: Metric, given: unknown): Measurement[] {
  const value = limitValue(name, given);
  return value === undefined ? [] : [{ name, value }];
}

/** @param began when the visitor asked for a page that the browser had prepared before */
function readTimes(timing: Fields, began: unknown): Measurement[] {
  const at = (name: (typeof TIMES)[number]) => {
    const value = Object.hasOwn(timing, name) ? timing[name] : undefined;
    return typeof value === 'number' ? value : Number.NaN;
  };
  const start = typeof began === 'number' && began > 0 ? began : 0;
  const since = (name: (typeof TIMES)[number]) => Math.max(0, at(name) - start);
  // Zero where the connection is not encrypted.
  const secure = at('secureConnectionStart');
  return [
    ...measured('responseStart', since('responseStart')),
    ...measured('dnsLookup', at('domainLookupEnd') - at('domainLookupStart')),
    ...measured('tcpConnect', (secure || at('connectEnd')) - at('connectStart')),
    ...measured('tlsHandshake', secure && at('connectEnd') - secure),
    ...measured('domContentLoaded', since('domContentLoadedEventEnd')),
    ...measured('load', since('loadEventEnd')),
    ...measured('encodedBodySize', at('encodedBodySize')),
    ...measured('decodedBodySize', at('decodedBodySize')),
  ];
}

/** Below these, nothing is at fault. */
const HEAVY_BYTES = 300_000;
const LATE_MS = 300;
const BLOCKING_MS = 100;

function readPicture(fields: Fields): Measurement[] {
  const value = limitValue('encodedBodySize', fields['bytes']);
  const subject = fileIn(fields)?.pathname;
  return value === undefined || value < HEAVY_BYTES || !subject
    ? []
    : [{ name: 'heavyPicture', value, subject: plain(subject, MAX_ELEMENT) }];
}

function readFault(fields: Fields, name: 'blockingScript' | 'lateFont', host: string): Measurement[] {
  const value = limitValue('load', fields['value']);
  const file = fileIn(fields);
  if (!file || value === undefined || value < (name === 'lateFont' ? LATE_MS : BLOCKING_MS)) return [];
  // The site’s own scripts are the product’s: there is nothing an owner could do about them.
  if (name === 'blockingScript' && file.host === host) return [];
  const subject = name === 'lateFont' ? (file.pathname.split('/').at(-1) ?? '') : file.host;
  return [{ name, value, subject: plain(subject, MAX_ELEMENT) }];
}

function fileIn(fields: Fields): URL | undefined {
  const address = textOf(fields, 'subject').slice(0, MAX_URL);
  return /^https?:/.test(address) && URL.canParse(address) ? new URL(address) : undefined;
}

function short(fields: Fields, name: string, most: number): string {
  return plain(textOf(fields, name), most);
}

function textOf(fields: Fields, name: string): string {
  const value = Object.hasOwn(fields, name) ? fields[name] : '';
  return typeof value === 'string' ? value : '';
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
