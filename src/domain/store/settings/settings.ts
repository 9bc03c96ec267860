/** What the owner decides about the store as a whole. Sites that have said nothing are what the defaults say. */
import { z } from 'zod';
import { CURRENCY_CODES, type CurrencyCode, DEFAULT_CURRENCY } from '../../money/currencies.ts';
import { PPM } from '../../money/divide.ts';
import { cartRemindersSchema, reviewRepliesSchema, stockNoticesSchema } from './buyer-mails.ts';
import { DELIVERY_KINDS } from './delivery.ts';
import { DISCOUNT_CLASSES } from './discount.ts';
import { giftCardsSchema } from './gift-cards.ts';
import { MEASUREMENT_STANDARDS } from './measurement.ts';
import { orderMailsSchema } from './order-mail.ts';
import { ORDER_TEXTS, type OrderTextSettings } from './order-texts.ts';
import { PICKUP_NAME } from './pickup-place.ts';
import { isPostalPattern, POSTAL_LIMITS } from './place.ts';
import { PRICE_DISPLAYS, TAX_ROUNDINGS } from './tax.ts';

export const STORE_LIMITS = {
  zones: 100,
  countries: 260,
  regions: 500,
  methods: 20,
  steps: 20,
  rates: 20,
  classes: 20,
  discounts: 300,
  automaticDiscounts: 100,
  products: 200,
  minor: 100_000_000,
} as const;

const key = z.string().regex(/^[\w-]{1,40}$/);
const name = z.string().trim().min(1).max(100);
const minor = z.number().int().min(0).max(STORE_LIMITS.minor);
const rate = z.number().int().min(0).max(PPM);
const instant = z.number().int().min(0).nullable();
const oneCountry = z.string().regex(/^(?:[A-Z]{2})?$/, 'must be a country code such as DE');
const countries = z
  .array(z.string().regex(/^[A-Z]{2}$/, 'must be a country code such as NO'))
  .max(STORE_LIMITS.countries);

/** Narrows a zone to a part of its countries. */
const within = {
  /** States and provinces as `US-TX`; a country without any here is meant as a whole. */
  regions: z
    .array(z.string().regex(/^[A-Z]{2}-.{1,80}$/, 'must be a country and a state such as US-TX'))
    .max(STORE_LIMITS.regions)
    .exactOptional(),
  /** Codes, beginnings such as `787*` and ranges such as `73301-88589`; none: all. */
  postalCodes: z
    .array(
      z
        .string()
        .trim()
        .max(POSTAL_LIMITS.length)
        .refine(
          isPostalPattern,
          'must be a postal code, a beginning such as 787* or a range such as 10000-10999',
        ),
    )
    .max(POSTAL_LIMITS.each)
    .exactOptional(),
};

const taxRateSchema = z.strictObject({ id: key, name, ppm: rate, taxClass: z.string().max(40).default('') });

const taxZoneSchema = z.strictObject({
  id: key,
  name,
  /** None: wherever no other zone is. */
  countries,
  ...within,
  rates: z.array(taxRateSchema).max(STORE_LIMITS.rates),
});

const methodSchema = z.strictObject({
  id: key,
  name,
  kind: z.enum(DELIVERY_KINDS),
  /** Of a method with one price; null: it is offered to nobody until it has one. */
  priceMinor: minor.nullable().default(0),
  /** From this weight in grams, or this subtotal in minor units, on. */
  steps: z
    .array(z.strictObject({ from: z.number().int().min(0).max(STORE_LIMITS.minor), priceMinor: minor }))
    .max(STORE_LIMITS.steps)
    .default([]),
  /** From this subtotal on it is free. */
  freeFromMinor: minor.nullable().default(null),
  /** For pickup: where, and when it is open. */
  note: z.string().trim().max(500).default(''),
  /** For pickup: the country of that place, where its goods are taxed. Absent or empty: that of the shop. */
  country: oneCountry.exactOptional(),
});

const deliveryZoneSchema = z.strictObject({
  id: key,
  name,
  countries,
  ...within,
  methods: z.array(methodSchema).max(STORE_LIMITS.methods),
});

/** Promises nothing that its owner has not said. */
const PICKUP = {
  id: 'everywhere',
  name: 'Everywhere',
  countries: [],
  methods: [{ id: 'pickup', name: PICKUP_NAME, kind: 'pickup' }],
};

