import type { FormSubmission, NotedSubmission, SubmissionNote } from '#domain/forms/calls-inbox.ts';
import { pick } from '#domain/pick.ts';
import type { Queryable } from '../../db/schema.ts';
import type { SubmissionNoteTable } from '../tables.ts';

/** Each with its notes, the oldest first. */
export async function withNotes(
  db: Queryable,
  submissions: readonly FormSubmission[],
): Promise<NotedSubmission[]> {
  const rows = await db
    .selectFrom('submissionNotes')
    .selectAll()
    .where('submissionId', 'in', [...submissions.map(({ id }) => id), ''])
    .orderBy('id')
    .execute();
  const notes = Map.groupBy(rows, (row) => row.submissionId);
  return submissions.map((each) => ({ ...each, notes: (notes.get(each.id) ?? []).map(toNote) }));
}

export async function findNote(
  db: Queryable,
  { siteId, submissionId, id }: { siteId: string; submissionId: string; id: string },
): Promise<SubmissionNote | undefined> {
  const row = await db
    .selectFrom('submissionNotes')
    .selectAll()
    .where('id', '=', id)
    .where('submissionId', '=', submissionId)
    .where('siteId', '=', siteId)
    .executeTakeFirst();
  return row && toNote(row);
}

export async function insertNote(tx: Queryable, row: SubmissionNoteTable): Promise<void> {
  await tx.insertInto('submissionNotes').values(row).execute();
}

export async function updateNote(tx: Queryable, id: string, body: string, now: number): Promise<void> {
  await tx.updateTable('submissionNotes').set({ body, editedAt: now }).where('id', '=', id).execute();
}

export async function deleteNote(tx: Queryable, id: string): Promise<void> {
  await tx.deleteFrom('submissionNotes').where('id', '=', id).execute();
}

function toNote(row: SubmissionNoteTable): SubmissionNote {
  return pick(row, 'id', 'accountId', 'author', 'body', 'createdAt', 'editedAt');
}
