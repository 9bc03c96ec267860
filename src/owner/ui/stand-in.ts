/** A button before what it opens is there. */
import { cloneElement, type KeyboardEvent, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import type { Part } from './use-part.ts';

export type Press = MouseEvent | KeyboardEvent;

interface StandInOptions {
  readonly part: Part<unknown>;
  readonly isBusy: boolean;
  readonly ask: (press: Press) => void;
}

export function standIn(
  trigger: ReactElement,
  opens: 'menu' | 'dialog',
  { part, isBusy, ask }: StandInOptions,
): ReactNode {
  const arrows = (press: KeyboardEvent) => {
    if (press.key !== 'ArrowDown' && press.key !== 'ArrowUp') return;
    press.preventDefault();
    ask(press);
  };
  return cloneElement(trigger as ReactElement<Readonly<Record<string, unknown>>>, {
    'aria-haspopup': opens,
    'aria-expanded': false,
    'aria-busy': isBusy || undefined,
    onClick: ask,
    ...(opens === 'menu' && { onKeyDown: arrows }),
    // A press says if it fails.
    onPointerEnter: () => void part.fetch().catch(() => undefined),
  });
}
