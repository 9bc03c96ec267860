/** Whoever agreed is reminded of a cart once, comes back to it by one click, and gets no more by another. */
import { expect, test } from 'vitest';
import {
  cartBackPath,
  REMINDER_TEXTS,
  REMINDERS_END_PATH,
  remindersEndPath,
} from '#domain/store/aftercare/cart-reminders/contract.ts';
import { CART_CALLS } from '#domain/store/cart/cart-contract.ts';
import { CHECKOUT_PATH, PLACE_ORDER_PATH, REMINDER_CONSENT } from '#domain/store/cart/checkout-contract.ts';
import { HOUR_MS } from '#domain/time.ts';
import { openTestShop } from '#testing/server/open-shop.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { testVisitor } from '#testing/server/visitor.ts';
import { enqueue } from '../../../jobs/enqueue.ts';

describeOnBothEngines('reminders of carts', (on) => {
  async function openShop(isOn = true) {
    const shop = await openTestShop(on.deps, 20);
    const { api } = shop.site;
    const { store } = (await api('GET', 'store')).json;
    const set = (more: object) =>
      api('PUT', 'store', { ...store, cartReminders: { ...store.cartReminders, ...more } });
    expect(store.cartReminders.isOn).toBe(false);
    await set({ isOn, afterHours: 4, words: 'Still there at {shop}.' });
    const origin = `http://${shop.identifier}.localhost:4321`;
    /** Fills a cart and leaves the checkout with what was typed. */
    const leave = async (fields: Record<string, string> = {}) => {
      const visitor = await testVisitor(shop.site, origin);
      await visitor.send('POST', CART_CALLS.add, { variantId: shop.variantId, quantity: 2 });
      const entries = { email: 'Ada@example.org', reminder: 'yes', ...fields };
      await visitor.submit(PLACE_ORDER_PATH, new URLSearchParams({ step: 'update', ...entries }));
      return visitor;
    };
    const pay = (visitor: Awaited<ReturnType<typeof leave>>) =>
      visitor.submit(
        PLACE_ORDER_PATH,
        new URLSearchParams({
          step: 'pay',
          email: 'ada@example.org',
          'address-name': 'Ada',
          payment: 'test',
          seenTotal: '2500',
          card: '4242424242424242',
        }),
      );
    const wait = async (hours: number) => {
      on.deps.clock.advance(hours * HOUR_MS);
      await on.deps.db.write((tx) => enqueue(tx, on.deps, { type: 'cart-reminders.send', payload: {} }));
      await shop.site.worker.drain();
    };
    const reminders = async () =>
      (await on.db.read.selectFrom('mails').selectAll().where('siteId', '=', shop.siteId).execute()).filter(
        ({ unsubscribeUrl: url }) => url?.includes(REMINDERS_END_PATH),
      );
    const tokenOf = (text: string | null | undefined) =>
      /back-to-cart\/([\w-]+)/.exec(text ?? '')?.[1] ?? 'none';
    return { ...shop, api, set, origin, leave, pay, wait, reminders, tokenOf };
  }

  test('one mail goes to whoever agreed, after the hours that the owner chose, and no second', async () => {
    const shop = await openShop();
    await shop.leave();
    await shop.leave({ reminder: '', email: 'grace@example.org' });
    await shop.wait(3);
    expect(await shop.reminders()).toEqual([]);
    await shop.wait(1);
    await shop.wait(1);
    await shop.wait(48);
    const mails = await shop.reminders();
    expect(mails.map(({ toAddress: to }) => to)).toEqual(['ada@example.org']);
    expect(mails[0]?.text).toContain('Still there at');
    expect(mails[0]?.text).toMatch(/2 × /);
  });

  test('nobody is reminded where the owner has not asked for it, nor asked for agreement', async () => {
    const shop = await openShop(false);
    const visitor = await shop.leave();
    expect(await (await visitor.ask('GET', CHECKOUT_PATH)).text()).not.toContain(REMINDER_CONSENT.label);
    await shop.wait(6);
    expect(await shop.reminders()).toEqual([]);
    await shop.set({ isOn: true });
    expect(await (await visitor.ask('GET', CHECKOUT_PATH)).text()).toContain(REMINDER_CONSENT.label);
  });

  test('nobody is reminded after an order, of whichever cart', async () => {
    const shop = await openShop();
    await shop.leave();
    const second = await shop.leave();
    expect((await shop.pay(second)).headers.get('location')).toMatch(/confirmed$/);
    await shop.wait(5);
    expect(await shop.reminders()).toEqual([]);
  });

  test('one click brings the cart back in another browser, beside what that one holds', async () => {
    const shop = await openShop();
    const first = await shop.leave();
    await shop.wait(5);
    const path = cartBackPath(shop.tokenOf((await shop.reminders())[0]?.text));
    const other = await testVisitor(shop.site, shop.origin);
    const answer = await other.ask('GET', path);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/cart']);
    const entriesOf = async (visitor: typeof other) => {
      const { entries } = (await (await visitor.send('GET', CART_CALLS.read)).json()) as {
        entries: { quantity: number }[];
      };
      return entries.map(({ quantity }) => quantity);
    };
    expect(await entriesOf(other)).toEqual([2]);
    await other.ask('GET', path);
    expect(await entriesOf(other)).toEqual([2]);
    expect(await entriesOf(first)).toEqual([2]);
    const stranger = await testVisitor(shop.site, shop.origin);
    expect((await stranger.ask('GET', cartBackPath('nobody'))).status).toBe(303);
    expect(await entriesOf(stranger)).toEqual([]);
  });

  test('one click ends such mails for good; looking does not', async () => {
    const shop = await openShop();
    await shop.leave();
    await shop.wait(5);
    const token = shop.tokenOf((await shop.reminders())[0]?.text);
    const visitor = await testVisitor(shop.site, shop.origin);
    expect(await (await visitor.ask('GET', remindersEndPath(token))).text()).toContain(REMINDER_TEXTS.ask);
    const known = async () =>
      (await shop.api('POST', 'submissions/person', { email: 'ada@example.org' })).json.cartReminders;
    expect(await known()).toMatchObject([{ what: 'reminded' }]);
    // As a mail program posts.
    const ended = await visitor.submit(
      remindersEndPath(token),
      new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    );
    expect(await ended.text()).toContain(REMINDER_TEXTS.ended);
    expect(await known()).toMatchObject([{ what: 'reminded' }, { what: 'wants no more' }]);
    on.deps.clock.advance(48 * HOUR_MS);
    await shop.leave();
    await shop.wait(5);
    expect(await shop.reminders()).toHaveLength(1);
    const erased = await shop.api('POST', 'submissions/erase', { email: 'ada@example.org' });
    expect(erased.json.cartReminders).toBe(2);
    expect((await visitor.ask('GET', remindersEndPath(token))).status).toBe(404);
  });
});
