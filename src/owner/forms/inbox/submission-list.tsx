/** The list of submissions, with keyboard control, checkboxes and bulk actions. */
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import type { FormSubmission } from '#domain/forms/calls-inbox.ts';
import { fill } from '../../fill.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { ChoiceHead, stepFrom, stepOf, useChoice } from '../../ui/list.tsx';
import { heirOf, useFirstStep } from '../../ui/list-focus.ts';
import { Panel } from '../../ui/page.tsx';
import { SubmissionRow } from './submission-row.tsx';
import type { Folder } from './submissions.ts';
import { type SubmissionMark, useSubmissionMarks } from './use-submission-marks.ts';
import * as say from './words/en.ts';

/** The most the server accepts at once. */
const MOST_AT_ONCE = 500;

interface SubmissionListProps {
  readonly siteId: string;
  readonly folder: Folder;
  readonly submissions: readonly FormSubmission[];
  readonly isFormShown: boolean;
  readonly onOpen: (id: string) => void;
}

export function SubmissionRows(props: SubmissionListProps): ReactNode {
  const { siteId, folder, submissions, isFormShown, onOpen } = props;
  const choice = useChoice(
    submissions.map(({ id }) => id),
    MOST_AT_ONCE,
  );
  const place = useRef<HTMLUListElement>(null);
  useFirstStep(place, 'button');
  /** The bulk buttons disappear with the selection, so the focus returns to the list. */
  const findHeir = (areLeaving: boolean) => {
    const rows = [...(place.current?.querySelectorAll<HTMLElement>('li') ?? [])];
    const isChosen = (row: HTMLElement) => choice.has(row.dataset['submission'] ?? '');
    if (areLeaving) return heirOf(rows, isChosen, BOX);
    return rows.find(isChosen)?.querySelector<HTMLElement>(BOX) ?? null;
  };
  const isAllRead = submissions.every((each) => each.isRead || !choice.has(each.id));
  return (
    <Panel>
      <ChoiceHead choice={choice} total={submissions.length}>
        <BulkActions
          {...{ siteId, folder, isAllRead }}
          ids={choice.ids}
          findHeir={findHeir}
          onDone={choice.clear}
        />
      </ChoiceHead>
      <ul ref={place} className="stack snug" onKeyDown={step}>
        {submissions.map((submission) => (
          <SubmissionRow
            key={submission.id}
            submission={submission}
            choice={choice}
            isFormShown={isFormShown}
            onOpen={() => onOpen(submission.id)}
          />
        ))}
      </ul>
    </Panel>
  );
}

const BOX = 'input';

/** Moves between checkboxes, or between entries. */
function step(event: KeyboardEvent): void {
  const by = stepOf(event);
  const target = event.target as HTMLElement;
  const row = target.closest('li');
  if (!by || !row) return;
  event.preventDefault();
  stepFrom(row, by, target.matches(BOX) ? BOX : 'button');
}

interface BulkActionsProps {
  readonly siteId: string;
  readonly folder: Folder;
  readonly ids: readonly string[];
  readonly isAllRead: boolean;
  readonly findHeir: (areLeaving: boolean) => HTMLElement | null;
  readonly onDone: () => void;
}

function BulkActions(props: BulkActionsProps): ReactNode {
  const { siteId, folder, ids, isAllRead, findHeir, onDone } = props;
  const sorting = useSubmissionMarks(siteId);
  const heir = useRef<HTMLElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  const mark = (change: SubmissionMark) => () => {
    findHeir('isSpam' in change)?.focus();
    onDone();
    void sorting.mark(ids, change);
  };
  const remove = async () => {
    heir.current = findHeir(true);
    const isDone = await sorting.remove(ids);
    setIsAsking(false);
    if (isDone) onDone();
    else heir.current = null;
  };
  const isSpam = folder === 'spam';
  return (
    <>
      <Button size="small" onClick={mark({ isRead: !isAllRead })}>
        {isAllRead ? say.markAsUnread : say.markAsRead}
      </Button>
      <Button size="small" onClick={mark({ isSpam: !isSpam })}>
        {isSpam ? say.notSpam : say.spam}
      </Button>
      <Button size="small" onClick={() => setIsAsking(true)}>
        {say.deleteLabel}
      </Button>
      <ConfirmDialog
        title={fill(say.deleteCountSubmissions, { count: ids.length })}
        description={say.youCantUndoThis}
        action={say.deleteLabel}
        isOpen={isAsking}
        focusAfter={() => heir.current}
        onConfirm={() => void remove()}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
