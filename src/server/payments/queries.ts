import { prepared } from '../db/prepared.ts';
import type { Queryable } from '../db/schema.ts';

/** The books of the test provider. */
export interface TestPaymentTable {
  key: string;
  ref: string;
  state: string;
  amountMinor: number;
  currency: string;
  card: string;
  problem: string | null;
  createdAt: number;
}

interface TestRefundTable {
  key: string;
  ref: string;
  amountMinor: number;
  createdAt: number;
}

declare module '../db/schema.ts' {
  interface Schema {
    testPayments: TestPaymentTable;
    testRefunds: TestRefundTable;
  }
}

/** Does nothing where the key is known. */
export const insertTestPayment = prepared((tx, row: TestPaymentTable) =>
  tx
    .insertInto('testPayments')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doNothing()),
);
const paymentsByKey = prepared((db, { key }: { readonly key: string }) =>
  db.selectFrom('testPayments').selectAll().where('key', '=', key),
);

export async function findTestPayment(db: Queryable, key: string): Promise<TestPaymentTable | undefined> {
  const [payment] = await paymentsByKey(db, { key });
  return payment;
}

/** False where more would be given back than was paid. */
export async function refundTestPayment(tx: Queryable, row: TestRefundTable): Promise<boolean> {
  const known = await tx
    .selectFrom('testRefunds')
    .select('key')
    .where('key', '=', row.key)
    .executeTakeFirst();
  if (known) return true;
  const payment = await tx
    .selectFrom('testPayments')
    .select(['amountMinor', 'state'])
    .where('ref', '=', row.ref)
    .executeTakeFirst();
  const refunded = await tx
    .selectFrom('testRefunds')
    .select((eb) => eb.fn.sum<number>('amountMinor').as('sum'))
    .where('ref', '=', row.ref)
    .executeTakeFirstOrThrow();
  if (payment?.state !== 'captured') return false;
  if ((refunded.sum ?? 0) + row.amountMinor > payment.amountMinor) return false;
  await tx.insertInto('testRefunds').values(row).execute();
  return true;
}
