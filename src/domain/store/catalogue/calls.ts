/** The calls about products: what is in force at once, their prices and their stock. */
import { z } from 'zod';
import { doneAnswer, instant } from '../../calls/answers.ts';
import { call, type Shape } from '../../calls/call.ts';
import { idSchema } from '../../links/link.ts';
import { MAX_VARIANTS } from './product.ts';
import { productSchema, variantSchema } from './product-form.ts';

const PRODUCTS = '/api/sites/:site/products';
const PRODUCT = `${PRODUCTS}/:product`;
const MAX_CHANGES = 1000;

const storedProduct = productSchema.meta({ id: 'Product' });

const id = z.string();

const listedProduct = z
  .object({
    id: id.meta({ description: 'Of the document that describes it.' }),
    title: z.string(),
    path: z.string().nullable(),
    collectionId: id.nullable(),
    draftId: id.nullable(),
    publishedId: id.nullable(),
    scheduledAt: instant.nullable(),
    scheduledAction: z.enum(['publish', 'unpublish']).nullable(),
    pictureId: id.nullable(),
    product: storedProduct.nullable().meta({ description: 'Null until a price is set.' }),
  })
  .meta({ id: 'ListedProduct' });
export type ListedProduct = Shape<typeof listedProduct>;

export const readProducts = call('GET', PRODUCTS, {
  may: 'read',
  summary: 'Lists the products of a site or collection by name, with prices and stock.',
  query: z.object({
    collection: idSchema.optional(),
    search: z.string().max(200).optional(),
    offset: z.coerce.number<string | number>().int().min(0).optional(),
  }),
  describesQuery: true,
  answer: z.object({
    products: z.array(listedProduct),
    total: z.int(),
    pageSize: z.int(),
    currency: z.string().meta({ description: 'ISO 4217; amounts are in its minor units.' }),
  }),
});

export const readProduct = call('GET', PRODUCT, {
  may: 'read',
  summary: 'Returns a product’s prices, variants and stock.',
  answer: listedProduct.extend({ currency: z.string() }),
  errors: { missing: 404 },
});
export type OpenedProduct = Shape<typeof readProduct.answer>;

export const saveProduct = call('PUT', PRODUCT, {
  may: 'config.commerce',
  summary: 'Changes a product’s prices, variants and stock.',
  description:
    'Live immediately, without publishing. If a variant gives its previous stock (`stockWas`), only the difference is applied, so that sales in the meantime still count.',
  body: productSchema.extend({
    variants: z
      .array(variantSchema.extend({ stockWas: variantSchema.shape.stock.exactOptional() }))
      .min(1)
      .max(MAX_VARIANTS),
  }),
  answer: doneAnswer('saved').extend({ product: storedProduct }),
  errors: { missing: 404, invalid: 422, taken: 409 },
  leaves: 'product.changed',
});

const EXAMPLES = `${PRODUCTS}/examples`;

export const readExamples = call('GET', EXAMPLES, {
  may: 'read',
  summary: 'Counts the site’s unchanged example products.',
  answer: z.object({ count: z.int() }),
});

export const removeExamples = call('DELETE', EXAMPLES, {
  may: 'config.commerce',
  summary: 'Moves all unchanged example products to the trash.',
  description: 'You can restore each one for 30 days.',
  answer: doneAnswer('deleted').extend({ ids: z.array(id) }),
  leaves: 'product.changed',
});

const bulkChange = z.object({
  id: idSchema.meta({ description: 'Of the variant.' }),
  priceMinor: variantSchema.shape.priceMinor.exactOptional(),
  salePriceMinor: variantSchema.shape.salePriceMinor.exactOptional(),
  isOnSale: z.boolean().exactOptional(),
  stock: variantSchema.shape.stock.exactOptional(),
  isUnlimited: z.boolean().exactOptional(),
});
export type VariantChange = Shape<typeof bulkChange>;

export const changeVariants = call('POST', `${PRODUCTS}/variants`, {
  may: 'config.commerce',
  summary: 'Changes prices and stock of several variants together. All succeed or none.',
  body: z.strictObject({ changes: z.array(bulkChange).min(1).max(MAX_CHANGES) }),
  answer: doneAnswer('changed').extend({
    before: z
      .array(bulkChange)
      .meta({ description: 'The same as it was: sent again, it undoes the change.' }),
  }),
  errors: { missing: 404, invalid: 422 },
  leaves: 'product.changed',
});