const discountSchema = z.strictObject({
  id: key,
  title: name,
  isOn: z.boolean().default(true),
  code: z
    .string()
    .trim()
    .max(40)
    .regex(/^[\p{L}\p{N}_.-]*$/u, 'can have letters, digits, dots and hyphens')
    .default(''),
  kind: z.enum(DISCOUNT_CLASSES),
  value: z.union([
    z.strictObject({ ppm: rate.refine((ppm) => ppm > 0) }),
    z.strictObject({ minor: minor.refine((off) => off > 0) }),
  ]),
  productIds: z.array(z.string().max(40)).max(STORE_LIMITS.products).default([]),
  /** Categories whose products it is on, too. */
  categories: z.array(name).max(STORE_LIMITS.classes).default([]),
  minimumMinor: minor.default(0),
  combinesWith: z.array(z.enum(DISCOUNT_CLASSES)).max(3).default([]),
  startsAt: instant.default(null),
  endsAt: instant.default(null),
  /** How often it may be used in all. */
  limit: z.number().int().min(1).max(1_000_000).nullable().default(null),
  /** How often by one customer, known by the address that is typed in to check out. */
  perCustomer: z.number().int().min(1).max(1000).nullable().default(null),
});
export type StoreDiscount = z.infer<typeof discountSchema>;

const taxesSchema = z.strictObject({
  areIncluded: z.boolean().default(false),
  /** Of prices that do not include tax: whether buyers see them with it. */
  shown: z.enum(PRICE_DISPLAYS).default('auto'),
  rounding: z.enum(TAX_ROUNDINGS).default('line'),
  isShippingTaxed: z.boolean().default(true),
  /** Where the shop is registered for VAT: companies elsewhere in the EU account for it themselves. Empty: they pay as all do. */
  homeCountry: oneCountry.default(''),
  /** Beside the standard class, which has no name. */
  classes: z.array(name.max(40)).max(STORE_LIMITS.classes).default([]),
  zones: z.array(taxZoneSchema).max(STORE_LIMITS.zones).default([]),
});

const reviewsSchema = z.strictObject({
  /** Buyers get a mail with a link to say how it is. */
  isAsked: z.boolean().default(false),
  /** After the order was fulfilled. */
  afterDays: z.number().int().min(0).max(90).default(7),
});

/** Which texts buyers may write. */
const offeredTexts = Object.fromEntries(
  ORDER_TEXTS.map(({ setting }) => [setting.name, z.boolean().default(false)]),
) as OrderTextSettings<z.ZodDefault<z.ZodBoolean>>;

export const storeSettingsSchema = z
  .strictObject({
    currency: z.enum(CURRENCY_CODES as readonly [CurrencyCode, ...CurrencyCode[]]).default(DEFAULT_CURRENCY),
    currencySymbol: z.enum(['en-US', 'native']).default('en-US'),
    measurementStandard: z
      .union([z.literal(MEASUREMENT_STANDARDS.imperial), z.literal(MEASUREMENT_STANDARDS.metric)])
      .default(MEASUREMENT_STANDARDS.metric),
    /** Buttons of products read Purchase and lead to the checkout, not to the cart. */
    expressCheckout: z.boolean().default(false),
    minimumSubtotalMinor: minor.default(0),
    /** With so many pieces left or fewer, owners are told that something runs low. */
    lowStockAt: z.number().int().min(0).max(10_000).default(2),
    /** Of the page with the terms of sale; empty: buyers agree with nothing. */
    termsPath: z
      .string()
      .trim()
      .max(500)
      .regex(/^(?:\/(?!\/)|https?:\/\/|$)/, 'must be an address such as /terms')
      .default(''),
    ...offeredTexts,
    /** Words of the mails about orders. */
    orderMails: orderMailsSchema.default(() => orderMailsSchema.parse({})),
    reviews: reviewsSchema.default(() => reviewsSchema.parse({})),
    reviewReplies: reviewRepliesSchema.default(() => reviewRepliesSchema.parse({})),
    cartReminders: cartRemindersSchema.default(() => cartRemindersSchema.parse({})),
    giftCards: giftCardsSchema.default(() => giftCardsSchema.parse({})),
    stockNotices: stockNoticesSchema.default(() => stockNoticesSchema.parse({})),
    taxes: taxesSchema.default(() => taxesSchema.parse({})),
    shippingZones: z
      .array(deliveryZoneSchema)
      .max(STORE_LIMITS.zones)
      .default(() => [deliveryZoneSchema.parse(PICKUP)]),
    discounts: z
      .array(discountSchema)
      .max(STORE_LIMITS.discounts)
      .refine(hasOwnCodes, 'Each coupon needs its own code.')
      .refine(
        isWithinAutomatic,
        `A store can have up to ${STORE_LIMITS.automaticDiscounts} automatic discounts.`,
      )
      .default([]),
  })
  .meta({ id: 'StoreSettings' });
export type StoreSettings = z.infer<typeof storeSettingsSchema>;

/** Coupons are typed in by hand: case and spaces are no part of them. */
export function couponKey(code: string): string {
  return code.normalize('NFKC').trim().toUpperCase();
}

function hasOwnCodes(discounts: readonly StoreDiscount[]): boolean {
  const codes = discounts.flatMap(({ code }) => (code === '' ? [] : couponKey(code)));
  return new Set(codes).size === codes.length;
}

function isWithinAutomatic(discounts: readonly StoreDiscount[]): boolean {
  return discounts.filter(({ code }) => code === '').length <= STORE_LIMITS.automaticDiscounts;
}
