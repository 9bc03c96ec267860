/** Why the home page is not deleted, and what to do first. */
import type { ReactNode } from 'react';
import { usePromptReport } from '../publishing/report-prompt.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import * as say from './words/en.ts';

export function HomeStays({ onClose }: { readonly onClose: () => void }): ReactNode {
  const reportAccepted = usePromptReport('home-page-stays');
  const understand = () => {
    reportAccepted();
    onClose();
  };
  return (
    <Dialog
      title={say.youCantDeleteTheHomePage}
      description={say.everySiteNeedsOneMakeAnother}
      isOpen
      onClose={onClose}
      size="small"
      footer={
        <Button tone="primary" onClick={understand}>
          {say.ok}
        </Button>
      }
    />
  );
}
