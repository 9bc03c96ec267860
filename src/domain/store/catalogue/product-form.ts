/** A product as its owner fills it in: options, and variants, each with one value of every option. */

import { z } from 'zod';
import { instant } from '../../calls/answers.ts';
import type { Shape } from '../../calls/call.ts';
import { idSchema } from '../../links/link.ts';
import { foldCase } from '../../search/fold.ts';
import { isGtin } from './gtin.ts';
import { MAX_PRICE_MINOR, MAX_STOCK, MAX_VARIANTS, type OptionValue, PRODUCT_KINDS } from './product.ts';
import { MAX_SKU_LENGTH } from './sku.ts';
import { subscriptionPlanSchema } from './subscription-plan.ts';

export const MAX_OPTIONS = 6;
const MAX_VALUES = 100;
const PRICE_WORDS = 'Enter a price from 0 to 1,000,000.00.';

const priceMinor = z.int().min(0, PRICE_WORDS).max(MAX_PRICE_MINOR, PRICE_WORDS);
export const optionLabel = z.string().trim().min(1).max(100);
export const MAX_SIDE_MM = 100_000;
export const MAX_BRAND_LENGTH = 70;
export const MAX_MPN_LENGTH = 70;
/** Of what is not new. */
export const CONDITIONS = ['refurbished', 'used'] as const;
export type Condition = (typeof CONDITIONS)[number];

const millimetres = z.int().min(0).max(MAX_SIDE_MM);

const optionSchema = z.object({ name: optionLabel, values: z.array(optionLabel).min(1).max(MAX_VALUES) });
export type ProductOption = Shape<typeof optionSchema>;

export const optionValueSchema = z.object({ name: optionLabel, value: optionLabel });

export const variantSchema = z.object({
  id: idSchema,
  optionValues: z.array(optionValueSchema).max(MAX_OPTIONS),
  /** Empty: one is made. */
  sku: z.string().trim().max(MAX_SKU_LENGTH),
  priceMinor,
  salePriceMinor: priceMinor,
  isOnSale: z.boolean(),
  stock: z.int().min(0).max(MAX_STOCK),
  isUnlimited: z.boolean(),
  weightGrams: z.int().min(0).max(10_000_000).exactOptional(),
  dimensions: z
    .object({ length: millimetres, width: millimetres, height: millimetres })
    .exactOptional()
    .meta({ description: 'In millimetres.' }),
  pictureId: idSchema.exactOptional(),
  gtin: z
    .string()
    .max(14)
    .refine(isGtin, 'This barcode is not a valid EAN, UPC or ISBN.')
    .exactOptional()
    .meta({ description: 'Its barcode: an EAN, UPC or ISBN, digits alone. Absent: it has none.' }),
  mpn: z
    .string()
    .trim()
    .min(1)
    .max(MAX_MPN_LENGTH)
    .exactOptional()
    .meta({ description: 'The number its maker gave it.' }),
});
export type VariantForm = Shape<typeof variantSchema>;

/** Within which the buyer of a gift card chooses the amount. */
const freeAmountSchema = z
  .object({ minMinor: priceMinor.min(1), maxMinor: priceMinor.min(1) })
  .refine(({ minMinor, maxMinor }) => minMinor <= maxMinor, 'The lowest amount is above the highest.');
export type FreeAmount = Shape<typeof freeAmountSchema>;

const saleMoment = (description: string) => instant.exactOptional().meta({ description });

export const productSchema = z.object({
  kind: z.enum(PRODUCT_KINDS as ['physical', 'digital', 'service', 'giftCard', 'paywall']),
  taxClass: z.string().max(60),
  options: z.array(optionSchema).max(MAX_OPTIONS),
  variants: z.array(variantSchema).min(1).max(MAX_VARIANTS),
  freeAmount: freeAmountSchema.exactOptional().meta({
    description:
      'Of a gift card: the limits of an amount that the buyer chooses. Absent: fixed amounts only.',
  }),
  brand: z.string().trim().min(1).max(MAX_BRAND_LENGTH).exactOptional(),
  hasNoBarcode: z.literal(true).exactOptional().meta({
    description:
      'No maker has given it a barcode or part number: it is made by hand, made to order or vintage. Absent: not known.',
  }),
  condition: z.enum(CONDITIONS).exactOptional().meta({ description: 'Absent: it is new.' }),
  saleFrom: saleMoment('When the sale prices start. Absent: at once.'),
  saleUntil: saleMoment('When the sale prices end. Absent: when you end them.'),
  subscriptionPlan: subscriptionPlanSchema.exactOptional().meta({
    description: 'It is sold by subscription: how it is billed. Absent: it is bought once.',
  }),
  opensPlanId: idSchema.exactOptional().meta({
    description:
      'Of a digital product that is bought once: the members’ plan that it opens when its order is paid.',
  }),
});
export type ProductForm = Shape<typeof productSchema>;

