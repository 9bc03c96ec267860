/** Buyers shop, order and are written to in the language of the page. */
import { expect, test } from 'vitest';
import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { CART_CALLS, CART_PATH } from '#domain/store/cart/cart-contract.ts';
import { CHECKOUT_PATH, PLACE_ORDER_PATH } from '#domain/store/cart/checkout-contract.ts';
import { TEST_CARDS } from '#domain/store/settings/payment-methods.ts';
import { createTestSite, textBody } from '#testing/server/fixture.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { testVisitor } from '#testing/server/visitor.ts';

const LANGUAGES = ['fr', 'ar'].map((code) => ({ code, isHidden: false }));

describeOnBothEngines('a shop in several languages', (on) => {
  async function open() {
    const identifier = `tongue-${on.deps.newId().slice(-8)}`;
    const site = await createTestSite(on.deps, { identifier });
    expect((await site.api('PUT', 'settings', { languages: LANGUAGES })).status).toBe(200);
    const shop = (await site.api('POST', 'collections', { type: COLLECTION_TYPES.products, title: 'Shop' }))
      .json;
    await site.api('POST', `documents/${shop.pageId}/publish`, {});
    const { collectionId } = shop;
    const item = { kind: 'item', collectionId, body: textBody(on.deps, 'Bowl', 'Thrown.') } as const;
    const { id } = await site.publish(item);
    const price = { priceMinor: 2400, salePriceMinor: 0, isOnSale: false, stock: 3, isUnlimited: false };
    const variant = { id: on.deps.newId(), optionValues: [], sku: '', ...price };
    const product = { kind: 'service', taxClass: '', options: [], variants: [variant] };
    expect((await site.api('PUT', `products/${id}`, product)).status).toBe(200);
    const visitor = await testVisitor(site, `http://${identifier}.localhost:4321`);
    const look = async (path: string) => (await visitor.ask('GET', path)).text();
    const send = (path: string, body: object, language = '') =>
      visitor.send('POST', path, body, { referer: `${visitor.origin}${language}${CART_PATH}` });
    const add = (quantity: number, language?: string) =>
      send(CART_CALLS.add, { variantId: variant.id, quantity: String(quantity) }, language);
    const order = async (language?: string) => {
      await add(1, language);
      const entries = { email: 'ada@example.org', 'address-name': 'Ada Byron', payment: 'test' };
      const card = TEST_CARDS[0]?.number ?? '';
      const form = new URLSearchParams({ ...entries, card, seenTotal: '2400' });
      const answer = await send(PLACE_ORDER_PATH, form, language);
      if (answer.status !== 200) throw new Error(await look(CHECKOUT_PATH));
      return (await answer.json()) as { location: string };
    };
    const mails = async () => {
      await site.worker.drain();
      return on.db.read
        .selectFrom('mails')
        .select(['subject', 'text'])
        .where('siteId', '=', site.siteId)
        .where('toAddress', '=', 'ada@example.org')
        .execute();
    };
    return { look, send, add, order, mails };
  }

  test('I18N-06 cart, checkout and refusals are in the language of the page', async () => {
    const { look, add } = await open();
    const empty = await look(`/fr${CART_PATH}`);
    expect(empty).toContain('Votre panier est vide.');
    expect(empty).not.toContain('Your cart is empty');
    const refused = (await (await add(90, '/fr')).json()) as { error: { message: string } };
    expect(refused.error.message).toBe('Il ne reste que 3 exemplaires de Bowl.');
    await add(1, '/fr');
    const full = await look(`/fr${CART_PATH}`);
    const money = (locale?: string) => formatMoney({ minor: 2400, currency: 'USD' }, { locale });
    for (const words of ['Quantité de Bowl', 'Sous-total', money('fr')]) expect(full).toContain(words);
    for (const words of ['Subtotal', 'Remove', money()]) expect(full).not.toContain(words);
    const checkout = await look(`/fr${CHECKOUT_PATH}`);
    for (const words of ['Coordonnées', 'Téléphone (facultatif)', 'Commander et payer'])
      expect(checkout).toContain(words);
    for (const words of ['Contact<', 'Phone (optional)', 'Place the order'])
      expect(checkout).not.toContain(words);
    const arabic = await look(`/ar${CART_PATH}`);
    expect(arabic).toContain('<html lang="ar" dir="rtl"');
    expect(arabic).toContain('سلة التسوق');
    expect(await look(CART_PATH)).toContain(`Quantity of Bowl`);
  });

  test('I18N-06 an order keeps the language it was placed in, for its emails and the links in them', async () => {
    const { look, order, mails } = await open();
    const { location } = await order('/fr');
    expect(await look(location.startsWith('/fr') ? location : `/fr${location}`)).toContain(
      'Merci pour votre commande',
    );
    const [french] = await mails();
    expect(french?.subject).toBe('Commande #1001 confirmée');
    for (const words of ['Merci, Ada Byron.', 'Voir votre commande', '/fr/commerce/orders/'])
      expect(french?.text).toContain(words);
    expect(french?.text).not.toMatch(/Total: \$|View your order/);
    await order();
    const english = (await mails()).find(({ subject }) => subject !== french?.subject);
    expect(english?.subject).toBe('Order #1002 confirmed');
    expect(english?.text).toContain('Total: $24.00');
    expect(english?.text).not.toContain('/fr/');
  });
});
