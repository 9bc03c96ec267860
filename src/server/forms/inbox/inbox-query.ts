/** What of the inbox is looked at, as a query says it. */
import type { Context } from 'hono';
import { z } from 'zod';
import type { SubmissionFilter } from '#domain/forms/submission.ts';
import { storable } from '#domain/storable.ts';

export const LOOK_QUERY = {
  form: z.string().optional().meta({ description: 'The id of a form.' }),
  folder: z.enum(['inbox', 'spam']).optional().meta({ description: 'Without it: inbox.' }),
  search: z.string().optional(),
};

const MAX_SEARCH = 200;

export function filterOf(context: Context): Omit<SubmissionFilter, 'limit'> {
  return {
    isSpam: queryOf(context, 'folder') === 'spam',
    formId: queryOf(context, 'form'),
    search: queryOf(context, 'search')?.slice(0, MAX_SEARCH).toWellFormed(),
  };
}

/** Without what a database refuses. */
export function queryOf(context: Context, name: string): string | undefined {
  return storable(context.req.query(name) ?? '') || undefined;
}

export function counted(count: number): string {
  return count === 1 ? 'one submission' : `${count} submissions`;
}
