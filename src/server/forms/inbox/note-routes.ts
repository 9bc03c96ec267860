/** What those who look after a site note down about a submission. Only who wrote a note changes it. */
import * as inbox from '#domain/forms/calls-inbox.ts';
import type { Queryable } from '../../db/schema.ts';
import type { Actor, Deps } from '../../deps.ts';
import type { AnswerCall } from '../../http/answer-calls.ts';
import { findNoted, GONE, type SubmissionAddress } from './find-noted.ts';
import { findSubmission } from './queries.ts';
import { deleteNote, findNote, insertNote, updateNote } from './queries-notes.ts';

export function noteRoutes(deps: Deps, answer: AnswerCall): void {
  answer(inbox.addNote, async (call, { body }) => {
    const { siteId, actor } = call;
    const row = {
      id: deps.newId(),
      siteId,
      submissionId: call.params.submission,
      accountId: actor.accountId ?? null,
      author: actor.name,
      body,
      createdAt: deps.now(),
      editedAt: null,
    };
    await deps.db.write(async (tx) => {
      if (await findSubmission(tx, row.submissionId, siteId)) await insertNote(tx, row);
    });
    return readNotes(deps, call);
  });
  answer(inbox.changeNote, (call, { body }) =>
    change(deps, call, (tx, id) => updateNote(tx, id, body, deps.now())),
  );
  answer(inbox.removeNote, (call) => change(deps, call, deleteNote));
}

interface NoteCall extends SubmissionAddress {
  readonly actor: Actor;
  readonly params: { readonly submission: string; readonly note: string };
}

async function change(deps: Deps, call: NoteCall, apply: (tx: Queryable, id: string) => Promise<void>) {
  const { actor, siteId, params } = call;
  const refusal = await deps.db.write(async (tx) => {
    const note = await findNote(tx, { siteId, submissionId: params.submission, id: params.note });
    if (!note) return NOTE_GONE;
    if (actor.accountId === undefined || note.accountId !== actor.accountId) return NOT_OWN;
    await apply(tx, note.id);
    return undefined;
  });
  return refusal ?? readNotes(deps, call);
}

async function readNotes({ db }: Deps, call: SubmissionAddress) {
  const noted = await findNoted(db.read, call);
  return noted ? { notes: noted.notes } : GONE;
}

const NOTE_GONE = { kind: 'missing', message: 'This note no longer exists.' } as const;
const NOT_OWN = {
  kind: 'forbidden',
  message: 'Only the person who wrote this note can change or delete it.',
} as const;
