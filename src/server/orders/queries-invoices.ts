import { type Invoice, type Seller, sellerSchema } from '#domain/orders/invoice.ts';
import type { JsonText } from '../db/json-text.ts';
import { readJson } from '../db/json-text.ts';
import type { Queryable } from '../db/schema.ts';

interface InvoiceTable {
  order_id: string;
  site_id: string;
  /** Below zero, of a test order. */
  number: number;
  /** Invoice as JSON. */
  content: JsonText<Invoice>;
  issued_at: number;
}

declare module '../db/schema.ts' {
  interface Schema {
    invoices: InvoiceTable;
    invoice_sellers: {
      site_id: string;
      /** Seller as JSON. */
      seller: string;
    };
  }
}

export async function findSeller(db: Queryable, siteId: string): Promise<Seller> {
  const row = await db
    .selectFrom('invoice_sellers')
    .select('seller')
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  return sellerSchema.parse(row ? JSON.parse(row.seller) : {});
}

export async function writeSeller(tx: Queryable, siteId: string, value: Seller): Promise<void> {
  const seller = JSON.stringify(value);
  await tx
    .insertInto('invoice_sellers')
    .values({ site_id: siteId, seller })
    .onConflict((conflict) => conflict.column('site_id').doUpdateSet({ seller }))
    .execute();
}

export async function deleteSeller(tx: Queryable, siteId: string): Promise<void> {
  await tx.deleteFrom('invoice_sellers').where('site_id', '=', siteId).execute();
}

export async function findInvoice(
  db: Queryable,
  siteId: string,
  orderId: string,
): Promise<Invoice | undefined> {
  const row = await db
    .selectFrom('invoices')
    .select('content')
    .where('order_id', '=', orderId)
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  return row && readJson(row.content);
}

export async function findInvoiceRow(db: Queryable, orderId: string): Promise<InvoiceTable | undefined> {
  return db.selectFrom('invoices').selectAll().where('order_id', '=', orderId).executeTakeFirst();
}

/**
 * Numbers have no gaps: the next one is taken where the invoice is written. Test orders count down from zero, so that
 * they take none of those that bookkeepers look for.
 */
export async function nextInvoiceNumber(
  tx: Queryable,
  siteId: string,
  { isTest }: { readonly isTest: boolean },
): Promise<number> {
  const known = await tx
    .selectFrom('invoices')
    .select(({ fn }) => [fn.max<number>('number').as('highest'), fn.min<number>('number').as('lowest')])
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  return isTest ? Math.min(0, Number(known?.lowest ?? 0)) - 1 : Math.max(0, Number(known?.highest ?? 0)) + 1;
}

export async function insertInvoice(tx: Queryable, row: InvoiceTable): Promise<void> {
  await tx.insertInto('invoices').values(row).execute();
}
