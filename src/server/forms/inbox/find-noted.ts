/** A submission as a call names it, with what was noted down about it. */
import type { NotedSubmission } from '#domain/forms/calls-inbox.ts';
import type { Queryable } from '../../db/schema.ts';
import { findSubmission } from './queries.ts';
import { withNotes } from './queries-notes.ts';

export interface SubmissionAddress {
  readonly siteId: string;
  readonly params: { readonly submission: string };
}

export async function findNoted(
  db: Queryable,
  { siteId, params }: SubmissionAddress,
): Promise<NotedSubmission | undefined> {
  const submission = await findSubmission(db, params.submission, siteId);
  return submission && (await withNotes(db, [submission]))[0];
}

export const GONE = { kind: 'missing', message: 'This submission no longer exists.' } as const;
