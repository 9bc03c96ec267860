/** A button before what it opens is there. */
import { cloneElement, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import type { Part } from './use-part.ts';

interface StandInOptions {
  readonly part: Part<unknown>;
  readonly ask: (press: MouseEvent) => void;
}

export function standIn(
  trigger: ReactElement,
  opens: 'menu' | 'dialog',
  { part, ask }: StandInOptions,
): ReactNode {
  return cloneElement(trigger as ReactElement<Readonly<Record<string, unknown>>>, {
    'aria-haspopup': opens,
    'aria-expanded': false,
    onClick: ask,
    // A press says if it fails.
    onPointerEnter: () => void part.fetch().catch(() => undefined),
  });
}
