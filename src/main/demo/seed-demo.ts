/** The demo site: made of its folder on the first start of an empty installation, with a page for every block. */
import { DEMO_IDENTIFIER } from '#domain/settings/demo-identifier.ts';
import { DAY_MS } from '#domain/time.ts';
import type { Queryable } from '#server/db/schema.ts';
import type { MovedRows } from '#server/kernel/moves/moved-rows.ts';
import { listSites } from '#server/kernel/sites/queries.ts';
import type { MediaDeps } from '#server/media/open-media.ts';
import type { DocumentFile, SiteContents } from '#server/moves/transfer/format.ts';
import { readExport } from '#server/moves/transfer/read-export.ts';
import { storePictures, writeStarter } from '#server/starter-site.ts';
import { blockDocuments } from './block-pages.ts';

export interface DemoDeps extends Pick<MediaDeps, 'db' | 'now' | 'newId' | 'storage'> {
  /** Of the features, as an import writes them. */
  readonly moved: readonly MovedRows[];
}

/** The scheduled post appears this long after the first start. */
const SCHEDULE_MS = 14 * DAY_MS;

/**
 * Does nothing where there is a site already, or one that can still be brought back. All of it or nothing is there afterwards.
 * @param folder of the demo
 */
export async function seedDemo(deps: DemoDeps, folder: string): Promise<void> {
  if (await hasSites(deps.db.read)) return;
  const read = await readExport(folder, deps.moved, { areFilesRead: false });
  if (read.kind !== 'read') throw new Error(`the demo cannot be read: ${JSON.stringify(read.problems)}`);
  await storePictures(deps.storage, folder, read.contents.media);
  const contents = withBlocks(read.contents, deps.now());
  await deps.db.write(async (tx) => {
    // Of two processes that start on one empty database, the second finds the first one's site.
    if (!(await hasSites(tx))) await writeStarter(tx, deps, contents);
  });
}

async function hasSites(db: Queryable): Promise<boolean> {
  const [there, deleted] = [await listSites(db), await listSites(db, { isDeleted: true })];
  return there.length + deleted.length > 0;
}

function withBlocks(contents: SiteContents, now: number): SiteContents {
  const later = (document: DocumentFile): DocumentFile =>
    document.schedule ? { ...document, schedule: { ...document.schedule, at: now + SCHEDULE_MS } } : document;
  return {
    ...contents,
    site: { ...contents.site, identifier: DEMO_IDENTIFIER, createdAt: now },
    documents: [...contents.documents.map(later), ...blockDocuments(now)],
  };
}
