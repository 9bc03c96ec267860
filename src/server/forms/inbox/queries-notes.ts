import type { FormSubmission, NotedSubmission, SubmissionNote } from '#domain/forms/calls-inbox.ts';
import type { Queryable } from '../../db/schema.ts';
import type { SubmissionNoteTable } from '../tables.ts';

/** Each with its notes, the oldest first. */
export async function withNotes(
  db: Queryable,
  submissions: readonly FormSubmission[],
): Promise<NotedSubmission[]> {
  const rows = await db
    .selectFrom('submission_notes')
    .selectAll()
    .where('submission_id', 'in', [...submissions.map(({ id }) => id), ''])
    .orderBy('id')
    .execute();
  const notes = Map.groupBy(rows, (row) => row.submission_id);
  return submissions.map((each) => ({ ...each, notes: (notes.get(each.id) ?? []).map(toNote) }));
}

export async function findNote(
  db: Queryable,
  { siteId, submissionId, id }: { siteId: string; submissionId: string; id: string },
): Promise<SubmissionNote | undefined> {
  const row = await db
    .selectFrom('submission_notes')
    .selectAll()
    .where('id', '=', id)
    .where('submission_id', '=', submissionId)
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  return row && toNote(row);
}

export async function insertNote(tx: Queryable, row: SubmissionNoteTable): Promise<void> {
  await tx.insertInto('submission_notes').values(row).execute();
}

export async function updateNote(tx: Queryable, id: string, body: string, now: number): Promise<void> {
  await tx.updateTable('submission_notes').set({ body, edited_at: now }).where('id', '=', id).execute();
}

export async function deleteNote(tx: Queryable, id: string): Promise<void> {
  await tx.deleteFrom('submission_notes').where('id', '=', id).execute();
}

function toNote(row: SubmissionNoteTable): SubmissionNote {
  return {
    id: row.id,
    accountId: row.account_id,
    author: row.author,
    body: row.body,
    createdAt: row.created_at,
    editedAt: row.edited_at,
  };
}
