/** Where a document stands, in a word or two: draft, live, and what is planned for it. */

import { fill } from '../fill.ts';
import * as say from './words/en.ts';
export interface DocumentState {
  readonly draftId: string | null;
  readonly publishedId: string | null;
  /** The version that is planned. */
  readonly scheduledId?: string | null;
  readonly scheduledAt: number | null;
  readonly scheduledAction: 'publish' | 'unpublish' | null;
}

export interface StateWords {
  readonly tone: 'neutral' | 'accent' | 'good' | 'warning';
  readonly words: string;
}

const GOES_LIVE = { planned: say.goesLiveDate, withLater: say.goesLiveDateWithLaterChanges } as const;
const CHANGES = { planned: say.publishedChangesDate, withLater: say.publishedChangesDateWithLater } as const;

export function stateOf(document: DocumentState, shortDate: (at: number) => string): StateWords {
  const { draftId, publishedId, scheduledAt, scheduledAction } = document;
  const isLive = publishedId !== null;
  if (scheduledAt !== null) {
    const date = shortDate(scheduledAt);
    if (isLive && scheduledAction === 'unpublish')
      return { tone: 'accent', words: fill(say.publishedOfflineDate, { date }) };
    const { planned, withLater } = isLive ? CHANGES : GOES_LIVE;
    return { tone: 'accent', words: fill(hasLaterChanges(document) ? withLater : planned, { date }) };
  }
  if (!isLive) return { tone: 'neutral', words: say.draft };
  return publishedId === draftId
    ? { tone: 'good', words: say.published }
    : { tone: 'warning', words: say.unpublishedChanges };
}

/** Whether publishing the draft, now or later, would show visitors anything they do not see already. */
export function hasNothingNew({ draftId, publishedId }: Pick<DocumentState, 'draftId' | 'publishedId'>) {
  return publishedId !== null && publishedId === draftId;
}

/** Whether the draft has gone on since its version was planned: what is planned does not hold that. */
export function hasLaterChanges({ draftId, scheduledId, scheduledAction }: DocumentState): boolean {
  return scheduledAction === 'publish' && Boolean(scheduledId) && draftId !== null && scheduledId !== draftId;
}
