import type { ReturnedParts } from '#domain/store/orders/credit-note.ts';
import type { GivenBack } from '#domain/store/orders/given-back.ts';
import type { Invoice } from '#domain/store/orders/invoice.ts';
import type { JsonText } from '../../db/json-text.ts';
import { readJson } from '../../db/json-text.ts';
import type { Queryable } from '../../db/schema.ts';

export type StoredInvoice = Invoice & {
  /** What had been given back before it was issued is not in its sums; absent in those that left it out. */
  readonly before?: GivenBack;
  /** The same by parts of the order: credit notes begin there. */
  readonly returned?: ReturnedParts;
};

interface InvoiceTable {
  orderId: string;
  siteId: string;
  /** Below zero, of a test order. */
  number: number;
  /** StoredInvoice as JSON. */
  content: JsonText<StoredInvoice>;
  issuedAt: number;
}

declare module '../../db/schema.ts' {
  interface Schema {
    invoices: InvoiceTable;
  }
}

export async function findInvoice(
  db: Queryable,
  siteId: string,
  orderId: string,
): Promise<StoredInvoice | undefined> {
  const row = await db
    .selectFrom('invoices')
    .select('content')
    .where('orderId', '=', orderId)
    .where('siteId', '=', siteId)
    .executeTakeFirst();
  return row && readJson(row.content);
}

/** By the ids of orders, as they stand on the papers. */
export async function listInvoiceNumbers(
  db: Queryable,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('invoices')
    .select(['orderId', 'content'])
    .where('orderId', 'in', [...orderIds])
    .execute();
  return new Map(rows.map(({ orderId, content }) => [orderId, readJson(content).number]));
}

export async function findInvoiceRow(db: Queryable, orderId: string): Promise<InvoiceTable | undefined> {
  return db.selectFrom('invoices').selectAll().where('orderId', '=', orderId).executeTakeFirst();
}

/**
 * Numbers of a series have no gaps: the next one is taken where the document is written. Test orders count down from
 * zero, so that they take none of those that bookkeepers look for.
 */
export async function nextPaperNumber(
  tx: Queryable,
  table: 'invoices' | 'creditNotes',
  siteId: string,
  { isTest }: { readonly isTest: boolean },
): Promise<number> {
  const known = await tx
    .selectFrom(table)
    .select(({ fn }) => [fn.max<number>('number').as('highest'), fn.min<number>('number').as('lowest')])
    .where('siteId', '=', siteId)
    .executeTakeFirst();
  return isTest ? Math.min(0, known?.lowest ?? 0) - 1 : Math.max(0, known?.highest ?? 0) + 1;
}

export async function insertInvoice(tx: Queryable, row: InvoiceTable): Promise<void> {
  await tx.insertInto('invoices').values(row).execute();
}
