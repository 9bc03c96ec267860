/** The tables of webhooks and of what became of each message. */

import type { DeliveryAttempt, DeliverySummary, Webhook } from '#domain/webhooks/calls.ts';
import type { WebhookEvent } from '#domain/webhooks/webhook.ts';
import type { JsonText } from '../db/json-text.ts';

export interface WebhookTable {
  id: string;
  siteId: string;
  url: string;
  /** WebhookEvent[] as JSON. */
  events: JsonText<WebhookEvent[]>;
  /** Ids of forms as JSON, or null for all of them. */
  forms: JsonText<Webhook['forms']>;
  isOn: number;
  offReason: string | null;
  /** Sealed under the installation's secret. */
  secret: string;
  oldSecret: string | null;
  oldSecretUntil: number | null;
  failingSince: number | null;
  createdAt: number;
}

export interface WebhookDeliveryTable {
  id: string;
  webhookId: string;
  siteId: string;
  event: string;
  /** What it tells of: when that is deleted, this goes with it. Null for tests. */
  submissionId: string | null;
  state: DeliverySummary['state'];
  attempts: number;
  status: number | null;
  problem: string | null;
  /** DeliveryAttempt[] as JSON. */
  tries: JsonText<DeliveryAttempt[]>;
  /** The beginning of the last answer. */
  answer: string | null;
  /** Of the next try. While one is under way: when somebody else may take it for lost. */
  nextAt: number | null;
  createdAt: number;
}

declare module '../db/schema.ts' {
  interface Schema {
    webhooks: WebhookTable;
    webhookDeliveries: WebhookDeliveryTable;
  }
}
