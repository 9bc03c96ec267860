import { prepared } from '../db/prepared.ts';
import type { Queryable } from '../db/schema.ts';

/** The books of the test provider. */
export interface TestPaymentTable {
  key: string;
  ref: string;
  state: string;
  amount_minor: number;
  currency: string;
  card: string;
  problem: string | null;
  created_at: number;
}

interface TestRefundTable {
  key: string;
  ref: string;
  amount_minor: number;
  created_at: number;
}

declare module '../db/schema.ts' {
  interface Schema {
    test_payments: TestPaymentTable;
    test_refunds: TestRefundTable;
  }
}

const paymentInsert = prepared((tx, row: TestPaymentTable) =>
  tx
    .insertInto('test_payments')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doNothing()),
);
const paymentsByKey = prepared((db, { key }: { readonly key: string }) =>
  db.selectFrom('test_payments').selectAll().where('key', '=', key),
);

/** Does nothing where the key is known. */
export async function insertTestPayment(tx: Queryable, row: TestPaymentTable): Promise<void> {
  await paymentInsert(tx, row);
}

export async function findTestPayment(db: Queryable, key: string): Promise<TestPaymentTable | undefined> {
  const [payment] = await paymentsByKey(db, { key });
  return payment;
}

/** False where more would be given back than was paid. */
export async function refundTestPayment(tx: Queryable, row: TestRefundTable): Promise<boolean> {
  const known = await tx
    .selectFrom('test_refunds')
    .select('key')
    .where('key', '=', row.key)
    .executeTakeFirst();
  if (known) return true;
  const payment = await tx
    .selectFrom('test_payments')
    .select(['amount_minor', 'state'])
    .where('ref', '=', row.ref)
    .executeTakeFirst();
  const refunded = await tx
    .selectFrom('test_refunds')
    .select((eb) => eb.fn.sum<number>('amount_minor').as('sum'))
    .where('ref', '=', row.ref)
    .executeTakeFirstOrThrow();
  if (payment?.state !== 'captured') return false;
  if (Number(refunded.sum ?? 0) + row.amount_minor > Number(payment.amount_minor)) return false;
  await tx.insertInto('test_refunds').values(row).execute();
  return true;
}
