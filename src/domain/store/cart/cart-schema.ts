/** A cart as scripts of pages read it. */
import { z } from 'zod';
import type { Shape } from '../../calls/call.ts';
import { CURRENCY_CODES } from '../../money/currencies.ts';

const text = z.string();
const money = z.number().int();
const list = z.array(z.looseObject({}));
const single = z.looseObject({});

const entry = z.looseObject({
  id: text,
  variantId: text,
  productId: text,
  title: text,
  optionText: text,
  sku: text,
  url: text,
  quantity: money,
  unitPriceCents: money,
  discountCents: money,
  taxCents: money,
  totalCents: money,
});

/** CART-01 to CART-09: each field by its type. */
export const cart = z
  .object({
    id: text,
    websiteId: text,
    orderId: text,
    created: money.meta({ description: 'When it was begun, in milliseconds.' }),
    isPurchased: z.boolean(),
    entries: z.array(entry),
    shippingOptions: list,
    applicableTaxRules: list,
    coupons: list,
    validCoupons: list,
    invalidCoupons: list,
    selectedShippingOption: single,
    shippingLocation: single,
    subtotalCents: money,
    taxCents: money,
    shippingCostCents: money,
    discountCents: money,
    grandTotalCents: money,
    totalQuantity: money,
    subtotalAmount: z.object({ value: z.number(), currencyCode: z.enum(CURRENCY_CODES) }),
    hasDigital: z.boolean(),
    purelyDigital: z.boolean(),
    requiresShipping: z.boolean(),
  })
  .meta({ id: 'Cart' });
export type CartHolder = Shape<typeof cart>;
