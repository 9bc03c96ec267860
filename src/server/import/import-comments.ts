/** Comments come over with their entry; mentions by other sites (trackbacks, pingbacks) do not. */
import type { IndexedItem } from '#domain/import/index-item.ts';
import { plainLines, plainWords, shorten } from '#domain/import/plain-words.ts';
import type { ImportEntry } from '#domain/import/report.ts';
import { utcInstant, type WxrComment, type WxrItem } from '#domain/import/wxr.ts';
import type { Queryable } from '../db/schema.ts';
import { type ImportRun, sourceIdOf } from './import-run.ts';
import { insertComment, type NewComment } from './queries.ts';

const STATUSES: Readonly<Record<string, NewComment['status']>> = {
  1: 'published',
  0: 'pending',
  spam: 'spam',
};
const MAX_AUTHOR = 200;
const MAX_EMAIL = 254;
const MAX_BODY = 20_000;

/** @returns what there is to say, one entry a comment */
export async function importComments(
  tx: Queryable | undefined,
  run: ImportRun,
  item: IndexedItem,
  source: WxrItem,
): Promise<ImportEntry[]> {
  const documentId = run.ids.get(item.key) ?? '';
  const entries: ImportEntry[] = [];
  const ids = new Map<string, string>();
  for (const comment of parentsFirst(source.comments)) {
    const sourceId = sourceIdOf(run, `comment:${comment.id || `${item.key}/${entries.length}`}`);
    const entry: Omit<ImportEntry, 'outcome' | 'notes'> = {
      kind: 'comment',
      sourceId,
      title: `on ${item.title}`,
    };
    const reason = reasonToLeave(comment);
    if (reason !== undefined) {
      entries.push({ ...entry, outcome: 'left-out', notes: [reason] });
      continue;
    }
    const known = run.comments.get(sourceId);
    const id = known ?? run.deps.newId();
    ids.set(comment.id, id);
    if (!known && tx) {
      const parentId = ids.get(comment.parent) ?? null;
      const row = { ...commentOf(run, comment), id, documentId, sourceId, parentId };
      await insertComment(tx, row);
    }
    entries.push({ ...entry, outcome: known ? 'unchanged' : 'created', notes: [] });
  }
  const isNew = entries.some(({ outcome }) => outcome === 'created');
  await showBelowPosts(tx, run, item, { ...source, isNew });
  return entries;
}

/** A blog whose readers have spoken shows what they said. */
async function showBelowPosts(
  tx: Queryable | undefined,
  { deps, options, blog }: ImportRun,
  item: IndexedItem,
  { comments, isNew }: WxrItem & { readonly isNew: boolean },
): Promise<void> {
  const isPublished = comments.some((comment) => STATUSES[comment.approved] === 'published');
  if (!tx || !isNew || item.type !== 'post' || !blog || !isPublished) return;
  await deps.ports.showComments(tx, { siteId: options.siteId, collectionId: blog.collectionId });
}

/** A post that took no comments takes none here, though its blog may. */
export async function closeComments(
  tx: Queryable,
  { ids, deps, options }: ImportRun,
  item: IndexedItem,
  { isClosed, comments }: WxrItem,
): Promise<void> {
  const documentId = ids.get(item.key);
  if (!isClosed || item.type !== 'post' || documentId === undefined) return;
  const hasSome = comments.some((comment) => STATUSES[comment.approved] === 'published');
  const { siteId } = options;
  await deps.ports.limitComments(tx, { siteId, documentId, comments: hasSome ? 'closed' : 'off' });
}

function reasonToLeave(comment: WxrComment): string | undefined {
  if (comment.type === 'trackback' || comment.type === 'pingback') {
    return `a ${comment.type} by “${shorten(plainWords(comment.author), 60)}” is not a reader’s comment`;
  }
  if (comment.type !== '' && comment.type !== 'comment')
    return `“${comment.type.slice(0, 40)}” is not a reader’s comment`;
  if (comment.approved === 'trash' || comment.approved === 'post-trashed') return 'it was in the trash';
  return plainLines(comment.content) === '' ? 'it was empty' : undefined;
}

function commentOf(
  run: ImportRun,
  comment: WxrComment,
): Pick<NewComment, 'siteId' | 'author' | 'email' | 'body' | 'status' | 'createdAt'> {
  return {
    siteId: run.options.siteId,
    author: shorten(plainWords(comment.author), MAX_AUTHOR) || 'Anonymous',
    email: comment.email.trim().slice(0, MAX_EMAIL).toLowerCase() || null,
    body: shorten(plainLines(comment.content), MAX_BODY),
    status: STATUSES[comment.approved] ?? 'pending',
    createdAt: utcInstant(comment.dateGmt) ?? utcInstant(comment.date) ?? run.deps.now(),
  };
}

/** Answers after what they answer. A comment whose parent is not there stands by itself. */
function parentsFirst(comments: readonly WxrComment[]): WxrComment[] {
  const present = new Set(comments.map(({ id }) => id));
  const byParent = Map.groupBy(comments, ({ id, parent }) =>
    present.has(parent) && parent !== id ? parent : '',
  );
  const ordered: WxrComment[] = [];
  const waiting = [...(byParent.get('') ?? [])];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    ordered.push(next);
    waiting.push(...(next.id === '' ? [] : (byParent.get(next.id) ?? [])));
  }
  const seen = new Set(ordered);
  return [...ordered, ...comments.filter((comment) => !seen.has(comment))];
}
