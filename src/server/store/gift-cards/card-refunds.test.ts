/** Money that goes back: for cards that were bought, and for what cards have paid. */
import { expect, test } from 'vitest';
import { CART_CALLS } from '#domain/store/cart/cart-contract.ts';
import { BALANCE_CALL_PATH } from '#domain/store/gift-cards/contract.ts';
import { addBowl, addGift, openGiftShop, pay, use } from '#testing/server/open-gift-shop.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { manualProvider } from '../../payments/manual-provider.ts';
import type { RefundNews } from '../../payments/payment-provider.ts';
import { giftCardFollowUp } from '../orders/pay-with-cards.ts';
import type { CompletionDeps } from '../orders/ports.ts';
import { refundOrder } from '../orders/refund-order.ts';

const CODE = /[A-Z2-9]{4}(?:-[A-Z2-9]{4}){3}/;

describeOnBothEngines('refunds and gift cards', (on) => {
  /** A shop that has sold cards of 25.00, paid for and delivered. */
  async function openSold(count = 1) {
    const shop = await openGiftShop(on);
    const visitor = await shop.meet();
    const variantId = shop.card.variants[0] ?? '';
    await visitor.send('POST', CART_CALLS.add, { variantId, quantity: count });
    await pay(visitor, 'bankTransfer');
    const [{ id: orderId }] = await shop.orders();
    await shop.api('POST', `orders/${orderId}/paid`);
    await shop.run('gift-cards.deliver');
    const codes = (await shop.mails()).flatMap(({ text }) => CODE.exec(text ?? '')?.[0] ?? []);
    let key = 0;
    const refund = async (body: object) =>
      (await shop.api('POST', `orders/${orderId}/refund`, { key: `k${key++}`, lines: [], ...body })).json;
    const order = async () => (await shop.api('GET', `orders/${orderId}`)).json;
    const lines = async () => (await order()).lines;
    return { ...shop, orderId, codes, refund, order, lines };
  }

  type Sold = Awaited<ReturnType<typeof openSold>>;

  /** A visitor buys a bowl of 30.00 with a card, and pays the rest later. */
  async function spend(shop: Sold | Awaited<ReturnType<typeof openGiftShop>>, code: string): Promise<string> {
    const visitor = await shop.meet();
    await addBowl(visitor, shop.bowl.variants[0] ?? '');
    await use(visitor, code);
    expect((await pay(visitor, 'bankTransfer')).headers.get('location')).toContain('/confirmed');
    return (await shop.orders())[0].id;
  }

  const worths = async (shop: Sold) =>
    (await shop.cards()).map(({ balanceMinor, state }: { balanceMinor: number; state: string }) => [
      balanceMinor,
      state,
    ]);

  test('a purchase that is refunded by amount takes as much off the card', async () => {
    const shop = await openSold();
    expect(await shop.refund({ amountMinor: 1000 })).toMatchObject({ amountMinor: 1000 });
    expect(await worths(shop)).toEqual([[1500, 'active']]);
    expect(await shop.refund({ amountMinor: 1500 })).toMatchObject({ amountMinor: 1500 });
    expect(await worths(shop)).toEqual([[0, 'disabled']]);
  });

  test('what is spent of a card is not refunded, by pieces or by amount, until it is back on the card', async () => {
    const shop = await openSold();
    const [card] = await shop.cards();
    await shop.api('POST', `gift-cards/${card.id}/adjust`, {
      amountMinor: -500,
      reason: 'Only 20.00 are spent',
    });
    await spend(shop, shop.codes[0] ?? '');
    const [line] = await shop.lines();
    expect(line).toMatchObject({ totalMinor: 2500, freeMinor: 0 });
    const pieces = { lines: [{ id: line.id, quantity: 1 }] };
    expect((await shop.refund(pieces)).error.kind).toBe('notAllowed');
    expect((await shop.refund({ amountMinor: 1 })).error.kind).toBe('notAllowed');
    await shop.api('POST', `gift-cards/${card.id}/adjust`, {
      amountMinor: 700,
      reason: 'Some is left again',
    });
    expect(await shop.refund(pieces)).toMatchObject({ amountMinor: 700 });
    // It was spent in part: a refund of what it bought still goes back onto it.
    expect(await worths(shop)).toEqual([[0, 'active']]);
  });

  test('of two cards, the untouched one is taken back', async () => {
    const shop = await openSold(2);
    const touched = shop.codes[1] ?? '';
    const visitor = await shop.meet();
    await addBowl(visitor, shop.bowl.variants[0] ?? '');
    await use(visitor, touched);
    await pay(visitor, 'bankTransfer');
    const before = await shop.cards();
    const spent = before.find(({ balanceMinor }: { balanceMinor: number }) => balanceMinor === 0);
    const [line] = await shop.lines();
    const refunded = { lines: [{ id: line.id, quantity: 1 }] };
    expect(await shop.refund(refunded)).toMatchObject({ amountMinor: 2500 });
    expect(await shop.read(spent.id)).toMatchObject({ state: 'active', balanceMinor: 0 });
    expect((await worths(shop)).sort()).toEqual([
      [0, 'active'],
      [0, 'disabled'],
    ]);
  });

  test('while the payment service is asked, the card cannot be spent; a refusal gives it back', async () => {
    const shop = await openSold();
    const code = shop.codes[0] ?? '';
    const visitor = await shop.meet();
    const balance = async () =>
      (await visitor.submit(BALANCE_CALL_PATH, new URLSearchParams({ code }))).status;
    const refundWith = async (news: RefundNews) => {
      let during = 0;
      const refund = async () => {
        during = await balance();
        return news;
      };
      const deps = {
        ...on.deps,
        providers: new Map([['bankTransfer', { ...manualProvider('bankTransfer'), refund }]]),
        followUps: [giftCardFollowUp({ ...on.deps, secret: 'secret' })],
      } as unknown as CompletionDeps;
      const whose = { siteId: shop.siteId, orderId: shop.orderId, actor: 'Ada' };
      const asked = { lines: [], shippingMinor: 0, reason: '', amountMinor: 2500 };
      const { kind } = await refundOrder(deps, whose, asked);
      return [during, kind, await balance()];
    };
    expect(await refundWith({ kind: 'refused', message: 'No.' })).toEqual([409, 'notAllowed', 200]);
    expect(await refundWith({ kind: 'refunded' })).toEqual([409, 'refunded', 404]);
  });

  test('what was paid in cash for a card never becomes the balance of another card', async () => {
    const shop = await openGiftShop(on);
    const own = await shop.issue(3000);
    const visitor = await shop.meet();
    await addGift(visitor, shop.card.id, { variantId: shop.card.variants[0] ?? '' });
    await addBowl(visitor, shop.bowl.variants[0] ?? '');
    await use(visitor, own.code);
    await pay(visitor, 'bankTransfer');
    const [{ id }] = await shop.orders();
    await shop.api('POST', `orders/${id}/paid`);
    const { lines } = (await shop.api('GET', `orders/${id}`)).json;
    const refund = (title: string) =>
      shop.api('POST', `orders/${id}/refund`, {
        key: title,
        lines: [{ id: lines.find((line: { title: string }) => line.title === title).id, quantity: 1 }],
      });
    expect((await refund('Card')).json).toMatchObject({ amountMinor: 2500 });
    expect(await shop.read(own.id)).toMatchObject({ balanceMinor: 0 });
    expect((await refund('Bowl')).json).toMatchObject({ amountMinor: 3000 });
    expect(await shop.read(own.id)).toMatchObject({ balanceMinor: 3000 });
  });

  test('a disabled card takes no refund; enabled again it does', async () => {
    const shop = await openGiftShop(on);
    const own = await shop.issue(1000);
    const id = await spend(shop, own.code);
    await shop.api('POST', `gift-cards/${own.id}/state`, { state: 'disabled' });
    const refund = (key: string) =>
      shop.api('POST', `orders/${id}/refund`, { key, lines: [], amountMinor: 1000 });
    expect(JSON.stringify((await refund('a')).json)).toContain('is disabled. Enable it');
    expect(await shop.read(own.id)).toMatchObject({ balanceMinor: 0 });
    await shop.api('POST', `gift-cards/${own.id}/state`, { state: 'active' });
    expect((await refund('b')).json).toMatchObject({ amountMinor: 1000 });
    expect(await shop.read(own.id)).toMatchObject({ balanceMinor: 1000 });
  });

  test('an unpaid order that is cancelled gives its cards back what they paid, once', async () => {
    const shop = await openGiftShop(on);
    const own = await shop.issue(1000);
    const id = await spend(shop, own.code);
    expect((await shop.api('GET', `orders/${id}`)).json).toMatchObject({ cardsPaidMinor: 1000 });
    const cancel = () => shop.api('POST', `orders/${id}/cancel`, {});
    expect((await cancel()).status).toBe(200);
    expect((await cancel()).status).toBe(409);
    expect(await shop.read(own.id)).toMatchObject({ balanceMinor: 1000, heldMinor: 0 });
    const order = (await shop.api('GET', `orders/${id}`)).json;
    expect(order).toMatchObject({ state: 'cancelled', capturedMinor: 1000, refundedMinor: 1000 });
  });

  test('the sale of a card counts for nothing in sales; what it buys counts, as paid with a card', async () => {
    const shop = await openSold();
    await spend(shop, shop.codes[0] ?? '');
    const day = new Date(on.deps.now()).toISOString().slice(0, 10);
    const sales = (await shop.api('GET', `sales?from=${day}&until=${day}`)).json;
    expect(sales).toMatchObject({ giftCardsSoldMinor: 2500, giftCardsPaidMinor: 2500 });
    expect(sales.totals).toEqual({ orders: 1, pieces: 1, soldMinor: 3000, refundedMinor: 0 });
    expect(sales.products.map(({ title }: { title: string }) => title)).toEqual(['Bowl']);
    const csv: string = (await shop.api('GET', 'orders.csv')).json;
    expect(csv).toContain('Paid with gift cards');
    expect(csv).toMatch(/30\.00,25\.00,25\.00,0\.00,product,Bowl/);
  });

  test('a card is issued and adjusted once under a key', async () => {
    const shop = await openGiftShop(on);
    const issue = async () => (await shop.api('POST', 'gift-cards', { key: 'one', amountMinor: 1000 })).json;
    const { id, code } = await issue();
    expect(await issue()).toMatchObject({ id, code });
    const body = { key: 'two', amountMinor: 500, reason: 'A gesture' };
    for (let each = 0; each < 2; each++)
      expect((await shop.api('POST', `gift-cards/${id}/adjust`, body)).status).toBe(200);
    expect(await shop.read(id)).toMatchObject({ balanceMinor: 1500 });
  });
});
