/** The files of digital products move with their site: what is sold there can be sold elsewhere. */
import { z } from 'zod';
import { idSchema } from '#domain/links/link.ts';
import type { Queryable } from '../../db/schema.ts';
import type { MovedRows } from '../../kernel/moves/moved-rows.ts';
import { eachRow, findLive, splitKnown } from '../../kernel/moves/queries.ts';
import { hashFile } from '../../storage/hash-file.ts';
import type { Storage } from '../../storage/storage.ts';
import { insertProductFile, type ProductFileTable, productFileKey } from './queries-downloads.ts';

const entry = z.object({
  id: idSchema,
  product: idSchema,
  name: z.string().min(1).max(1000),
  bytes: z.int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 in hexadecimal'),
  isStamped: z.boolean().default(false),
  createdAt: z.int(),
});
type ProductFileEntry = z.infer<typeof entry>;

/** Where there is no file and its hash was not kept: of nothing at all. */
const HASH_OF_NOTHING = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

/** Those of products that are in the trash stay with them. */
async function ofLive(
  db: Queryable,
  siteId: string,
  rows: readonly ProductFileTable[],
): Promise<ProductFileTable[]> {
  const live = await findLive(
    db,
    siteId,
    rows.map(({ productId }) => productId),
  );
  return rows.filter(({ productId }) => live.has(productId));
}

export function movedProductFiles({ storage }: { readonly storage: Storage }): MovedRows<ProductFileEntry> {
  const entryOf = async (row: ProductFileTable): Promise<ProductFileEntry> => ({
    id: row.id,
    product: row.productId,
    name: row.name,
    bytes: row.bytes,
    sha256: row.hash ?? (await storage.withFile(productFileKey(row.id), hashFile)) ?? HASH_OF_NOTHING,
    isStamped: row.isStamped === 1,
    createdAt: row.createdAt,
  });
  return {
    file: 'product-files.jsonl',
    entry,
    files: {
      folder: 'product-files/',
      whose: 'of a product',
      table: 'productFiles',
      of: (file) => [file],
      open: (id) => storage.stream(productFileKey(id)),
      store: (id, path) => storage.put(productFileKey(id), { path }),
      drop: (id) => storage.delete(productFileKey(id)),
    },
    async *read(db, siteId) {
      for await (const rows of eachRow(db, 'productFiles', siteId))
        yield await Promise.all((await ofLive(db, siteId, rows)).map(entryOf));
    },
    keyOf: ({ id }) => id,
    idsOf: ({ id }) => ({ productFiles: [id] }),
    check(entries, whole) {
      for (const [index, { id, product }] of entries.entries()) {
        whole.seeId(id, `line ${index + 1}.id`);
        if (!whole.documentIds.has(product))
          whole.add(`line ${index + 1}.product`, 'is a product that is not in this export');
      }
    },
    async insert(tx, siteId, entries) {
      const { added } = await splitKnown(tx, 'productFiles', entries);
      for (const { product, sha256, createdAt, isStamped, ...file } of added)
        await insertProductFile(tx, {
          ...file,
          siteId,
          productId: product,
          hash: sha256,
          isStamped: Number(isStamped),
          createdAt,
        });
    },
  };
}
