/** What of the inbox is shown, as a query says it. */
import type { InboxQuery } from '#domain/forms/calls-inbox.ts';
import type { SubmissionFilter } from './queries.ts';

const MAX_SEARCH = 200;

export function filterOf({ folder, form, search }: InboxQuery): Omit<SubmissionFilter, 'limit'> {
  return {
    isSpam: folder === 'spam',
    formId: form,
    search: search?.slice(0, MAX_SEARCH).toWellFormed(),
  };
}

export function counted(count: number): string {
  return count === 1 ? 'one submission' : `${count} submissions`;
}
