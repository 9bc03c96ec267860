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

const file = z.object({ id: z.string(), name: z.string(), bytes: z.int() }).meta({ id: 'ProductFile' });
export type ProductFile = Shape<typeof file>;

const list = z.object({ files: z.array(file) });
const product = z.object({ product: idSchema });

export const readFiles = call('GET', FILES, {
  may,
  summary: 'Lists the files that buyers of a product get.',
  query: product,
  refusesQuery: 'Say with “product” which one is meant.',
  answer: list,
  cache: 'no-store',
});

export const addFile = call('POST', FILES, {
  may,
  summary: 'Adds a file that buyers of a product get.',
  description: 'The file is the body. Nobody reaches it without an order that is paid.',
  query: product.extend({ name: z.string().trim().min(1).max(200) }),
  refusesQuery: 'Say with “product” and “name” what the file belongs to and what it is called.',
  takes: 'application/octet-stream',
  answer: list,
  errors: { tooLarge: 413, incomplete: 400, tooMany: 409, missing: 404 },
  leaves: 'product.changed',
});

export const removeFile = call('DELETE', `${FILES}/:file`, {
  may,
  summary: 'Takes a file from the buyers of a product.',
  description: 'Also from those who have bought it already.',
  answer: doneAnswer('removed'),
  errors: { missing: 404 },
  leaves: 'product.changed',
});
