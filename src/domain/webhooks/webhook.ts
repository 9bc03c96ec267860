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

export interface Webhook {
  readonly id: string;
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  /** Ids of the forms it is told of; null for all. */
  readonly forms: readonly string[] | null;
  readonly isOn: boolean;
  /** Why Vitrine switched it off by itself; null otherwise. */
  readonly offReason: string | null;
  /** Since when nothing has arrived; null while all is well. */
  readonly failingSince: number | null;
  /** Until when the secret before the present one still signs; null when there is none. */
  readonly oldSecretUntil: number | null;
  readonly createdAt: number;
  /** The latest one; null before the first. */
  readonly lastDelivery: DeliverySummary | null;
}

export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

export interface DeliverySummary {
  readonly id: string;
  readonly event: string;
  readonly state: DeliveryState;
  /** Tries so far. */
  readonly attempts: number;
  /** Of the last answer; null where none came. */
  readonly status: number | null;
  /** What went wrong with the last try; null where nothing did. */
  readonly problem: string | null;
  /** Of the next try; null where none follows. */
  readonly nextAt: number | null;
  readonly createdAt: number;
}

/** One try. */
export interface DeliveryAttempt {
  readonly at: number;
  readonly ms: number;
  readonly status: number | null;
  readonly problem: string | null;
}

export interface Delivery extends DeliverySummary {
  readonly tries: readonly DeliveryAttempt[];
  /** What is sent, without its signature. */
  readonly request: {
    readonly url: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
  };
  /** The beginning of the last answer. */
  readonly answer: string | null;
}

/** A form that a webhook can be told of. */
export interface WebhookForm {
  readonly id: string;
  readonly name: string;
}
