/** Pictures that product tables name by their addresses. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import { openTable, readProducts } from '#domain/store/catalogue/product-table/read-products.ts';
import { parseCsv } from '#domain/table/csv.ts';
import { createTestSite, type TestSite } from '#testing/server/fixture.ts';
import { outgoingToTests, type PictureServer, startPictureServer } from '#testing/server/picture-server.ts';
import { describeOnBothEngines, testApp } from '#testing/server/test-app.ts';

let old: PictureServer;
beforeAll(async () => {
  old = await startPictureServer();
});
afterAll(() => old.close());

describeOnBothEngines('pictures of product tables', (on) => {
  let site: TestSite;
  let collection: string;
  beforeEach(async () => {
    old.asked.length = 0;
    old.hold = async () => undefined;
    const app = await testApp(on.deps, {}, undefined, { outgoing: outgoingToTests() });
    site = await createTestSite(on.deps, { app });
    const made = await site.api('POST', 'collections', { type: COLLECTION_TYPES.products, title: 'Shop' });
    collection = made.json.collectionId;
  });

  const shopify = () =>
    [
      'Handle,Title,Published,Option1 Name,Option1 Value,Variant Price,Image Src,Image Position,Image Alt Text,Variant Image',
      `cup,Cup,true,Size,Small,20.00,${old.origin}/cup-back.svg,2,The back,`,
      `cup,,,,Large,30.00,${old.origin}/cup.svg,1,A cup,${old.origin}/large.svg`,
      `cup,,,,,,${old.origin}/gone.jpg,3,,`,
      `bowl,Bowl,true,Title,Default Title,8,${old.origin}/cup.svg,1,,`,
    ].join('\n');
  const take = async (text: string, more: object = {}) => {
    const table = openTable(parseCsv(text));
    const read = table && readProducts(table, { digits: 2, timeZone: 'UTC' });
    const products = read?.products.map(({ product }) => product);
    const body = { collection, isTrial: false, madeBefore: 0, fetchesPictures: true, products, ...more };
    const { outcomes } = (await site.api('POST', 'products/import', body)).json;
    on.deps.clock.advance(1000);
    await site.worker.drain();
    return outcomes.map(({ kind }: { kind: string }) => kind);
  };
  const state = async () => (await site.api('GET', 'products/fetched-pictures')).json;
  const change = async (action: string) => {
    const changed = await site.api('POST', 'products/fetched-pictures', { action });
    on.deps.clock.advance(1000);
    await site.worker.drain();
    return changed.json;
  };
  const pages = async () => ({
    cup: await (await site.visit('/shop/cup')).text(),
    bowl: await (await site.visit('/shop/bowl')).text(),
  });
  const library = async (): Promise<{ id: string; filename: string; alt: string }[]> =>
    (await site.api('GET', 'media')).json.media;
  const idOf = async (name: string) =>
    (await library()).find(({ filename }) => filename === name)?.id ?? name;

  test('each product gets its own, in order and with their texts, and what fails is listed', async () => {
    expect(await take(shopify())).toEqual(['made', 'made']);
    expect(await state()).toMatchObject({
      waiting: 0,
      fetched: 4,
      failed: 1,
      problems: [
        {
          title: 'Cup',
          address: `${old.origin}/gone.jpg`,
          message: 'The picture no longer exists (404).',
        },
      ],
    });
    expect(old.asked.filter((path) => path === '/cup.svg')).toHaveLength(1);
    const [front, back, large] = [await idOf('cup.svg'), await idOf('cup-back.svg'), await idOf('large.svg')];
    const { cup, bowl } = await pages();
    expect(cup.indexOf(front)).toBeGreaterThan(0);
    expect(cup.indexOf(front)).toBeLessThan(cup.indexOf(back));
    expect(bowl).toContain(front);
    expect((await library()).find(({ id }) => id === front)?.alt).toBe('A cup');
    const { products } = (await site.api('GET', 'products')).json;
    const variants = products.find(({ title }: { title: string }) => title === 'Cup').product.variants;
    expect(variants.map(({ pictureId }: { pictureId?: string }) => pictureId)).toEqual([undefined, large]);
  });

  test('a second import asks for nothing; what the owner took off or added stays so', async () => {
    await take(shopify());
    old.asked.length = 0;
    expect(await take(shopify())).toEqual(['unchanged', 'unchanged']);
    expect(old.asked).toEqual([]);
    await change('retry');
    expect(old.asked).toEqual(['/gone.jpg']);
  });

  test('without agreement, and in a trial, nothing is asked for', async () => {
    await take(shopify(), { isTrial: true });
    await take(shopify(), { fetchesPictures: false });
    expect(old.asked).toEqual([]);
    expect(await state()).toMatchObject({ waiting: 0, fetched: 0 });
  });

  test('it can be stopped and continued, and asks for nothing twice', async () => {
    const rows = Array.from({ length: 12 }, (_, at) => `P ${at},9,${old.origin}/p${at}.svg`);
    let isStopped = false;
    old.hold = async () => {
      if (old.asked.length < 5 || isStopped) return;
      isStopped = true;
      await site.api('POST', 'products/fetched-pictures', { action: 'stop' });
    };
    await take(['Name,Price,Image', ...rows].join('\n'));
    const half = await state();
    expect(half.stopped).toBeGreaterThan(3);
    expect(half.fetched + half.stopped).toBe(12);
    await change('continue');
    expect(await state()).toMatchObject({ stopped: 0, waiting: 0, fetched: 12 });
    expect(old.asked).toHaveLength(12);
    expect(new Set(old.asked).size).toBe(12);
    expect(old.mostAtOnce()).toBeLessThanOrEqual(2);
  });
});
