/** One part of a form's settings: its fields, and the button that saves them. */
import { createContext, type FormEvent, type ReactNode, useContext, useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/page.tsx';
import { showToast } from '../../ui/toasts.tsx';
import styles from './form-part.module.css';
import * as say from './words/en.ts';

export interface FormPartProps {
  readonly siteId: string;
  readonly formId: string;
}

/** Called with whether a part has unsaved changes; must be a stable function. */
export const PartChanges = createContext<(isChanged: boolean) => void>(() => undefined);

interface FormPartFrameProps {
  /** Everything entered here, as JSON: unsaved if it differs from what was saved last. */
  readonly entries: unknown;
  readonly isSaving: boolean;
  /** Undefined while nothing can be saved. The part reports failures itself. */
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
        showToast(say.saved);
      },
      () => undefined,
    );
  };
  return (
    <form onSubmit={save} noValidate>
      <Stack>{children}</Stack>
      <div className={`cluster tight end before ${styles['actions']}`}>
        {actions}
        <Button tone="primary" type="submit" isBusy={isSaving}>
          {say.save}
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
