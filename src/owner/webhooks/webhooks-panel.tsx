/** Other programs that are told of what happens on the site. */
import { Webhook as WebhookIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { NotRead } from '../ui/not-read.tsx';
import { EmptyState } from '../ui/notice.tsx';
import { Panel } from '../ui/page.tsx';
import { type MadeSecret, useWebhooks } from '../webhook-list.ts';
import { DeliveriesDialog } from './deliveries-dialog.tsx';
import { SecretDialog } from './secret-dialog.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';
import { WebhookRow } from './webhook-row.tsx';
import * as say from './words/en.ts';

type Open =
  | { readonly kind: 'add' }
  | { readonly kind: 'edit' | 'deliveries'; readonly id: string }
  | { readonly kind: 'secret'; readonly made: MadeSecret; readonly isRenewed: boolean };

export function WebhooksPanel({ siteId }: { readonly siteId: string }): ReactNode {
  const list = useWebhooks(siteId);
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  if (list.error || !list.data) return <NotRead query={list} />;
  const { webhooks, forms } = list.data;
  const asked = open && 'id' in open ? webhooks.find(({ id }) => id === open.id) : undefined;
  const add = (
    <Button tone="primary" onClick={() => setOpen({ kind: 'add' })}>
      {say.addWebhook}
    </Button>
  );
  return (
    <>
      {webhooks.length === 0 ? (
        <Panel title={say.webhooks}>
          <EmptyState title={say.noWebhooksYet} picture={<WebhookIcon size={28} />} action={add}>
            {say.aWebhookNotifiesAnotherAppSuch}
          </EmptyState>
        </Panel>
      ) : (
        <Panel title={say.webhooks} description={say.sendEachSubmissionToAnotherApp} actions={add}>
          <ul className="stack snug">
            {webhooks.map((webhook) => (
              <WebhookRow
                key={webhook.id}
                siteId={siteId}
                webhook={webhook}
                forms={forms}
                onEdit={() => setOpen({ kind: 'edit', id: webhook.id })}
                onDeliveries={() => setOpen({ kind: 'deliveries', id: webhook.id })}
                onSecret={(made) => setOpen({ kind: 'secret', made, isRenewed: true })}
              />
            ))}
          </ul>
        </Panel>
      )}
      {(open?.kind === 'add' || (open?.kind === 'edit' && asked)) && (
        <WebhookDialog
          siteId={siteId}
          webhook={asked}
          forms={forms}
          onMade={(made) => setOpen({ kind: 'secret', made, isRenewed: false })}
          onClose={close}
        />
      )}
      {open?.kind === 'deliveries' && asked && (
        <DeliveriesDialog siteId={siteId} webhook={asked} onClose={close} />
      )}
      {open?.kind === 'secret' && (
        <SecretDialog siteId={siteId} made={open.made} isRenewed={open.isRenewed} onClose={close} />
      )}
    </>
  );
}
