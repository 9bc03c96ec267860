/** Internal notes about a submission. Visitors never see them. */

import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { AnswerOf } from '#domain/calls/call.ts';
import {
  addNote,
  changeNote,
  type NotedSubmission,
  type read,
  removeNote,
  type SubmissionNote,
} from '#domain/forms/calls-inbox.ts';
import { MAX_NOTE_LENGTH } from '#domain/forms/text-lengths.ts';
import { dateFormat } from '#domain/locale/date-format.ts';
import { call, messageOf } from '../../api.ts';
import { draftKey, draftOf, forgetDraft, keepDraft } from '../../drafts.ts';
import { useTimeZone } from '../../fields/site-data.ts';
import { LOCALE } from '../../language.ts';
import { useMe } from '../../session.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/field.tsx';
import { useAction } from '../../ui/use-action.ts';
import styles from './notes.module.css';
import { submissionKeys } from './submissions.ts';
import * as say from './words/en.ts';

interface SubmissionNotesProps {
  readonly siteId: string;
  readonly submission: NotedSubmission;
}

export function SubmissionNotes({ siteId, submission }: SubmissionNotesProps): ReactNode {
  const { id, notes } = submission;
  const own = { site: siteId, submission: id };
  const client = useQueryClient();
  const me = useMe().data?.account.id ?? '';
  const key = (note = '') => draftKey(me, id, note);
  const [editedId, setEditedId] = useState(
    () => notes.find((note) => draftOf(key(note.id)) !== undefined)?.id,
  );
  const take = (answer: Pick<AnswerOf<typeof read>['submission'], 'notes'>, note = '') => {
    forgetDraft(key(note));
    if (note !== '') setEditedId(undefined);
    client.setQueryData<AnswerOf<typeof read>>(
      submissionKeys.one(siteId, id),
      (now) => now && { submission: { ...now.submission, notes: [...answer.notes] } },
    );
  };
  const remove = useAction((note: string) => call(removeNote, { ...own, note }), { onDone: take });
  return (
    <section className={`stack loose before ${styles['notes']}`} aria-label={say.notes}>
      {notes.length > 0 && (
        <ul className="stack loose">
          {notes.map((note) => (
            <li key={note.id} className={styles['note']}>
              {note.id === editedId ? (
                <NoteForm
                  label={say.changeTheNote}
                  action={say.save}
                  text={note.body}
                  draft={key(note.id)}
                  onSave={async (body) =>
                    take(await call(changeNote, { ...own, note: note.id, body: { body } }), note.id)
                  }
                  onCancel={() => setEditedId(undefined)}
                />
              ) : (
                <Note siteId={siteId} note={note}>
                  {note.accountId === me && (
                    <div className={`row tight ${styles['actions']}`}>
                      <Button size="small" tone="quiet" onClick={() => setEditedId(note.id)}>
                        {say.edit}
                      </Button>
                      <Button
                        size="small"
                        tone="quiet"
                        isBusy={remove.isPending && remove.variables === note.id}
                        onClick={() => remove.mutate(note.id)}
                      >
                        {say.deleteTheNote}
                      </Button>
                    </div>
                  )}
                </Note>
              )}
            </li>
          ))}
        </ul>
      )}
      <NoteForm
        key={notes.length}
        label={say.note}
        action={say.addTheNote}
        text=""
        draft={key()}
        onSave={async (body) => take(await call(addNote, { ...own, body: { body } }))}
      />
    </section>
  );
}

interface NoteProps {
  readonly siteId: string;
  readonly note: SubmissionNote;
  readonly children: ReactNode;
}

function Note({ siteId, note, children }: NoteProps): ReactNode {
  const timeZone = useTimeZone(siteId);
  const when = dateFormat(LOCALE, timeZone, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <>
      <p className={`hint ${styles['by']}`}>
        <b>{note.author}</b>{' '}
        <time dateTime={new Date(note.createdAt).toISOString()}>{when.format(note.createdAt)}</time>
        {note.editedAt !== null && say.edited}
      </p>
      <p className={styles['body']}>{note.body}</p>
      {children}
    </>
  );
}

interface NoteFormProps {
  readonly label: string;
  readonly action: string;
  readonly text: string;
  /** The key of the stored draft. */
  readonly draft: string;
  readonly onSave: (body: string) => Promise<void>;
  readonly onCancel?: () => void;
}

function NoteForm({ label, action, text, draft, onSave, onCancel }: NoteFormProps): ReactNode {
  const [body, setBody] = useState(() => draftOf(draft) ?? text);
  const save = useAction(() => onSave(body), { isFailureShown: true });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  const write = (next: string) => {
    setBody(next);
    keepDraft(draft, next, text);
  };
  const cancel = () => {
    forgetDraft(draft);
    onCancel?.();
  };
  const isShown = body.trim() !== '' || onCancel !== undefined;
  return (
    <form className="stack tight" onSubmit={submit}>
      <TextArea
        label={label}
        isLabelHidden={onCancel !== undefined}
        placeholder={say.onlyPeopleWhoWorkOnThis}
        rows={2}
        maxLength={MAX_NOTE_LENGTH}
        value={body}
        onChange={write}
        hint={body.trim() !== text.trim() && say.notSavedYetYourDraftStays}
        error={save.error ? messageOf(save.error) : undefined}
        autoFocus={onCancel !== undefined}
      />
      {isShown && (
        <div className={`row tight ${styles['actions']}`}>
          <Button size="small" type="submit" disabled={body.trim() === ''} isBusy={save.isPending}>
            {action}
          </Button>
          {onCancel && (
            <Button size="small" tone="quiet" onClick={cancel}>
              {say.cancel}
            </Button>
          )}
        </div>
      )}
    </form>
  );
}
