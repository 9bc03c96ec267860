/** Saves the shop’s reply to a review; the toast takes it back. */
import * as calls from '#domain/store/aftercare/reviews/calls.ts';
import { call } from '../../../api.ts';
import { type Action, useAction } from '../../../ui/use-action.ts';
import * as texts from './words/en.ts';

export interface Reply {
  /** Of the review. */
  readonly id: string;
  /** Empty removes it. */
  readonly reply: string;
  /** What it was. Absent where it is taken back. */
  readonly before?: string;
  readonly onDone?: () => void;
}

export function useReply(siteId: string): Action<unknown, Reply> {
  return useAction(
    ({ id, reply }: Reply) => call(calls.replyToReview, { site: siteId, review: id, body: { reply } }),
    {
      said: (_answer, { reply }) => (reply === '' ? texts.replyRemoved : texts.replySaved),
      undoWith: (_answer, { id, before }) => (before === undefined ? undefined : { id, reply: before }),
      onDone: (_answer, { onDone }) => onDone?.(),
      reads: ['reviews', siteId],
    },
  );
}
