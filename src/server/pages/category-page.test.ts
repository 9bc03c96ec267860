/** Each category of a shop has a page: its words, its products, its place among the addresses of the site. */
import { expect, test } from 'vitest';
import { definitions } from '#blocks/definitions.ts';
import { blockOf, bodyOf } from '#domain/content/build-body.ts';
import { createTestSite } from '#testing/server/fixture.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';

describeOnBothEngines('pages of categories', (on) => {
  async function openShop(locale = 'en') {
    const site = await createTestSite(on.deps);
    await site.api('PUT', 'settings', { locale });
    const { collectionId, pageId } = (
      await site.api('POST', 'collections', { type: 13, title: 'Shop', slug: 'shop' })
    ).json;
    await site.api('POST', `documents/${pageId}/publish`, {});
    const publish = (title: string, categories: string[]) => {
      const block = blockOf(on.deps.newId(), 'product', definitions['product']?.defaults);
      const body = { ...bodyOf(title, on.deps.newId(), [block]), fields: { categories } };
      return site.publish({ kind: 'item', collectionId, body });
    };
    const bowl = await publish('Bowl', ['Table ware']);
    await publish('Jar', ['Storage']);
    const variant = { id: on.deps.newId(), optionValues: [], sku: '', priceMinor: 900, salePriceMinor: 0 };
    await site.api('PUT', `products/${bowl.id}`, {
      kind: 'physical',
      taxClass: '',
      options: [],
      variants: [{ ...variant, isOnSale: false, stock: 5, isUnlimited: false }],
    });
    const read = async (path: string) => {
      const answer = await site.visit(path);
      return { status: answer.status, html: await answer.text() };
    };
    const say = (categoryPages: object[]) =>
      site.api('PATCH', `collections/${collectionId}`, {
        title: 'Shop',
        settings: { categoryPages },
      });
    return { site, bowl, publish, read, say };
  }

  test('its address is spelt as the site’s language does when the shop is made, and stays', async () => {
    const early = await openShop();
    await early.publish('Pan', ['Küche']);
    await early.site.api('PUT', 'settings', { locale: 'de' });
    expect((await early.read('/shop/category/kuche')).status).toBe(200);
    const { site, publish, read } = await openShop('de');
    const pan = await publish('Pan', ['Küche']);
    for (const locale of ['de', 'en']) {
      await site.api('PUT', 'settings', { locale });
      const page = await read('/shop/category/kueche');
      expect(page.status).toBe(200);
      expect(page.html).toMatch(/<link rel="canonical" href="[^"]+\/shop\/category\/kueche"/);
      expect((await read('/shop')).html).toContain('href="/shop/category/kueche"');
      expect((await read(pan.path)).html).toContain('/shop/category/kueche"}');
      expect((await read('/sitemap.xml')).html).toContain('/shop/category/kueche<');
      expect((await read('/shop/category/kuche')).status).toBe(404);
      const moved = await site.visit('/shop?category=K%C3%BCche');
      expect(moved.headers.get('location')).toBe('/shop/category/kueche');
    }
  });

  test('it lists what is in it, and says what it is to people and to search engines', async () => {
    const { bowl, read, say } = await openShop();
    const plain = await read('/shop/category/table-ware');
    expect(plain.status).toBe(200);
    expect(plain.html).toMatch(/<h1[^>]*>Table ware<\/h1>/);
    expect(plain.html).toContain('>Bowl<');
    expect(plain.html).not.toContain('>Jar<');
    expect(plain.html).toMatch(/<link rel="canonical" href="[^"]+\/shop\/category\/table-ware"/);
    expect(plain.html).toContain('"@type":"CollectionPage"');
    expect(plain.html).toContain('"@type":"BreadcrumbList"');
    expect(plain.html).toContain('href="/shop/category/storage"');
    const words = { category: 'Table ware', title: 'For the table', description: 'Thrown & glazed here.' };
    expect((await say([words])).status).toBe(200);
    const said = await read('/shop/category/table-ware');
    expect(said.html).toMatch(/<h1[^>]*>For the table<\/h1>/);
    expect(said.html).toContain('<title>For the table');
    expect(said.html).toContain('<meta name="description" content="Thrown &amp; glazed here."');
    const product = await read(bowl.path);
    expect(product.html).toContain('href="/shop/category/table-ware">For the table</a>');
  });

  test('the shop leads to it, with the order that a visitor chose', async () => {
    const { read } = await openShop();
    expect((await read('/shop')).html).toContain('href="/shop/category/storage"');
    expect((await read('/shop?sort=title&tag=Rare')).html).toContain(
      'href="/shop/category/storage?tag=Rare&amp;sort=title"',
    );
  });

  test('the address that categories had before leads to it for good, with all else that was asked', async () => {
    const { site, bowl, read } = await openShop();
    const movedTo = async (path: string) => {
      const { status, headers } = await site.visit(path);
      return [status, headers.get('location')];
    };
    expect(await movedTo('/shop?category=Table+ware')).toEqual([301, '/shop/category/table-ware']);
    expect(await movedTo('/shop?category=Table%20ware&sort=title&utm_source=mail&page=2')).toEqual([
      301,
      '/shop/category/table-ware?sort=title&utm_source=mail&page=2',
    ]);
    expect(await movedTo('/shop?sort=title')).toEqual([200, null]);
    // None of these has a page of its own.
    for (const category of ['Nothing', 'table ware', '//evil.example', ''])
      expect(await movedTo(`/shop?category=${encodeURIComponent(category)}`), category).toEqual([200, null]);
    expect(await movedTo(`${bowl.path}?category=Storage`)).toEqual([200, null]);
    expect(await movedTo('/shop/category/storage?category=Table+ware')).toEqual([200, null]);
    await site.api('POST', `documents/${bowl.id}/unpublish`, {});
    expect((await read('/shop?category=Table+ware')).status).toBe(200);
  });

  test('of two categories that come to one address, the second keeps the old one', async () => {
    const { site, publish } = await openShop();
    await publish('Plate', ['Table-ware']);
    const answers = await Promise.all(
      ['Table ware', 'Table-ware'].map((each) => site.visit(`/shop?category=${encodeURIComponent(each)}`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 301]);
  });

  test('it is in the sitemap while something is in it, and nowhere else', async () => {
    const { site, bowl, read } = await openShop();
    expect((await read('/sitemap.xml')).html).toContain('/shop/category/table-ware</loc>');
    expect((await read('/shop/category/nothing')).status).toBe(404);
    expect((await read('/category/table-ware')).status).toBe(404);
    await site.api('POST', `documents/${bowl.id}/unpublish`, {});
    expect((await read('/sitemap.xml')).html).not.toContain('/shop/category/table-ware');
    expect((await read('/shop/category/table-ware')).status).toBe(404);
  });
});
