/** A shop with taxes, and buyers who go from the page of a product to the order as browsers without scripts do. */
import { blockOf, bodyOf } from '#domain/content/build-body.ts';
import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import { CART_CALLS } from '#domain/store/cart/cart-contract.ts';
import { CHECKOUT_PATH, PLACE_ORDER_PATH } from '#domain/store/cart/checkout-contract.ts';
import type { Surroundings } from '#server/compose.ts';
import { createTestSite } from './fixture.ts';
import { type TestDeps, testApp } from './test-app.ts';
import { testVisitor } from './visitor.ts';

export const vatZone = (countries: readonly string[], percent: number) => ({
  id: `z${countries.join('')}`,
  name: countries.join(' ') || 'Everywhere',
  countries,
  rates: [{ id: `r${countries.join('')}`, name: 'VAT', ppm: percent * 10_000, taxClass: '' }],
});

const SELLER = {
  name: 'Ember & Ash',
  street: 'Mill Lane 3',
  postalCode: '10435',
  city: 'Berlin',
  taxNumber: 'DE136695976',
};

interface ShopOptions {
  readonly store?: object;
  /** The seller’s; absent if unknown. */
  readonly country?: string;
  readonly surroundings?: Partial<Surroundings>;
  readonly environment?: Readonly<Record<string, string>>;
}

export async function openTaxedShop(
  deps: TestDeps,
  { store, country, surroundings, environment = {} }: ShopOptions,
) {
  const identifier = `tax-${deps.newId().slice(-8)}`;
  const app = await testApp(deps, environment, undefined, surroundings);
  const site = await createTestSite(deps, { identifier, app });
  const origin = `http://${identifier}.localhost:4321`;
  const set = async (change: object) => {
    const { store: before } = (await site.api('GET', 'store')).json;
    const saved = await site.api('PUT', 'store', { ...before, ...change });
    if (saved.status !== 200) throw new Error(JSON.stringify(saved.json));
  };
  const setTaxes = async (change: object) => {
    const { taxes } = (await site.api('GET', 'store')).json.store;
    await set({ taxes: { ...taxes, ...change } });
  };
  if (country !== undefined) await site.api('PUT', 'invoice-seller', { ...SELLER, country });
  if (store) await set(store);
  const made = await site.api('POST', 'collections', { type: COLLECTION_TYPES.products, title: 'Shop' });
  const { collectionId, pageId } = made.json;
  await site.api('POST', `documents/${pageId}/publish`, {});
  const sell = async (
    title: string,
    kind: string,
    priceMinor: number,
    { categories = [], ...more }: { readonly categories?: readonly string[] } & Record<string, unknown> = {},
  ) => {
    const { id, path } = await site.publish({
      kind: 'item',
      collectionId,
      body: {
        ...bodyOf(title, deps.newId(), [
          blockOf(deps.newId(), 'product', { layout: 'stacked', showsExcerpt: true }),
        ]),
        fields: { categories },
      },
    });
    const price = { priceMinor, salePriceMinor: 0, isOnSale: false, stock: 99, isUnlimited: false };
    const variant = { id: deps.newId(), optionValues: [], sku: '', ...price, ...more };
    const change = async (changes: object) => {
      const product = { kind, taxClass: '', options: [], variants: [{ ...variant, ...changes }] };
      const saved = await site.api('PUT', `products/${id}`, product);
      if (saved.status !== 200) throw new Error(JSON.stringify(saved.json));
    };
    await change({});
    return { id, path, variantId: variant.id, change };
  };
  return { site, origin, set, setTaxes, sell, buyer: () => openBuyer(site, origin) };
}

const ENTRIES = {
  email: 'ada@example.org',
  'address-name': 'Ada',
  payment: 'test',
  card: '4242424242424242',
};

type Site = Awaited<ReturnType<typeof createTestSite>>;

async function openBuyer(site: Site, origin: string) {
  const visitor = await testVisitor(site, origin);
  const look = async (path: string) => (await visitor.ask('GET', path)).text();
  const put = (variantId: string, quantity = 1) =>
    visitor.submit(CART_CALLS.add, new URLSearchParams({ variantId, quantity: String(quantity) }));
  const enter = async (entries: Readonly<Record<string, string>>) => {
    await visitor.submit(PLACE_ORDER_PATH, new URLSearchParams({ ...ENTRIES, ...entries, step: 'update' }));
    return look(CHECKOUT_PATH);
  };
  /** Pays what the page says after these entries. */
  const buy = async (entries: Readonly<Record<string, string>> = {}) => {
    const seenTotal = seenTotalOf(await enter(entries));
    const placed = await visitor.submit(
      PLACE_ORDER_PATH,
      new URLSearchParams({ ...ENTRIES, ...entries, seenTotal, step: 'pay' }),
    );
    return placed.headers.get('location') ?? '';
  };
  const orderOf = async () => {
    const [first] = (await site.api('GET', 'orders')).json.orders;
    return first && (await site.api('GET', `orders/${first.id}`)).json;
  };
  return { visitor, look, put, enter, buy, orderOf };
}

export function seenTotalOf(html: string): string {
  return /name="seenTotal"[^>]*value="(\d+)"/.exec(html)?.[1] ?? '';
}
