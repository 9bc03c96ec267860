/** The calls about the account at Stripe that a shop is paid by. */
import { z } from 'zod';
import { call, type Shape } from '../../calls/call.ts';

const PATH = '/api/sites/:site/payments/stripe';
const may = 'config.commerce';

export const STRIPE_SECRETS = ['secretKey', 'signingSecret'] as const;
export type StripeSecret = (typeof STRIPE_SECRETS)[number];

/** On a site's host: where Stripe brings its news. */
export const STRIPE_NEWS_PATH = '/commerce/payments/stripe/news';

const account = z
  .object({
    hasSecretKey: z.boolean(),
    hasSigningSecret: z.boolean(),
    mode: z.enum(['test', 'live']).nullable().meta({ description: 'What the key that is kept is for.' }),
    newsUrl: z.string().meta({ description: 'The webhook address for Stripe.' }),
  })
  .meta({ id: 'StripeAccount' });
export type StripeAccount = Shape<typeof account>;

export const readStripe = call('GET', PATH, {
  may,
  summary: 'Returns whether a shop has Stripe keys.',
  answer: account,
  cache: 'no-store',
});

const secret = (pattern: RegExp, words: string) => z.string().trim().max(500).regex(pattern, words);

export const saveStripe = call('PUT', PATH, {
  may,
  summary: 'Saves a shop’s Stripe keys.',
  description:
    'Keys are never shown again and never exported. Keys you leave out are kept. Null removes a key.',
  body: z.strictObject({
    secretKey: secret(/^(?:sk|rk)_(?:test|live)_\w+$/, 'must be a secret key that starts with sk_ or rk_')
      .nullable()
      .optional(),
    signingSecret: secret(/^whsec_[\w+/=]+$/, 'must be a signing secret that starts with whsec_')
      .nullable()
      .optional(),
  }),
  answer: account,
  cache: 'no-store',
  leaves: 'settings.payments',
});
