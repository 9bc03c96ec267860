/** The calls about what clients have chosen. */
import { z } from 'zod';
import { doneAnswer, instant } from '../calls/answers.ts';
import { call, type Shape } from '../calls/call.ts';
import { personal } from '../calls/personal.ts';
import { proofPick } from './proofs.ts';

const SELECTIONS = '/api/sites/:site/proofing';
const SELECTION = `${SELECTIONS}/:selection`;

/** Sees who has chosen: those who work on the pages. */
const people = 'config.content';

const outline = z
  .object({
    id: z.string(),
    documentId: z.string().meta({ description: 'The page it was sent from.' }),
    title: z.string().meta({ description: 'Of that page, at the time.' }),
    name: personal(z.string(), people),
    note: personal(z.string(), people),
    sentAt: instant,
    favourites: z.int(),
    comments: z.int(),
  })
  .meta({ id: 'SelectionOutline' });
export type SelectionOutline = Shape<typeof outline>;

const readPick = proofPick.extend({ comment: personal(z.string(), people) }).meta({ id: 'ReadProofPick' });

export const readSelections = call('GET', SELECTIONS, {
  may: 'read',
  summary: 'Lists clients’ picture selections, newest first.',
  answer: z.object({ selections: z.array(outline) }),
});

export const readSelection = call('GET', SELECTION, {
  may: 'read',
  summary: 'Returns a client’s selection, picture by picture.',
  answer: z.object({ selection: outline, picks: z.array(readPick) }),
  errors: { missing: 404 },
});

export const downloadSelection = call('GET', `${SELECTION}/list.csv`, {
  may: 'read',
  summary: 'Exports a client’s selection as CSV.',
  gives: 'text/csv',
  personal: people,
  errors: { missing: 404 },
});

export const removeSelection = call('DELETE', SELECTION, {
  may: 'config.content',
  summary: 'Permanently deletes a client’s selection.',
  answer: doneAnswer('removed'),
  errors: { missing: 404 },
  leaves: 'content.selection-removed',
});
