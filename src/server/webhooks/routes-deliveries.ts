/** What was delivered to a webhook and what was not: to look at, to try, to send again. */
import * as webhooks from '#domain/webhooks/calls.ts';
import { TEST_EVENT } from '#domain/webhooks/webhook.ts';
import type { Deps } from '../deps.ts';
import type { AnswerCall } from '../http/answer-calls.ts';
import { bodyOf } from './attempt-delivery.ts';
import { MISSING } from './change-webhooks.ts';
import type { DeliverDeps } from './deps.ts';
import { toDelivery, toSummary } from './present-delivery.ts';
import { findWebhookRow } from './queries.ts';
import { findDeliveryRow, listDeliveryRows, reopenDelivery } from './queries-deliveries.ts';
import { queueDelivering, recordTest } from './record-event.ts';
import type { WebhookTable } from './tables.ts';

const PAGE_SIZE = 25;

type DeliveryRoutesDeps = Deps & Pick<DeliverDeps, 'findSubmission'>;

export function deliveryRoutes(deps: DeliveryRoutesDeps, answer: AnswerCall): void {
  const { db } = deps;
  answer(webhooks.readDeliveries, async ({ siteId, params, query }) => {
    const webhook = await findWebhookRow(db.read, siteId, params.webhook);
    if (!webhook) return MISSING;
    const found = await listDeliveryRows(db.read, webhook.id, {
      before: query.before,
      limit: PAGE_SIZE + 1,
    });
    const shown = found.slice(0, PAGE_SIZE);
    const next = found.length > PAGE_SIZE ? (shown.at(-1)?.id ?? null) : null;
    return { deliveries: shown.map(toSummary), next };
  });
  answer(webhooks.readDelivery, async ({ siteId, params }) => {
    const webhook = await findWebhookRow(db.read, siteId, params.webhook);
    const row = webhook && (await findDeliveryRow(db.read, webhook.id, params.delivery));
    const body = row && (await bodyOf(deps, db.read, row));
    if (!row || body === undefined) return MISSING;
    return { delivery: toDelivery(row, webhook.url, body) };
  });
  answer(webhooks.sendTest, async ({ siteId, params }) => {
    const webhook = await findWebhookRow(db.read, siteId, params.webhook);
    if (!webhook) return MISSING;
    return sent(deps, webhook, await db.write((tx) => recordTest(tx, deps, webhook)));
  });
  answer(webhooks.resend, async ({ siteId, params }) => {
    const webhook = await findWebhookRow(db.read, siteId, params.webhook);
    const row = webhook && (await findDeliveryRow(db.read, webhook.id, params.delivery));
    if (!row) return MISSING;
    if (webhook.isOn === 0 && row.event !== TEST_EVENT) return SWITCHED_OFF;
    await db.write(async (tx) => {
      if (await reopenDelivery(tx, row.id, deps.now())) await queueDelivering(tx, deps, siteId);
    });
    return sent(deps, webhook, row.id);
  });
}

async function sent({ db }: Pick<Deps, 'db'>, webhook: WebhookTable, id: string) {
  const row = await findDeliveryRow(db.read, webhook.id, id);
  return row ? { delivery: toSummary(row) } : MISSING;
}

const SWITCHED_OFF = {
  kind: 'not-allowed',
  message: 'This webhook is off. Turn it on, then send this again.',
} as const;
