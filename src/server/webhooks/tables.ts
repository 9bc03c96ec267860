/** The tables of webhooks and of what became of each message. */

import type { DeliveryAttempt, Webhook } from '#domain/webhooks/calls.ts';
import type { WebhookEvent } from '#domain/webhooks/webhook.ts';
import type { JsonText } from '../db/json-text.ts';

export interface WebhookTable {
  id: string;
  site_id: string;
  url: string;
  /** WebhookEvent[] as JSON. */
  events: JsonText<WebhookEvent[]>;
  /** Ids of forms as JSON, or null for all of them. */
  forms: JsonText<Webhook['forms']>;
  is_on: number;
  off_reason: string | null;
  /** Sealed under the installation's secret. */
  secret: string;
  old_secret: string | null;
  old_secret_until: number | null;
  failing_since: number | null;
  created_at: number;
}

export interface WebhookDeliveryTable {
  id: string;
  webhook_id: string;
  site_id: string;
  event: string;
  /** What it tells of: when that is deleted, this goes with it. Null for tests. */
  submission_id: string | null;
  /** `waiting`, `delivered` or `failed`. */
  state: string;
  attempts: number;
  status: number | null;
  problem: string | null;
  /** DeliveryAttempt[] as JSON. */
  tries: JsonText<DeliveryAttempt[]>;
  /** The beginning of the last answer. */
  answer: string | null;
  /** Of the next try. While one is under way: when somebody else may take it for lost. */
  next_at: number | null;
  created_at: number;
}

declare module '../db/schema.ts' {
  interface Schema {
    webhooks: WebhookTable;
    webhook_deliveries: WebhookDeliveryTable;
  }
}
