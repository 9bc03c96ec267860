import { beforeEach, expect, test } from 'vitest';
import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import { mappingOf } from '#domain/store/catalogue/product-table/columns.ts';
import { readProducts } from '#domain/store/catalogue/product-table/read-products.ts';
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
    const [head, ...rows] = parseCsv(text);
    return readProducts(rows, mappingOf(head?.cells ?? []), 2).products.map(({ product }) => product);
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
