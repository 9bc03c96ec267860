/** The footer of a settings form: saves it, says what that does, and asks before unsaved changes are left. */
import type { MouseEvent, ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { showToast } from '../ui/toasts.tsx';
import { goToUnfinished } from '../ui/unfinished.ts';
import { useLeaveGuard } from '../ui/use-leave-guard.ts';
import styles from './save-footer.module.css';
import type { SettingsForm } from './use-site-settings.ts';

export interface SaveFooterProps {
  readonly form: Pick<SettingsForm, 'isChanged' | 'isSaving' | 'isAtRisk' | 'save' | 'takeTheirs'>;
  /** Whether the form is invalid. */
  readonly isInvalid?: boolean;
  /** Visitors see nothing of it. */
  readonly isInternal?: boolean;
}

export function SaveFooter({ form, isInvalid = false, isInternal = false }: SaveFooterProps): ReactNode {
  const { isChanged, isSaving, isAtRisk, save } = form;
  const saveAll = ({ currentTarget }: MouseEvent): void => {
    const unfinished = goToUnfinished(currentTarget.closest('section') ?? document);
    if (unfinished === undefined) save();
    else showToast(unfinished);
  };
  return (
    <>
      <p className={`hint ${styles['effect']}`} role="status">
        {effectOf(isChanged, isInternal)}
      </p>
      {form.takeTheirs && <Button onClick={form.takeTheirs}>Discard changes</Button>}
      <Button tone="primary" isBusy={isSaving} disabled={!isChanged || isInvalid} onClick={saveAll}>
        Save
      </Button>
      <LeaveGuard isActive={isAtRisk} />
    </>
  );
}

function effectOf(isChanged: boolean, isInternal: boolean): string {
  if (isInternal) return isChanged ? 'Not saved yet.' : 'Visitors don’t see this.';
  return isChanged
    ? 'Not saved yet. Visitors see changes when you save.'
    : 'Visitors see changes when you save.';
}

function LeaveGuard({ isActive }: { readonly isActive: boolean }): ReactNode {
  const way = useLeaveGuard(isActive);
  return (
    <ConfirmDialog
      title="Leave without saving?"
      description="Your changes here are not saved. Visitors still see the previous version."
      action="Leave without saving"
      isOpen={way.state === 'blocked'}
      onConfirm={() => way.proceed?.()}
      onClose={() => way.reset?.()}
    />
  );
}
