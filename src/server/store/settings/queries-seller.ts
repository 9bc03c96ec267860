import { parseOnce } from '#domain/parse-once.ts';
import { type Seller, sellerSchema } from '#domain/store/settings/seller.ts';
import { prepared } from '../../db/prepared.ts';
import type { Queryable } from '../../db/schema.ts';
import { rowOfSite } from '../../kernel/sites/queries-settings.ts';

declare module '../../db/schema.ts' {
  interface Schema {
    invoiceSellers: {
      siteId: string;
      /** Seller as JSON. */
      seller: string;
    };
  }
}

const seller = rowOfSite('invoiceSellers', 'seller', sellerSchema);
export const sellers = { ...seller, find: findSeller };
export const writeSeller = seller.write;

const sellersOf = prepared((db, { siteId }: { readonly siteId: string }) =>
  db.selectFrom('invoiceSellers').select('seller').where('siteId', '=', siteId),
);
const parse = parseOnce((stored) => sellerSchema.parse(JSON.parse(stored)));

export async function findSeller(db: Queryable, siteId: string): Promise<Seller> {
  const [row] = await sellersOf(db, { siteId });
  return parse(row?.seller ?? '{}');
}
