/** Shows the secret of a webhook the one time it can be shown. */
import { Check, Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { Stack } from '../ui/page.tsx';
import { useCopy } from '../ui/use-copy.ts';
import { type MadeSecret, splitAddress } from '../webhook-list.ts';
import { TestFooter } from './test-footer.tsx';
import styles from './webhooks.module.css';

interface SecretDialogProps {
  readonly siteId: string;
  readonly made: MadeSecret;
  readonly isRenewed: boolean;
  readonly onClose: () => void;
}

export function SecretDialog({ siteId, made, isRenewed, onClose }: SecretDialogProps): ReactNode {
  const { webhook, secret } = made;
  const { isCopied, copy } = useCopy(secret);
  const [host] = splitAddress(webhook.url);
  return (
    <Dialog
      title={isRenewed ? 'New secret' : 'Webhook added'}
      description={`${host} uses this secret to verify your messages.`}
      isOpen
      onClose={onClose}
      footer={<TestFooter siteId={siteId} webhook={webhook} onClose={onClose} />}
    >
      <Stack>
        {made.warning && <Notice tone="warning">{made.warning}</Notice>}
        <div className="cluster">
          <code className={`soft words ink ${styles['secret']}`}>{secret}</code>
          <Button icon={isCopied ? <Check size={15} /> : <Copy size={15} />} onClick={copy}>
            {isCopied ? 'Copied' : 'Copy'}
          </Button>
        </div>
        <Notice tone="warning">
          Copy it now. You won’t see it again.
          {isRenewed && ' The old one works for another 24 hours.'}
        </Notice>
      </Stack>
    </Dialog>
  );
}
