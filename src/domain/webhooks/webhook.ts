/** Webhooks: other programs are told of what happens on a site. The message and its signature follow Standard Webhooks. */
import { DAY_MS } from '../time.ts';

/** What can be told of, by the names that messages bear. */
export const WEBHOOK_EVENTS = ['form.submitted'] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Told at the owner's wish, with made-up content. */
export const TEST_EVENT = 'webhook.test';

/** Headers of a message (standardwebhooks.com). */
export const WEBHOOK_HEADERS = {
  id: 'webhook-id',
  timestamp: 'webhook-timestamp',
  signature: 'webhook-signature',
} as const;

/** Before the Base64 of a secret. */
export const SECRET_PREFIX = 'whsec_';

export const MAX_WEBHOOKS = 20;
/** How long the old secret signs beside a new one. */
export const SECRET_OVERLAP_MS = DAY_MS;
/** Deliveries are forgotten after this. */
export const KEEP_DELIVERIES_DAYS = 30;

export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;
