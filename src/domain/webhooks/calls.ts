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
  secret: z.string().meta({ description: 'Signs the messages. Only shown once.' }),
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
  .meta({ description: 'Ids of its forms. Null for all.' });

const may = 'config.settings';
const cache = 'no-store';
const errors = { missing: 404 } as const;
const leaves = 'webhook.changed';

export const readAll = call('GET', WEBHOOKS, {
  may,
  summary: 'Lists a site’s webhooks with their status, and the forms they can use.',
  answer: z.object({ webhooks: z.array(webhook), forms: z.array(form) }),
  cache,
});

export const make = call('POST', WEBHOOKS, {
  may,
  summary: 'Creates a webhook and returns the secret that signs its messages.',
  /** It passes on to another service what visitors wrote. */
  personal: people,
  description: 'Messages follow Standard Webhooks. The secret is only shown once.',
  body: z.strictObject({ url, events, forms }),
  answer: withSecret.extend({ warning }),
  status: 201,
  cache,
  errors: { invalid: 422, 'not-allowed': 409 },
  leaves,
});

export const renewSecret = call('POST', `${WEBHOOK}/secret`, {
  may,
  summary: 'Creates a new secret for a webhook.',
  description: 'The old secret also works for another 24 hours.',
  answer: withSecret,
  cache,
  errors,
  leaves,
});

export const change = call('PATCH', WEBHOOK, {
  may,
  summary: 'Changes a webhook, or turns it on or off.',
  /** It passes on to another service what visitors wrote. */
  personal: people,
  description: 'When off, it gets no messages, and waiting ones are cancelled.',
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
  summary: 'Removes a webhook and its delivery history.',
  answer: doneAnswer('removed'),
  errors,
  leaves,
});

export const readDeliveries = call('GET', DELIVERIES, {
  may,
  summary: 'Lists a webhook’s deliveries of the last 30 days, latest first.',
  query: z.object({
    before: z.string().optional().meta({ description: 'A delivery’s id. Returns only older ones.' }),
  }),
  answer: z.object({
    deliveries: z.array(summary),
    next: z.string().nullable().meta({ description: 'Pass it as `before` for older ones.' }),
  }),
  cache,
  errors,
});

export const readDelivery = call('GET', DELIVERY, {
  may,
  summary: 'Returns a delivery with its message, attempts and answers.',
  answer: z.object({ delivery }),
  cache,
  errors,
});

export const sendTest = call('POST', `${WEBHOOK}/test`, {
  may,
  summary: 'Sends a webhook a sample message, once.',
  description: `Its type is “${TEST_EVENT}”. Also works for webhooks that are turned off.`,
  answer: z.object({ delivery: summary }),
  cache,
  errors,
});

export const resend = call('POST', `${DELIVERY}/resend`, {
  may,
  summary: 'Resends a delivered or failed message.',
  answer: z.object({ delivery: summary }),
  cache,
  errors: { ...errors, 'not-allowed': 409 },
});
