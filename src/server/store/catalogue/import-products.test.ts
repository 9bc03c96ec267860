import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import { labelKey } from '#domain/links/labels.ts';
import { foldCase } from '#domain/search/fold.ts';
import { openTable, readProducts } from '#domain/store/catalogue/product-table/read-products.ts';
import { formatCsv, parseCsv } from '#domain/table/csv.ts';
import { createTestSite, type TestSite } from '#testing/server/fixture.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { sharedJson, sharedLines } from '../../../../scripts/shared-data.ts';

describeOnBothEngines('product tables', (on) => {
  let site: TestSite;
  let collection: string;
  beforeEach(async () => {
    site = await createTestSite(on.deps);
    const made = await site.api('POST', 'collections', { type: COLLECTION_TYPES.products, title: 'Shop' });
    collection = made.json.collectionId;
  });

  const read = (text: string) => {
    const table = openTable(parseCsv(text));
    return table
      ? readProducts(table, { digits: 2, timeZone: 'UTC' }).products.map(({ product }) => product)
      : [];
  };
  const take = async (products: readonly object[], more: object = {}) => {
    const body = { collection, isTrial: false, madeBefore: 0, products, ...more };
    return (await site.api('POST', 'products/import', body)).json.outcomes;
  };
  const kinds = (outcomes: readonly { kind: string }[]) => outcomes.map(({ kind }) => kind);
  const listed = async () => (await site.api('GET', 'products')).json.products;

  const TABLE = [
    'Handle,Title,Body (HTML),Published,Option1 Name,Option1 Value,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Tags',
    'cup,Cup,<p>Thrown <b>fast</b>.</p>,true,Size,Small,shopify,4,20.00,tea',
    'cup,,,,,Large,shopify,2,30.00,',
    'bowl,Bowl,,false,Title,Default Title,shopify,1,8,',
  ].join('\n');

  test('a trial counts exactly and changes nothing; a second import changes nothing', async () => {
    const products = read(TABLE);
    expect(kinds(await take(products, { isTrial: true }))).toEqual(['made', 'made']);
    expect(await listed()).toEqual([]);
    expect(kinds(await take(products))).toEqual(['made', 'made']);
    const before = await listed();
    expect(
      before.map((each: { title: string; publishedId: unknown }) => [each.title, !!each.publishedId]),
    ).toEqual([
      ['Bowl', false],
      ['Cup', true],
    ]);
    expect(kinds(await take(products))).toEqual(['unchanged', 'unchanged']);
    expect(await listed()).toEqual(before);
  });

  test('a handle stays an address; a name becomes one as the site’s language spells it', async () => {
    await site.api('PUT', 'settings', { locale: 'de' });
    await take(read('Handle,Title,Price\nkuche,Küche,8\n,Größe,9'));
    expect((await listed()).map(({ path }: { path: string }) => path).toSorted()).toEqual([
      '/shop/groesse',
      '/shop/kuche',
    ]);
  });

  test('what the table says is changed, what it leaves out stays, and somebody else’s SKU is refused', async () => {
    await take(read(TABLE));
    const cup = (await listed())[1];
    const [small] = cup.product.variants;
    const change = read(
      `Product ID,Handle,Name,SKU,Price,Weight in g\n${cup.id},cup,Cup,${small.sku},21,300\n`,
    );
    expect(
      kinds(
        await take([
          { ...change[0], variants: [{ ...change[0]?.variants[0], optionValues: small.optionValues }] },
        ]),
      ),
    ).toEqual(['changed']);
    const after = (await listed())[1];
    expect(after.product.variants).toMatchObject([
      { id: small.id, priceMinor: 2100, stock: 4, weightGrams: 300 },
      { priceMinor: 3000, stock: 2 },
    ]);
    const [bowl] = await listed();
    const foreign = read(`Product ID,Name,SKU,Price\n${bowl.id},Bowl,${small.sku},9\n`);
    expect((await take(foreign))[0]).toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('SKU'),
    });
  });

  const hostile = [
    ...['=cmd|x', '<script>alert(1)</script>', '"; drop table', '＝1', '\u202Ertl', 'a\u0000b'],
    ...(sharedJson<string[]>('hostile/blns.json') ?? []),
    ...sharedLines('hostile/xss-payloads.txt').slice(0, 200),
  ];

  test('our own table changes nothing where it came from, whatever its words are', {
    timeout: 60_000,
  }, async () => {
    const words = [...new Set(hostile.map((text) => text.trim()))].filter((text) => text !== '');
    const table = formatCsv([
      ['Handle', 'Name', 'SKU', 'Price', 'Short description', 'Visible', 'Option 1', 'Value of option 1'],
      ...words.map((text, at) => [`p-${at}`, text, `S-${at}`, '5', text, at % 20 ? 'no' : 'yes', text, text]),
    ]);
    const products = read(table);
    expect(products.length).toBeGreaterThan(5);
    for (let at = 0; at < Math.min(products.length, 200); at += 20)
      for (const { kind } of await take(products.slice(at, at + 20)))
        expect(['made', 'refused']).toContain(kind);
    const { status, json } = await site.api('GET', 'products/table.csv');
    expect(status).toBe(200);
    for (const { cells } of parseCsv(json).slice(1)) expect(cells.length).toBeGreaterThan(12);
    expect(json).not.toMatch(/(?:^|,)"?[=+@]/m);
    const again = read(json);
    expect(again.length).toBeGreaterThan(5);
    for (let at = 0; at < again.length; at += 20) {
      const part = again.slice(at, at + 20);
      const outcomes: { kind: string }[] = await take(part);
      expect(part.filter((_, index) => outcomes[index]?.kind !== 'unchanged')).toEqual([]);
    }
    await site.api(
      'POST',
      `documents/${(await site.api('GET', 'collections')).json.collections[0].pageId}/publish`,
      {},
    );
    const page = await (await site.visit('/shop')).text();
    expect(page).not.toContain('<script>alert(1)</script>');
  });

  test('500 products with any words in any field: our own table reads back unchanged', {
    timeout: 60_000,
  }, async () => {
    const words = (most: number) =>
      fc
        .string({ unit: 'grapheme', minLength: 1, maxLength: most })
        .map((text) => text.replaceAll('\0', '').trim())
        .filter((text) => text !== '' && [...text].length <= most && text.length <= 100);
    const label = (most: number) =>
      fc.oneof(
        words(most),
        words(most - 3).map((text) => `,\\${text}/;`.slice(0, most)),
      );
    const labels = (most: number) =>
      fc.uniqueArray(label(most), { maxLength: 4, selector: (text) => labelKey(text) });
    const values = fc.uniqueArray(words(30), { minLength: 1, maxLength: 3, selector: foldCase });
    const product = fc.record({
      title: words(80),
      excerpt: words(100),
      categories: labels(25),
      tags: labels(50),
      isVisible: fc.boolean(),
      kind: fc.constantFrom('physical' as const, 'digital' as const, 'giftCard' as const),
      option: words(20),
      values,
      priceMinor: fc.integer({ min: 0, max: 9_999_999 }),
      isOnSale: fc.boolean(),
      stock: fc.option(fc.integer({ min: 0, max: 1000 })),
      weightGrams: fc.integer({ min: 1, max: 50_000 }),
    });
    const variantsOf = (each: ReturnType<typeof product.generate>['value'], at: number) =>
      each.values.map((value, index) => ({
        sku: `S-${at}-${index}`,
        optionValues: each.values.length > 1 ? [{ name: each.option, value }] : [],
        priceMinor: each.priceMinor + index,
        salePriceMinor: each.isOnSale ? Math.floor(each.priceMinor / 2) : null,
        isUnlimited: each.stock === null,
        stock: each.stock ?? 0,
        weightGrams: each.weightGrams,
      }));
    const made = fc.sample(product, { seed: 38, numRuns: 500 }).map((each, at) => ({
      ...{ handle: `p-${at}`, key: `p-${at}`, title: each.title, excerpt: each.excerpt },
      ...{ categories: each.categories, tags: each.tags, isVisible: each.isVisible, kind: each.kind },
      variants: variantsOf(each, at),
    }));
    const shops = [collection];
    while (shops.length < 3)
      shops.push(
        (await site.api('POST', 'collections', { type: 13, title: `Shop ${shops.length}` })).json
          .collectionId,
      );
    for (let at = 0; at < made.length; at += 20)
      expect(
        new Set(kinds(await take(made.slice(at, at + 20), { collection: shops[Math.floor(at / 200)] }))),
      ).toEqual(new Set(['made']));
    const again = read((await site.api('GET', 'products/table.csv')).json);
    expect(again).toHaveLength(500);
    for (let at = 0; at < again.length; at += 20) {
      const part = again.slice(at, at + 20);
      const outcomes: { kind: string }[] = await take(part);
      expect(part.filter((_, index) => outcomes[index]?.kind !== 'unchanged')).toEqual([]);
    }
  });

  test('names that come to one address are products of their own, each with an address', async () => {
    const long = 'A bowl with a name of more than sixty letters, which is where addresses end';
    const rows = [
      'Bowl (blue),C-1',
      '"Bowl, blue",C-2',
      'Bowl blue!,C-3',
      `"${long} 1",L-1`,
      `"${long} 2",L-2`,
    ];
    const products = read(`Name,SKU,Price\n${rows.map((row) => `${row},5`).join('\n')}`);
    expect(kinds(await take(products))).toEqual(['made', 'made', 'made', 'made', 'made']);
    const paths = (await listed()).map(({ path }: { path: string }) => path);
    expect(new Set(paths).size).toBe(5);
    expect(paths).toEqual(
      expect.arrayContaining(['/shop/bowl-blue', '/shop/bowl-blue-2', '/shop/bowl-blue-3']),
    );
    expect(kinds(await take(products))).toEqual(Array.from({ length: 5 }, () => 'unchanged'));
  });

  test('without a price a product stays a draft, and one that visitors see gets no free variant', async () => {
    const [bowl] = read(
      'Handle,Title,Published,Variant SKU,Variant Price,Option1 Name,Option1 Value\nb,Bowl,true,B,,,',
    );
    expect(await take([{ ...bowl }])).toEqual([
      { kind: 'made', isDraft: true, message: 'It has no price, so it stays a draft.' },
    ]);
    await take(read(TABLE));
    const added = read(
      'Handle,Title,Published,Option1 Name,Option1 Value,Variant Price\ncup,Cup,true,Size,Small,20\ncup,,,,Huge,',
    );
    expect((await take(added))[0]).toEqual({ kind: 'refused', message: 'A new variant has no price.' });
  });

  test('the same table again publishes nothing that has no price', async () => {
    const table = read('Handle,Title,Published,Variant Price\nb,Bowl,true,');
    expect((await take(table))[0]).toMatchObject({ kind: 'made', isDraft: true });
    expect(kinds(await take(table))).toEqual(['unchanged']);
    expect((await listed())[0].publishedId).toBeNull();
    expect(kinds(await take(read('Handle,Title,Published,Variant Price\nb,Bowl,true,5')))).toEqual([
      'changed',
    ]);
    expect((await listed())[0].publishedId).not.toBeNull();
  });

  test('what was deleted comes back with the next import, and a table goes into a second shop as well', async () => {
    const table = read('Name,Price\nBowl,5\nCup,4');
    await take(table);
    const bowl = (await listed()).find(({ title }: { title: string }) => title === 'Bowl');
    expect((await site.api('DELETE', `documents/${bowl.id}`)).status).toBe(200);
    expect(kinds(await take(table))).toEqual(['made', 'unchanged']);
    const second = (await site.api('POST', 'collections', { type: 13, title: 'Second' })).json.collectionId;
    expect(kinds(await take(table, { collection: second }))).toEqual(['made', 'made']);
    expect(await listed()).toHaveLength(4);
  });

  test('the first product of another shop is not taken for the first one of this', async () => {
    await take(read('Product ID,Reference,Name,Price\n1,B-1,Bowl,5\n2,B-2,Cup,4'));
    const other = read('Product ID,Reference,Name,Price\n1,T-1,Teapot,50\n2,B-2,Small cup,4');
    expect(kinds(await take(other))).toEqual(['made', 'changed']);
    expect((await listed()).map(({ title }: { title: string }) => title).toSorted()).toEqual([
      'Bowl',
      'Small cup',
      'Teapot',
    ]);
    expect(kinds(await take(other))).toEqual(['unchanged', 'unchanged']);
  });

  test('what a table does not say of a product stays, the amounts of a gift card among it', async () => {
    await take(read('Name,Type,SKU,Price,Visible\nCard,gift card,G,25,no'));
    const [card] = await listed();
    const freeAmount = { minMinor: 1000, maxMinor: 20_000 };
    const { product } = (await site.api('GET', `products/${card.id}`)).json;
    await site.api('PUT', `products/${card.id}`, { ...product, freeAmount });
    const changed = read('Name,Type,SKU,Price,Visible\nCard,gift card,G,30,no');
    expect(kinds(await take(changed))).toEqual(['changed']);
    expect((await site.api('GET', `products/${card.id}`)).json.product).toMatchObject({ freeAmount });
  });

  test('a shop that is full says so before and after', async () => {
    const many = Array.from({ length: 20 }, (_, at) => `P${at},S-${at},1`).join('\n');
    const products = read(`Name,SKU,Price\n${many}\n`);
    const outcomes = await take(products, { isTrial: true, madeBefore: 190 });
    expect(kinds(outcomes).filter((kind) => kind === 'made')).toHaveLength(10);
    expect(outcomes[19].message).toContain('can hold up to 200 products');
  });

  test('others have their turn between two products', async () => {
    const many = Array.from({ length: 20 }, (_, at) => `P${at},S-${at},1`).join('\n');
    let turns = 0;
    let isOver = false;
    const count = () => {
      turns += 1;
      if (!isOver) setImmediate(count);
    };
    setImmediate(count);
    await take(read(`Name,SKU,Price\n${many}\n`));
    isOver = true;
    expect(turns).toBeGreaterThan(20);
  });

  test('60 variants that differ in three options are taken in at once', async () => {
    const rows = Array.from({ length: 60 }, (_, at) => {
      const [title, names] = at === 0 ? ['Cup', 'Size,Colour,Glaze'] : ['', ',,'];
      const [size, colour, glaze] = names.split(',');
      return `cup,${title},${size},S${at},${colour},C${at},${glaze},G${at},9.00`;
    });
    const head =
      'Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value,Variant Price';
    const products = read([head, ...rows].join('\n'));
    expect(products.map(({ variants }) => variants.length)).toEqual([60]);
    const before = process.cpuUsage();
    expect(kinds(await take(products))).toEqual(['made']);
    expect(kinds(await take(products))).toEqual(['unchanged']);
    const { user, system } = process.cpuUsage(before);
    expect(user + system).toBeLessThan(2_000_000);
  });
});
