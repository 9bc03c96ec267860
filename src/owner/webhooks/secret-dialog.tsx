/** Shows the secret of a webhook the one time it can be shown. */
import { Check, Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { fill } from '../fill.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { Stack } from '../ui/page.tsx';
import { useCopy } from '../ui/use-copy.ts';
import { type MadeSecret, splitAddress } from '../webhook-list.ts';
import { TestFooter } from './test-footer.tsx';
import styles from './webhooks.module.css';
import * as say from './words/en.ts';

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
      title={isRenewed ? say.newSecret : say.webhookAdded}
      description={fill(say.hostUsesThisSecretToVerify, { host })}
      isOpen
      onClose={onClose}
      footer={<TestFooter siteId={siteId} webhook={webhook} onClose={onClose} />}
    >
      <Stack>
        {made.warning && <Notice tone="warning">{made.warning}</Notice>}
        <div className="cluster">
          <code className={`soft words ink ${styles['secret']}`}>{secret}</code>
          <Button icon={isCopied ? <Check size={15} /> : <Copy size={15} />} onClick={copy}>
            {isCopied ? say.copied2 : say.copy}
          </Button>
        </div>
        <Notice tone="warning">{isRenewed ? say.copyItNowYouWontSee : say.copyItNowYouWontSeeIt}</Notice>
      </Stack>
    </Dialog>
  );
}
