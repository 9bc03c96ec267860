/** One webhook: where it leads, how it fares, and what can be done with it. */
import { useQueryClient } from '@tanstack/react-query';
import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import * as webhooks from '#domain/webhooks/calls.ts';
import { call } from '../api.ts';
import { formatAgo } from '../format-ago.ts';
import { Badge } from '../ui/badge.tsx';
import { IconButton } from '../ui/button.tsx';
import { Menu } from '../ui/menu.tsx';
import { useAction } from '../ui/use-action.ts';
import { useConfirmed } from '../ui/use-confirmed.tsx';
import { type MadeSecret, refresh, splitAddress, useTest } from '../webhook-list.ts';
import styles from './webhooks.module.css';

interface WebhookRowProps {
  readonly siteId: string;
  readonly webhook: webhooks.Webhook;
  readonly forms: readonly webhooks.WebhookForm[];
  readonly onEdit: () => void;
  readonly onDeliveries: () => void;
  readonly onSecret: (made: MadeSecret) => void;
}

export function WebhookRow(props: WebhookRowProps): ReactNode {
  const { siteId, webhook, forms, onEdit, onDeliveries, onSecret } = props;
  const { url, isOn, offReason } = webhook;
  const own = { site: siteId, webhook: webhook.id };
  const [host, rest] = splitAddress(url);
  const queryClient = useQueryClient();
  const test = useTest(siteId, webhook);
  const end = () => refresh(queryClient, siteId, webhook.id);
  const turn = useAction(() => call(webhooks.change, { ...own, body: { isOn: !isOn } }), {
    said: isOn ? `${host} paused.` : `${host} resumed.`,
    onEnd: end,
  });
  const remove = useAction(() => call(webhooks.remove, own), {
    said: `Webhook to ${host} removed.`,
    onEnd: end,
  });
  const renew = useAction(() => call(webhooks.renewSecret, own), { onDone: onSecret, onEnd: end });
  const renewing = useConfirmed(renew, {
    title: 'Create a new secret?',
    description: `Enter it at ${host} within 24 hours. Until then, messages carry both signatures.`,
    action: 'Create new secret',
    isDangerous: false,
  });
  const removing = useConfirmed(remove, {
    title: `Remove the webhook to ${host}?`,
    description:
      'It gets no more messages, and its delivery history is deleted. Submissions stay in the inbox.',
    action: 'Remove webhook',
  });
  return (
    <li className="row lined">
      <div className="stack snug grow words">
        <button type="button" className={`words muted ${styles['address']}`} onClick={onDeliveries}>
          <strong>{host}</strong>
          <span>{rest}</span>
        </button>
        <span className="hint">{`${formsWords(webhook, forms)}. ${lastWords(webhook)}`.trim()}</span>
        {!isOn && offReason && <span className="small bad">{offReason}</span>}
      </div>
      <StateBadge webhook={webhook} />
      <Menu
        trigger={<IconButton label={`More about ${host}`} icon={<Ellipsis />} />}
        actions={[
          { label: 'Deliveries', onSelect: onDeliveries },
          { label: 'Send a test', onSelect: () => test.mutate() },
          'separator',
          { label: 'Edit', onSelect: onEdit },
          { label: 'Create new secret', onSelect: () => renewing.ask() },
          { label: isOn ? 'Turn off' : 'Turn on', onSelect: () => turn.mutate() },
          'separator',
          { label: 'Remove', isDangerous: true, onSelect: () => removing.ask() },
        ]}
      />
      {renewing.dialog}
      {removing.dialog}
    </li>
  );
}

function StateBadge({ webhook }: { readonly webhook: webhooks.Webhook }): ReactNode {
  if (!webhook.isOn) return <Badge tone={webhook.offReason ? 'danger' : 'neutral'}>Off</Badge>;
  return webhook.failingSince === null ? (
    <Badge tone="good">On</Badge>
  ) : (
    <Badge tone="warning">Not responding</Badge>
  );
}

function formsWords({ forms: chosen }: webhooks.Webhook, forms: readonly webhooks.WebhookForm[]): string {
  if (!chosen) return 'All forms';
  if (chosen.length !== 1) return chosen.length === 0 ? 'No forms' : `${chosen.length} forms`;
  return forms.find(({ id }) => id === chosen[0])?.name || '1 form';
}

function lastWords({ lastDelivery, isOn, offReason }: webhooks.Webhook): string {
  // What it failed with is what it was switched off for.
  if (!isOn && offReason) return '';
  if (!lastDelivery) return 'Nothing sent yet.';
  const ago = formatAgo(lastDelivery.createdAt, Date.now());
  switch (lastDelivery.state) {
    case 'delivered':
      return `Last delivered ${ago}.`;
    case 'waiting':
      return lastDelivery.problem ? `${lastDelivery.problem} We will retry.` : 'Sending…';
    case 'failed':
      return `Failed ${ago}. ${lastDelivery.problem ?? ''}`.trim();
  }
}
