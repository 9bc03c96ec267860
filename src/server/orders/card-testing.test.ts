/** Cards that are tried out: after a few refusals nobody is asked any more. */
import { expect, test } from 'vitest';
import { CART_CALLS } from '#domain/store/cart-contract.ts';
import { PLACE_ORDER_PATH } from '#domain/store/checkout-contract.ts';
import { DECLINED_CARD, GOOD_CARD, openTestShop } from '../testing/open-shop.ts';
import { testVisitor } from '../testing/visitor.ts';
import { describeOnBothEngines } from '../testing.ts';
import { CardTesting } from './card-testing.ts';

const HOUR_MS = 3_600_000;

test('refusals of an address are counted for an hour, and more strictly while a site is attacked', () => {
  let now = 0;
  const cards = new CardTesting(() => now);
  for (let time = 0; time < 5; time += 1) {
    expect(cards.mayPay('shop', 'a')).toBe(true);
    cards.noteDeclined('shop', 'a');
  }
  expect(cards.mayPay('shop', 'a')).toBe(false);
  expect([cards.mayPay('shop', 'b'), cards.mayPay('other', 'a')]).toEqual([true, true]);
  cards.noteDeclined('shop', 'b');
  cards.noteDeclined('shop', 'b');
  for (let time = 0; time < 50; time += 1) cards.noteDeclined('shop', `from ${time}`);
  expect([cards.mayPay('shop', 'b'), cards.mayPay('shop', 'new')]).toEqual([false, true]);
  now = HOUR_MS + 1;
  expect([cards.mayPay('shop', 'a'), cards.mayPay('shop', 'b')]).toEqual([true, true]);
});

describeOnBothEngines('cards that are tried out', (on) => {
  test('one cart is refused eight times within an hour, and then not asked for', async () => {
    const shop = await openTestShop(on.deps, 1);
    const cart = shop.fill();
    for (let time = 0; time < 8; time += 1)
      expect((await shop.complete(cart, { card: DECLINED_CARD })).kind).toBe('declined');
    expect(await shop.complete(cart)).toEqual({ kind: 'tooMany' });
    expect(shop.charges).toHaveLength(8);
    on.deps.clock.advance(HOUR_MS);
    expect((await shop.complete(cart)).kind).toBe('placed');
  });

  test('an address that had five cards refused waits, whatever carts it brings', async () => {
    const shop = await openTestShop(on.deps, 9);
    const origin = `http://${shop.identifier}.localhost:4321`;
    const pay = async (card: string) => {
      const visitor = await testVisitor(shop.site, origin);
      await visitor.send('POST', CART_CALLS.add, { variantId: shop.variantId, quantity: 1 });
      const entries = { email: 'ada@example.org', 'address-name': 'Ada', payment: 'test', seenTotal: '1250' };
      const sent = new URLSearchParams({ ...entries, step: 'pay', card });
      return visitor.send('POST', PLACE_ORDER_PATH, sent);
    };
    for (let time = 0; time < 5; time += 1) {
      on.deps.clock.advance(60_000);
      expect((await pay(DECLINED_CARD)).status).toBe(422);
    }
    on.deps.clock.advance(60_000);
    expect((await pay(GOOD_CARD)).status).toBe(429);
    on.deps.clock.advance(HOUR_MS);
    expect((await pay(GOOD_CARD)).status).toBe(200);
  });
});
