/** A dialog that sends one form: what went wrong stands above its fields, and it is sent once at a time. */
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button, type ButtonProps } from './button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';
import { Failure, Notice } from './notice.tsx';
import { Stack } from './page.tsx';
import { goToMissing, goToUnfinished } from './unfinished.ts';
import { useUnloadGuard } from './use-leave-guard.ts';
import * as say from './words/en.ts';

export interface FormDialogProps extends Pick<DialogProps, 'title' | 'description' | 'size' | 'onClose'> {
  /** On the button that sends. */
  readonly action: string;
  readonly tone?: ButtonProps['tone'];
  /** It cannot be sent yet: the button says why. */
  readonly isIncomplete?: boolean;
  /** Absent: the first field that is empty or wrong. */
  readonly why?: string | undefined;
  /** A mutation without variables. */
  readonly sending: {
    readonly error: Error | null;
    readonly isPending: boolean;
    readonly mutate: () => void;
  };
  readonly children: ReactNode;
}

export function FormDialog(props: FormDialogProps): ReactNode {
  const { action, tone = 'primary', isIncomplete = false, why, sending, children, ...dialog } = props;
  const formId = useId();
  const [isTouched, setIsTouched] = useState(false);
  useUnloadGuard(isTouched);
  const [unfinished, setUnfinished] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const waiting = goToUnfinished(form) ?? (isIncomplete ? (why ?? goToMissing(form)) : undefined);
    setUnfinished(waiting);
    if (!sending.isPending && waiting === undefined) sending.mutate();
  };
  return (
    <Dialog
      {...dialog}
      isOpen
      footer={
        <>
          <Button onClick={dialog.onClose}>{say.cancel}</Button>
          <Button type="submit" form={formId} tone={tone} isBusy={sending.isPending}>
            {action}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} onInput={() => setIsTouched(true)}>
        <Stack>
          {unfinished && <Notice tone="danger">{unfinished}</Notice>}
          {sending.error && <Failure error={sending.error} />}
          {children}
        </Stack>
      </form>
    </Dialog>
  );
}
