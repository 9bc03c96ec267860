/** The calls about webhooks. */
import { z } from 'zod';
import { doneAnswer, instant } from '../calls/answers.ts';
import { call, type Shape } from '../calls/call.ts';
import { hiddenFromPrograms } from '../calls/personal.ts';
import { DELIVERY_STATES, TEST_EVENT, WEBHOOK_EVENTS } from './webhook.ts';

const WEBHOOKS = '/api/sites/:site/webhooks';
const WEBHOOK = `${WEBHOOKS}/:webhook`;
const DELIVERIES = `${WEBHOOK}/deliveries`;
const DELIVERY = `${DELIVERIES}/:delivery`;
const MAX_FORMS = 200;
/** Sees what visitors sent: webhooks pass it on to other services. */
const people = 'admin.customer-data';

const summary = z
  .object({
    id: z.string(),
    event: z.string().meta({ description: 'Its name, or “webhook.test”.' }),
    state: z.enum(DELIVERY_STATES),
    /** Tries so far. */
    attempts: z.int(),
    status: z.int().nullable().meta({ description: 'Of the last answer.' }),
    /** What went wrong with the last try; null where nothing did. */
    problem: z.string().nullable(),
    /** Of the next try; null where none follows. */
    nextAt: instant.nullable(),
    createdAt: instant,
  })
  .meta({ id: 'WebhookDeliverySummary' });
export type DeliverySummary = Shape<typeof summary>;

const attempt = z.object({
  at: instant,
  ms: z.int().meta({ description: 'How long it took.' }),
  status: z.int().nullable(),
  problem: z.string().nullable(),
});
export type DeliveryAttempt = Shape<typeof attempt>;

const delivery = summary
  .extend({
    tries: z.array(attempt),
    /** What is sent, without its signature. */
    request: z.object({
      url: z.string(),
      headers: z.record(z.string(), z.string()),
      body: hiddenFromPrograms(z.string(), people),
    }),
    answer: hiddenFromPrograms(
      z.string().nullable().meta({ description: 'The beginning of the last answer.' }),
      people,
    ),
  })
  .meta({ id: 'WebhookDelivery' });
export type Delivery = Shape<typeof delivery>;

const webhook = z
  .object({
    id: z.string(),
    url: z.string(),
    events: z.array(z.enum(WEBHOOK_EVENTS)),
    /** Ids of the forms it is told of; null for all. */
    forms: z.array(z.string()).nullable(),
    isOn: z.boolean(),
    offReason: z.string().nullable().meta({ description: 'Why Vitrine switched it off.' }),
    /** Since when nothing has arrived; null while all is well. */
    failingSince: instant.nullable(),
    oldSecretUntil: instant.nullable().meta({ description: 'Until then the secret before signs as well.' }),
    createdAt: instant,
    /** The latest one; null before the first. */
    lastDelivery: summary.nullable(),
  })
  .meta({ id: 'Webhook' });
export type Webhook = Shape<typeof webhook>;

const form = z.object({ id: z.string(), name: z.string() });
/** A form that a webhook can be told of. */
export type WebhookForm = Shape<typeof form>;

const withSecret = z.object({
  webhook,
  secret: z.string().meta({ description: 'Signs the messages. It is told this once.' }),
});

const warning = z
  .string()
  .nullable()
  .meta({ description: 'What the owner should look at, though the address is kept.' });

const url = z.string().trim().min(1).max(2000).meta({ description: 'Begins with https://.' });
const events = z.array(z.enum(WEBHOOK_EVENTS)).min(1).max(WEBHOOK_EVENTS.length);
const forms = z
  .array(z.string().max(60))
  .max(MAX_FORMS)
  .nullable()
  .meta({ description: 'Ids of the forms it is told of; null for all.' });

const may = 'config.settings';
const cache = 'no-store';
const errors = { missing: 404 } as const;
const leaves = 'webhook.changed';

export const readAll = call('GET', WEBHOOKS, {
  may,
  summary: 'Lists the webhooks of a site with how they fare, and the forms they can be told of.',
  answer: z.object({ webhooks: z.array(webhook), forms: z.array(form) }),
  cache,
});

export const make = call('POST', WEBHOOKS, {
  may,
  summary: 'Makes a webhook, and tells the secret that signs its messages.',
  /** It passes on to another service what visitors wrote. */
  personal: people,
  description: 'Messages follow Standard Webhooks. The secret is told this once.',
  body: z.strictObject({ url, events, forms }),
  answer: withSecret.extend({ warning }),
  status: 201,
  cache,
  errors: { invalid: 422, 'not-allowed': 409 },
  leaves,
});

export const renewSecret = call('POST', `${WEBHOOK}/secret`, {
  may,
  summary: 'Gives a webhook a new secret, and tells it.',
  description: 'The old one signs as well for another 24 hours.',
  answer: withSecret,
  cache,
  errors,
  leaves,
});

export const change = call('PATCH', WEBHOOK, {
  may,
  summary: 'Changes a webhook, or switches it on or off.',
  /** It passes on to another service what visitors wrote. */
  personal: people,
  description: 'Switched off, it is told of nothing; what still waits for it is given up.',
  body: z.strictObject({
    url: url.exactOptional(),
    events: events.exactOptional(),
    forms: forms.exactOptional(),
    isOn: z.boolean().exactOptional(),
  }),
  answer: z.object({ webhook, warning }),
  cache,
  errors: { ...errors, invalid: 422 },
  leaves,
});

export const remove = call('DELETE', WEBHOOK, {
  may,
  summary: 'Removes a webhook and forgets what was delivered to it.',
  answer: doneAnswer('removed'),
  errors,
  leaves,
});

export const readDeliveries = call('GET', DELIVERIES, {
  may,
  summary: 'Lists what was sent to a webhook in the last 30 days, the latest first.',
  query: z.object({
    before: z.string().optional().meta({ description: 'The id of a delivery: only older ones are given.' }),
  }),
  answer: z.object({
    deliveries: z.array(summary),
    next: z.string().nullable().meta({ description: 'Give it as `before` for older ones.' }),
  }),
  cache,
  errors,
});

export const readDelivery = call('GET', DELIVERY, {
  may,
  summary: 'Shows one delivery: what is sent, how each try went, and what was answered.',
  answer: z.object({ delivery }),
  cache,
  errors,
});

export const sendTest = call('POST', `${WEBHOOK}/test`, {
  may,
  summary: 'Sends a webhook a made-up message, once.',
  description: `Its type is “${TEST_EVENT}”. It is sent to webhooks that are switched off as well.`,
  answer: z.object({ delivery: summary }),
  cache,
  errors,
});

export const resend = call('POST', `${DELIVERY}/resend`, {
  may,
  summary: 'Sends a message to a webhook again that arrived or was given up.',
  answer: z.object({ delivery: summary }),
  cache,
  errors: { ...errors, 'not-allowed': 409 },
});
