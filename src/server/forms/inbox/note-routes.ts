/** What those who look after a site note down about a submission. Only who wrote a note changes it. */
import type { Context } from 'hono';
import type { SubmissionNote } from '#domain/forms/submission.ts';
import type { Deps } from '../../deps.ts';
import type { Call, RouteWriter } from '../../http/api-routes.ts';
import { noteInput } from '../contract.ts';
import { findSubmission } from './queries.ts';
import { deleteNote, findNote, insertNote, updateNote, withNotes } from './queries-notes.ts';

const NOTES = '/api/sites/:site/submissions/:submission/notes';
const NOTE = `${NOTES}/:note`;

export function noteRoutes(deps: Deps, { route, bodyRoute }: RouteWriter): void {
  const add = 'Notes something down about a submission.';
  bodyRoute('POST', NOTES, 'config.crm', noteInput, add, async (call, { body }) => {
    const { siteId, actor } = call;
    const now = deps.now();
    const row = {
      id: deps.newId(),
      site_id: siteId,
      submission_id: call.param('submission'),
      account_id: actor.accountId ?? null,
      author: actor.name,
      body,
      created_at: now,
      edited_at: null,
    };
    const isAdded = await deps.db.write(async (tx) => {
      if (!(await findSubmission(tx, row.submission_id, siteId))) return false;
      await insertNote(tx, row);
      return true;
    });
    return isAdded ? answer(deps, call) : missing(call.context, 'This submission is no longer there.');
  });
  const edit = 'Changes a note of one’s own.';
  bodyRoute('PUT', NOTE, 'config.crm', noteInput, edit, (call, { body }) =>
    change(deps, call, (tx, note) => updateNote(tx, note.id, body, deps.now())),
  );
  route('DELETE', NOTE, 'config.crm', 'Deletes a note of one’s own.', (call) =>
    change(deps, call, (tx, note) => deleteNote(tx, note.id)),
  );
}

type Tx = Parameters<Parameters<Deps['db']['write']>[0]>[0];

async function change(
  deps: Deps,
  call: Call,
  apply: (tx: Tx, note: SubmissionNote) => Promise<void>,
): Promise<Response> {
  const { context, actor, siteId, param } = call;
  const outcome = await deps.db.write(async (tx) => {
    const note = await findNote(tx, { siteId, submissionId: param('submission'), id: param('note') });
    if (!note) return 'missing';
    if (actor.accountId === undefined || note.accountId !== actor.accountId) return 'not-own';
    await apply(tx, note);
    return 'changed';
  });
  if (outcome === 'missing') return missing(context, 'This note is no longer there.');
  if (outcome === 'changed') return answer(deps, call);
  const message = 'This note is somebody else’s. Only who wrote it can change or delete it.';
  return context.json({ error: { kind: 'forbidden', message } }, 403);
}

async function answer({ db }: Deps, { context, siteId, param }: Call): Promise<Response> {
  const submission = await findSubmission(db.read, param('submission'), siteId);
  const [noted] = submission ? await withNotes(db.read, [submission]) : [];
  if (!noted) return missing(context, 'This submission is no longer there.');
  return context.json({ notes: noted.notes }, 200, { 'cache-control': 'no-store' });
}

function missing(context: Context, message: string): Response {
  return context.json({ error: { kind: 'missing', message } }, 404);
}
