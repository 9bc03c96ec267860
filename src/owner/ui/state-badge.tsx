/** Where a document stands: draft, live, live with newer changes, or scheduled. */
import type { ReactNode } from 'react';
import { Badge } from './badge.tsx';

export interface DocumentState {
  readonly draftId: string | null;
  readonly publishedId: string | null;
  readonly scheduledAt: number | null;
  readonly scheduledAction: 'publish' | 'unpublish' | null;
}

export interface StateBadgeProps {
  readonly document: DocumentState;
  /** Says nothing of what is simply live, where that is the usual thing. */
  readonly isQuiet?: boolean;
}

export function StateBadge({ document, isQuiet }: StateBadgeProps): ReactNode {
  const { draftId, publishedId, scheduledAt, scheduledAction } = document;
  if (scheduledAt !== null)
    return (
      <Badge tone="accent">
        {scheduledAction === 'unpublish' ? 'Offline on' : 'Goes live'} {shortDate(scheduledAt)}
      </Badge>
    );
  if (publishedId === null) return <Badge>Draft</Badge>;
  if (publishedId !== draftId) return <Badge tone="warning">Unpublished changes</Badge>;
  return isQuiet ? null : <Badge tone="good">Published</Badge>;
}

const SHORT = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short' });

function shortDate(at: number): string {
  return SHORT.format(at);
}
