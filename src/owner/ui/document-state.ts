/** Where a document stands, in a word or two: draft, live, and what is planned for it. */
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

export function stateOf(document: DocumentState, shortDate: (at: number) => string): StateWords {
  const { draftId, publishedId, scheduledAt, scheduledAction } = document;
  const isLive = publishedId !== null;
  if (scheduledAt !== null) {
    const date = shortDate(scheduledAt);
    const later = hasLaterChanges(document) ? ', with later changes' : '';
    if (!isLive) return { tone: 'accent', words: `Goes live ${date}${later}` };
    const next = scheduledAction === 'unpublish' ? 'offline' : 'changes';
    return { tone: 'accent', words: `Published · ${next} ${date}${later}` };
  }
  if (!isLive) return { tone: 'neutral', words: 'Draft' };
  return publishedId === draftId
    ? { tone: 'good', words: 'Published' }
    : { tone: 'warning', words: 'Unpublished changes' };
}

/** Whether publishing the draft, now or later, would show visitors anything they do not see already. */
export function hasNothingNew({ draftId, publishedId }: Pick<DocumentState, 'draftId' | 'publishedId'>) {
  return publishedId !== null && publishedId === draftId;
}

/** Whether the draft has gone on since its version was planned: what is planned does not hold that. */
export function hasLaterChanges({ draftId, scheduledId, scheduledAction }: DocumentState): boolean {
  return scheduledAction === 'publish' && Boolean(scheduledId) && draftId !== null && scheduledId !== draftId;
}
