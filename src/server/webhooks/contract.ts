/** The bodies the API of webhooks takes. */
import { z } from 'zod';
import { WEBHOOK_EVENTS } from '#domain/webhooks/webhook.ts';

const MAX_FORMS = 200;

const url = z.string().trim().min(1).max(2000).meta({ description: 'Begins with https://.' });
const events = z.array(z.enum(WEBHOOK_EVENTS)).min(1).max(WEBHOOK_EVENTS.length);
const forms = z
  .array(z.string().max(60))
  .max(MAX_FORMS)
  .nullable()
  .meta({ description: 'Ids of the forms it is told of; null for all.' });

export const newWebhookInput = z.strictObject({ url, events, forms });

export const webhookInput = z.strictObject({
  url: url.exactOptional(),
  events: events.exactOptional(),
  forms: forms.exactOptional(),
  isOn: z.boolean().exactOptional(),
});

export type NewWebhookInput = z.infer<typeof newWebhookInput>;
export type WebhookInput = z.infer<typeof webhookInput>;
