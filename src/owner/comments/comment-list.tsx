/** Comments under each other: with keys, boxes to choose several, and what can be done about them. */
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import type { ModeratedComment } from '#domain/comments/calls.ts';
import type { CommentStatus } from '#domain/comments/contract.ts';
import { MAX_AT_ONCE } from '#domain/comments/moderation.ts';
import { useSite } from '../session.ts';
import { Button } from '../ui/button.tsx';
import { ChoiceHead, stepFrom, stepOf, useChoice } from '../ui/list.tsx';
import { heirOf, useFirstStep } from '../ui/list-focus.ts';
import { Panel } from '../ui/page.tsx';
import { type Choice, choicesFor } from './choices.ts';
import { CommentRow } from './comment-row.tsx';
import styles from './comments.module.css';
import { PurgeButton } from './purge-button.tsx';
import { type Decisions, useDecisions } from './use-comments.ts';

export function CommentList({ comments }: { readonly comments: readonly ModeratedComment[] }): ReactNode {
  const { id: siteId } = useSite();
  const place = useRef<HTMLUListElement>(null);
  const decisions = passingFocus(useDecisions(siteId), place);
  const choice = useChoice(
    comments.map(({ id }) => id),
    MAX_AT_ONCE,
  );
  const status = comments[0]?.status ?? 'pending';

  useFirstStep(place, BOX);
  const press = (event: KeyboardEvent) => {
    const row = rowOf(event);
    const step = stepOf(event);
    const decision = choicesFor(status).find(({ key }) => key === event.key);
    const opener = event.key === 'Enter' ? row?.querySelector<HTMLElement>('[data-answer]') : null;
    if (!row || !(step || decision || opener)) return;
    event.preventDefault();
    if (step) stepFrom(row, step, BOX);
    opener?.click();
    if (decision) void decisions.decide([row.dataset['comment'] ?? ''], decision.status);
  };
  return (
    <Panel>
      <ChoiceHead choice={choice} total={comments.length}>
        <BulkActions {...{ ids: choice.ids, status, decisions }} onDone={choice.clear} />
      </ChoiceHead>
      <ul ref={place} className={styles['list']} onKeyDown={press}>
        {comments.map((comment) => (
          <CommentRow key={comment.id} comment={comment} decisions={decisions} choice={choice} />
        ))}
      </ul>
    </Panel>
  );
}

const BOX = '[type="checkbox"]';

/** What is decided leaves the list, and hands the keyboard on. */
function passingFocus(
  { answer, decide, purge }: Decisions,
  place: { readonly current: HTMLElement | null },
): Decisions {
  const pass = (ids: readonly string[]) => {
    const rows = place.current?.querySelectorAll<HTMLElement>('[data-comment]') ?? [];
    const heir = heirOf(rows, (row) => ids.includes(row.dataset['comment'] ?? ''), BOX);
    heir?.focus({ preventScroll: heir.matches('h1') });
  };
  return {
    answer: (comment, body) =>
      answer(comment, body, () => {
        // Answered, it is approved as well, and no longer among those that wait.
        if (comment.status === 'pending') pass([comment.id]);
      }),
    decide: (ids, status) => {
      pass(ids);
      return decide(ids, status);
    },
    purge: (ids) => {
      pass(ids);
      return purge(ids);
    },
  };
}

/** The comment whose box has the focus. */
function rowOf(event: KeyboardEvent): HTMLElement | null {
  const isPlain = !(event.ctrlKey || event.metaKey || event.altKey);
  const box = event.target as HTMLElement;
  return isPlain && box.matches(BOX) ? box.closest<HTMLElement>('[data-comment]') : null;
}

interface BulkProps {
  readonly ids: readonly string[];
  readonly status: CommentStatus;
  readonly decisions: Decisions;
  readonly onDone: () => void;
}

function BulkActions({ ids, status, decisions, onDone }: BulkProps): ReactNode {
  const decide = ({ status: to }: Choice) => {
    onDone();
    void decisions.decide(ids, to);
  };
  return (
    <>
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
    </>
  );
}
