/** Deliveries as the API tells them. */
import { pick } from '#domain/pick.ts';
import type { Delivery, DeliverySummary } from '#domain/webhooks/calls.ts';
import { WEBHOOK_HEADERS } from '#domain/webhooks/webhook.ts';
import { readJson } from '../db/json-text.ts';
import { messageId } from './attempt-delivery.ts';
import type { WebhookDeliveryTable } from './tables.ts';

export function toSummary(row: WebhookDeliveryTable): DeliverySummary {
  return pick(row, 'id', 'event', 'state', 'attempts', 'status', 'problem', 'nextAt', 'createdAt');
}

export function toDelivery(row: WebhookDeliveryTable, url: string, body: string): Delivery {
  return {
    ...toSummary(row),
    tries: readJson(row.tries),
    request: {
      url,
      headers: { 'content-type': 'application/json', [WEBHOOK_HEADERS.id]: messageId(row.id) },
      body,
    },
    answer: row.answer,
  };
}
