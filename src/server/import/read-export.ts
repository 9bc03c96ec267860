/** Reads a whole export once: what is wrong is found before anything is written, and every entry is put aside. */
import { statSync } from 'node:fs';
import { type IndexedItem, ItemKeys, indexItem } from '#domain/import/index-item.ts';
import type { WxrItem, WxrSite } from '#domain/import/wxr.ts';
import { ItemSpool, type SpooledAt } from './item-spool.ts';
import { readWxr } from './read-wxr.ts';

export interface ReadExportOptions {
  readonly isTolerant: boolean;
  readonly onProgress: (text: string) => void;
  readonly signal?: AbortSignal | undefined;
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
  const size = sizeOf(file);
  if (size === undefined) return { ok: false, message: `The file ${file} does not exist.` };
  const spool = new ItemSpool();
  const keys = new ItemKeys();
  const items: IndexedItem[] = [];
  const places = new Map<IndexedItem, SpooledAt>();
  const close = () => spool.remove();
  try {
    const read = await readWxr(file, {
      isTolerant: options.isTolerant,
      signal: options.signal,
      onProgress: (bytes) => options.onProgress(`Reading ${percent(bytes, size)}, ${items.length} entries`),
      onItem(item) {
        const indexed = ownCopy(indexItem(item, keys.keyOf(item)));
        items.push(indexed);
        places.set(indexed, spool.add(item));
      },
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

/** Texts cut out of a larger one keep all of it in memory; these are kept long after the file is gone. */
export function ownCopy<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

function placeOf(places: ReadonlyMap<IndexedItem, SpooledAt>, item: IndexedItem): SpooledAt {
  const at = places.get(item);
  if (!at) throw new Error(`not an item of this export: ${item.key}`);
  return at;
}

function sizeOf(file: string): number | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats?.isFile() ? stats.size : undefined;
}

function percent(bytes: number, size: number): string {
  return `${Math.floor((100 * bytes) / Math.max(1, size))} %`;
}
