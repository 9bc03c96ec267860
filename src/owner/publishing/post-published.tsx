/** After a post has gone live for the first time: where readers find it, and its address to send to somebody. */
import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { CopyField } from '../ui/copy-field.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { usePromptReport } from './report-prompt.ts';

interface PostPublishedProps {
  readonly title: string;
  readonly url: string;
  /** Opens it. */
  readonly look: () => void;
  readonly onClose: () => void;
}

export function PostPublished({ title, url, look, onClose }: PostPublishedProps): ReactNode {
  const reportAccepted = usePromptReport('post-published');
  const accept = () => {
    reportAccepted();
    look();
    onClose();
  };
  return (
    <Dialog
      title={`“${title}” is live`}
      description="Anyone can read it now. Share the link with people who have been waiting for it."
      isOpen
      onClose={onClose}
      size="small"
      footer={
        <>
          <Button onClick={onClose}>Keep writing</Button>
          <Button tone="primary" onClick={accept}>
            View
          </Button>
        </>
      }
    >
      <CopyField label="Post address" text={url} />
    </Dialog>
  );
}
