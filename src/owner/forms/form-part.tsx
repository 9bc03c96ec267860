/** One part of what is set for a form: its fields, and the button that saves them. */
import type { FormEvent, ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Stack } from '../ui/page.tsx';
import styles from './form-part.module.css';

export interface FormPartProps {
  readonly siteId: string;
  readonly formId: string;
}

interface FormPartFrameProps {
  readonly isSaving: boolean;
  readonly onSave: () => void;
  /** Beside the button that saves. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

export function FormPartFrame({ isSaving, onSave, actions, children }: FormPartFrameProps): ReactNode {
  const save = (event: FormEvent) => {
    event.preventDefault();
    onSave();
  };
  return (
    <form onSubmit={save} noValidate>
      <Stack>{children}</Stack>
      <div className={styles['actions']}>
        {actions}
        <Button tone="primary" type="submit" isBusy={isSaving}>
          Save
        </Button>
      </div>
    </form>
  );
}
