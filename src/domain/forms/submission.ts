/** A stored submission, as it is followed. */
import type { FormSubmission } from './calls-inbox.ts';

/** One from which nothing has followed yet. */
export interface WaitingSubmission extends FormSubmission {
  /** What stands for whoever sent it. */
  readonly sender: string | undefined;
  /** Of the page it was sent from; absent for the main one. */
  readonly language?: string | undefined;
}
