/** Gift cards from the product to the last cent: bought, sent, spent in part, given back. */
import { expect, test } from 'vitest';
import { CHECKOUT_PATH, PLACE_ORDER_PATH } from '#domain/store/cart/checkout-contract.ts';
import { BALANCE_CALL_PATH, giftCheckoutPath } from '#domain/store/gift-cards/contract.ts';
import { DAY_MS } from '#domain/time.ts';
import { addBowl, addGift, hidden, lookAt, openGiftShop, pay, use } from '#testing/server/open-gift-shop.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import type {} from './queries.ts';

const CODE = /[A-Z2-9]{4}(?:-[A-Z2-9]{4}){3}/;

describeOnBothEngines('gift cards', (on) => {
  const openShop = () => openGiftShop(on);

  test('CART-22 CART-26 the gift card checkout wants the site of its host and a gift card; a sku chooses the amount', async () => {
    const { siteId, card, bowl, meet } = await openShop();
    const visitor = await meet();
    const status = async (query: string) => (await visitor.ask('GET', `/checkout/giftcard?${query}`)).status;
    const product = `giftCardProductId=${card.id}`;
    for (const wrong of ['', product, `websiteId=${siteId}`, `websiteId=elsewhere&${product}`])
      expect(await status(wrong), wrong).toBe(400);
    for (const none of [`giftCardProductId=${bowl.id}`, 'giftCardProductId=abc', `${product}&sku=none`])
      expect(await status(`websiteId=${siteId}&${none}`), none).toBe(404);
    const html = await lookAt(visitor, `${giftCheckoutPath(siteId, card.id)}&sku=Card-1`);
    expect(html).toContain(`checked="" value="${card.variants[1]}"`);
    expect(html).toContain('name="variantId" value="other"');
  });

  test('cards of one price for two people are two cards', async () => {
    const { api, card, meet, orders, cards } = await openShop();
    const visitor = await meet();
    const [variantId = ''] = card.variants;
    for (const recipientName of ['Grace', 'Mira'])
      expect((await addGift(visitor, card.id, { variantId, recipientName })).status).toBe(303);
    expect(hidden(await lookAt(visitor), 'seenTotal')).toBe('5000');
    await pay(visitor, 'bankTransfer');
    const [order] = await orders();
    await api('POST', `orders/${order.id}/paid`);
    const names = (await cards()).map(({ recipientName }: { recipientName: string }) => recipientName);
    expect(names.sort()).toEqual(['Grace', 'Mira']);
  });

  test('a card that was written goes to its recipient on its day, once it is paid, with a code that nothing stores', async () => {
    const { siteId, api, card, meet, orders, cards, run, mails, set } = await openShop();
    const vat = { id: 'vat', name: 'VAT', ppm: 190_000 };
    const zones = [{ id: 'home', name: 'Home', countries: [], rates: [vat] }];
    expect((await set({ taxes: { areIncluded: false, shown: 'with', zones } })).status).toBe(200);
    const visitor = await meet();
    const day = new Date(on.deps.now() + 3 * DAY_MS).toISOString().slice(0, 10);
    const wrong = await addGift(visitor, card.id, {
      variantId: 'other',
      amount: '5',
      recipientEmail: 'x',
      date: '2001-01-01',
    });
    expect(wrong.status).toBe(422);
    expect((await wrong.text()).match(/aria-invalid="true"/g)).toHaveLength(3);
    const entries = {
      variantId: 'other',
      amount: '42.50',
      recipientEmail: 'Grace@Example.org',
      recipientName: 'Grace',
    };
    const added = await addGift(visitor, card.id, {
      ...entries,
      senderName: 'Ada',
      message: 'Enjoy!',
      date: day,
    });
    expect([added.status, added.headers.get('location')]).toEqual([303, CHECKOUT_PATH]);
    expect(hidden(await lookAt(visitor), 'seenTotal')).toBe('4250');
    expect((await pay(visitor, 'bankTransfer')).headers.get('location')).toContain('/confirmed');
    expect(await cards()).toEqual([]);
    const [order] = await orders();
    expect(order.totalMinor).toBe(4250);
    await api('POST', `orders/${order.id}/paid`);
    await api('POST', `orders/${order.id}/paid`);
    const [made, ...others] = await cards();
    expect(others).toEqual([]);
    expect(made).toMatchObject({
      balanceMinor: 4250,
      email: 'grace@example.org',
      recipientName: 'Grace',
      isTest: false,
    });
    await run('gift-cards.deliver');
    const toGrace = async () => (await mails()).filter(({ toAddress }) => toAddress === 'grace@example.org');
    expect(await toGrace()).toEqual([]);
    on.deps.clock.advance(4 * DAY_MS);
    await run('gift-cards.deliver');
    await run('gift-cards.deliver');
    const [mail, ...again] = await toGrace();
    expect(again).toEqual([]);
    expect(mail?.subject).toBe('Ada sent you a gift card for Ember & Ash');
    const code = CODE.exec(mail?.text ?? '')?.[0] ?? '';
    expect(code.slice(-4)).toBe(made.lastFour);
    const link = /http\S+\/commerce\/gift-cards\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    const page = await lookAt(visitor, new URL(link).pathname);
    expect(page).toContain(code);
    expect(page).toContain('Enjoy!');
    expect((await visitor.ask('GET', `${new URL(link).pathname}x`)).status).toBe(404);
    const balance = await visitor.submit(
      BALANCE_CALL_PATH,
      new URLSearchParams({ code: code.toLowerCase() }),
    );
    expect(await balance.text()).toContain('$42.50');
    for (const table of ['giftCards', 'giftCardEntries', 'giftWishes'] as const) {
      const rows = await on.db.read.selectFrom(table).selectAll().where('siteId', '=', siteId).execute();
      expect(JSON.stringify(rows)).not.toContain(code.replaceAll('-', ''));
    }
  });

  test('cards pay in part and together; a refund goes back onto them first, and the ledger adds up', async () => {
    const { api, bowl, meet, orders, read, issue } = await openShop();
    const [one, two] = [await issue(1000), await issue(5000)];
    const visitor = await meet();
    await addBowl(visitor, bowl.variants[0] ?? '');
    for (const code of [one.code, two.code]) expect((await use(visitor, code)).status).toBe(303);
    const html = await lookAt(visitor);
    expect([hidden(html, 'seenTotal'), hidden(html, 'seenDue')]).toEqual(['3000', '0']);
    expect(html).not.toContain(two.code.replaceAll('-', ''));
    expect((await pay(visitor, 'free')).headers.get('location')).toContain('/confirmed');
    const [order] = await orders();
    expect(order).toMatchObject({ totalMinor: 3000, money: 'paid', isTest: false });
    const sums = async () => {
      const cards = [await read(one.id), await read(two.id)];
      for (const { balanceMinor, entries } of cards)
        expect(
          entries.reduce((sum: number, entry: { amountMinor: number }) => sum + entry.amountMinor, 0),
        ).toBe(balanceMinor);
      return cards.map(({ balanceMinor, heldMinor }) => [balanceMinor, heldMinor]);
    };
    expect(await sums()).toEqual([
      [0, 0],
      [3000, 0],
    ]);
    const full = (await api('GET', `orders/${order.id}`)).json;
    const body = { key: 'k1', lines: [{ id: full.lines[0].id, quantity: 1 }] };
    expect((await api('POST', `orders/${order.id}/refund`, body)).json).toMatchObject({
      kind: 'refunded',
      amountMinor: 3000,
    });
    expect(await sums()).toEqual([
      [1000, 0],
      [5000, 0],
    ]);
    expect((await api('POST', `orders/${order.id}/refund`, body)).json).toMatchObject({ amountMinor: 3000 });
    expect(await sums()).toEqual([
      [1000, 0],
      [5000, 0],
    ]);
  });

  test('a total that a card no longer covers is asked again, and nobody pays more than they have seen', async () => {
    const { api, bowl, meet, orders, issue } = await openShop();
    const card = await issue(3000);
    const visitor = await meet();
    await addBowl(visitor, bowl.variants[0] ?? '');
    await use(visitor, card.code);
    const html = await lookAt(visitor);
    await api('POST', `gift-cards/${card.id}/adjust`, { amountMinor: -500, reason: 'A mistake' });
    const seen = { seenTotal: hidden(html, 'seenTotal'), seenDue: hidden(html, 'seenDue'), step: 'pay' };
    const who = { email: 'ada@example.org', 'address-name': 'Ada', payment: 'bankTransfer' };
    await visitor.submit(PLACE_ORDER_PATH, new URLSearchParams({ ...who, ...seen }));
    expect(await orders()).toEqual([]);
    expect(hidden(await lookAt(visitor), 'seenDue')).toBe('500');
    await pay(visitor, 'bankTransfer');
    const [order] = await orders();
    expect(order).toMatchObject({ totalMinor: 3000, money: 'unpaid' });
    await api('POST', `orders/${order.id}/paid`);
    expect((await orders())[0].money).toBe('paid');
  });

  test('a card from a visitor’s test order is mailed to its buyer only, and says that it is a test', async () => {
    const { api, card, meet, cards, run, mails } = await openShop();
    const { payments } = (await api('GET', 'payments')).json;
    await api('PUT', 'payments', { ...payments, test: { isOn: true, words: '' } });
    const visitor = await meet();
    const variantId = card.variants[0] ?? '';
    await addGift(visitor, card.id, { variantId, recipientEmail: 'grace@example.org' });
    expect((await pay(visitor, 'test')).headers.get('location')).toContain('/confirmed');
    expect(await cards()).toMatchObject([{ balanceMinor: 2500, isTest: true }]);
    await run('gift-cards.deliver');
    expect((await mails()).map(({ toAddress }) => toAddress)).not.toContain('grace@example.org');
    await addGift(visitor, card.id, { variantId, senderName: 'Ada' });
    await pay(visitor, 'test');
    await run('gift-cards.deliver');
    const [own] = (await mails()).filter(({ subject }) => subject.includes('sent you a gift card'));
    // It counts as a mail of the visitor who typed the address.
    expect(own).toMatchObject({ toAddress: 'ada@example.org', sender: expect.any(String) });
    expect(own?.subject).toBe('Test: Ada sent you a gift card for Ember & Ash');
    expect(own?.text).toContain('This gift card is a test.');
    const link = /http\S+\/commerce\/gift-cards\/\S+/.exec(own?.text ?? '')?.[0] ?? '';
    expect(await lookAt(visitor, new URL(link).pathname)).toContain('This gift card is a test.');
  });

  test('a card buys no card, a refunded card is worth nothing, and one that was disabled is unknown', async () => {
    const { api, card, meet, orders, cards, issue, read } = await openShop();
    const own = await issue(9000);
    const visitor = await meet();
    await addGift(visitor, card.id, { variantId: card.variants[0] ?? '' });
    await use(visitor, own.code);
    const html = await lookAt(visitor);
    expect([hidden(html, 'seenTotal'), hidden(html, 'seenDue')]).toEqual(['2500', '2500']);
    await pay(visitor, 'bankTransfer');
    const [order] = await orders();
    await api('POST', `orders/${order.id}/paid`);
    const [made] = await cards();
    expect(made).toMatchObject({ balanceMinor: 2500, email: 'ada@example.org' });
    const full = (await api('GET', `orders/${order.id}`)).json;
    await api('POST', `orders/${order.id}/refund`, {
      key: 'k',
      lines: [{ id: full.lines[0].id, quantity: 1 }],
    });
    expect(await read(made.id)).toMatchObject({ balanceMinor: 0, state: 'disabled' });
    await api('POST', `gift-cards/${own.id}/state`, { state: 'disabled' });
    const asked = await visitor.submit(BALANCE_CALL_PATH, new URLSearchParams({ code: own.code }));
    expect(asked.status).toBe(404);
  });

  test('codes are guessed by nobody: after a handful of tries the balance page says no more', async () => {
    const { meet, issue } = await openShop();
    const { code } = await issue(1000);
    const visitor = await meet();
    const ask = async (typed: string) =>
      (await visitor.submit(BALANCE_CALL_PATH, new URLSearchParams({ code: typed }))).status;
    expect(await ask(code)).toBe(200);
    for (let guess = 0; guess < 4; guess++) expect(await ask('AAAA-AAAA-AAAA-AAAA')).toBe(404);
    expect(await ask(code)).toBe(429);
    on.deps.clock.advance(60_000);
    expect(await ask(code)).toBe(200);
  });

  test('cards end only where their owner wants it, and a refund opens an ended one again', async () => {
    const { set, issue, read, run, meet, bowl, api, orders } = await openShop();
    const endless = await issue(1000);
    expect((await set({ giftCards: { expiresAfterMonths: 1 } })).status).toBe(200);
    const ending = await issue(4000);
    const visitor = await meet();
    await addBowl(visitor, bowl.variants[0] ?? '');
    await use(visitor, ending.code);
    await pay(visitor, 'free');
    on.deps.clock.advance(40 * DAY_MS);
    await run('gift-cards.expire');
    expect(await read(endless.id)).toMatchObject({ state: 'active', balanceMinor: 1000, expiresAt: null });
    expect(await read(ending.id)).toMatchObject({ state: 'expired', balanceMinor: 0 });
    const [order] = await orders();
    await api('POST', `orders/${order.id}/refund`, { key: 'r', lines: [], amountMinor: 3000 });
    expect(await read(ending.id)).toMatchObject({ state: 'active', balanceMinor: 3000 });
  });

  test('the list says what is owed, and money is changed by those who may refund only', async () => {
    const { api, issue } = await openShop();
    await issue(1000);
    const other = await issue(2000);
    await api('POST', `gift-cards/${other.id}/state`, { state: 'disabled' });
    expect((await api('GET', 'gift-cards')).json.outstanding).toEqual([
      { currency: 'USD', minor: 1000, cards: 1, disabledMinor: 2000 },
    ]);
    const refused = await api('POST', `gift-cards/${other.id}/adjust`, { amountMinor: -2001, reason: 'x' });
    expect(refused.status).toBe(409);
    expect((await api('GET', 'gift-cards.csv')).json).toContain(other.code.slice(-4));
    expect((await api('GET', 'gift-cards?search=none')).json.cards).toEqual([]);
  });
});
