/** Cards reach their recipients only, with a code that works. */
import { expect, test } from 'vitest';
import { BALANCE_CALL_PATH } from '#domain/store/gift-cards/contract.ts';
import { DAY_MS } from '#domain/time.ts';
import { createTestSite } from '#testing/server/fixture.ts';
import { addBowl, addGift, lookAt, openGiftShop, pay, use } from '#testing/server/open-gift-shop.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { issueCard } from './issue-cards.ts';
import { cardsOfPerson, eraseCardsOf } from './person-cards.ts';
import { updateCard } from './queries.ts';

const CODE = /[A-Z2-9]{4}(?:-[A-Z2-9]{4}){3}/;
const LINK = /http\S+\/commerce\/gift-cards\/\S+/;

describeOnBothEngines('delivering gift cards', (on) => {
  async function openShop() {
    const shop = await openGiftShop(on);
    const visitor = await shop.meet();
    const balance = async (code: string) =>
      (await visitor.submit(BALANCE_CALL_PATH, new URLSearchParams({ code }))).status;
    const mailTo = async (address: string) =>
      (await shop.mails()).find(({ toAddress, text }) => toAddress === address && CODE.test(text ?? ''))
        ?.text ?? '';
    const codeTo = async (address: string) => CODE.exec(await mailTo(address))?.[0] ?? '';
    const pageTo = async (address: string) => new URL(LINK.exec(await mailTo(address))?.[0] ?? '').pathname;
    /** A card for Grace, paid for, in three days. */
    const sell = async () => {
      const date = new Date(on.deps.now() + 3 * DAY_MS).toISOString().slice(0, 10);
      const variantId = shop.card.variants[0] ?? '';
      await addGift(visitor, shop.card.id, { variantId, recipientEmail: 'grace@example.org', date });
      const location = (await pay(visitor, 'bankTransfer')).headers.get('location') ?? '';
      const [{ id: orderId }] = await shop.orders();
      await shop.api('POST', `orders/${orderId}/paid`);
      const [{ id }] = await shop.cards();
      return { id, page: location };
    };
    return { ...shop, visitor, balance, codeTo, pageTo, sell };
  }

  test('a card that moved here before its day gets a code that works', async () => {
    const { sell, codeTo, balance, run } = await openShop();
    const { id } = await sell();
    await on.deps.db.write((tx) => updateCard(tx, id, { codeHash: 'made elsewhere' }));
    on.deps.clock.advance(4 * DAY_MS);
    await run('gift-cards.deliver');
    expect(await balance(await codeTo('grace@example.org'))).toBe(200);
  });

  test('cards that cannot be mailed hold up no others', async () => {
    const { sell, codeTo, run } = await openShop();
    const other = await createTestSite(on.deps, { identifier: `gone-${on.deps.newId().slice(-10)}` });
    const { id: broken } = await sell();
    const card = {
      ...({ siteId: other.siteId, currency: 'USD', amountMinor: 100, email: 'x@example.org' } as const),
      ...{ recipientName: '', senderName: '', message: '', isTest: false, locale: null, sender: null },
    };
    await on.deps.db.write(async (tx) => {
      for (let each = 0; each < 101; each++)
        await issueCard(tx, { ...on.deps, secret: 'secret' }, { ...card, deliverAt: on.deps.now() });
      await tx
        .updateTable('sites')
        .set({ deletedAt: on.deps.now() })
        .where('id', '=', other.siteId)
        .execute();
    });
    await sell();
    await on.deps.db.write((tx) =>
      updateCard(tx, broken, { currency: 'none' as 'USD', deliverAt: on.deps.now() }),
    );
    on.deps.clock.advance(4 * DAY_MS);
    await run('gift-cards.deliver');
    expect(await codeTo('grace@example.org')).not.toBe('');
  });

  test('the mail has the owner’s subject and greeting, beside the message, the amount and the code', async () => {
    const { sell, codeTo, run, api, mails } = await openShop();
    const { store } = (await api('GET', 'store')).json;
    const own = { mailSubject: 'A present from {shop}', mailWords: 'Good day.\n\nWorth {amount}: {unknown}' };
    const saved = await api('PUT', 'store', { ...store, giftCards: { ...store.giftCards, ...own } });
    expect(saved.status).toBe(200);
    await sell();
    on.deps.clock.advance(4 * DAY_MS);
    await run('gift-cards.deliver');
    const mail = (await mails()).find(({ toAddress }) => toAddress === 'grace@example.org');
    expect(mail?.subject).toMatch(/^A present from \S/);
    expect(mail?.text).toContain('Good day.\n\nWorth $25.00: {unknown}');
    expect(mail?.text).toContain(await codeTo('grace@example.org'));
    expect(mail?.text).not.toContain('Hello');
  });

  test('sent again to the same address it keeps its code; sent to another, the old code and page end', async () => {
    const { sell, codeTo, pageTo, balance, run, api, visitor } = await openShop();
    const { id } = await sell();
    on.deps.clock.advance(4 * DAY_MS);
    await run('gift-cards.deliver');
    const [code, page] = [await codeTo('grace@example.org'), await pageTo('grace@example.org')];
    await api('POST', `gift-cards/${id}/send`, { email: 'grace@example.org' });
    expect(await codeTo('grace@example.org')).toBe(code);
    await api('POST', `gift-cards/${id}/send`, { email: 'mira@example.org' });
    expect(await balance(await codeTo('mira@example.org'))).toBe(200);
    expect(await balance(code)).toBe(404);
    expect((await visitor.ask('GET', page)).status).toBe(404);
  });

  test('the page of an order links to no card for another recipient, and shows the amount it was bought for', async () => {
    const { sell, visitor, codeTo, run, bowl, meet } = await openShop();
    const { page } = await sell();
    expect(await lookAt(visitor, page)).toContain('Will be emailed to grace@example.org');
    on.deps.clock.advance(4 * DAY_MS);
    await run('gift-cards.deliver');
    const grace = await meet();
    await addBowl(grace, bowl.variants[0] ?? '');
    await use(grace, await codeTo('grace@example.org'));
    await pay(grace, 'bankTransfer');
    const html = await lookAt(visitor, page);
    expect(html).toContain('Emailed to grace@example.org.');
    expect(html).not.toContain('/commerce/gift-cards/');
    expect(html.slice(html.indexOf('Emailed to grace') - 200)).toContain('$25.00');
  });

  test('erasing the recipient sends an undelivered card to its buyer; erasing the buyer takes their words off it', async () => {
    const { sell, codeTo, balance, run, siteId, read } = await openShop();
    const { id } = await sell();
    const erase = (email: string) => on.deps.db.write((tx) => eraseCardsOf(tx, siteId, email));
    await on.deps.db.write((tx) => updateCard(tx, id, { senderName: 'Ada', message: 'Enjoy!' }));
    expect(await cardsOfPerson(on.db.read, siteId, 'ada@example.org')).toMatchObject([
      { email: 'grace@example.org', senderName: 'Ada', message: 'Enjoy!' },
    ]);
    expect(await erase('grace@example.org')).toBe(1);
    on.deps.clock.advance(4 * DAY_MS);
    await run('gift-cards.deliver');
    expect(await codeTo('grace@example.org')).toBe('');
    expect(await balance(await codeTo('ada@example.org'))).toBe(200);
    await on.deps.db.write((tx) => updateCard(tx, id, { email: 'mira@example.org', senderName: 'Ada' }));
    await erase('ada@example.org');
    expect(await read(id)).toMatchObject({ email: 'mira@example.org', senderName: '', words: '' });
    expect(await cardsOfPerson(on.db.read, siteId, 'ada@example.org')).toEqual([]);
  });
});
