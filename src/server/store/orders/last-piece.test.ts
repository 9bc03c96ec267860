/**
 * What keeps the last piece from being sold twice (ACIDRain, inventory), each guard by itself: where the others are
 * blinded, this one still holds.
 */
import { expect, test } from 'vitest';
import { createTestSite, textBody } from '#testing/server/fixture.ts';
import { openCheckouts } from '#testing/server/open-checkouts.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import type { CompletionDeps } from './ports.ts';

describeOnBothEngines('ACIDRain, inventory: the last piece', (on) => {
  async function openShop() {
    const site = await createTestSite(on.deps, { identifier: `last-${on.deps.newId().slice(-10)}` });
    const { siteId } = site;
    const { collectionId } = (await site.api('POST', 'collections', { type: 13, title: 'Shop' })).json;
    const body = textBody(on.deps, 'Bowl', 'Thrown.');
    const { id } = await site.publish({ kind: 'item', collectionId, body });
    const price = { priceMinor: 2500, salePriceMinor: 0, isOnSale: false, stock: 1, isUnlimited: false };
    const variant = { id: on.deps.newId(), optionValues: [], sku: '', ...price };
    await site.api('PUT', `products/${id}`, {
      kind: 'service',
      taxClass: '',
      options: [],
      variants: [variant],
    });
    const shop = openCheckouts(on.deps, siteId, () => `${siteId.slice(-12)}${on.deps.newId().slice(-12)}`);
    const add = { kind: 'add', variantId: variant.id, quantity: 1 } as const;
    const [first, second] = [await shop.fill(add), await shop.fill(add)];
    const stock = async () => {
      const { product } = (await site.api('GET', `products/${id}`)).json;
      return product.variants[0].stock;
    };
    return { ...shop, add, first, second, stock };
  }

  /** Carts that say nothing of what is lacking. */
  const blind = ({ cart }: CompletionDeps): Pick<CompletionDeps, 'cart'> => ({
    cart: {
      ...cart,
      price: async (db, asked) => {
        const priced = await cart.price(db, asked);
        return priced && { ...priced, problems: [] };
      },
    },
  });

  /** How often something was written while it was completed. */
  function counting({ db }: CompletionDeps): Pick<CompletionDeps, 'db'> & { readonly written: () => number } {
    let writes = 0;
    const counted = Object.create(db) as typeof db;
    counted.write = (command) => {
      writes += 1;
      return db.write(command);
    };
    return { db: counted, written: () => writes };
  }

  test('whoever fills a cart after it was sold is refused', async () => {
    const { complete, first, fill, add } = await openShop();
    expect((await complete(first.cartId)).kind).toBe('placed');
    const late = await fill(add);
    expect(late.cartId).toBe('');
    expect(await late.change(add)).toBe('stock');
  });

  test('a cart that was filled before is told which piece is lacking, before anything is set aside', async () => {
    const { complete, first, second, deps, charges } = await openShop();
    const { cart } = deps;
    /** Where there is a look ahead, it is sold between that and the transaction. */
    const looksAhead = on.deps.db.engine === 'postgres';
    const price: CompletionDeps['cart']['price'] = async (db, asked) => {
      const before = await cart.price(db, asked);
      if (db === on.deps.db.read) await complete(first.cartId);
      return before;
    };
    if (!looksAhead) await complete(first.cartId);
    const done = await complete(second.cartId, { cart: { ...cart, price } });
    expect(done).toEqual({ kind: 'problems', problems: ['Bowl is sold out.'] });
    expect(charges).toHaveLength(1);
  });

  test('what is set aside is only what is there, whatever was read before', async () => {
    const { complete, first, second, deps, charges, stock } = await openShop();
    const done = await Promise.all([first, second].map(({ cartId }) => complete(cartId, blind(deps))));
    expect(done.map(({ kind }) => kind).toSorted()).toEqual(['placed', 'sold-out']);
    expect(charges).toHaveLength(1);
    expect(await stock()).toBe(0);
  });

  test('what is being paid is set aside until it is known what comes of it', async () => {
    const { complete, first, second, deps } = await openShop();
    const said: string[] = [];
    const at: CompletionDeps['at'] = async (point) => {
      if (point === 'prepared') said.push((await complete(second.cartId, blind(deps))).kind);
    };
    expect((await complete(first.cartId, { at })).kind).toBe('placed');
    expect(said).toEqual(['sold-out']);
  });

  test('where writes collide, whoever comes too late is told before anything is written', async () => {
    const { complete, first, second, deps } = await openShop();
    expect((await complete(first.cartId)).kind).toBe('placed');
    const { written, ...counted } = counting(deps);
    expect((await complete(second.cartId, counted)).kind).toBe('problems');
    expect(written()).toBe(on.deps.db.engine === 'postgres' ? 0 : 1);
  });
});
