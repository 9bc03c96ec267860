/** Reads a whole export once: what is wrong is found before anything is written, and every entry is put aside. */
import { statSync } from 'node:fs';
import { type IndexedItem, ItemKeys, indexItem } from '#domain/import/index-item.ts';
import type { WxrItem, WxrSite } from '#domain/import/wxr.ts';
import type { ImportSource } from '#domain/moves/move.ts';
import { ItemSpool, type SpooledAt } from './item-spool.ts';
import { type ReadWxrOptions, readWxr } from './read-wxr.ts';
import { OTHER_SOURCES, type ReadSourceOptions, type SourceRead } from './sources/read-source.ts';

export interface ReadExportOptions extends ReadSourceOptions {
  readonly source: ImportSource;
  readonly onProgress: (text: string) => void;
}

export interface ExportFile {
  readonly site: WxrSite;
  /** In the order of the file. */
  readonly items: readonly IndexedItem[];
  take(item: IndexedItem): WxrItem;
  close(): void;
}

export type ExportRead =
  | { readonly ok: true; readonly file: ExportFile }
  | { readonly ok: false; readonly message: string };

export async function readExport(file: string, options: ReadExportOptions): Promise<ExportRead> {
  const size = sizeOf(file, options.source);
  if (size === undefined) return { ok: false, message: `The file ${file} does not exist.` };
  const spool = new ItemSpool();
  const keys = new ItemKeys();
  const items: IndexedItem[] = [];
  const places = new Map<IndexedItem, SpooledAt>();
  const close = () => spool.remove();
  try {
    const add = (item: WxrItem) => {
      const indexed = ownCopy(indexItem(item, keys.keyOf(item)));
      items.push(indexed);
      places.set(indexed, spool.add(item));
    };
    const read = await readAny(file, options, {
      isTolerant: options.source === 'squarespace',
      signal: options.signal,
      onProgress: (bytes) => options.onProgress(`Reading ${percent(bytes, size)}, ${items.length} entries`),
      onItem: add,
    });
    if (!read.ok) {
      close();
      return { ok: false, message: read.message };
    }
    return {
      ok: true,
      file: { site: read.site, items, take: (item) => spool.take(placeOf(places, item)), close },
    };
  } catch (error) {
    close();
    throw error;
  }
}

async function readAny(
  file: string,
  { source, ...options }: ReadExportOptions,
  wxr: ReadWxrOptions,
): Promise<Awaited<ReturnType<typeof readWxr>> | SourceRead> {
  if (source === 'wordpress' || source === 'squarespace') return readWxr(file, wxr);
  const read = await OTHER_SOURCES[source](file, options);
  if (read.ok) for (const item of read.items) wxr.onItem(item);
  return read;
}

/** Texts cut out of a larger one keep all of it in memory; these are kept long after the file is gone. */
export function ownCopy<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

function placeOf(places: ReadonlyMap<IndexedItem, SpooledAt>, item: IndexedItem): SpooledAt {
  const at = places.get(item);
  if (!at) throw new Error(`not an item of this export: ${item.key}`);
  return at;
}

function sizeOf(file: string, source: ImportSource): number | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats?.isFile() || (source === 'markdown' && stats?.isDirectory()) ? stats.size : undefined;
}

function percent(bytes: number, size: number): string {
  return `${Math.floor((100 * bytes) / Math.max(1, size))} %`;
}
