/** Submissions under each other: with keys, boxes to choose several, and what can be done about them. */
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import type { FormSubmission } from '#domain/forms/submission.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { ChoiceHead, stepFrom, stepOf, useChoice } from '../ui/list.tsx';
import { Panel } from '../ui/page.tsx';
import { SubmissionRow } from './submission-row.tsx';
import styles from './submissions.module.css';
import type { Folder } from './submissions.ts';
import { type SubmissionMark, useSorting } from './use-sorting.ts';

/** As the server takes at once. */
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
  const isAllRead = submissions.every((each) => each.isRead || !choice.has(each.id));
  return (
    <Panel>
      <ChoiceHead choice={choice} total={submissions.length}>
        <BulkActions {...{ siteId, folder, isAllRead }} ids={choice.ids} onDone={choice.clear} />
      </ChoiceHead>
      <ul className={styles['list']} onKeyDown={step}>
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

/** From box to box, or from entry to entry. */
function step(event: KeyboardEvent): void {
  const by = stepOf(event);
  const target = event.target as HTMLElement;
  const row = target.closest('li');
  if (!by || !row) return;
  event.preventDefault();
  stepFrom(row, by, target.matches('input') ? 'input' : 'button');
}

interface BulkActionsProps {
  readonly siteId: string;
  readonly folder: Folder;
  readonly ids: readonly string[];
  readonly isAllRead: boolean;
  readonly onDone: () => void;
}

function BulkActions({ siteId, folder, ids, isAllRead, onDone }: BulkActionsProps): ReactNode {
  const sorting = useSorting(siteId);
  const [isAsking, setIsAsking] = useState(false);
  const mark = (change: SubmissionMark) => () => {
    onDone();
    void sorting.mark(ids, change);
  };
  const remove = async () => {
    const isDone = await sorting.remove(ids);
    setIsAsking(false);
    if (isDone) onDone();
  };
  const isSpam = folder === 'spam';
  const what = ids.length === 1 ? 'this submission' : `${ids.length} submissions`;
  return (
    <>
      <Button size="small" onClick={mark({ isRead: !isAllRead })}>
        {isAllRead ? 'Mark as unread' : 'Mark as read'}
      </Button>
      <Button size="small" onClick={mark({ isSpam: !isSpam })}>
        {isSpam ? 'Not spam' : 'Spam'}
      </Button>
      <Button size="small" onClick={() => setIsAsking(true)}>
        Delete
      </Button>
      <ConfirmDialog
        title={`Delete ${what}?`}
        description={ids.length === 1 ? 'It is gone for good.' : 'They are gone for good.'}
        action="Delete"
        isOpen={isAsking}
        onConfirm={() => void remove()}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
