/** Pages and posts, in the order in which each finds what it stands below, a few in each transaction. */
import { type ConvertedItem, convertItem } from '#domain/import/convert-item.ts';
import type { IndexedItem } from '#domain/import/index-item.ts';
import type { ImportEntry } from '#domain/import/report.ts';
import type { WxrItem } from '#domain/import/wxr.ts';
import type { Queryable } from '../db/schema.ts';
import { foreseePath } from './foresee-path.ts';
import { closeComments, importComments } from './import-comments.ts';
import { importShownFiles } from './import-media.ts';
import { authorOf, type ImportRun, isHomePage, sourceIdOf, takeTurn } from './import-run.ts';
import { ownCopy } from './read-export.ts';
import { surroundingsOf } from './surroundings.ts';
import {
  type DocumentToWrite,
  OUTCOMES,
  type Publication,
  planChange,
  writeDocument,
} from './write-document.ts';

/** Entries written together: enough to share a commit, few enough that others need not wait. */
const BATCH = 20;

export async function importDocuments(run: ImportRun, items: readonly IndexedItem[]): Promise<void> {
  for (let from = 0; from < items.length; from += BATCH) {
    await takeTurn(run);
    const batch = items.slice(from, from + BATCH);
    run.options.onProgress(`${items[0]?.role === 'post' ? 'Posts' : 'Pages'} ${from} of ${items.length}`);
    await importBatch(run, batch);
  }
}

interface Prepared {
  readonly item: IndexedItem;
  readonly source: WxrItem;
  readonly converted: ConvertedItem;
  readonly document: DocumentToWrite;
  readonly notes: readonly string[];
}

async function importBatch(run: ImportRun, items: readonly IndexedItem[]): Promise<void> {
  const prepared: Prepared[] = [];
  for (const item of items) {
    const entry = await prepare(run, item);
    if ('outcome' in entry) run.entries.push(entry);
    else prepared.push(entry);
  }
  const { db } = run.deps;
  const entries = run.options.isDryRun
    ? await writeAll(run, prepared, (each) => foresee(run, db.read, each))
    : await db.write((tx) => writeAll(run, prepared, (each) => writeOne(run, tx, each)));
  run.entries.push(...entries);
}

async function writeAll(
  run: ImportRun,
  prepared: readonly Prepared[],
  write: (each: Prepared) => Promise<ImportEntry[]>,
): Promise<ImportEntry[]> {
  const entries: ImportEntry[] = [];
  for (const each of prepared) {
    const [first, ...rest] = await write(each);
    if (first?.path !== undefined) run.paths.set(each.item.key, first.path);
    entries.push(...ownCopy([...(first ? [first] : []), ...rest]));
  }
  return entries;
}

async function writeOne(
  run: ImportRun,
  tx: Queryable,
  { item, source, document, notes }: Prepared,
): Promise<ImportEntry[]> {
  const written = await writeDocument(tx, run.deps, document);
  const entry: ImportEntry = {
    ...entryOf(run, item),
    title: document.body.title,
    outcome: written.outcome,
    // What could not be carried over as it was has been reported already; an unchanged entry adds nothing.
    notes:
      written.outcome === 'unchanged' ? [] : [...written.notes, ...(written.outcome === 'kept' ? [] : notes)],
    path: written.path,
  };
  if (written.outcome === 'left-out') return [entry];
  const comments = await importComments(tx, run, item, source);
  if (written.outcome === 'created') await closeComments(tx, run, item, source);
  return [entry, ...comments];
}

/** What writing would do. */
async function foresee(
  run: ImportRun,
  db: Queryable,
  { item, source, document, notes }: Prepared,
): Promise<ImportEntry[]> {
  const change = await planChange(db, document);
  const entry: ImportEntry = {
    ...entryOf(run, item),
    title: document.body.title,
    outcome: OUTCOMES[change.kind],
    notes: change.kind === 'kept' ? [change.why] : change.kind === 'unchanged' ? [] : notes,
    path:
      change.kind === 'create'
        ? await foreseePath(run, item, document)
        : (document.existing?.path ?? undefined),
  };
  return [entry, ...(await importComments(undefined, run, item, source))];
}

