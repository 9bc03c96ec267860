/** Makes a new site’s contents of a starter: in its name and currency, with ids and dates of its own. */
import { isId } from '#domain/id.ts';
import { isObject } from '#domain/json.ts';
import { CURRENCY_CODES, type CurrencyCode } from '#domain/money/currencies.ts';
import type { MeasurementStandard } from '#domain/store/settings/measurement.ts';
import type { SiteContents, Version } from '../transfer/format.ts';
import { leaveOut, type Parts } from './leave-out.ts';
import { convertMinor } from './rates.ts';

export interface Wanted extends Parts {
  /** Replaces the starter’s own name wherever it is said. */
  readonly name: string;
  readonly identifier: string;
  /** Name of the new site’s owner. */
  readonly author: string;
  readonly currency: CurrencyCode;
  readonly measurementStandard: MeasurementStandard;
  readonly now: number;
  readonly newId: () => string;
}

export function tailor(starter: SiteContents, wanted: Wanted): SiteContents {
  const chosen = inUnits(inCurrency(leaveOut(starter, wanted), wanted.currency), wanted);
  const { settings } = starter.site;
  const ids = newIds(chosen, wanted.newId);
  const renamed = mapStrings(
    chosen,
    (text) => ids.get(text) ?? text.replaceAll(settings.title, () => wanted.name),
  ) as SiteContents;
  const { site, documents, collections, media, rows } = renamed;
  const since = wanted.now - Math.max(...documents.map(({ publishedAt }) => publishedAt ?? 0));
  const moved = (at: number | null) => (at === null ? null : at + since);
  const by = (version: Version): Version => ({ ...version, author: wanted.author, at: version.at + since });
  return {
    site: { ...site, identifier: wanted.identifier, createdAt: wanted.now, hosts: [] },
    documents: documents.map((document) => ({
      ...document,
      createdAt: document.createdAt + since,
      updatedAt: document.updatedAt + since,
      publishedAt: moved(document.publishedAt),
      ...(document.published && { published: by(document.published) }),
    })),
    collections: collections.map((collection) => ({ ...collection, createdAt: wanted.now })),
    media: media.map((medium) => ({ ...medium, createdAt: wanted.now })),
    rows,
  };
}

/** In the order of the old ones: lists that sort by id stay as they were. */
function newIds(contents: SiteContents, newId: () => string): ReadonlyMap<string, string> {
  const old = new Set<string>();
  mapStrings(contents, (text) => {
    if (isId(text)) old.add(text);
    return text;
  });
  return new Map([...old].sort().map((id) => [id, newId()]));
}

function mapStrings(value: unknown, map: (text: string) => string): unknown {
  if (typeof value === 'string') return map(value);
  if (Array.isArray(value)) return value.map((each) => mapStrings(each, map));
  if (value instanceof Map) return new Map([...value].map(([key, each]) => [key, mapStrings(each, map)]));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, mapStrings(each, map)]));
}

function inUnits(contents: SiteContents, { measurementStandard }: Wanted): SiteContents {
  const store = contents.rows.get('store.json');
  if (!store) return contents;
  const rows = store.map((row) => ({ ...row, measurementStandard }));
  return { ...contents, rows: new Map(contents.rows).set('store.json', rows) };
}

function inCurrency(contents: SiteContents, currency: CurrencyCode): SiteContents {
  const store = contents.rows.get('store.json')?.[0];
  const from = isObject(store) ? CURRENCY_CODES.find((code) => code === store['currency']) : undefined;
  if (from === undefined || from === currency) return contents;
  const convert = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(convert);
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        typeof inner === 'number' && /Minor$/.test(key)
          ? convertMinor(inner, from, currency)
          : convert(inner),
      ]),
    );
  };
  const rows = [...contents.rows].map(
    ([file, entries]) => [file, convert(entries) as readonly object[]] as const,
  );
  return {
    ...contents,
    rows: new Map(rows).set('store.json', [{ ...(convert(store) as object), currency }]),
  };
}
