/** The calls about the files that buyers of digital products get. */
import { z } from 'zod';
import { doneAnswer } from '../../calls/answers.ts';
import { call, type Shape } from '../../calls/call.ts';
import { idSchema } from '../../links/link.ts';

const FILES = '/api/sites/:site/product-files';
const may = 'config.commerce';

/** How often a buyer may fetch each file of a line, for each piece that was bought. */
export const DOWNLOADS_OF_PIECE = 20;
export const MAX_PRODUCT_FILES = 20;
export const MAX_PRODUCT_FILE_BYTES = 2_000_000_000;

const file = z
  .object({
    id: z.string(),
    name: z.string(),
    bytes: z.int(),
    isStamped: z.boolean().meta({ description: 'Each page of a download has the buyer’s name at its foot.' }),
  })
  .meta({ id: 'ProductFile' });
export type ProductFile = Shape<typeof file>;

const list = z.object({ files: z.array(file) });
const product = z.object({ product: idSchema });

export const readFiles = call('GET', FILES, {
  may,
  summary: 'Lists the files buyers of a product get.',
  query: product,
  refusesQuery: 'Give the product as “product”.',
  answer: list,
  cache: 'no-store',
});

export const addFile = call('POST', FILES, {
  may,
  summary: 'Adds a file for buyers of a product.',
  description: 'The file is the body. Only paid orders give access to it.',
  query: product.extend({ name: z.string().trim().min(1).max(200) }),
  refusesQuery: 'Give the product as “product” and the file’s name as “name”.',
  takes: 'application/octet-stream',
  answer: list,
  errors: { tooLarge: 413, incomplete: 400, tooMany: 409, missing: 404 },
  leaves: 'product.changed',
});

export const removeFile = call('DELETE', `${FILES}/:file`, {
  may,
  summary: 'Removes a file from a product.',
  description: 'Also for people who have already bought it.',
  answer: doneAnswer('removed'),
  errors: { missing: 404 },
  leaves: 'product.changed',
});

export const stampFile = call('PUT', `${FILES}/:file/stamp`, {
  may,
  summary: 'Sets whether downloads of a PDF are stamped with the buyer’s name.',
  description:
    'Each page then has the buyer’s name, the number and the date of the order at its foot. PDFs that can’t be stamped are refused.',
  body: z.object({ isStamped: z.boolean() }),
  answer: list,
  errors: { missing: 404, notStampable: 422, busy: 409 },
  leaves: 'product.changed',
});
