/** What is asked for when a site begins with a shop. */
import { z } from 'zod';
import type { TemplateName } from '../../design/style.ts';
import { CURRENCY_CODES, type CurrencyCode, DEFAULT_CURRENCY } from '../../money/currencies.ts';

export const newShopSchema = z
  .strictObject({
    /** ISO 3166, or nothing. */
    country: z.string().regex(/^(?:[A-Z]{2})?$/, 'must be a country code such as DE'),
    currency: z.enum(CURRENCY_CODES as readonly [CurrencyCode, ...CurrencyCode[]]),
  })
  .meta({ id: 'NewShop' });
export type NewShop = z.infer<typeof newShopSchema>;

/** Where nobody was asked. */
export const UNASKED_SHOP: NewShop = { country: '', currency: DEFAULT_CURRENCY };

/** A template that is made for shops begins with one in any case. */
export function hasShopInAnyCase(template: TemplateName): boolean {
  return template === 'market';
}
