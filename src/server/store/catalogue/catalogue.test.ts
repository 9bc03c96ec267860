import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import { createTestSite, type TestSite, textBody } from '#testing/server/fixture.ts';
import { addPicture } from '#testing/server/plant-site.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { findSellable } from './find-sellable.ts';
import { moved } from './moved-rows.ts';
import { listByPrice } from './queries-price.ts';

describeOnBothEngines('products', (on) => {
  let site: TestSite;
  let collectionId: string;
  beforeEach(async () => {
    site = await createTestSite(on.deps);
    const made = await site.api('POST', 'collections', { type: COLLECTION_TYPES.products, title: 'Shop' });
    collectionId = made.json.collectionId;
    await site.api('POST', `documents/${made.json.pageId}/publish`, {});
  });

  const variant = (change: object = {}) => ({
    id: on.deps.newId(),
    optionValues: [],
    sku: '',
    priceMinor: 3200,
    salePriceMinor: 0,
    isOnSale: false,
    stock: 5,
    isUnlimited: false,
    ...change,
  });
  const form = (change: object = {}) => ({
    kind: 'physical',
    taxClass: '',
    options: [],
    variants: [variant()],
    ...change,
  });
  const publishItem = (title: string) =>
    site.publish({ kind: 'item', collectionId, body: textBody(on.deps, title, 'Thrown in May.') });
  const save = (id: string, change: object = {}) => site.api('PUT', `products/${id}`, form(change));

  test('products are listed by the least that somebody can pay, of a category too', async () => {
    const [bowl, cup, jar] = [await publishItem('Bowl'), await publishItem('Cup'), await publishItem('Jar')];
    await save(bowl.id, { variants: [variant({ priceMinor: 900 })] });
    await save(cup.id, { variants: [variant({ priceMinor: 5000, salePriceMinor: 400, isOnSale: true })] });
    await on.deps.db.write((tx) =>
      tx
        .insertInto('labels')
        .values({
          siteId: site.siteId,
          collectionId,
          documentId: bowl.id,
          kind: 'category',
          label: 'Bowls',
        })
        .execute(),
    );
    expect(await listByPrice(on.db.read, site.siteId, { collectionId })).toEqual([jar.id, cup.id, bowl.id]);
    // With the tax that buyers see, books for 450 are less than a cup for 400.
    await save(bowl.id, { taxClass: 'books', variants: [variant({ priceMinor: 450 })] });
    const added = [
      ['', 250_000],
      ['books', 50_000],
    ] as const;
    expect(await listByPrice(on.db.read, site.siteId, { collectionId }, added)).toEqual([
      jar.id,
      bowl.id,
      cup.id,
    ]);
    expect(await listByPrice(on.db.read, site.siteId, { collectionId, category: 'Bowls' })).toEqual([
      bowl.id,
    ]);
  });

  test('LINK-20 LINK-19 a variant without a SKU is given one; one that another product has is refused', async () => {
    const bowl = await publishItem('Bowl');
    const saved = await save(bowl.id);
    expect(saved.status).toBe(200);
    const { sku } = saved.json.product.variants[0];
    expect(sku).toMatch(/^SQ\d{7}$/);
    const cup = await publishItem('Cup');
    const taken = await save(cup.id, { variants: [variant({ sku })] });
    expect([taken.status, taken.json.error.message]).toEqual([409, expect.stringContaining(sku)]);
    expect((await save(cup.id, { variants: [variant({ sku: 'x'.repeat(61) })] })).status).toBe(400);
    expect((await save(cup.id, { variants: [variant({ sku: 'x'.repeat(60) })] })).status).toBe(200);
  });

  test('two variants may exchange their SKUs, and one may go', async () => {
    const { id } = await publishItem('Bowl');
    const options = [{ name: 'Size', values: ['S', 'M'] }];
    const of = (value: string, sku: string, own?: string) =>
      variant({ sku, optionValues: [{ name: 'Size', value }], ...(own ? { id: own } : {}) });
    const first = await save(id, { options, variants: [of('S', 'A'), of('M', 'B')] });
    const [small, medium] = first.json.product.variants;
    const exchanged = await save(id, {
      options,
      variants: [of('S', 'B', small.id), of('M', 'A', medium.id)],
    });
    expect(exchanged.status).toBe(200);
    await save(id, { options, variants: [of('M', 'A', medium.id)] });
    const { product } = (await site.api('GET', `products/${id}`)).json;
    expect(product.variants.map((each: { id: string; sku: string }) => [each.id, each.sku])).toEqual([
      [medium.id, 'A'],
    ]);
  });

  test('what is sold while the owner has the form open stays sold', async () => {
    const { id } = await publishItem('Bowl');
    const [first] = (await save(id)).json.product.variants;
    await on.deps.db.write((tx) => sql`update variants set stock = 3 where id = ${first.id}`.execute(tx));
    const same = await save(id, { variants: [{ ...first, priceMinor: 4000, stockWas: 5 }] });
    expect(same.json.product.variants[0]).toMatchObject({ priceMinor: 4000, stock: 3 });
    const more = await save(id, { variants: [{ ...first, stock: 15, stockWas: 5 }] });
    expect(more.json.product.variants[0].stock).toBe(13);
  });

  test('carts are told the sale price, what nobody else is paying for, and nothing of drafts', async () => {
    const bowl = await publishItem('Bowl');
    const [own] = (
      await save(bowl.id, { variants: [variant({ isOnSale: true, salePriceMinor: 2500, weightGrams: 400 })] })
    ).json.product.variants;
    await on.deps.db.write((tx) => sql`update variants set reserved = 2 where id = ${own.id}`.execute(tx));
    const found = await findSellable(on.deps.db.read, site.siteId, [own.id, on.deps.newId()]);
    expect([...found.values()]).toEqual([
      {
        variantId: own.id,
        productId: bowl.id,
        title: 'Bowl',
        optionText: '',
        sku: own.sku,
        unitPriceMinor: 2500,
        regularPriceMinor: 3200,
        kind: 'physical',
        weightGrams: 400,
        taxClass: '',
        categories: [],
        stock: 3,
        isUnlimited: false,
        href: bowl.path,
        picture: undefined,
      },
    ]);
    expect((await findSellable(on.deps.db.read, on.deps.newId(), [own.id])).size).toBe(0);
    await site.api('POST', `documents/${bowl.id}/unpublish`, {});
    expect((await findSellable(on.deps.db.read, site.siteId, [own.id])).size).toBe(0);
  });

  test('many prices change together or not at all, and the answer undoes it', async () => {
    const ids: string[] = [];
    for (const title of ['Bowl', 'Cup']) {
      const { id } = await publishItem(title);
      ids.push((await save(id)).json.product.variants[0].id);
    }
    const changes = ids.map((id, index) => ({ id, priceMinor: 1000 * (index + 1) }));
    const wrong = [...changes, { id: on.deps.newId(), priceMinor: 1 }];
    expect((await site.api('POST', 'products/variants', { changes: wrong })).status).toBe(404);
    const prices = async () =>
      (await site.api('GET', 'products')).json.products.map(
        (each: { product: { variants: { priceMinor: number }[] } }) => each.product.variants[0]?.priceMinor,
      );
    expect(await prices()).toEqual([3200, 3200]);
    const done = await site.api('POST', 'products/variants', { changes });
    expect([done.status, await prices()]).toEqual([200, [1000, 2000]]);
    await site.api('POST', 'products/variants', { changes: done.json.before });
    expect(await prices()).toEqual([3200, 3200]);
  });

  test('products are found by name and SKU, of one collection or all', async () => {
    const { id } = await publishItem('Moon jar');
    await save(id, { variants: [variant({ sku: 'JAR_1' })] });
    await publishItem('Cup');
    const titles = async (query: string) =>
      (await site.api('GET', `products${query}`)).json.products.map(({ title }: { title: string }) => title);
    expect(await titles('')).toEqual(['Cup', 'Moon jar']);
    expect(await titles('?search=moon')).toEqual(['Moon jar']);
    expect(await titles('?search=jar_')).toEqual(['Moon jar']);
    expect(await titles(`?collection=${on.deps.newId()}`)).toEqual([]);
  });

  test('the feed holds what is published and may be found, and is sent once', async () => {
    const picture = await addPicture(site, 'bowl');
    const shown = {
      ...textBody(on.deps, 'Bowl & cup', 'Thrown in May.'),
      fields: { image: { ref: 'media', id: picture } },
    };
    const bowl = await site.publish({ kind: 'item', collectionId, body: shown });
    await save(bowl.id, { variants: [variant({ sku: 'BOWL', isOnSale: true, salePriceMinor: 2500 })] });
    const hidden = await publishItem('Hidden');
    await save(hidden.id, { variants: [variant({ sku: 'HIDDEN' })] });
    await site.api('PUT', `documents/${hidden.id}/settings`, { isHiddenFromSearch: true });
    const draft = await site.api('POST', 'documents', {
      kind: 'item',
      collectionId,
      body: textBody(on.deps, 'Draft', 'Thrown.'),
    });
    await save(draft.json.document.id, { variants: [variant({ sku: 'DRAFT' })] });
    const feed = await site.visit('/feed/products.xml');
    const text = await feed.text();
    expect([feed.status, feed.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('rss+xml'),
    ]);
    expect([...text.matchAll(/<g:id>(\w+)/g)].map(([, id]) => id)).toEqual(['BOWL']);
    expect(text).toContain('<g:title>Bowl &amp; cup</g:title>');
    expect(text).toContain('<g:price>32.00 USD</g:price><g:sale_price>25.00 USD</g:sale_price>');
    expect(text).toContain(`${bowl.path}</g:link>`);
    const etag = feed.headers.get('etag') ?? '';
    const again = await site.visit('/feed/products.xml', { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    await save(bowl.id, { variants: [variant({ sku: 'BOWL', stock: 0 })] });
    const sold = await site.visit('/feed/products.xml', { headers: { 'if-none-match': etag } });
    expect([sold.status, await sold.text()]).toEqual([200, expect.stringContaining('out_of_stock')]);
  });

  test('what another site has cannot be read or changed', async () => {
    const { id } = await publishItem('Bowl');
    const [own] = (await save(id)).json.product.variants;
    const other = await createTestSite(on.deps, { app: site });
    expect((await other.api('GET', `products/${id}`)).status).toBe(404);
    expect((await other.api('PUT', `products/${id}`, form())).status).toBe(404);
    const change = { changes: [{ id: own.id, priceMinor: 1 }] };
    expect((await other.api('POST', 'products/variants', change)).status).toBe(404);
  });

  test('prices and stock move with their site', async () => {
    const { id } = await publishItem('Bowl');
    await save(id, { variants: [variant({ sku: 'BOWL', dimensions: { length: 1, width: 2, height: 3 } })] });
    const [products] = moved;
    const entries: object[] = [];
    for await (const some of products?.read(on.deps.db.read, site.siteId) ?? []) entries.push(...some);
    expect(entries).toMatchObject([{ id, variants: [{ sku: 'BOWL', stock: 5, dimensions: { height: 3 } }] }]);
    await on.deps.db.write(async (tx) => {
      await products?.clear?.(tx, site.siteId, []);
      await products?.insert(tx, site.siteId, entries);
    });
    expect((await site.api('GET', `products/${id}`)).json.product.variants[0]).toMatchObject({ sku: 'BOWL' });
  });
});
