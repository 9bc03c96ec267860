/** What clients have chosen, for the people of a site. */
import { Hono } from 'hono';
import * as calls from '#domain/proofing/calls.ts';
import { countComments, countFavourites, type ProofSelection } from '#domain/proofing/proofs.ts';
import { selectionCsv } from '#domain/proofing/selection-csv.ts';
import { recorded } from '../activity/record-activity.ts';
import { answerCalls } from '../http/answer-calls.ts';
import { attachment } from '../http/attachment.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { deleteSelections, findSelection, listSelections } from './queries.ts';

const MISSING = { kind: 'missing', message: 'This selection no longer exists.' } as const;

export function proofingRoutes(deps: Pick<Kernel, 'db' | 'now' | 'newId' | 'authorize'>): Hono {
  const app = new Hono();
  const answer = answerCalls(app, deps.authorize);
  answer(calls.readSelections, async ({ siteId }) => ({
    selections: (await listSelections(deps.db.read, siteId)).map(outlineOf),
  }));
  answer(calls.readSelection, async ({ siteId, params }) => {
    const found = await findSelection(deps.db.read, siteId, params.selection);
    return found ? { selection: outlineOf(found), picks: [...found.picks] } : MISSING;
  });
  answer(calls.downloadSelection, async ({ siteId, params, context }) => {
    const found = await findSelection(deps.db.read, siteId, params.selection);
    if (!found) return MISSING;
    return context.body(selectionCsv(found.picks), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': attachment(`${found.title}.csv`),
      'cache-control': 'no-store',
    });
  });
  answer(calls.removeSelection, async (call) =>
    recorded(
      deps,
      call,
      async (within) => {
        const { siteId, params } = call;
        const isRemoved = await within.db.write((tx) => deleteSelections(tx, siteId, [params.selection]));
        return isRemoved ? ({ kind: 'removed' } as const) : MISSING;
      },
      ({ kind }) => (kind === 'removed' ? 'deleted a client’s selection' : undefined),
    ),
  );
  return app;
}

function outlineOf({ id, documentId, title, name, note, picks, sentAt }: ProofSelection) {
  const counts = { favourites: countFavourites(picks), comments: countComments(picks) };
  return { id, documentId, title, name, note, sentAt, ...counts };
}
