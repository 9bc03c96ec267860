/** What happened on the days of a period: what was published writes itself, the rest people note. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Period } from '#domain/locale/period.ts';
import { createNote, deleteNote, readNotes, type VisitorNote } from '#domain/tracking/calls-goals.ts';
import { call } from '../api.ts';
import { formatDay } from '../figures/format.ts';
import { fill } from '../fill.ts';
import { useMay } from '../session.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { useAction } from '../ui/use-action.ts';
import styles from './notes.module.css';
import * as say from './words/en.ts';

const SHOWN = 5;

export function useNotes(siteId: string, period: Period): readonly VisitorNote[] {
  const { data } = useQuery({
    queryKey: ['visitors', siteId, 'notes', period],
    queryFn: ({ signal }) => call(readNotes, { site: siteId, query: period }, { signal }),
    placeholderData: (before) => before,
  });
  return data?.notes ?? [];
}

interface NotesProps {
  readonly siteId: string;
  readonly notes: readonly VisitorNote[];
  /** The day that is offered for a new one. */
  readonly until: string;
}

export function Notes({ siteId, notes, until }: NotesProps): ReactNode {
  const mayWrite = useMay('config.settings');
  const [isAdding, setIsAdding] = useState(false);
  const [isWhole, setIsWhole] = useState(false);
  const latest = notes.toReversed();
  const shown = isWhole ? latest : latest.slice(0, SHOWN);
  return (
    <section className={styles['notes']} aria-label={say.whatHappened}>
      {shown.length > 0 && (
        <ul className="stack snug">
          {shown.map((note) => (
            <li key={note.id ?? `${note.day} ${note.words}`} className={`cluster ${styles['note']}`}>
              <span className={`fixed hint ${styles['day']}`}>{formatDay(note.day)}</span>
              <span className={`words ${styles['words']}`}>{note.words}</span>
              {mayWrite && note.id !== null && <Remove siteId={siteId} note={note} id={note.id} />}
            </li>
          ))}
        </ul>
      )}
      <div className={`row tight ${styles['actions']}`}>
        {mayWrite && (
          <Button tone="quiet" size="small" icon={<Plus size={14} />} onClick={() => setIsAdding(true)}>
            {say.addANote}
          </Button>
        )}
        {latest.length > SHOWN && !isWhole && (
          <Button tone="quiet" size="small" onClick={() => setIsWhole(true)}>
            {fill(say.showAllCountNotes, { count: latest.length })}
          </Button>
        )}
      </div>
      {isAdding && <NewNote siteId={siteId} until={until} onClose={() => setIsAdding(false)} />}
    </section>
  );
}

interface RemoveProps {
  readonly siteId: string;
  readonly note: VisitorNote;
  readonly id: string;
}

function Remove({ siteId, note, id }: RemoveProps): ReactNode {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['visitors', siteId, 'notes'] });
  const removing = useAction(() => call(deleteNote, { site: siteId, note: id }), {
    said: say.noteDeleted,
    undo: () => () =>
      call(createNote, { site: siteId, body: { day: note.day, words: note.words } }).then(refresh),
    onDone: refresh,
  });
  return (
    <IconButton
      label={fill(say.deleteTheNoteWords, { words: note.words })}
      size="small"
      icon={<X size={14} />}
      onClick={() => removing.mutate()}
    />
  );
}

interface NewNoteProps {
  readonly siteId: string;
  readonly until: string;
  readonly onClose: () => void;
}

function NewNote({ siteId, until, onClose }: NewNoteProps): ReactNode {
  const [day, setDay] = useState(until);
  const [words, setWords] = useState('');
  const sending = useAction(() => call(createNote, { site: siteId, body: { day, words } }), {
    reads: ['visitors', siteId, 'notes'],
    isFailureShown: true,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={say.addANote}
      description={say.appearsOnItsDayInThe}
      action={say.add}
      isIncomplete={words.trim() === '' || day === ''}
      sending={{ ...sending, mutate: () => sending.mutate() }}
      onClose={onClose}
    >
      <TextField
        label={say.whatHappened}
        value={words}
        maxLength={120}
        placeholder={say.articleInTheLocalPaper}
        onChange={setWords}
      />
      <TextField label={say.day} type="date" value={day} onChange={setDay} />
    </FormDialog>
  );
}
