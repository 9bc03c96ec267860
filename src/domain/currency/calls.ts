/** The call that changes the currency of a shop, with everything that has a price. */
import { z } from 'zod';
import { call } from '../calls/call.ts';
import { CURRENCY_CODES, type CurrencyCode } from '../money/currencies.ts';

/** Amounts that are listed; the others are counted. */
export const LISTED_CHANGES = 500;

/** More than this is no price: settings that hold more cannot be read. */
export const MAX_CONVERTED_MINOR = 99_999_999;

const currency = z.enum(CURRENCY_CODES as readonly [CurrencyCode, ...CurrencyCode[]]);

export const changeCurrency = call('POST', '/api/sites/:site/currency', {
  may: 'config.settings',
  summary: 'Changes the currency of a shop and converts its prices, or shows what they would become.',
  description:
    'Products, gift cards for sale, plans, donation amounts, delivery, discounts and the minimum order are converted. Orders, issued gift cards and running subscriptions keep their currency.',
  body: z.strictObject({
    from: currency.meta({
      description: 'Its currency until now: prices are converted once, however often this is sent.',
    }),
    currency,
    ratePpm: z.int().min(1).max(1_000_000_000_000).meta({
      description: 'What one unit is worth in the new currency, in millionths. 1000000 keeps the numbers.',
    }),
    isPreview: z.boolean().meta({ description: 'Shows what prices become, and changes nothing.' }),
  }),
  answer: z
    .object({
      from: currency,
      to: currency,
      count: z.int().meta({ description: 'How many amounts change.' }),
      changes: z
        .array(z.object({ name: z.string(), part: z.string(), beforeMinor: z.int(), afterMinor: z.int() }))
        .meta({ description: 'The first of them.' }),
    })
    .meta({ id: 'ChangedCurrency' }),
  errors: { changed: 409, too_high: 422 },
  leaves: 'settings.currency',
});
