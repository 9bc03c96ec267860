/**
 * Puts a site back as an export of it holds it: all of it is checked first, then all of it is written, in one
 * transaction. Nothing is thrown away: pages the export does not know go to the trash, versions and files stay.
 */
import type { Queryable } from '../../db/schema.ts';
import { updateRestoredSite } from '../../kernel/sites/queries.ts';
import { refreshGates } from '../../kernel/sites/queries-gates.ts';
import { findForeign } from './check-owner.ts';
import type { SiteContents } from './format.ts';
import { bodyProblems } from './import-site.ts';
import type { ImportDeps } from './ports.ts';
import type { Problem } from './problems.ts';
import { findSite } from './queries.ts';
import {
  insertNewRevisions,
  setDocumentsAside,
  writeCollections,
  writeDocuments,
  writeMedia,
} from './queries-restore.ts';
import { readExport } from './read-export.ts';
import { contentRowsOf, siteRowOf } from './records.ts';
import { type ExportFolder, writeWithFiles } from './write-with-files.ts';

export interface RestoreContents extends ExportFolder {
  readonly siteId: string;
}

export type ContentsRestored =
  | {
      readonly kind: 'restored';
      readonly documents: number;
      readonly media: number;
      /** How many pages, posts and other parts are in the trash now. */
      readonly setAside: number;
      /** What is not as it should be, in sentences. */
      readonly warnings: readonly string[];
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
    const message = `This archive contains something from another site (${foreign}). Use one exported from this site.`;
    return { kind: 'refused', message };
  }
  const problems = bodyProblems(contents, read.files, deps.ports);
  if (problems.length > 0) return { kind: 'invalid', problems };
  const from = { ...input, absent: read.absent };
  return writeWithFiles(deps, contents, from, {
    write: (tx, missing) => write(tx, deps, contents, { siteId: input.siteId, missing }),
    isWritten: ({ kind }) => kind === 'restored',
  });
}

async function write(
  tx: Queryable,
  deps: ImportDeps,
  contents: SiteContents,
  { siteId, missing }: { readonly siteId: string; readonly missing: readonly string[] },
): Promise<ContentsRestored> {
  if (!(await findSite(tx, siteId))) return { kind: 'refused', message: 'This site does not exist.' };
  const now = deps.now();
  const rows = contentRowsOf(contents, siteId);
  const before = await setDocumentsAside(tx, siteId, now);
  const documentIds = rows.documents.map(({ id }) => id);
  for (const { clear } of deps.ports.moved) await clear?.(tx, siteId, documentIds);
  await writeDocuments(tx, siteId, rows.documents);
  await insertNewRevisions(tx, rows.revisions);
  await writeCollections(tx, siteId, rows.collections);
  await writeMedia(tx, siteId, rows.media);
  for (const { file, insert } of deps.ports.moved) await insert(tx, siteId, contents.rows.get(file) ?? []);
  await updateRestoredSite(tx, siteRowOf(contents.site, now));
  const restored = new Set(documentIds);
  const setAside = before.filter((id) => !restored.has(id));
  for (const documentId of [...restored, ...setAside])
    await deps.ports.adoptDocument(tx, { siteId, documentId });
  await refreshGates(tx, siteId);
  return {
    kind: 'restored',
    documents: restored.size,
    media: rows.media.length,
    setAside: setAside.length,
    warnings: missing,
  };
}
