/** A note for whoever looks after the shop. */
import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextArea, type TextAreaProps } from '../../ui/field.tsx';
import { Failure } from '../../ui/notice.tsx';
import styles from './orders.module.css';

interface NoteFormProps extends Pick<TextAreaProps, 'label' | 'hint' | 'rows' | 'value' | 'onChange'> {
  /** On the button that keeps it. */
  readonly action: string;
  /** Whether there is nothing to keep. */
  readonly isIdle: boolean;
  readonly noting: {
    readonly error: Error | null;
    readonly isPending: boolean;
    readonly mutate: () => void;
  };
}

export function NoteForm({ action, isIdle, noting, ...field }: NoteFormProps): ReactNode {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isIdle && !noting.isPending) noting.mutate();
  };
  return (
    <form className={`stack ${styles['noteForm']}`} onSubmit={submit}>
      <TextArea {...field} maxLength={2000} />
      {noting.error && <Failure error={noting.error} />}
      <Button type="submit" size="small" disabled={isIdle} isBusy={noting.isPending}>
        {action}
      </Button>
    </form>
  );
}
