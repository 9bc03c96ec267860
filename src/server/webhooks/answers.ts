/** What the calls about webhooks answer. */
import { z } from 'zod';
import {
  DELIVERY_STATES,
  type Delivery,
  type DeliverySummary,
  WEBHOOK_EVENTS,
  type Webhook,
  type WebhookForm,
} from '#domain/webhooks/webhook.ts';
import { doneAnswer, instant } from '../http/answers.ts';
import type { Answers } from '../http/route-list.ts';

const summary = z
  .object({
    id: z.string(),
    event: z.string().meta({ description: 'Its name, or “webhook.test”.' }),
    state: z.enum(DELIVERY_STATES),
    attempts: z.int(),
    status: z.int().nullable().meta({ description: 'Of the last answer.' }),
    problem: z.string().nullable(),
    nextAt: instant.nullable(),
    createdAt: instant,
  })
  .meta({ id: 'WebhookDeliverySummary' }) satisfies z.ZodType<DeliverySummary>;

const delivery = summary
  .extend({
    tries: z.array(
      z.object({
        at: instant,
        ms: z.int().meta({ description: 'How long it took.' }),
        status: z.int().nullable(),
        problem: z.string().nullable(),
      }),
    ),
    request: z.object({ url: z.string(), headers: z.record(z.string(), z.string()), body: z.string() }),
    answer: z.string().nullable().meta({ description: 'The beginning of the last answer.' }),
  })
  .meta({ id: 'WebhookDelivery' }) satisfies z.ZodType<Delivery>;

const webhook = z
  .object({
    id: z.string(),
    url: z.string(),
    events: z.array(z.enum(WEBHOOK_EVENTS)),
    forms: z.array(z.string()).nullable(),
    isOn: z.boolean(),
    offReason: z.string().nullable().meta({ description: 'Why Vitrine switched it off.' }),
    failingSince: instant.nullable(),
    oldSecretUntil: instant.nullable().meta({ description: 'Until then the secret before signs as well.' }),
    createdAt: instant,
    lastDelivery: summary.nullable(),
  })
  .meta({ id: 'Webhook' }) satisfies z.ZodType<Webhook>;

const form = z.object({ id: z.string(), name: z.string() }) satisfies z.ZodType<WebhookForm>;
const withSecret = z.object({
  webhook,
  secret: z.string().meta({ description: 'Signs the messages. It is told this once.' }),
});

const warning = z
  .string()
  .nullable()
  .meta({ description: 'What the owner should look at, though the address is kept.' });

export const WEBHOOK_ANSWERS: Answers = {
  'GET /api/sites/:site/webhooks': z.object({ webhooks: z.array(webhook), forms: z.array(form) }),
  'POST /api/sites/:site/webhooks': withSecret.extend({ warning }),
  'PATCH /api/sites/:site/webhooks/:webhook': z.object({ webhook, warning }),
  'DELETE /api/sites/:site/webhooks/:webhook': doneAnswer('removed'),
  'POST /api/sites/:site/webhooks/:webhook/secret': withSecret,
  'POST /api/sites/:site/webhooks/:webhook/test': z.object({ delivery: summary }),
  'GET /api/sites/:site/webhooks/:webhook/deliveries': z.object({
    deliveries: z.array(summary),
    next: z.string().nullable().meta({ description: 'Give it as `before` for older ones.' }),
  }),
  'GET /api/sites/:site/webhooks/:webhook/deliveries/:delivery': z.object({ delivery }),
  'POST /api/sites/:site/webhooks/:webhook/deliveries/:delivery/resend': z.object({ delivery: summary }),
};
