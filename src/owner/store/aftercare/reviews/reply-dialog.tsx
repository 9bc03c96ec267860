/** The owner writes what visitors read below a review. */
import { type ReactNode, useState } from 'react';
import type * as calls from '#domain/store/aftercare/reviews/calls.ts';
import { REVIEW_LIMITS } from '#domain/store/aftercare/reviews/contract.ts';
import { TextArea } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import type { Action } from '../../../ui/use-action.ts';
import type { Reply } from './use-reply.ts';
import * as texts from './words/en.ts';

interface ReplyDialogProps {
  readonly review: calls.Review;
  readonly replying: Action<unknown, Reply>;
  readonly onClose: () => void;
}

export function ReplyDialog({ review, replying, onClose }: ReplyDialogProps): ReactNode {
  const [reply, setReply] = useState(review.reply);
  const { id, reply: before } = review;
  return (
    <FormDialog
      title={before === '' ? texts.replyToThisReview : texts.editReply}
      action={texts.saveReply}
      isIncomplete={reply.trim() === ''}
      sending={{
        error: replying.error,
        isPending: replying.isPending,
        mutate: () => replying.mutate({ id, reply: reply.trim(), before, onDone: onClose }),
      }}
      onClose={onClose}
    >
      <TextArea
        label={texts.yourReply}
        hint={texts.visitorsSeeItBelowTheReview}
        rows={5}
        maxLength={REVIEW_LIMITS.reply}
        value={reply}
        onChange={setReply}
      />
    </FormDialog>
  );
}
