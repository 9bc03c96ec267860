import { expect, test } from 'vitest';
import { CART_CALLS, CART_PATH } from '#domain/store/cart/cart-contract.ts';
import { CHECKOUT_PATH } from '#domain/store/cart/checkout-contract.ts';
import { openTaxedShop } from '#testing/server/taxed-shop.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { translator } from '#testing/server/translator.ts';
import { testVisitor } from '#testing/server/visitor.ts';

describeOnBothEngines('a shop in several languages', (on) => {
  async function open() {
    const post = { id: 'post', name: 'By post', kind: 'flat', priceMinor: 600 };
    const zones = [{ id: 'all', name: 'Everywhere', countries: [], methods: [post] }];
    const shop = await openTaxedShop(on.deps, { store: { shippingZones: zones } });
    const bowl = await shop.sell('Bowl', 'physical', 2400);
    const options = [
      { name: 'Colour', values: ['Navy', 'Blue', 'White'] },
      { name: 'Size', values: ['Large'] },
    ];
    const price = {
      priceMinor: 2400,
      salePriceMinor: 0,
      isOnSale: false,
      stock: 9,
      isUnlimited: false,
      sku: '',
    };
    const variants = ['Navy', 'Blue', 'White'].map((value) => ({
      ...price,
      id: on.deps.newId(),
      optionValues: [
        { name: 'Colour', value },
        { name: 'Size', value: 'Large' },
      ],
    }));
    const product = { kind: 'physical', taxClass: '', options, variants };
    expect((await shop.site.api('PUT', `products/${bowl.id}`, product)).status).toBe(200);
    return { ...shop, bowl, product, variants, ...(await translator(shop.site)) };
  }

  test('I18N-03 options of a product are translated with its page, and fall back', async () => {
    const { site, bowl, product, listed, textsOf, put, see } = await open();
    expect(await listed(bowl.id)).toMatchObject({ group: 'products', total: 7, missing: 7, outdated: 0 });
    const { revisionId, texts } = await textsOf(bowl.id);
    const text = (original: string) => {
      const found = texts.find((each) => each.original === original);
      return { id: found?.id, path: found?.path };
    };
    const saved = await put(
      bowl.id,
      revisionId,
      { ...text('Bowl'), value: 'Bol' },
      { ...text('Colour'), value: 'Couleur' },
      { ...text('Blue'), value: 'Bleu' },
      { ...text('Navy'), value: 'Bleu' },
    );
    expect(saved.status).toBe(200);
    expect(await listed(bowl.id)).toMatchObject({ total: 7, missing: 3 });
    const french = await see(`/fr${bowl.path}`);
    expect(french).toContain('Couleur');
    // Buyers choose by these words: one of two that are the same stays.
    expect(french).toContain('Bleu');
    expect(french).toContain('Blue');
    expect(french).toContain('White');
    expect(french).not.toContain('Colour');
    expect(await see(bowl.path)).not.toMatch(/Couleur|Bleu/);
    // Another word has no translation yet.
    const options = [{ name: 'Glaze', values: ['Navy', 'Blue', 'White'] }, product.options[1]];
    const variants = product.variants.map((variant) => ({
      ...variant,
      optionValues: variant.optionValues.map((each) =>
        each.name === 'Colour' ? { ...each, name: 'Glaze' } : each,
      ),
    }));
    await site.api('PUT', `products/${bowl.id}`, { ...product, options, variants });
    expect(await see(`/fr${bowl.path}`)).toContain('Glaze');
    expect((await listed(bowl.id))?.missing).toBe(6);
  });

  test('I18N-03 the cart names products, options and ways of delivery in the language of its page', async () => {
    const { site, origin, bowl, variants, textsOf, put, translate, listed } = await open();
    const { revisionId, texts } = await textsOf(bowl.id);
    const give = (original: string, value: string) => {
      const found = texts.find((each) => each.original === original);
      return { id: found?.id, path: found?.path, value };
    };
    await put(bowl.id, revisionId, give('Bowl', 'Bol'), give('White', 'Blanc'));
    await site.api('POST', `documents/${bowl.id}/publish`, {});
    expect(await listed('store')).toMatchObject({ group: 'store', total: 1, missing: 1 });
    expect((await translate('store', { 'Delivery method': 'Par la poste' })).status).toBe(200);
    const visitor = await testVisitor(site, origin);
    const white = new URLSearchParams({ variantId: variants[2]?.id ?? '', quantity: '1' });
    await visitor.submit(CART_CALLS.add, white);
    const french = await (await visitor.ask('GET', `/fr${CART_PATH}`)).text();
    expect(french).toContain('Bol');
    expect(french).toContain('Blanc, Large');
    expect(french).toContain('Par la poste');
    const english = await (await visitor.ask('GET', CART_PATH)).text();
    expect(english).toContain('White, Large');
    expect(english).not.toMatch(/Blanc|Par la poste/);
    const settings = { test: { isOn: true }, invoice: { isOn: true, words: 'Pay within two weeks.' } };
    expect((await site.api('PUT', 'payments', settings)).status).toBe(200);
    await translate('payment', { Invoice: 'Payez sous quinze jours.' });
    const checkout = await (await visitor.ask('GET', `/fr${CHECKOUT_PATH}`)).text();
    expect(checkout).toContain('Payez sous quinze jours.');
    expect(checkout).toContain('Blanc');
    expect(await (await visitor.ask('GET', CHECKOUT_PATH)).text()).toContain('Pay within two weeks.');
    await site.api('PUT', 'settings', { languages: [] });
    expect((await visitor.ask('GET', `/fr${CART_PATH}`)).status).toBe(404);
  });
});
