/** What was delivered to a webhook and what was not: to look at, to try, to send again. */
import type { Context } from 'hono';
import { z } from 'zod';
import { TEST_EVENT } from '#domain/webhooks/webhook.ts';
import type { WebhookDeliveryTable, WebhookTable } from '../db/schema-webhooks.ts';
import type { Deps } from '../deps.ts';
import type { Call, RouteWriter } from '../http/api-routes.ts';
import type { RouteAbout } from '../http/route-list.ts';
import { bodyOf } from './attempt-delivery.ts';
import { MISSING } from './change-webhooks.ts';
import type { DeliverDeps } from './deps.ts';
import { toDelivery, toSummary } from './present-delivery.ts';
import { findWebhookRow } from './queries.ts';
import { findDeliveryRow, listDeliveryRows, reopenDelivery } from './queries-deliveries.ts';
import { queueDelivering, recordTest } from './record-event.ts';

const WEBHOOK = '/api/sites/:site/webhooks/:webhook';
const DELIVERIES = `${WEBHOOK}/deliveries`;
const DELIVERY = `${DELIVERIES}/:delivery`;
const PAGE_SIZE = 25;

type DeliveryRoutesDeps = Deps & Pick<DeliverDeps, 'findSubmission'>;

export function deliveryRoutes(deps: DeliveryRoutesDeps, { route }: RouteWriter): void {
  const { db } = deps;
  const list: RouteAbout = {
    summary: 'Lists what was sent to a webhook in the last 30 days, the latest first.',
    query: z.object({
      before: z.string().optional().meta({ description: 'The id of a delivery: only older ones are given.' }),
    }),
  };
  route('GET', DELIVERIES, 'config.settings', list, async (call) => {
    const webhook = await webhookOf(deps, call);
    if (!webhook) return missing(call.context);
    const before = call.context.req.query('before')?.replaceAll('\0', '');
    const found = await listDeliveryRows(db.read, webhook.id, { before, limit: PAGE_SIZE + 1 });
    const shown = found.slice(0, PAGE_SIZE);
    const next = found.length > PAGE_SIZE ? (shown.at(-1)?.id ?? null) : null;
    return noStore(call.context).json({ deliveries: shown.map(toSummary), next });
  });
  const read = 'Shows one delivery: what is sent, how each try went, and what was answered.';
  route('GET', DELIVERY, 'config.settings', read, async (call) => {
    const webhook = await webhookOf(deps, call);
    const row = webhook && (await findDeliveryRow(db.read, webhook.id, call.param('delivery')));
    const body = row && (await bodyOf(deps, db.read, row));
    if (!row || body === undefined) return missing(call.context);
    return noStore(call.context).json({ delivery: toDelivery(row, webhook.url, body) });
  });
  sendRoutes(deps, route);
}

function sendRoutes(deps: DeliveryRoutesDeps, route: RouteWriter['route']): void {
  const test: RouteAbout = {
    summary: 'Sends a webhook a made-up message, once.',
    description: `Its type is “${TEST_EVENT}”. It is sent to webhooks that are switched off as well.`,
  };
  route('POST', `${WEBHOOK}/test`, 'config.settings', test, async (call) => {
    const webhook = await webhookOf(deps, call);
    if (!webhook) return missing(call.context);
    const id = await deps.db.write((tx) => recordTest(tx, deps, webhook));
    return presentSent(deps, call, webhook, id);
  });
  const again = 'Sends a message to a webhook again that arrived or was given up.';
  route('POST', `${DELIVERY}/resend`, 'config.settings', again, async (call) => {
    const webhook = await webhookOf(deps, call);
    const row = webhook && (await findDeliveryRow(deps.db.read, webhook.id, call.param('delivery')));
    if (!row) return missing(call.context);
    if (webhook.is_on === 0 && row.event !== TEST_EVENT) {
      const message = 'This webhook is switched off. Switch it on, then send this again.';
      return call.context.json({ error: { kind: 'not-allowed', message } }, 409);
    }
    await deps.db.write(async (tx) => {
      if (await reopenDelivery(tx, row.id, deps.now())) await queueDelivering(tx, deps, call.siteId);
    });
    return presentSent(deps, call, webhook, row.id);
  });
}

async function presentSent(
  { db }: Pick<Deps, 'db'>,
  { context }: Call,
  webhook: WebhookTable,
  id: string,
): Promise<Response> {
  const row: WebhookDeliveryTable | undefined = await findDeliveryRow(db.read, webhook.id, id);
  return row ? noStore(context).json({ delivery: toSummary(row) }) : missing(context);
}

async function webhookOf(
  { db }: Pick<Deps, 'db'>,
  { siteId, param }: Call,
): Promise<WebhookTable | undefined> {
  return findWebhookRow(db.read, siteId, param('webhook'));
}

function missing(context: Context): Response {
  return context.json({ error: MISSING }, 404);
}

function noStore(context: Context): Context {
  context.header('cache-control', 'no-store');
  return context;
}