function entryOf(run: ImportRun, item: IndexedItem): Pick<ImportEntry, 'kind' | 'sourceId' | 'title'> {
  return {
    kind: item.role === 'post' ? 'post' : 'page',
    sourceId: sourceIdOf(run, item.key),
    title: item.title,
  };
}

async function prepare(run: ImportRun, item: IndexedItem): Promise<Prepared | ImportEntry> {
  const { deps, options, file } = run;
  const source = file.take(item);
  await importShownFiles(run, source.content);
  const sourceId = sourceIdOf(run, item.key);
  const converted = convertItem(source, {
    source: options.source,
    sourceId,
    isPost: item.role === 'post',
    hasTitleAbove: item.role === 'page' && !isHomePage(item),
    author: authorOf(run, source.creator),
    context: surroundingsOf(run, item),
    imageId: imageOf(run, item),
  });
  const problem = deps.ports.checkBody(converted.body);
  if (problem !== undefined) {
    return {
      ...entryOf(run, item),
      outcome: 'left-out',
      notes: [`it could not be brought into a form that can be stored: ${problem}`],
    };
  }
  const notes: string[] = [];
  const publication = publicationOf(item, deps.now(), notes);
  const existing = run.existing.get(sourceId);
  const hasNewPassword = source.password !== '' && !existing && !options.isDryRun;
  const passwordHash = hasNewPassword ? await deps.ports.hashPassword(source.password) : undefined;
  return {
    item,
    source,
    converted,
    notes: [...converted.notes, ...notes],
    document: {
      ...placeOf(run, item, notes),
      siteId: options.siteId,
      id: run.ids.get(item.key) ?? '',
      sourceId,
      body: converted.body,
      publication,
      passwordHash,
      existing,
    },
  };
}

function imageOf(run: ImportRun, item: IndexedItem): string | undefined {
  const key = item.thumbnail === '' ? undefined : run.addresses.findId(item.thumbnail);
  const media = key === undefined ? undefined : run.media.get(key);
  return media?.kind === 'image' ? media.id : undefined;
}

function placeOf(
  run: ImportRun,
  item: IndexedItem,
  notes: string[],
): Pick<DocumentToWrite, 'kind' | 'slug' | 'parentId' | 'collectionId' | 'position' | 'at'> {
  const common = { slug: item.slug, position: item.order, at: item.at };
  if (item.role === 'post') {
    return { ...common, kind: 'item', parentId: null, collectionId: run.blog?.collectionId ?? null };
  }
  const parentKey = item.parent === '' ? undefined : run.addresses.findId(item.parent);
  const parent = parentKey === undefined ? undefined : run.byKey.get(parentKey);
  const isThere = parent?.role === 'page' && run.paths.has(parent.key);
  if (item.parent !== '' && !isThere)
    notes.push('its parent page was not imported, so it moved to the top level');
  return {
    ...common,
    kind: 'page',
    parentId: isThere ? (run.ids.get(parent.key) ?? null) : null,
    collectionId: null,
  };
}

function publicationOf(item: IndexedItem, now: number, notes: string[]): Publication {
  switch (item.status) {
    case 'publish':
    case 'inherit':
      return { kind: 'publish' };
    case 'future':
      if (item.at !== undefined && item.at > now) return { kind: 'schedule', at: item.at };
      notes.push('it was to appear at a time that has passed, and is published');
      return { kind: 'publish' };
    case 'private':
      return { kind: 'private' };
    case 'pending':
      return { kind: 'review' };
    case 'draft':
      return { kind: 'draft' };
    default:
      notes.push(`its status “${item.status.slice(0, 40)}” is not known; it came over as a draft`);
      return { kind: 'draft' };
  }
}
