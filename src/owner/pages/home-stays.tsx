/** Why the home page is not deleted, and what to do first. */
import type { ReactNode } from 'react';
import { usePromptReport } from '../publishing/report-prompt.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

export function HomeStays({ onClose }: { readonly onClose: () => void }): ReactNode {
  const reportAccepted = usePromptReport('home-page-stays');
  const understand = () => {
    reportAccepted();
    onClose();
  };
  return (
    <Dialog
      title="You can’t delete the home page"
      description="Every site needs one. Make another page the home page first, then delete this one."
      isOpen
      onClose={onClose}
      size="small"
      footer={
        <Button tone="primary" onClick={understand}>
          OK
        </Button>
      }
    />
  );
}
