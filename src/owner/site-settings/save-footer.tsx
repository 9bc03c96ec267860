/** The footer of a settings form: saves it, says what that does, and asks before unsaved changes are left. */
import { type MouseEvent, type ReactNode, useId } from 'react';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { showToast } from '../ui/toasts.tsx';
import { goToMissing, goToUnfinished } from '../ui/unfinished.ts';
import { useLeaveGuard } from '../ui/use-leave-guard.ts';
import styles from './save-footer.module.css';
import type { SettingsForm } from './use-site-settings.ts';
import * as say from './words/en.ts';

export interface SaveFooterProps {
  readonly form: Pick<SettingsForm, 'isChanged' | 'isSaving' | 'isAtRisk' | 'save' | 'takeTheirs'>;
  /** Whether the form is invalid. */
  readonly isInvalid?: boolean;
  /** What is wrong; absent: the first field that is empty or wrong. */
  readonly why?: string | undefined;
  /** Visitors see nothing of it. */
  readonly isInternal?: boolean;
}

export function SaveFooter({ form, isInvalid = false, why, isInternal = false }: SaveFooterProps): ReactNode {
  const effectId = useId();
  const { isChanged, isSaving, isAtRisk, save } = form;
  const saveAll = ({ currentTarget }: MouseEvent): void => {
    const root = currentTarget.closest('section') ?? document;
    const unfinished = goToUnfinished(root) ?? (isInvalid ? (why ?? goToMissing(root)) : undefined);
    if (unfinished === undefined) save();
    else showToast(unfinished);
  };
  return (
    <>
      <p id={effectId} className={`hint ${styles['effect']}`} role="status">
        {isInvalid && why ? why : effectOf(isChanged, isInternal)}
      </p>
      {form.takeTheirs && <Button onClick={form.takeTheirs}>{say.discardChanges}</Button>}
      <Button
        tone="primary"
        isBusy={isSaving}
        disabled={!isChanged}
        aria-describedby={effectId}
        onClick={saveAll}
      >
        {say.save}
      </Button>
      <LeaveGuard isActive={isAtRisk} />
    </>
  );
}

function effectOf(isChanged: boolean, isInternal: boolean): string {
  if (isInternal) return isChanged ? say.notSavedYet : say.visitorsDontSeeThis;
  return isChanged ? say.notSavedYetVisitorsSeeChanges : say.visitorsSeeChangesWhenYouSave;
}

function LeaveGuard({ isActive }: { readonly isActive: boolean }): ReactNode {
  const way = useLeaveGuard(isActive);
  return (
    <ConfirmDialog
      title={say.leaveWithoutSaving}
      description={say.yourChangesHereAreNotSaved}
      action={say.leaveWithoutSaving2}
      isOpen={way.state === 'blocked'}
      onConfirm={() => way.proceed?.()}
      onClose={() => way.reset?.()}
    />
  );
}