/** What is wrong with a product that is made of the right parts; undefined where nothing is. */
export function findProductProblem({
  options,
  variants,
  saleFrom,
  saleUntil,
  ...form
}: ProductForm): string | undefined {
  return (
    planProblem(form) ??
    sizeProblem(options, variants) ??
    optionProblem(options, variants) ??
    doubleProblem(variants) ??
    saleProblem(variants) ??
    (saleFrom !== undefined && saleUntil !== undefined && saleUntil <= saleFrom
      ? 'The sale ends before it starts. Change one of its dates.'
      : undefined)
  );
}

function planProblem({
  kind,
  subscriptionPlan,
  opensPlanId,
}: Omit<ProductForm, 'options' | 'variants'>): string | undefined {
  if (opensPlanId === undefined || (kind === 'digital' && !subscriptionPlan)) return undefined;
  return 'Only a digital product that is bought once can open a plan. Change its type, or remove the plan.';
}

function sizeProblem(
  options: readonly ProductOption[],
  variants: readonly VariantForm[],
): string | undefined {
  if (variants.length > MAX_VARIANTS)
    return `This would have ${variants.length} variants. The limit is ${MAX_VARIANTS}.`;
  if (options.length > MAX_OPTIONS)
    return `This would have ${options.length} options. The limit is ${MAX_OPTIONS}.`;
  const wide = options.find(({ values }) => values.length > MAX_VALUES);
  return (
    wide && `The option “${wide.name}” would have ${wide.values.length} values. The limit is ${MAX_VALUES}.`
  );
}

/** Looks each value up: the combinations of six options with 100 values each would fill any memory. */
function optionProblem(
  options: readonly ProductOption[],
  variants: readonly VariantForm[],
): string | undefined {
  if (new Set(options.map(({ name }) => foldCase(name))).size < options.length)
    return 'Two options have the same name. Rename one of them.';
  const offered = new Map(options.map(({ name, values }) => [name, new Set(values)]));
  const isOffered = ({ optionValues }: VariantForm) =>
    optionValues.length === options.length &&
    new Set(optionValues.map(({ name }) => name)).size === options.length &&
    optionValues.every(({ name, value }) => offered.get(name)?.has(value));
  return variants.every(isOffered)
    ? undefined
    : 'A variant uses a value that is not in its options. Choose its values again.';
}

function doubleProblem(variants: readonly VariantForm[]): string | undefined {
  if (new Set(variants.map(({ optionValues }) => keyOf(optionValues))).size < variants.length)
    return 'Two variants have the same options. Remove one of them.';
  const skus = variants.map(({ sku }) => sku).filter((sku) => sku !== '');
  return new Set(skus).size < skus.length ? 'Two variants have the same SKU. Change one of them.' : undefined;
}

function saleProblem(variants: readonly VariantForm[]): string | undefined {
  return variants.some((each) => each.isOnSale && each.salePriceMinor > each.priceMinor)
    ? 'A sale price is higher than the price. Lower it, or end the sale.'
    : undefined;
}

/**
 * Every combination of the values of options, in their order; one empty one where there are no options.
 * @throws RangeError where there are more than a product has variants
 */
export function combinationsOf(options: readonly ProductOption[]): OptionValue[][] {
  const count = countCombinations(options);
  if (count > MAX_VARIANTS)
    throw new RangeError(`${count} combinations. The limit is ${MAX_VARIANTS} variants.`);
  return options.reduce<OptionValue[][]>(
    (combinations, { name, values }) =>
      combinations.flatMap((before) => values.map((value) => [...before, { name, value }])),
    [[]],
  );
}

export function countCombinations(options: readonly ProductOption[]): number {
  return options.reduce((count, { values }) => count * values.length, 1);
}

/** Values are told apart by the names of their options too. */
export function keyOf(optionValues: readonly OptionValue[]): string {
  return JSON.stringify(optionValues.map(({ name, value }) => [name, value]).sort());
}
