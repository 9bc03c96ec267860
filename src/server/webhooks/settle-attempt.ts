/** Writes down how a try went: delivered, tried again later, or given up; and switches off what never answers. */
import { writeMail } from '#domain/mail/write-mail.ts';
import type { DeliveryAttempt } from '#domain/webhooks/calls.ts';
import { GONE_STATUS, OFF_AFTER_MS, pauseAfter } from '#domain/webhooks/retry.ts';
import { TEST_EVENT } from '#domain/webhooks/webhook.ts';
import { recordActivity, VITRINE } from '../activity/record-activity.ts';
import { readJson } from '../db/json-text.ts';
import type { Queryable } from '../db/schema.ts';
import type { DeliverDeps } from './deps.ts';
import { findWebhookRow, updateWebhook } from './queries.ts';
import { giveUpWaiting, settleDelivery } from './queries-deliveries.ts';
import { queueDelivering } from './record-event.ts';
import type { WebhookDeliveryTable, WebhookTable } from './tables.ts';

export interface Attempt extends DeliveryAttempt {
  /** Of the answer. */
  readonly text: string | undefined;
}

/** Kept of the tries of one message. */
const MAX_TRIES = 20;
const MAX_ANSWER = 1000;

export async function settleAttempt(
  deps: DeliverDeps,
  delivery: WebhookDeliveryTable,
  { text, ...attempt }: Attempt,
): Promise<void> {
  const isTest = delivery.event === TEST_EVENT;
  const isGone = attempt.status === GONE_STATUS;
  const isDone = attempt.problem === null;
  const pause = isDone || isTest || isGone ? undefined : pauseAfter(delivery.attempts, deps.random());
  const nextAt = pause === undefined ? null : deps.now() + pause;
  const tries = [...readJson(delivery.tries), attempt].slice(-MAX_TRIES);
  const change = {
    state: isDone ? ('delivered' as const) : nextAt === null ? ('failed' as const) : ('waiting' as const),
    status: attempt.status,
    problem: attempt.problem,
    tries: JSON.stringify(tries),
    answer: text === undefined ? null : plain(text),
    nextAt,
  };
  await deps.db.write(async (tx) => {
    const webhook = await findWebhookRow(tx, delivery.siteId, delivery.webhookId);
    if (!webhook || !(await settleDelivery(tx, delivery, change))) return;
    if (nextAt !== null) await queueDelivering(tx, deps, delivery.siteId, nextAt);
    if (isDone) await updateWebhook(tx, webhook.id, { failingSince: null });
    else if (!isTest) await noteFailure(tx, deps, webhook, { ...attempt, isLast: nextAt === null, isGone });
  });
}

/** As text that both databases keep and every browser shows. */
function plain(text: string): string {
  return text
    .replace(/(?![\t\n])\p{Cc}/gu, '')
    .slice(0, MAX_ANSWER)
    .toWellFormed();
}

interface Failure extends DeliveryAttempt {
  readonly isLast: boolean;
  readonly isGone: boolean;
}

async function noteFailure(
  tx: Queryable,
  deps: DeliverDeps,
  webhook: WebhookTable,
  { at, problem, isLast, isGone }: Failure,
): Promise<void> {
  const since = webhook.failingSince ?? at;
  if (webhook.failingSince === null) await updateWebhook(tx, webhook.id, { failingSince: since });
  if (isGone) await switchOff(tx, deps, webhook, 'The server asked for no more messages (410).');
  else if (isLast && deps.now() - since >= OFF_AFTER_MS)
    await switchOff(tx, deps, webhook, `No message has arrived for more than a day. ${problem ?? ''}`.trim());
}

/** Its owner is told by mail, in the activity and where the webhook is shown. */
async function switchOff(
  tx: Queryable,
  deps: DeliverDeps,
  webhook: WebhookTable,
  reason: string,
): Promise<void> {
  const { id, siteId, url } = webhook;
  if (webhook.isOn === 0) return;
  await updateWebhook(tx, id, { isOn: 0, offReason: reason });
  await giveUpWaiting(tx, id, 'The webhook was turned off before this was delivered.');
  const host = new URL(url).host;
  await recordActivity(tx, deps, {
    actor: VITRINE,
    siteId,
    action: 'webhook.switched-off',
    what: `turned off the webhook to ${host}`,
    target: { kind: 'webhook', id },
  });
  const sender = await deps.siteName(tx, siteId);
  const mail = writeMail({
    sender,
    heading: `The webhook to ${host} is off`,
    paragraphs: [
      reason,
      'You have not lost any submissions. They are in the inbox. When the address works again, turn the webhook on and resend what it missed.',
    ],
    action: { label: 'View webhook', url: `${deps.ownerOrigin}/sites/${siteId}/settings/webhooks` },
  });
  for (const to of await deps.listCaretakers(tx, siteId))
    await deps.queueMail(tx, { ...mail, to, subject: `The webhook to ${host} is off`, siteId });
}
