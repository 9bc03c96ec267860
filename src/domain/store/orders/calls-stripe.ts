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
    newsUrl: z.string().meta({ description: 'The address to give to Stripe for its news.' }),
  })
  .meta({ id: 'StripeAccount' });
export type StripeAccount = Shape<typeof account>;

export const readStripe = call('GET', PATH, {
  may,
  summary: 'Says whether a shop has the keys of its account at Stripe.',
  answer: account,
  cache: 'no-store',
});

const secret = (pattern: RegExp, words: string) => z.string().trim().max(500).regex(pattern, words);

export const saveStripe = call('PUT', PATH, {
  may,
  summary: 'Keeps the keys of the account at Stripe that a shop is paid by.',
  description: 'They are never told again, and are in no export. What is left out stays; null takes it away.',
  body: z.strictObject({
    secretKey: secret(/^(?:sk|rk)_(?:test|live)_\w+$/, 'must be a secret key: it begins with sk_ or rk_')
      .nullable()
      .optional(),
    signingSecret: secret(/^whsec_[\w+/=]+$/, 'must be a signing secret: it begins with whsec_')
      .nullable()
      .optional(),
  }),
  answer: account,
  cache: 'no-store',
  leaves: 'settings.payments',
});
