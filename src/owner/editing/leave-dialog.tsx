/** Asks before unsaved changes are left behind. */
import type { ReactNode } from 'react';
import type { Blocker } from 'react-router';
import { ConfirmDialog } from '../ui/dialog.tsx';

export function LeaveDialog({ way }: { readonly way: Blocker }): ReactNode {
  return (
    <ConfirmDialog
      title="Leave with unsaved changes?"
      description="Your last changes are not saved. This browser keeps them and sends them when you open this page again."
      action="Leave"
      isOpen={way.state === 'blocked'}
      onConfirm={() => way.proceed?.()}
      onClose={() => way.reset?.()}
    />
  );
}
