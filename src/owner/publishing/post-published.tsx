/** After a post has gone live for the first time: where readers find it, and its address to send to somebody. */
import type { ReactNode } from 'react';
import { fill } from '../fill.ts';
import { Button } from '../ui/button.tsx';
import { CopyField } from '../ui/copy-field.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { usePromptReport } from './report-prompt.ts';
import * as say from './words/en.ts';

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
      title={fill(say.titleIsLive, { title })}
      description={say.anyoneCanReadItNowShare}
      isOpen
      onClose={onClose}
      size="small"
      footer={
        <>
          <Button onClick={onClose}>{say.keepWriting}</Button>
          <Button tone="primary" onClick={accept}>
            {say.view}
          </Button>
        </>
      }
    >
      <CopyField label={say.postAddress} text={url} />
    </Dialog>
  );
}
