/**
 * The three families of attacks by which shops were robbed in “ACIDRain” (Warszawski and Bailis, SIGMOD 2017), each with
 * real carts and real requests at once; and processes that are killed while they take an order.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { storeSettingsSchema } from '#domain/store/settings/settings.ts';
import type { CrashedCheckout } from '#testing/server/crash-checkout.ts';
import { createTestSite, textBody } from '#testing/server/fixture.ts';
import { openCheckouts } from '#testing/server/open-checkouts.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import type { CompletionPoint } from './ports.ts';
import { sweepOrders } from './sweep-orders.ts';

const SCRIPT = join(import.meta.dirname, '../../../../testing/server/crash-checkout.ts');
const COUPON = { id: 'once', title: 'Once', code: 'ONCE', kind: 'order', value: { minor: 500 }, limit: 1 };

describeOnBothEngines('ACIDRain', (on) => {
  async function openShop(stock: number) {
    const site = await createTestSite(on.deps, { identifier: `rain-${on.deps.newId().slice(-10)}` });
    const { siteId } = site;
    const { collectionId } = (await site.api('POST', 'collections', { type: 13, title: 'Shop' })).json;
    const { id } = await site.publish({
      kind: 'item',
      collectionId,
      body: textBody(on.deps, 'Bowl', 'Thrown.'),
    });
    const variantId = on.deps.newId();
    const price = { priceMinor: 2500, salePriceMinor: 0, isOnSale: false };
    const variant = { id: variantId, optionValues: [], sku: '', ...price, stock, isUnlimited: false };
    await site.api('PUT', `products/${id}`, {
      kind: 'service',
      taxClass: '',
      options: [],
      variants: [variant],
    });
    await site.api('PUT', 'store', storeSettingsSchema.parse({ discounts: [COUPON] }));
    const newToken = () => `${siteId.slice(-12)}${on.deps.newId().slice(-12)}`;
    const shop = openCheckouts(on.deps, siteId, newToken);
    const add = { kind: 'add', variantId, quantity: 1 } as const;
    return { ...shop, siteId, variantId, add, ...readers(siteId, variantId) };
  }

  const readers = (siteId: string, variantId: string) => ({
    async stock() {
      const { rows } = await sql<{ stock: number; reserved: number }>`
        select stock, reserved from variants where id = ${variantId}`.execute(on.db.read);
      return [Number(rows[0]?.stock), Number(rows[0]?.reserved)];
    },
    /** Each order with what it costs and what the provider’s own books say was paid for it. */
    async books() {
      const { rows } = await sql<{ state: string; total: number; paid: number }>`
        select o.state, o.total_minor as total,
          (select coalesce(sum(t.amount_minor), 0) from payment_attempts a join test_payments t on t.key = a.key
           where a.order_id = o.id and t.state = 'captured') as paid
        from orders o where o.site_id = ${siteId} and o.state <> 'draft'`.execute(on.db.read);
      return rows.map(({ state, total, paid }) => [state, total, paid]);
    },
    async mails() {
      const { rows } = await sql<{ id: string }>`
        select id from jobs where type = 'orders.mail' and site_id = ${siteId}`.execute(on.db.read);
      return rows.length;
    },
  });

  test('ACIDRain, inventory: 50 carts for the last three pieces are three orders, and nobody else is charged', async () => {
    const shop = await openShop(3);
    const carts = await Promise.all(Array.from({ length: 50 }, () => shop.fill(shop.add)));
    const done = await Promise.all(carts.map(({ cartId }) => shop.complete(cartId)));
    expect(done.filter(({ kind }) => kind === 'placed')).toHaveLength(3);
    expect(shop.charges).toHaveLength(3);
    expect(await shop.stock()).toEqual([0, 0]);
    expect(await shop.books()).toEqual(Array.from({ length: 3 }, () => ['placed', 2500, 2500]));
  }, 120_000);

  test('ACIDRain, voucher: a coupon for one use under 50 checkouts at once is used once', async () => {
    const shop = await openShop(60);
    const coupon = { kind: 'coupon', code: 'ONCE' } as const;
    const carts = await Promise.all(Array.from({ length: 50 }, () => shop.fill(shop.add, coupon)));
    const done = await Promise.all(carts.map(({ cartId }) => shop.complete(cartId)));
    const books = await shop.books();
    expect(books.filter(([, total]) => total === 2000)).toHaveLength(1);
    expect(books.every(([, total, paid]) => total === paid)).toBe(true);
    // Everybody else was told that the total is another one now, and may pay that.
    const told = done.filter(({ kind }) => kind !== 'placed').map(({ kind }) => kind);
    expect(new Set(told)).toEqual(new Set(told.length > 0 ? ['cart_changed'] : []));
    const { rows } = await sql<{ used: number }>`
      select used from discount_counts where site_id = ${shop.siteId}`.execute(on.db.read);
    expect(rows.map(({ used }) => used)).toEqual([1]);
  }, 120_000);

  test('ACIDRain, cart: what is put in while it is being paid is refused, and the order is what was paid', async () => {
    const shop = await openShop(9);
    for (const point of ['prepared', 'charged'] as const) {
      const cart = await shop.fill(shop.add);
      const said: string[] = [];
      const at = async (here: CompletionPoint) => {
        if (here === point) said.push(await cart.change(shop.add));
      };
      expect((await shop.complete(cart.cartId, { at })).kind).toBe('placed');
      expect(said).toEqual(['cart_locked']);
    }
    expect(await shop.books()).toEqual(Array.from({ length: 2 }, () => ['placed', 2500, 2500]));
  });

  test('ACIDRain, cart: additions and payment at once; whatever comes first, what was paid is what was ordered', async () => {
    const shop = await openShop(200);
    const carts = await Promise.all(Array.from({ length: 20 }, () => shop.fill(shop.add)));
    await Promise.all(
      carts.flatMap(({ cartId, change }) => [shop.complete(cartId), change(shop.add), change(shop.add)]),
    );
    const books = await shop.books();
    expect(books.every(([, total, paid]) => total === paid)).toBe(true);
    const { rows } = await sql<{ pieces: number }>`
      select sum(l.quantity) as pieces from order_lines l join orders o on o.id = l.order_id
      where o.site_id = ${shop.siteId} and o.state <> 'draft'`.execute(on.db.read);
    const pieces = rows[0]?.pieces ?? 0;
    expect(books.reduce((sum, [, total]) => sum + Number(total), 0)).toBe(pieces * 2500);
    expect(await shop.stock()).toEqual([200 - pieces, 0]);
  }, 120_000);

  /** Ends a process with SIGKILL once it has come to a point of an order. */
  async function killAt(crashed: CrashedCheckout): Promise<string> {
    const child = spawn(process.execPath, [SCRIPT, JSON.stringify(crashed)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = new Promise((resolve) => child.once('close', resolve));
    const said = await new Promise<string>((resolve) => {
      child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
      child.once('exit', () => resolve('ended by itself'));
    });
    child.kill('SIGKILL');
    await ended;
    return said;
  }

  const KILLS: readonly {
    readonly point: CompletionPoint;
    readonly words: string;
    readonly paid: boolean;
  }[] = [
    { point: 'prepared', words: 'after it was prepared', paid: false },
    { point: 'charged', words: 'after the charge', paid: true },
    { point: 'finalizing', words: 'inside of its last step', paid: true },
    { point: 'finalized', words: 'before it answers', paid: true },
  ];
  for (const { point, words, paid } of KILLS)
    test(`kill -9 ${words}: one order, one charge, and the last piece is sold once`, async () => {
      const shop = await openShop(1);
      const { cartId } = await shop.fill(shop.add);
      const { siteId } = shop;
      expect(await killAt({ options: on.options, siteId, cartId, point, now: on.deps.now() })).toBe(point);
      // Nobody else can buy what is being paid.
      const rival = await shop.fill(shop.add);
      expect(rival.cartId).toBe('');
      on.deps.clock.advance(61_000);
      await sweepOrders(shop.deps);
      expect(await shop.books()).toEqual(paid ? [['placed', 2500, 2500]] : []);
      // The buyer tries again: the same order, or the first one.
      expect((await shop.complete(cartId)).kind).toBe('placed');
      expect(await shop.books()).toEqual([['placed', 2500, 2500]]);
      expect(await shop.stock()).toEqual([0, 0]);
      expect(await shop.mails()).toBe(1);
    }, 120_000);
});
