/** Asks before unsaved changes are left behind. */
import type { ReactNode } from 'react';
import type { Blocker } from 'react-router';
import { ConfirmDialog } from '../ui/dialog.tsx';
import * as say from './words/en.ts';

export function LeaveDialog({ way }: { readonly way: Blocker }): ReactNode {
  return (
    <ConfirmDialog
      title={say.leaveWithUnsavedChanges}
      description={say.yourLastChangesAreNotSaved}
      action={say.leave}
      isOpen={way.state === 'blocked'}
      onConfirm={() => way.proceed?.()}
      onClose={() => way.reset?.()}
    />
  );
}
