/** A dialog that sends one form: what went wrong stands above its fields, and it is sent once at a time. */
import { type FormEvent, type ReactNode, useId } from 'react';
import { Button, type ButtonProps } from './button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';
import { Failure } from './notice.tsx';
import { Stack } from './page.tsx';

export interface FormDialogProps extends Pick<DialogProps, 'title' | 'description' | 'size' | 'onClose'> {
  /** On the button that sends. */
  readonly action: string;
  readonly tone?: ButtonProps['tone'];
  readonly isIncomplete?: boolean;
  /** A mutation without variables. */
  readonly sending: {
    readonly error: Error | null;
    readonly isPending: boolean;
    readonly mutate: () => void;
  };
  readonly children: ReactNode;
}

export function FormDialog(props: FormDialogProps): ReactNode {
  const { action, tone = 'primary', isIncomplete = false, sending, children, ...dialog } = props;
  const formId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!sending.isPending) sending.mutate();
  };
  return (
    <Dialog
      {...dialog}
      isOpen
      footer={
        <>
          <Button onClick={dialog.onClose}>Cancel</Button>
          <Button type="submit" form={formId} tone={tone} disabled={isIncomplete} isBusy={sending.isPending}>
            {action}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit}>
        <Stack>
          {sending.error && <Failure error={sending.error} />}
          {children}
        </Stack>
      </form>
    </Dialog>
  );
}
