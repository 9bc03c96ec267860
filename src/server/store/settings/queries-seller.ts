import { type Seller, sellerSchema } from '#domain/store/settings/seller.ts';
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

export async function findSeller(db: Queryable, siteId: string): Promise<Seller> {
  return (await seller.find(db, siteId)) ?? sellerSchema.parse({});
}
