/** One part of what is set for a form: its fields, and the button that saves them. */
import { createContext, type FormEvent, type ReactNode, useContext, useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/page.tsx';
import { showToast } from '../../ui/toasts.tsx';
import styles from './form-part.module.css';

export interface FormPartProps {
  readonly siteId: string;
  readonly formId: string;
}

/** Told whether a part holds what is not saved; stays the same function. */
export const PartChanges = createContext<(isChanged: boolean) => void>(() => undefined);

interface FormPartFrameProps {
  /** All that is entered here, as JSON holds it: what differs from what was saved last is not saved. */
  readonly entries: unknown;
  readonly isSaving: boolean;
  /** Undefined where nothing can be saved yet. What fails is told by the part. */
  readonly onSave: () => Promise<unknown> | undefined;
  /** Beside the button that saves. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

export function FormPartFrame(props: FormPartFrameProps): ReactNode {
  const { entries, isSaving, onSave, actions, children } = props;
  const now = JSON.stringify(entries);
  const [saved, setSaved] = useState(now);
  useTold(now !== saved);
  const save = (event: FormEvent) => {
    event.preventDefault();
    onSave()?.then(
      () => {
        setSaved(now);
        showToast('Saved.');
      },
      () => undefined,
    );
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

function useTold(isChanged: boolean): void {
  const tell = useContext(PartChanges);
  useEffect(() => {
    tell(isChanged);
    return () => tell(false);
  }, [tell, isChanged]);
}
