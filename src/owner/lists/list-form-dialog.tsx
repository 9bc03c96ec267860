/** A small dialog of a list with one form: its fields say what went wrong. */
import { type FormEvent, type ReactNode, useId } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog, type DialogProps } from '../ui/dialog.tsx';

interface ListFormDialogProps extends Pick<DialogProps, 'title' | 'onClose'> {
  /** On the button that sends. */
  readonly action: string;
  readonly sending: { readonly isPending: boolean; readonly mutate: (variables: undefined) => void };
  readonly children: ReactNode;
}

export function ListFormDialog({ action, sending, children, ...dialog }: ListFormDialogProps): ReactNode {
  const form = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    sending.mutate(undefined);
  };
  return (
    <Dialog
      {...dialog}
      isOpen
      size="small"
      footer={
        <Button tone="primary" type="submit" form={form} isBusy={sending.isPending}>
          {action}
        </Button>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        {children}
      </form>
    </Dialog>
  );
}
