/** The last file of a backup: what the archive holds, so that nothing missing or changed goes unnoticed. */
import { z } from 'zod';

/** Grows with every change that an older Vitrine could not read. */
export const BACKUP_FORMAT = 1;
export const MANIFEST_FILE = 'manifest.json';

const count = z.int().min(0);

export const manifestSchema = z.object({
  format: z.int(),
  createdAt: z.iso.datetime(),
  /** Names of the migrations the tables have been through. */
  migrations: z.array(z.string().max(100)).min(1),
  /** Rows by table. */
  tables: z.record(z.string(), count),
  entries: z.array(z.object({ name: z.string(), size: count, sha256: z.string().regex(/^[0-9a-f]{64}$/) })),
});
export type Manifest = z.infer<typeof manifestSchema>;
export type ManifestEntry = Manifest['entries'][number];

const TABLE_FILE = /^tables\/([a-z][a-z0-9_]{0,60})\/\d{6}\.jsonl$/;
/** As storage keys are made: no way out of a folder can be written in them. */
const MEDIA_FILE = /^media\/([a-z0-9][a-z0-9-]*(?:[./][a-z0-9][a-z0-9-]*)*)$/;

export type EntryKind =
  | { readonly kind: 'table'; readonly table: string }
  | { readonly kind: 'media'; readonly key: string }
  | { readonly kind: 'manifest' };

/** What a file of the archive is by its name; undefined for names no backup holds. */
export function entryKind(name: string): EntryKind | undefined {
  if (name === MANIFEST_FILE) return { kind: 'manifest' };
  const table = TABLE_FILE.exec(name)?.[1];
  if (table) return { kind: 'table', table };
  const key = MEDIA_FILE.exec(name)?.[1];
  return key ? { kind: 'media', key } : undefined;
}

export function tableFile(table: string, part: number): string {
  return `tables/${table}/${String(part).padStart(6, '0')}.jsonl`;
}
