/** One webhook: where it leads, how it fares, and what can be done with it. */
import { useQueryClient } from '@tanstack/react-query';
import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import * as webhooks from '#domain/webhooks/calls.ts';
import { call } from '../api.ts';
import { fill } from '../fill.ts';
import { formatAgo } from '../format-ago.ts';
import { Badge } from '../ui/badge.tsx';
import { IconButton } from '../ui/button.tsx';
import { Menu } from '../ui/menu.tsx';
import { useAction } from '../ui/use-action.ts';
import { useConfirmed } from '../ui/use-confirmed.tsx';
import { type MadeSecret, refresh, splitAddress, useTest } from '../webhook-list.ts';
import styles from './webhooks.module.css';
import * as say from './words/en.ts';

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
    said: isOn ? fill(say.hostPaused, { host }) : fill(say.hostResumed, { host }),
    onEnd: end,
  });
  const remove = useAction(() => call(webhooks.remove, own), {
    said: fill(say.webhookToHostRemoved, { host }),
    onEnd: end,
  });
  const renew = useAction(() => call(webhooks.renewSecret, own), { onDone: onSecret, onEnd: end });
  const renewing = useConfirmed(renew, {
    title: say.createANewSecret,
    description: fill(say.enterItAtHostWithin24, { host }),
    action: say.createNewSecret,
    isDangerous: false,
  });
  const removing = useConfirmed(remove, {
    title: fill(say.removeTheWebhookToHost, { host }),
    description: say.itGetsNoMoreMessagesAnd,
    action: say.removeWebhook,
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
        trigger={<IconButton label={fill(say.moreAboutHost, { host })} icon={<Ellipsis />} />}
        actions={[
          { label: say.deliveries, onSelect: onDeliveries },
          { label: say.sendATest, onSelect: () => test.mutate() },
          'separator',
          { label: say.edit, onSelect: onEdit },
          { label: say.createNewSecret, onSelect: () => renewing.ask() },
          { label: isOn ? say.turnOff : say.turnOn, onSelect: () => turn.mutate() },
          'separator',
          { label: say.remove, isDangerous: true, onSelect: () => removing.ask() },
        ]}
      />
      {renewing.dialog}
      {removing.dialog}
    </li>
  );
}

function StateBadge({ webhook }: { readonly webhook: webhooks.Webhook }): ReactNode {
  if (!webhook.isOn) return <Badge tone={webhook.offReason ? 'danger' : 'neutral'}>{say.off}</Badge>;
  return webhook.failingSince === null ? (
    <Badge tone="good">{say.on}</Badge>
  ) : (
    <Badge tone="warning">{say.notResponding}</Badge>
  );
}

function formsWords({ forms: chosen }: webhooks.Webhook, forms: readonly webhooks.WebhookForm[]): string {
  if (!chosen) return say.allForms;
  if (chosen.length !== 1)
    return chosen.length === 0 ? say.noForms : fill(say.countForms, { count: chosen.length });
  return forms.find(({ id }) => id === chosen[0])?.name || say.oneForm;
}

function lastWords({ lastDelivery, isOn, offReason }: webhooks.Webhook): string {
  // What it failed with is what it was switched off for.
  if (!isOn && offReason) return '';
  if (!lastDelivery) return say.nothingSentYet2;
  const ago = formatAgo(lastDelivery.createdAt, Date.now());
  switch (lastDelivery.state) {
    case 'delivered':
      return fill(say.lastDeliveredAgo, { ago });
    case 'waiting':
      return lastDelivery.problem
        ? fill(say.problemWeWillRetry, { problem: lastDelivery.problem })
        : say.sending2;
    case 'failed':
      return fill(say.failedAgoProblem, { ago, problem: lastDelivery.problem ?? '' }).trim();
  }
}
