/** Comments under each other: with keys, boxes to choose several, and what can be done about them. */
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import type { CommentStatus } from '#domain/comments/contract.ts';
import { MAX_AT_ONCE, type ModeratedComment } from '#domain/comments/moderation.ts';
import { useSite } from '../session.ts';
import { Button } from '../ui/button.tsx';
import { type Choice, choicesFor } from './choices.ts';
import { CommentRow } from './comment-row.tsx';
import styles from './comments.module.css';
import { PurgeButton } from './purge-button.tsx';
import { type Decisions, useDecisions } from './use-comments.ts';

export function CommentList({ comments }: { readonly comments: readonly ModeratedComment[] }): ReactNode {
  const { id: siteId } = useSite();
  const decisions = useDecisions(siteId);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const shown = comments.filter(({ id }) => chosen.has(id));
  const toggle = (id: string) => setChosen((before) => before.symmetricDifference(new Set([id])));
  const status = comments[0]?.status ?? 'pending';

  const press = (event: KeyboardEvent) => {
    const row = rowOf(event);
    const step = STEPS[event.key];
    const choice = choicesFor(status).find(({ key }) => key === event.key);
    if (!row || !(step || choice)) return;
    event.preventDefault();
    if (step) moveFocus(row, step);
    if (!choice) return;
    moveFocus(row, 1) || moveFocus(row, -1);
    void decisions.decide([row.dataset['comment'] ?? ''], choice.status);
  };
  return (
    <>
      <div className={styles['listHead']}>
        <label className={styles['all']}>
          <input
            type="checkbox"
            checked={shown.length > 0 && shown.length === comments.length}
            ref={(box) => {
              if (box) box.indeterminate = shown.length > 0 && shown.length < comments.length;
            }}
            onChange={() =>
              setChosen(
                shown.length > 0 ? new Set() : new Set(comments.slice(0, MAX_AT_ONCE).map(({ id }) => id)),
              )
            }
          />
          {shown.length > 0 ? `${shown.length} chosen` : 'Choose all'}
        </label>
        {shown.length > 0 && (
          <BulkActions {...{ shown, status, decisions }} onDone={() => setChosen(new Set())} />
        )}
      </div>
      <ul className={styles['list']} onKeyDown={press}>
        {comments.map((comment) => (
          <CommentRow
            key={comment.id}
            comment={comment}
            decisions={decisions}
            isChosen={chosen.has(comment.id)}
            onToggle={() => toggle(comment.id)}
          />
        ))}
      </ul>
    </>
  );
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

/** The comment whose box has the focus. */
function rowOf(event: KeyboardEvent): HTMLElement | null {
  const isPlain = !(event.ctrlKey || event.metaKey || event.altKey);
  const box = event.target as HTMLElement;
  return isPlain && box.matches('[type="checkbox"]') ? box.closest<HTMLElement>('[data-comment]') : null;
}

/** @returns whether there was one */
function moveFocus(row: HTMLElement, step: 1 | -1): boolean {
  const next = step === 1 ? row.nextElementSibling : row.previousElementSibling;
  const box = next?.querySelector<HTMLElement>('[type="checkbox"]');
  box?.focus();
  return box !== null && box !== undefined;
}

interface BulkProps {
  readonly shown: readonly ModeratedComment[];
  readonly status: CommentStatus;
  readonly decisions: Decisions;
  readonly onDone: () => void;
}

function BulkActions({ shown, status, decisions, onDone }: BulkProps): ReactNode {
  const ids = shown.map(({ id }) => id);
  const decide = ({ status: to }: Choice) => {
    onDone();
    void decisions.decide(ids, to);
  };
  return (
    <div className={styles['bulk']} role="group" aria-label="Change what is chosen">
      {choicesFor(status).map((choice) => (
        <Button key={choice.status} size="small" onClick={() => decide(choice)}>
          {choice.label}
        </Button>
      ))}
      {(status === 'spam' || status === 'deleted') && (
        <PurgeButton
          count={ids.length}
          onPurge={() => {
            onDone();
            void decisions.purge(ids);
          }}
        />
      )}
    </div>
  );
}
