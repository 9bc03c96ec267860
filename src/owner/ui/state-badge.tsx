/** Where a document stands: draft, live, live with newer changes, or scheduled. */

import type { ReactNode } from 'react';
import { LOCALE } from '../language.ts';
import { Badge } from './badge.tsx';
import { type DocumentState, stateOf } from './document-state.ts';

export interface StateBadgeProps {
  readonly document: DocumentState;
  /** Says nothing of what is simply live, where that is the usual thing. */
  readonly isQuiet?: boolean;
}

export function StateBadge({ document, isQuiet }: StateBadgeProps): ReactNode {
  const { tone, words } = stateOf(document, shortDate);
  return isQuiet && tone === 'good' ? null : <Badge tone={tone}>{words}</Badge>;
}

const SHORT = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short' });

function shortDate(at: number): string {
  return SHORT.format(at);
}
