/**
 * Payments that move no money, for trying out a shop. It keeps its own books, as a payment service would: they outlive
 * a crash, and a key that is known has no second effect.
 */

import type { SavedMethod } from '#domain/store/orders/saved-method.ts';
import { TEST_CARDS } from '#domain/store/settings/payment-methods.ts';
import type { Deps } from '../deps.ts';
import type { PaymentNews, PaymentProvider, PaymentRef, PaymentStart } from './payment-provider.ts';
import { findTestPayment, insertTestPayment, refundTestPayment, type TestPaymentTable } from './queries.ts';

export function testProvider({ db, now, newId }: Pick<Deps, 'db' | 'now' | 'newId'>): PaymentProvider {
  const write = (
    start: Pick<PaymentStart, 'key' | 'amountMinor' | 'currency' | 'choice'>,
    state: 'captured' | 'failed' | 'cancelled',
    problem: string | null,
  ) =>
    db.write(async (tx) => {
      await insertTestPayment(tx, {
        key: start.key,
        ref: `test_${newId()}`,
        state,
        amountMinor: start.amountMinor,
        currency: start.currency,
        card: start.choice,
        problem,
        createdAt: now(),
      });
      // Whoever was first under this key.
      const row = await findTestPayment(tx, start.key);
      if (!row) throw new Error('A payment that was just written is there.');
      return newsOf(row);
    });
  return {
    id: 'test',
    async start({ saves = false, method, ...start }) {
      const choice = method?.ref ?? start.choice;
      const card = TEST_CARDS.find(({ number }) => number === choice);
      const problem = (method && card?.laterProblem) ?? card?.problem;
      const news = await write(
        { ...start, choice },
        problem === undefined ? 'captured' : 'failed',
        problem ?? null,
      );
      return saves && card && news.state === 'captured' ? { ...news, method: savedCard(card.number) } : news;
    },
    async retrieve({ key }) {
      const row = await findTestPayment(db.read, key);
      return row && newsOf(row);
    },
    cancel: ({ key }: PaymentRef) =>
      write({ key, amountMinor: 0, currency: '', choice: '' }, 'cancelled', null),
    refund: ({ key, ref, amountMinor }) =>
      db.write(async (tx) => {
        const isDone = await refundTestPayment(tx, {
          key,
          ref,
          amountMinor,
          createdAt: now(),
        });
        if (isDone) return { kind: 'refunded' };
        return { kind: 'refused', message: 'More would be given back than was paid.' };
      }),
  };
}

export function savedCard(number: string): SavedMethod {
  return { ref: number, label: `•••• ${number.slice(-4)}` };
}

function newsOf(row: TestPaymentTable): PaymentNews {
  return {
    state: row.state as PaymentNews['state'],
    ref: row.ref,
    capturedMinor: row.state === 'captured' ? row.amountMinor : 0,
    currency: row.currency,
    ...(row.problem !== null && { problem: row.problem }),
  };
}
