/** Orders of databases from before a migration, as they are after it. */
import { afterEach, describe, expect, test } from 'vitest';
import { openTestShop } from '#testing/server/open-shop.ts';
import { testApp, testDeps } from '#testing/server/test-app.ts';
import { canTest, createTestDatabase, type TestDatabase } from '#testing/server/test-database.ts';
import { openDatabase } from '../../db/database.ts';
import type { Database } from '../../db/engine.ts';
import { migrations } from '../../db/migrate.ts';
import { foldedWords } from '../../db/migrations/120-folded-words.ts';
import { gates } from '../../db/migrations/155-gates.ts';
import { gatedMedia } from '../../db/migrations/172-gated-media.ts';
import { changedAt } from '../../db/migrations/203-changed-at.ts';
import type { Schema } from '../../db/schema.ts';
import { cartLocale } from '../cart/migrations/126-cart-locale.ts';
import { giftWishes } from '../cart/migrations/149-gift-wishes.ts';
import { freeAmounts } from '../catalogue/migrations/150-free-amounts.ts';
import { subscriptionPlans } from '../catalogue/migrations/174-subscription-plans.ts';
import { productPlans } from '../catalogue/migrations/186-product-plans.ts';
import { saleDates } from '../catalogue/migrations/196-sale-dates.ts';
import { barcodes } from '../catalogue/migrations/202-barcodes.ts';
import { giftCards } from '../gift-cards/migrations/148-gift-cards.ts';
import { orderLocale } from './migrations/125-order-locale.ts';
import { savedMethods } from './migrations/175-saved-methods.ts';
import { findOrder, listLines, updateOrder } from './queries.ts';
import { insertAttempt, listAttempts, updateAttempt } from './queries-payments.ts';
import type { PaymentAttemptTable } from './tables.ts';

/** What documents, orders and carts are written with today. */
const WRITTEN_TODAY = new Set(
  [
    foldedWords,
    orderLocale,
    cartLocale,
    giftCards,
    giftWishes,
    freeAmounts,
    gates,
    gatedMedia,
    subscriptionPlans,
    savedMethods,
    saleDates,
    barcodes,
    changedAt,
    productPlans,
  ].map(({ name }) => name),
);

let database: TestDatabase | undefined;
let db: Database | undefined;
afterEach(async () => {
  await db?.close();
  await database?.remove();
  [db, database] = [undefined, undefined];
});

describe.each((['sqlite', 'postgres'] as const).filter(canTest))('orders from before, on %s', (engine) => {
  /** A shop in a database that has come as far as this migration, and has the words that documents are written with. */
  async function openBefore(migrateTo: string) {
    database = await createTestDatabase(engine, 'empty');
    const { options } = database;
    const steps = migrations.filter(({ name }) => name <= migrateTo || WRITTEN_TODAY.has(name));
    const old = await openDatabase({ ...options, steps });
    db = old;
    const shop = await openTestShop(testDeps(old), 90);
    return {
      shop,
      old,
      order: async () => {
        const done = await shop.complete(shop.fill());
        if (done.kind !== 'placed') throw new Error(done.kind);
        return done.order;
      },
      /** Everything since then. @returns what a request of the owner is answered */
      comeForward: async () => {
        await old.close();
        const now = await openDatabase(options);
        db = now;
        const { app } = await testApp(testDeps(now));
        const ask = async (path: string) => {
          const response = await app.request(`http://localhost:4321/api/sites/${shop.siteId}/${path}`, {
            headers: { authorization: `Bearer ${shop.site.token}`, host: 'localhost:4321' },
          });
          expect(response.status).toBe(200);
          return response.json();
        };
        return { now, ask };
      },
    };
  }

  test('what is searched of an order is cut to its limit, and what is shorter stays as it was', async () => {
    const before = await openBefore('112-set-aside-submissions');
    const texts = ['#1 ada@example.org ada', 'é'.repeat(1000), 'é'.repeat(1001), `grace ${'𝒜'.repeat(2000)}`];
    const ids: string[] = [];
    for (const search of texts) {
      const { id } = await before.order();
      await before.old.write((tx) => updateOrder(tx, id, { search }));
      ids.push(id);
    }
    const { now, ask } = await before.comeForward();
    const kept = await Promise.all(ids.map(async (id) => (await findOrder(now.read, id))?.search));
    const cut = `grace ${'𝒜'.repeat(994)}`;
    expect(kept).toEqual([texts[0], texts[1], 'é'.repeat(1000), cut]);
    expect((await ask('orders?search=grace')).orders).toMatchObject([{ id: ids[3] }]);
  });

  test('orders that were paid with test keys of Stripe are tests of the team, and no others', async () => {
    const before = await openBefore('116-product-file-hash');
    const place = async (attempt: Partial<PaymentAttemptTable>, other?: Partial<PaymentAttemptTable>) => {
      const { id } = await before.order();
      await before.old.write(async (tx) => {
        await updateOrder(tx, id, { provider: 'stripe', testBy: null });
        const [known] = await listAttempts(tx, id);
        if (!known) throw new Error('It was paid.');
        await updateAttempt(tx, known.id, { provider: 'stripe', ...attempt });
        const key = `${known.key}-2`;
        if (other) await insertAttempt(tx, { ...known, id: `${id}-2`, number: 2, key, ...other });
      });
      return id;
    };
    const live = { provider: 'stripe', ref: 'cs_live_a1' };
    const failed = { state: 'failed', capturedMinor: 0 };
    const test = { ref: 'cs_test_a1' };
    const expected = new Map([
      [await place(test), 'team'],
      [await place({ ...live, ...failed }, { provider: 'stripe', ref: 'cs_test_b2' }), 'team'],
      [await place(live), null],
      [await place({ ref: null }), null],
      [await place({ ref: 'csxtestx1' }), null],
      [await place({ ...test, ...failed }, live), null],
      [await place({ ...test, ...failed }, { provider: 'other', ref: null }), null],
      [await place(test, { provider: 'other', ref: null }), null],
    ]);
    const draft = await place({ ...test, state: 'requires_action', capturedMinor: 0 });
    await before.old.write((tx) =>
      updateOrder(tx, draft, { state: 'draft', number: null, capturedMinor: 0 }),
    );
    const reviewed = [...expected.keys()].slice(0, 4);
    for (const id of reviewed) {
      const [line] = await listLines(before.old.read, id);
      const words = { token: id, email: '', title: '', optionText: '', author: '', description: '' };
      const asked = {
        state: 'asked',
        rating: null,
        askedAt: 0,
        expiresAt: 0,
        writtenAt: null,
        isTest: 0,
      };
      const of = { siteId: before.shop.siteId, productId: line?.productId ?? '', lineId: line?.id ?? '' };
      await before.old.write((tx) =>
        tx
          .insertInto('reviews')
          // Replies came later.
          .values({ id, ...of, ...words, ...asked } as Schema['reviews'])
          .execute(),
      );
    }
    const { now, ask } = await before.comeForward();
    for (const [id, testBy] of expected)
      expect([id, (await findOrder(now.read, id))?.testBy]).toEqual([id, testBy]);
    expect((await findOrder(now.read, draft))?.testBy).toBe('team');
    const { orders } = await ask('orders');
    expect(orders.filter(({ isTest }: { isTest: boolean }) => isTest)).toHaveLength(2);
    const reviews = await now.read.selectFrom('reviews').select(['id', 'isTest']).execute();
    expect(new Map(reviews.map(({ id, isTest }) => [id, isTest]))).toEqual(
      new Map(reviewed.map((id) => [id, expected.get(id) === 'team' ? 1 : 0])),
    );
  });
});
