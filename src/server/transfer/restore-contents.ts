/**
 * Puts a site back as an export of it holds it: all of it is checked first, then all of it is written, in one
 * transaction. Nothing is thrown away: pages the export does not know go to the trash, versions and files stay.
 */
import type { MediaTable, Queryable } from '../db/schema.ts';
import { updateRestoredSite } from '../kernel/sites/queries.ts';
import { findForeign } from './check-owner.ts';
import type { SiteContents } from './format.ts';
import { bodyProblems, type ImportDeps, type ImportSite, storeMedia } from './import-site.ts';
import type { Problem } from './problems.ts';
import { findSite } from './queries.ts';
import {
  type ContentRows,
  insertNewRevisions,
  setDocumentsAside,
  writeCollections,
  writeDocuments,
  writeMedia,
} from './queries-restore.ts';
import { readExport } from './read-export.ts';
import { collectionRowOf, documentRowOf, mediaRowOf, revisionRowsOf, siteRowOf } from './records.ts';
import { storeMovedFiles } from './store-moved-files.ts';

export interface RestoreContents extends Pick<ImportSite, 'folder' | 'onProgress'> {
  readonly siteId: string;
}

export type ContentsRestored =
  | {
      readonly kind: 'restored';
      readonly documents: number;
      readonly media: number;
      /** How many pages, posts and other parts are in the trash now. */
      readonly setAside: number;
    }
  | { readonly kind: 'invalid'; readonly problems: readonly Problem[] }
  | { readonly kind: 'refused'; readonly message: string };

export async function restoreContents(deps: ImportDeps, input: RestoreContents): Promise<ContentsRestored> {
  const read = await readExport(input.folder, deps.ports.moved);
  if (read.kind === 'invalid') return read;
  const { contents } = read;
  if (contents.site.id !== input.siteId) {
    const message = `This is an export of another site (“${contents.site.identifier}”). “Import” makes a site of its own from it.`;
    return { kind: 'refused', message };
  }
  const foreign = await findForeign(deps.db.read, deps.ports.moved, input.siteId, contents);
  if (foreign !== undefined) {
    const message = `This archive holds something of another site (${foreign}). Take one that was exported from this site.`;
    return { kind: 'refused', message };
  }
  const problems = bodyProblems(contents, read.files, deps.ports);
  if (problems.length > 0) return { kind: 'invalid', problems };
  const stored = await storeMedia(deps, contents, input);
  if (stored.kind === 'invalid') return stored;
  const dropFiles = await storeMovedFiles({ ...deps, ...deps.ports }, contents, input.folder);
  const written = await deps.db.write((tx) => write(tx, deps, contents, input));
  if (written.kind !== 'restored') {
    await stored.undo();
    await dropFiles();
  }
  return written;
}

async function write(
  tx: Queryable,
  deps: ImportDeps,
  contents: SiteContents,
  { siteId }: RestoreContents,
): Promise<ContentsRestored> {
  if (!(await findSite(tx, siteId))) return { kind: 'refused', message: 'There is no such site.' };
  const now = deps.now();
  const rows = rowsOf(contents, siteId);
  const before = await setDocumentsAside(tx, siteId, now);
  const documentIds = rows.documents.map(({ id }) => id);
  for (const { clear } of deps.ports.moved) await clear?.(tx, siteId, documentIds);
  await writeDocuments(tx, rows);
  await insertNewRevisions(tx, rows.revisions);
  await writeCollections(tx, rows);
  await writeMedia(tx, rows);
  for (const { file, insert } of deps.ports.moved) await insert(tx, siteId, contents.rows.get(file) ?? []);
  await updateRestoredSite(tx, siteRowOf(contents.site, now));
  const restored = new Set(documentIds);
  const setAside = before.filter((id) => !restored.has(id));
  for (const documentId of [...restored, ...setAside])
    await deps.ports.adoptDocument(tx, { siteId, documentId });
  return { kind: 'restored', documents: restored.size, media: rows.media.length, setAside: setAside.length };
}

function rowsOf(contents: SiteContents, siteId: string): ContentRows {
  return {
    siteId,
    documents: contents.documents.map((file) => documentRowOf(file, siteId)),
    revisions: contents.documents.flatMap((file) => revisionRowsOf(file, siteId)),
    collections: contents.collections.map((file) => collectionRowOf(file, siteId)),
    media: contents.media.map((entry): MediaTable => mediaRowOf(entry, siteId)),
  };
}
