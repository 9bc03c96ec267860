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
      title="The home page stays"
      description="Every site needs one. Make another page the home page first, in that page’s menu; then this one can be deleted."
      isOpen
      onClose={onClose}
      size="small"
      footer={
        <Button tone="primary" onClick={understand}>
          Understood
        </Button>
      }
    />
  );
}
