/** What a page sends about its speed becomes what may be kept: known names, limited values, short texts. */
import { isObject } from '../json.ts';
import { plain } from '../tracking/source.ts';
import {
  CAUSES,
  type Cause,
  MAX_ELEMENT,
  MAX_RECORDS,
  MAX_TEXT,
  METRICS,
  type Metric,
  type SpeedRecord,
} from './contract.ts';
import { limitValue } from './histogram.ts';

export interface ReadBatch {
  readonly pageLoadId: string;
  readonly memberAccountId: string;
  readonly url: string;
  readonly records: readonly SpeedRecord[];
}

export type BatchRead =
  | { readonly kind: 'read'; readonly batch: ReadBatch }
  /** There is a list, and nothing in it. */
  | { readonly kind: 'empty' }
  | { readonly kind: 'unreadable' };

const MAX_ID = 200;
const MAX_URL = 2000;

export function readBatch(body: string): BatchRead {
  const value = readJson(body);
  if (!isObject(value) || !Array.isArray(value['records'])) return { kind: 'unreadable' };
  const given = value['records'].slice(0, MAX_RECORDS);
  if (given.length === 0 || given.some((each) => !isObject(each) || Object.keys(each).length === 0))
    return { kind: 'empty' };
  const byName = new Map<string, SpeedRecord>();
  for (const each of given) {
    const record = readRecord(each);
    // A page measures each once; several pictures, hosts or fonts may be at fault.
    if (record) byName.set(`${record.name} ${record.subject ?? ''}`, record);
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

function readRecord(fields: Fields): SpeedRecord | undefined {
  const name = fields['name'];
  if (METRICS.includes(name as Metric)) {
    const value = limitValue(name as Metric, fields['value']);
    if (value === undefined) return undefined;
    const element = short(fields, 'element', MAX_ELEMENT);
    const text = short(fields, 'text', MAX_TEXT);
    return { name: name as Metric, value, ...(element && { element }), ...(text && { text }) };
  }
  if (!CAUSES.includes(name as Cause)) return undefined;
  const value = limitValue(name === 'heavyPicture' ? 'encodedBodySize' : 'load', fields['value']);
  const subject = short(fields, 'subject', MAX_ELEMENT);
  return value === undefined || !subject ? undefined : { name: name as Cause, value, subject };
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
