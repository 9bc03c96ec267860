/** The calls that take products in and out as tables. */
import { z } from 'zod';
import { instant } from '../../calls/answers.ts';
import { call, type Shape } from '../../calls/call.ts';
import { labelSchema } from '../../links/labels.ts';
import { idSchema } from '../../links/link.ts';
import { MAX_VARIANTS, PRODUCT_KINDS } from './product.ts';
import { optionValueSchema, productSchema, variantSchema } from './product-form.ts';

const PRODUCTS = '/api/sites/:site/products';

/** Most products in one call: however long a table is, no transaction is. */
export const MAX_IMPORTED = 20;

const importedVariant = z.object({
  sku: variantSchema.shape.sku.min(1).exactOptional(),
  optionValues: z.array(optionValueSchema).max(6),
  priceMinor: variantSchema.shape.priceMinor.exactOptional(),
  salePriceMinor: variantSchema.shape.salePriceMinor
    .nullable()
    .exactOptional()
    .meta({ description: 'Null: it is not on sale.' }),
  stock: variantSchema.shape.stock.exactOptional(),
  isUnlimited: z.boolean().exactOptional(),
  weightGrams: variantSchema.shape.weightGrams.unwrap().exactOptional(),
  dimensions: variantSchema.shape.dimensions.unwrap().exactOptional(),
  pictureId: variantSchema.shape.pictureId.unwrap().exactOptional(),
  gtin: variantSchema.shape.gtin.unwrap().exactOptional(),
  mpn: variantSchema.shape.mpn.unwrap().exactOptional(),
});
export type ImportedVariant = Shape<typeof importedVariant>;

const importedProduct = z.object({
  id: z.string().max(40).exactOptional(),
  handle: z.string().min(1).max(200),
  key: z.string().min(1).max(200).meta({ description: 'What the table knows it by.' }),
  title: z.string().trim().min(1).max(200),
  kind: z.enum(PRODUCT_KINDS as ['physical', 'digital', 'service', 'giftCard', 'paywall']).exactOptional(),
  excerpt: z.string().max(2000).exactOptional(),
  description: z.string().max(20_000).exactOptional(),
  categories: z.array(labelSchema('category')).max(100).exactOptional(),
  tags: z.array(labelSchema('tag')).max(100).exactOptional(),
  isVisible: z.boolean().exactOptional(),
  brand: productSchema.shape.brand.unwrap().exactOptional(),
  condition: productSchema.shape.condition
    .unwrap()
    .nullable()
    .exactOptional()
    .meta({ description: 'Null: it is new.' }),
  hasNoBarcode: z.boolean().exactOptional(),
  saleFrom: instant.nullable().exactOptional().meta({ description: 'Null: at once.' }),
  saleUntil: instant.nullable().exactOptional().meta({ description: 'Null: until you end it.' }),
  variants: z.array(importedVariant).min(1).max(MAX_VARIANTS),
});
export type ImportedProduct = Shape<typeof importedProduct>;

const outcome = z.object({
  kind: z.enum(['made', 'changed', 'unchanged', 'refused']),
  isDraft: z
    .boolean()
    .exactOptional()
    .meta({ description: 'Of one that was made: visitors don’t see it yet.' }),
  message: z.string().exactOptional().meta({ description: 'Why it was refused, or is a draft.' }),
});
export type ImportOutcome = Shape<typeof outcome>;

export const importProducts = call('POST', `${PRODUCTS}/import`, {
  may: 'config.commerce',
  summary: 'Imports products from a table. Adds new ones and updates known ones.',
  description:
    'Products are matched by id, SKU, the table’s own id or address. Columns left out stay as they are, and nothing is deleted. A trial returns the same and changes nothing.',
  body: z.strictObject({
    collection: idSchema,
    isTrial: z.boolean(),
    madeBefore: z
      .int()
      .min(0)
      .max(1_000_000)
      .meta({ description: 'Of a trial: how many earlier parts of the table would make.' }),
    products: z.array(importedProduct).min(1).max(MAX_IMPORTED),
  }),
  answer: z.object({ outcomes: z.array(outcome).meta({ description: 'In the order of the products.' }) }),
  errors: { missing: 404 },
  leaves: 'product.imported',
});

export const exportProducts = call('GET', `${PRODUCTS}/table.csv`, {
  may: 'config.commerce',
  summary: 'Exports all products as a table you can import again.',
  gives: 'text/csv',
  personal: 'none',
  leaves: 'product.exported',
});
