/**
 * What a screen says aloud. Two regions that stay in the page take turns: a region that comes with its words is not
 * announced, nor is the same text again in one that holds it already.
 */
import type { ReactNode } from 'react';

interface AnnouncedProps {
  readonly announcement: { readonly text: string; readonly count: number };
}

export function Announced({ announcement: { text, count } }: AnnouncedProps): ReactNode {
  return [0, 1].map((turn) => (
    <p key={turn} className="visually-hidden" aria-live="polite">
      {count % 2 === turn ? text : ''}
    </p>
  ));
}
