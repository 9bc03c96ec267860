/** Cards that are tried out: after a few refusals nobody is asked any more. */
import { expect, test } from 'vitest';
import { CART_CALLS } from '#domain/store/cart/cart-contract.ts';
import { CHECKOUT_PATH, PLACE_ORDER_PATH } from '#domain/store/cart/checkout-contract.ts';
import { DECLINED_CARD, GOOD_CARD, openTestShop } from '#testing/server/open-shop.ts';
import { solveCaptcha } from '#testing/server/solve-captcha.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { testVisitor } from '#testing/server/visitor.ts';
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

test('payments that are given up elsewhere count for their address, and a site is not attacked by them', () => {
  const cards = new CardTesting(() => 0);
  for (let time = 0; time < 5; time += 1) cards.noteGivenUp('shop', 'a');
  for (let time = 0; time < 50; time += 1) cards.noteGivenUp('shop', `from ${time}`);
  expect([cards.mayPay('shop', 'a'), cards.asksCaptcha('shop', 'b')]).toEqual([false, false]);
});

test('a shop with a captcha asks for it after three refusals of an address, and of all while it is attacked', () => {
  const cards = new CardTesting(() => 0);
  for (let time = 0; time < 3; time += 1) {
    expect(cards.asksCaptcha('shop', 'a')).toBe(false);
    cards.noteDeclined('shop', 'a');
  }
  expect([cards.asksCaptcha('shop', 'a'), cards.asksCaptcha('shop', 'b')]).toEqual([true, false]);
  for (let time = 3; time < 10; time += 1) {
    expect(cards.mayPay('shop', 'a', true)).toBe(true);
    cards.noteDeclined('shop', 'a');
  }
  expect(cards.mayPay('shop', 'a', true)).toBe(false);
  for (let time = 0; time < 50; time += 1) cards.noteDeclined('shop', `from ${time}`);
  expect(cards.asksCaptcha('shop', 'b')).toBe(true);
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

  test('with a captcha, the fourth try takes a solution, and each of its own', async () => {
    const shop = await openTestShop(on.deps, 9);
    await shop.site.api('PUT', 'settings', { captchaSiteKey: 'built-in' });
    const visitor = await testVisitor(shop.site, `http://${shop.identifier}.localhost:4321`);
    await visitor.send('POST', CART_CALLS.add, { variantId: shop.variantId, quantity: 1 });
    const pay = async (card: string, captchaKey = '') => {
      on.deps.clock.advance(60_000);
      const entries = { email: 'ada@example.org', 'address-name': 'Ada', payment: 'test', seenTotal: '1250' };
      const sent = new URLSearchParams({ ...entries, step: 'pay', card, captchaKey });
      const answer = await visitor.send('POST', PLACE_ORDER_PATH, sent);
      const { error } = (await answer.json()) as { error?: { kind?: string } };
      return error?.kind ?? answer.status;
    };
    const solved = () => solveCaptcha((path) => visitor.ask('GET', path));
    for (let time = 0; time < 3; time += 1) expect(await pay(DECLINED_CARD)).toBe('declined');
    expect(await pay(GOOD_CARD)).toBe('captcha');
    expect(await (await visitor.ask('GET', CHECKOUT_PATH)).text()).toContain('name="captchaKey"');
    const key = await solved();
    expect(await pay(DECLINED_CARD, key)).toBe('declined');
    expect(await pay(GOOD_CARD, key)).toBe('captcha');
    expect(await pay(GOOD_CARD, await solved())).toBe(200);
  });

  test('entries that change all the time are refused for a while, and stand in the answer', async () => {
    const shop = await openTestShop(on.deps, 9);
    const visitor = await testVisitor(shop.site, `http://${shop.identifier}.localhost:4321`);
    await visitor.send('POST', CART_CALLS.add, { variantId: shop.variantId, quantity: 1 });
    const sent = new URLSearchParams({ email: 'ada@example.org', card: GOOD_CARD, step: 'update' });
    for (let time = 0; time < 60; time += 1)
      expect((await visitor.send('POST', PLACE_ORDER_PATH, sent)).status).toBe(200);
    expect((await visitor.send('POST', PLACE_ORDER_PATH, sent)).status).toBe(429);
    const page = await visitor.submit(PLACE_ORDER_PATH, sent);
    const html = await page.text();
    expect([page.status, html.includes('value="ada@example.org"'), html.includes(GOOD_CARD)]).toEqual([
      429,
      true,
      false,
    ]);
    on.deps.clock.advance(60_000);
    expect((await visitor.send('POST', PLACE_ORDER_PATH, sent)).status).toBe(200);
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
