/** Pictures and sizes of variants leave with the feed and the table, and come back with the table. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import { openTable, readProducts } from '#domain/store/catalogue/product-table/read-products.ts';
import { parseCsv } from '#domain/table/csv.ts';
import { textBody } from '#testing/server/fixture.ts';
import { createMediaSite, type MediaSite, plainPicture } from '#testing/server/media-site.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';

describeOnBothEngines('pictures and sizes of variants', (on) => {
  let site: MediaSite;
  let collection: string;
  beforeEach(async () => {
    site = await createMediaSite(on.deps);
    const made = await site.api('POST', 'collections', { type: COLLECTION_TYPES.products, title: 'Shop' });
    collection = made.json.collectionId;
    await site.api('POST', `documents/${made.json.pageId}/publish`, {});
  });
  afterEach(() => site.remove());

  const dimensions = { length: 240, width: 125, height: 80 };
  const readTable = async () => (await site.api('GET', 'products/table.csv')).json as string;
  const take = async (text: string) => {
    const table = openTable(parseCsv(text));
    if (!table) throw new Error('no table');
    const { products, problems } = readProducts(table, { digits: 2, timeZone: 'UTC' });
    expect(problems).toEqual([]);
    const body = {
      collection,
      isTrial: false,
      madeBefore: 0,
      products: products.map(({ product }) => product),
    };
    return (await site.api('POST', 'products/import', body)).json.outcomes;
  };

  async function publishCup() {
    const picture = await site.upload({ bytes: await plainPicture(40, 40), filename: 'blue.jpg' });
    const body = textBody(on.deps, 'Cup', 'Thrown.');
    const { id } = await site.publish({ kind: 'item', collectionId: collection, body });
    const variant = {
      id: on.deps.newId(),
      optionValues: [],
      sku: 'CUP',
      priceMinor: 3200,
      salePriceMinor: 0,
      isOnSale: false,
      stock: 5,
      isUnlimited: false,
    };
    const own = { ...variant, pictureId: picture.id, dimensions };
    const save = (variants: object[]) =>
      site.api('PUT', `products/${id}`, { kind: 'physical', taxClass: '', options: [], variants });
    expect((await save([own])).status).toBe(200);
    const read = async () => (await site.api('GET', `products/${id}`)).json.product.variants[0];
    return { id, picture, variant, save, read };
  }

  test('the feed shows the variant’s own picture, and how large its parcel is', async () => {
    const { id, picture } = await publishCup();
    const read = async () => (await site.visit('/feed/products.xml')).text();
    const feed = await read();
    expect(feed).toMatch(new RegExp(`<g:image_link>https?://[^<]*${picture.id}[^<]*</g:image_link>`));
    expect(feed).toContain('<g:shipping_length>24 cm</g:shipping_length>');
    await site.api('PUT', `documents/${id}/settings`, { password: 'clay' });
    expect(await read()).not.toContain(picture.id);
  });

  test('a table brings both back, and read twice changes nothing', async () => {
    const { picture, variant, save, read } = await publishCup();
    const text = await readTable();
    expect(await take(text)).toEqual([{ kind: 'unchanged' }]);
    await save([variant]);
    expect(await read()).not.toHaveProperty('pictureId');
    expect(await take(text)).toEqual([{ kind: 'changed' }]);
    expect(await read()).toMatchObject({ pictureId: picture.id, dimensions });
    expect(await readTable()).toBe(text);
  });

  test('a picture that is not here is told, and the product stays as it is', async () => {
    const { picture, read } = await publishCup();
    const before = await read();
    const strange = (await readTable()).replaceAll(picture.id, on.deps.newId());
    const [outcome] = await take(strange);
    expect(outcome).toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('is not in this site’s media library'),
    });
    expect(await read()).toEqual(before);
  });
});
