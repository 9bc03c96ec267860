/** ACIDRain’s second family with money: one card under many checkouts at once is spent once, whatever happens between. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { FREE } from '#domain/store/settings/payment-methods.ts';
import { createTestSite, textBody } from '#testing/server/fixture.ts';
import { openCheckouts } from '#testing/server/open-checkouts.ts';
import { DECLINED_CARD } from '#testing/server/open-shop.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { freeProvider } from '../../payments/manual-provider.ts';
import { cardsInCheckout } from '../orders/gift-card-step.ts';
import type { CompletionPoint } from '../orders/ports.ts';
import { sweepOrders } from '../orders/sweep-orders.ts';
import { issueCard } from './issue-cards.ts';
import { addCardToCart } from './queries.ts';

const PRICE = 2500;

describeOnBothEngines('one gift card', (on) => {
  async function openShop(balanceMinor: number) {
    const site = await createTestSite(on.deps, { identifier: `card-${on.deps.newId().slice(-10)}` });
    const { siteId } = site;
    const { collectionId } = (await site.api('POST', 'collections', { type: 13, title: 'Shop' })).json;
    const body = textBody(on.deps, 'Bowl', 'Thrown.');
    const { id } = await site.publish({ kind: 'item', collectionId, body });
    const price = { priceMinor: PRICE, salePriceMinor: 0, isOnSale: false };
    const variant = {
      id: on.deps.newId(),
      optionValues: [],
      sku: '',
      ...price,
      stock: 90,
      isUnlimited: false,
    };
    await site.api('PUT', `products/${id}`, {
      kind: 'service',
      taxClass: '',
      options: [],
      variants: [variant],
    });
    const shop = openCheckouts(on.deps, siteId, () => `${siteId.slice(-12)}${on.deps.newId().slice(-12)}`);
    const providers = new Map([...shop.deps.providers, [FREE, freeProvider(FREE)]]);
    const deps = { ...shop.deps, providers };
    const card = await on.deps.db.write((tx) =>
      issueCard(
        tx,
        { ...on.deps, secret: 'secret' },
        {
          siteId,
          currency: 'USD',
          amountMinor: balanceMinor,
          email: '',
          recipientName: '',
          senderName: '',
          message: '',
          isTest: true,
          locale: null,
          sender: null,
          deliverAt: null,
        },
      ),
    );
    const fill = async () => {
      const cart = await shop.fill({ kind: 'add', variantId: variant.id, quantity: 1 });
      await on.deps.db.write((tx) =>
        addCardToCart(tx, { cartId: cart.cartId, cardId: card.id, siteId, addedAt: on.deps.now() }),
      );
      return cart.cartId;
    };
    const ledger = async () => {
      const { rows } = await sql<{ balance: number; held: number; sum: number }>`
        select balance_minor as balance, held_minor as held,
          (select sum(amount_minor) from gift_card_entries e where e.card_id = c.id) as sum
        from gift_cards c where id = ${card.id}`.execute(on.db.read);
      const [row] = rows;
      expect(Number(row?.sum)).toBe(Number(row?.balance));
      return [Number(row?.balance), Number(row?.held)];
    };
    /** Of each order: what it costs, and what cards and the provider paid of it. */
    const books = async () => {
      const { rows } = await sql<{ total: number; card: number; paid: number }>`
        select o.total_minor as total,
          (select coalesce(sum(captured_minor), 0) from payment_attempts a where a.order_id = o.id and a.provider = 'giftCard') as card,
          (select coalesce(sum(t.amount_minor), 0) from payment_attempts a join test_payments t on t.key = a.key
            where a.order_id = o.id and t.state = 'captured') as paid
        from orders o where o.site_id = ${siteId} and o.state = 'placed' order by card desc`.execute(
        on.db.read,
      );
      return rows.map(({ total, card: byCard, paid }) => [Number(total), Number(byCard), Number(paid)]);
    };
    const complete = (cartId: string, more: Parameters<typeof shop.complete>[1] = {}, payCard?: string) =>
      shop.complete(cartId, { ...deps, ...more }, payCard);
    const due = async (cartId: string) => {
      const priced = await deps.cart.price(on.db.read, {
        siteId,
        cartId,
        address: { country: '' },
        deliveryId: '',
      });
      if (!priced) throw new Error('The cart is there.');
      const asked = { siteId, cart: priced, now: on.deps.now(), locale: 'en', errors: {} };
      return (await cardsInCheckout(on.db.read, asked)).dueMinor;
    };
    return { deps, fill, ledger, books, due, complete, charges: shop.charges };
  }

  test('under 50 checkouts at once it is spent to the last cent, never below nothing, and every order is paid in full', async () => {
    const shop = await openShop(2 * PRICE + 700);
    const carts = [];
    for (let each = 0; each < 50; each++) carts.push(await shop.fill());
    const done = await Promise.all(carts.map((cart) => shop.complete(cart)));
    const kinds = new Set(done.map(({ kind }) => kind));
    expect([...kinds].every((kind) => kind === 'placed' || kind === 'cart_changed')).toBe(true);
    const books = await shop.books();
    expect(books.every(([total = 0, card = 0, paid = 0]) => card + paid === total)).toBe(true);
    const spent = books.reduce((sum, [, card = 0]) => sum + card, 0);
    const [balance = 0, held] = await shop.ledger();
    expect([balance + spent, held]).toEqual([2 * PRICE + 700, 0]);
    expect(balance).toBeGreaterThanOrEqual(0);
    expect(spent).toBeGreaterThan(0);
  }, 120_000);

  test('a payment that is declined, or crashes, gives back what it held', async () => {
    const shop = await openShop(1000);
    const cart = await shop.fill();
    const crash = async (point: CompletionPoint) => {
      if (point === 'prepared') throw new Error('kill');
    };
    await expect(shop.complete(cart, { at: crash })).rejects.toThrow('kill');
    expect(await shop.ledger()).toEqual([1000, 1000]);
    // Back from the payment service, they see what they are paying with.
    expect(await shop.due(cart)).toBe(PRICE - 1000);
    on.deps.clock.advance(61_000);
    await sweepOrders(shop.deps);
    expect(await shop.ledger()).toEqual([1000, 0]);
    expect((await shop.complete(cart, {}, DECLINED_CARD)).kind).toBe('declined');
    expect(await shop.ledger()).toEqual([1000, 0]);
    expect((await shop.complete(cart)).kind).toBe('placed');
    expect(await shop.ledger()).toEqual([0, 0]);
    expect(await shop.books()).toEqual([[PRICE, 1000, PRICE - 1000]]);
  });

  test('a crash after the charge places the order once, with the card spent once', async () => {
    const shop = await openShop(1000);
    const cart = await shop.fill();
    const crash = async (point: CompletionPoint) => {
      if (point === 'charged') throw new Error('kill');
    };
    await expect(shop.complete(cart, { at: crash })).rejects.toThrow('kill');
    on.deps.clock.advance(61_000);
    await Promise.all([sweepOrders(shop.deps), sweepOrders(shop.deps)]);
    expect(await shop.ledger()).toEqual([0, 0]);
    expect(await shop.books()).toEqual([[PRICE, 1000, PRICE - 1000]]);
    expect(shop.charges).toHaveLength(1);
  });
});
