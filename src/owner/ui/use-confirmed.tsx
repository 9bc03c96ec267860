/** An action whose consequence is spelled out and confirmed before it happens. */
import { type ReactNode, useState } from 'react';
import { ConfirmDialog, type ConfirmDialogProps } from './dialog.tsx';
import type { Action } from './use-action.ts';

type Words = Pick<ConfirmDialogProps, 'title' | 'description' | 'action' | 'isDangerous'>;

interface Confirmed<Input> {
  readonly ask: (input: Input) => void;
  /** To be rendered wherever there is room. */
  readonly dialog: ReactNode;
}

export function useConfirmed<Answer, Input>(action: Action<Answer, Input>, words: Words): Confirmed<Input> {
  const [asked, setAsked] = useState<{ readonly input: Input }>();
  const close = () => setAsked(undefined);
  return {
    ask: (input) => setAsked({ input }),
    dialog: (
      <ConfirmDialog
        {...words}
        isOpen={asked !== undefined}
        isBusy={action.isPending}
        onConfirm={() => asked && action.mutate(asked.input, { onSettled: close })}
        onClose={close}
      />
    ),
  };
}
