/**
 * Imports an export of WordPress or Squarespace: the whole file is read and checked first, then everything is
 * written in short steps. Doing it again changes nothing; a newer export brings what is new.
 */

import type { IndexedItem } from '#domain/import/index-item.ts';
import { totalsOf } from '#domain/import/report.ts';
import type { ImportReport } from '#domain/import/report-schema.ts';
import { findLiveSite } from '../kernel/sites/queries.ts';
import { adoptSiteFacts, findBlogPage, importBlog, importHome } from './import-blog.ts';
import { importDocuments } from './import-documents.ts';
import { importMedia } from './import-media.ts';
import { importNavigation } from './import-navigation.ts';
import { importRedirects } from './import-redirects.ts';
import { type ImportDeps, type ImportOptions, type ImportRun, sourceIdOf, startRun } from './import-run.ts';
import { MediaFolder } from './media-folder.ts';
import { type ExportFile, readExport } from './read-export.ts';

export interface ImportExport extends Omit<ImportOptions, 'media'> {
  readonly file: string;
  /** Folder with the old site's files. */
  readonly mediaDir?: string | undefined;
}

export type Imported =
  | { readonly kind: 'imported'; readonly report: ImportReport }
  /** Nothing was written. */
  | { readonly kind: 'refused'; readonly message: string };

export async function importExport(deps: ImportDeps, input: ImportExport): Promise<Imported> {
  const site = await findLiveSite(deps.db.read, input.siteId);
  if (!site) return { kind: 'refused', message: 'This site does not exist.' };
  const media = openMediaFolder(input.mediaDir);
  if (media && 'message' in media) return { kind: 'refused', message: media.message };
  const { onProgress, signal } = input;
  const read = await readExport(input.file, {
    source: input.source,
    oldSite: input.oldSite,
    onProgress,
    signal,
  });
  if (!read.ok) return { kind: 'refused', message: read.message };
  try {
    const run = await startRun(deps, { ...input, media: media?.folder }, read.file);
    await runImport(run, read.file);
    const { entries } = run;
    const report: ImportReport = {
      source: input.source,
      site: site.identifier,
      isDryRun: input.isDryRun,
      totals: totalsOf(entries),
      entries,
      ...(run.fetchable.count > 0 && { fetchable: run.fetchable }),
    };
    return { kind: 'imported', report };
  } finally {
    read.file.close();
  }
}

function openMediaFolder(dir: string | undefined): { folder: MediaFolder } | { message: string } | undefined {
  if (dir === undefined) return undefined;
  try {
    return { folder: new MediaFolder(dir) };
  } catch (error) {
    return {
      message: `Can’t read the folder ${dir}: ${error instanceof Error ? error.message : String(error)}`,
    };
  }
}

async function runImport(run: ImportRun, { items }: ExportFile): Promise<void> {
  await adoptSiteFacts(run);
  await importMedia(run);
  const posts = items.filter(({ role }) => role === 'post');
  const problem = posts.length > 0 ? await importBlog(run) : undefined;
  const blogPage = run.blog && findBlogPage(run);
  for (const level of byDepth(
    run,
    items.filter((item) => item.role === 'page' && item !== blogPage),
  )) {
    await importDocuments(run, level);
  }
  if (problem === undefined) await importDocuments(run, posts);
  else leaveOut(run, posts, problem);
  // First: which page is the home page decides which ones a menu of pages lists.
  await importHome(run);
  await importNavigation(run);
  await importRedirects(run);
  reportLeftOut(run, items);
}

/** Pages at the top, then those below them, and so on. Pages below each other in a circle come last. */
function byDepth(run: ImportRun, pages: readonly IndexedItem[]): IndexedItem[][] {
  const levels: IndexedItem[][] = [];
  let waiting = [...pages];
  while (waiting.length > 0) {
    const keys = new Set(waiting.map(({ key }) => key));
    const ready = waiting.filter((item) => isReadyIn(run, item, keys));
    const level = ready.length > 0 ? ready : waiting;
    levels.push(level);
    const written = new Set(level);
    waiting = waiting.filter((item) => !written.has(item));
  }
  return levels;
}

/** Whether what a page stands below has been written or never will be. */
function isReadyIn(run: ImportRun, item: IndexedItem, waiting: ReadonlySet<string>): boolean {
  const key = item.parent === '' ? undefined : run.addresses.findId(item.parent);
  return key === undefined || !waiting.has(key);
}

function leaveOut(run: ImportRun, items: readonly IndexedItem[], why: string): void {
  for (const item of items) {
    run.entries.push({
      kind: 'post',
      sourceId: sourceIdOf(run, item.key),
      title: item.title,
      outcome: 'left-out',
      notes: [why],
    });
  }
}

function reportLeftOut(run: ImportRun, items: readonly IndexedItem[]): void {
  for (const item of items.filter(({ role }) => role === 'left-out')) {
    run.entries.push({
      kind: 'other',
      sourceId: sourceIdOf(run, item.key),
      title: item.title,
      outcome: 'left-out',
      notes: [item.reason ?? `entries of the kind “${item.type}” have no place here`],
    });
  }
}
