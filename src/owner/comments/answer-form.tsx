/** An answer to a comment in the name of the site. Half-written it waits, like a note. */
import { type FormEvent, type ReactNode, useState } from 'react';
import type { ModeratedComment } from '#domain/comments/calls.ts';
import { COMMENT_LIMITS } from '#domain/comments/contract.ts';
import { NAMELESS } from '#domain/comments/messages.ts';
import { messageOf } from '../api.ts';
import { draftKey, draftOf, forgetDraft, keepDraft } from '../drafts.ts';
import { fill } from '../fill.ts';
import { useMe } from '../session.ts';
import { Button } from '../ui/button.tsx';
import { TextArea } from '../ui/field.tsx';
import styles from './comments.module.css';
import type { Decisions } from './use-comments.ts';
import * as say from './words/en.ts';

/** Under which the answer to a comment is kept while it is written. */
export function useAnswerDraft(commentId: string): string {
  return draftKey(useMe().data?.account.id ?? '', commentId);
}

interface AnswerFormProps {
  readonly comment: ModeratedComment;
  readonly draft: string;
  readonly decisions: Decisions;
  readonly onClose: () => void;
}

export function AnswerForm({ comment, draft, decisions, onClose }: AnswerFormProps): ReactNode {
  const [kept] = useState(() => draftOf(draft));
  const [body, setBody] = useState(kept ?? '');
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const write = (next: string) => {
    setBody(next);
    keepDraft(draft, next);
  };
  const close = () => {
    forgetDraft(draft);
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsBusy(true);
    decisions.answer(comment, body, close).catch((failure: unknown) => {
      setError(messageOf(failure));
      setIsBusy(false);
    });
  };
  return (
    <form className={`stack ${styles['answer']}`} onSubmit={submit}>
      <TextArea
        label={fill(say.yourAnswerToAuthor, { author: comment.author || NAMELESS })}
        value={body}
        onChange={write}
        maxLength={COMMENT_LIMITS.body}
        hint={body.trim() !== '' && say.notSentYetYourDraftStays}
        error={error}
        // What waited was not asked for now.
        autoFocus={kept === undefined}
      />
      <div className={`cluster tight ${styles['actions']}`}>
        <Button size="small" tone="primary" type="submit" isBusy={isBusy} disabled={body.trim() === ''}>
          {comment.status === 'pending' ? say.approveAndAnswer : say.answer}
        </Button>
        <Button size="small" tone="quiet" onClick={close}>
          {say.cancel}
        </Button>
      </div>
    </form>
  );
}
