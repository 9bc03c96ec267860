import type { CreditNote, ReturnedParts } from '#domain/store/orders/credit-note.ts';
import type { JsonText } from '../../db/json-text.ts';
import { readJson } from '../../db/json-text.ts';
import type { Queryable } from '../../db/schema.ts';

/** With what had been given back of the order until then: the next one begins there. */
export type StoredCreditNote = CreditNote & { readonly returned: ReturnedParts };

export interface CreditNoteTable {
  orderId: string;
  /** From 1. */
  position: number;
  siteId: string;
  /** Below zero, of a test order. */
  number: number;
  /** StoredCreditNote as JSON. */
  content: JsonText<StoredCreditNote>;
  issuedAt: number;
}

declare module '../../db/schema.ts' {
  interface Schema {
    creditNotes: CreditNoteTable;
  }
}

export async function listCreditNoteRows(db: Queryable, orderId: string): Promise<CreditNoteTable[]> {
  return db
    .selectFrom('creditNotes')
    .selectAll()
    .where('orderId', '=', orderId)
    .orderBy('position')
    .execute();
}

export async function listCreditNotes(db: Queryable, orderId: string): Promise<StoredCreditNote[]> {
  return (await listCreditNoteRows(db, orderId)).map(
    ({ content }) => JSON.parse(content) as StoredCreditNote,
  );
}

export async function insertCreditNotes(tx: Queryable, rows: readonly CreditNoteTable[]): Promise<void> {
  if (rows.length > 0)
    await tx
      .insertInto('creditNotes')
      .values([...rows])
      .execute();
}

/** What was given back of an order up to an instant. */
export async function findReturnedUntil(db: Queryable, orderId: string, at: number): Promise<ReturnedParts> {
  const refunds = await db
    .selectFrom('orderRefunds')
    .select(['lines', 'shippingMinor'])
    .where('orderId', '=', orderId)
    .where('state', '=', 'done')
    .where('createdAt', '<=', at)
    .execute();
  const lines: Record<string, { quantity: number; minor: number }> = {};
  for (const { id, quantity, amountMinor } of refunds.flatMap((refund) => readJson(refund.lines))) {
    const known = lines[id] ?? { quantity: 0, minor: 0 };
    lines[id] = { quantity: known.quantity + quantity, minor: known.minor + amountMinor };
  }
  return { lines, shippingMinor: refunds.reduce((sum, refund) => sum + refund.shippingMinor, 0) };
}
