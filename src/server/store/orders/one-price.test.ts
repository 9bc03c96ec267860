/** One item has one price, wherever a buyer or a program reads it: from its page to the mail about the order. */
import { expect, test } from 'vitest';
import { formatMoney } from '#domain/money/format-money.ts';
import { CART_PATH } from '#domain/store/cart/cart-contract.ts';
import { MERCHANT_FEED_PATH } from '#domain/store/catalogue/merchant-feed.ts';
import { MINUTE_MS } from '#domain/time.ts';
import { addPicture } from '#testing/server/plant-site.ts';
import { openTaxedShop, vatZone } from '#testing/server/taxed-shop.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';

const POST = { id: 'post', name: 'By post', kind: 'flat', priceMinor: 800 };
const euros = (minor: number) => formatMoney({ minor, currency: 'EUR' });

interface Case {
  readonly country: 'DE' | 'US' | 'CH';
  readonly areIncluded: boolean;
  readonly shown: 'auto' | 'with' | 'without';
  readonly price: number;
  readonly delivery: number;
  /** Of two pieces and delivery, beyond their prices. */
  readonly added: number;
}

const CASES: readonly Case[] = [
  { country: 'DE', areIncluded: false, shown: 'auto', price: 9520, delivery: 952, added: 0 },
  { country: 'DE', areIncluded: false, shown: 'without', price: 8000, delivery: 800, added: 3192 },
  { country: 'DE', areIncluded: true, shown: 'auto', price: 8000, delivery: 800, added: 0 },
  { country: 'DE', areIncluded: true, shown: 'without', price: 8000, delivery: 800, added: 0 },
  { country: 'US', areIncluded: false, shown: 'auto', price: 8000, delivery: 800, added: 1428 },
  { country: 'US', areIncluded: false, shown: 'with', price: 8680, delivery: 868, added: 0 },
  { country: 'CH', areIncluded: false, shown: 'auto', price: 8000, delivery: 800, added: 0 },
];

describeOnBothEngines('one price', (on) => {
  test('page, list, structured data, feed, cart, checkout, order and mail agree', async () => {
    const shop = await openTaxedShop(on.deps, {
      store: {
        currency: 'EUR',
        shippingZones: [{ id: 'all', name: 'Everywhere', countries: [], methods: [POST] }],
      },
    });
    const { site, setTaxes } = shop;
    const bowl = await shop.sell('Bowl', 'physical', 9000, {
      ...{ salePriceMinor: 8000, isOnSale: true },
      pictureId: await addPicture(site, 'bowl'),
    });
    for (const { country, areIncluded, shown, price, delivery, added } of CASES) {
      const name = `${country} ${areIncluded} ${shown}`;
      await site.api('PUT', 'invoice-seller', { name: 'Ada', city: 'Berlin', country });
      await setTaxes({ areIncluded, shown, zones: [vatZone(['DE'], 19), vatZone(['US'], 8.5)] });
      const expectWords = (text: string, words: string) =>
        expect({ name, words, isThere: text.includes(words) }).toEqual({ name, words, isThere: true });
      // More than any buyer sends without a pause.
      on.deps.clock.advance(MINUTE_MS);
      const { look, put, enter, buy, orderOf } = await shop.buyer();
      const page = await look(bowl.path);
      expectWords(page, `<span>${euros(price)}</span>`);
      expectWords(page, `"price":"${(price / 100).toFixed(2)}"`);
      expectWords(page, `Delivery ${euros(delivery)}`);
      expectWords(page, `"salePrice":${price}`);
      expectWords(await look('/shop'), `<span>${euros(price)}</span>`);
      const feed = await look(MERCHANT_FEED_PATH);
      expectWords(feed, `<g:sale_price>${(price / 100).toFixed(2)} EUR</g:sale_price>`);
      await put(bowl.variantId, 2);
      const cart = await look(CART_PATH);
      expectWords(cart, `<span class="shop-amount">${euros(2 * price)}</span>`);
      expect(amountsOf(cart, 'By post'), name).toEqual([euros(delivery), euros(delivery)]);
      const address = {
        'address-line1': 'Road 1',
        'address-postalCode': { DE: '10435', US: '02115', CH: '8001' }[country],
        'address-city': 'Town',
        'address-region': country === 'US' ? 'MA' : '',
        'address-country': country,
        delivery: 'post',
      };
      const form = await enter(address);
      expectWords(form, `<span class="shop-amount">${euros(2 * price)}</span>`);
      expect(amountsOf(form, 'By post').concat(amountsOf(form, 'Delivery')), name).toEqual([
        euros(delivery),
        euros(delivery),
      ]);
      const placed = await buy(address);
      const totalMinor = 2 * price + delivery + added;
      expect(await orderOf(), name).toMatchObject({
        subtotalMinor: 2 * price,
        shippingMinor: delivery,
        totalMinor,
        lines: [{ unitPriceMinor: price }],
      });
      const status = await look(placed);
      expectWords(status, `<span class="shop-amount">${euros(2 * price)}</span>`);
      expect(amountsOf(status, 'Delivery'), name).toEqual([euros(delivery)]);
      await site.worker.drain();
      const mails = await on.db.read
        .selectFrom('mails')
        .select('text')
        .where('toAddress', '=', 'ada@example.org')
        .orderBy('id', 'desc')
        .execute();
      const mail = mails[0]?.text ?? '';
      expectWords(mail, `2 × Bowl: ${euros(2 * price)}\nDelivery: ${euros(delivery)}`);
      // By the name of its rate.
      const taxes = mail.split('\n').filter((line) => /^(?:Tax|VAT|Sales tax)\b/.test(line));
      expect(taxes.filter((line) => line.endsWith(`: ${euros(added)}`)).length, mail).toBe(added > 0 ? 1 : 0);
      expectWords(mail, `Total: ${euros(totalMinor)}`);
    }
  });
});

/** Amounts right after these words: beside a way of delivery, or in a row of the sums. */
function amountsOf(html: string, words: string): string[] {
  const pattern = new RegExp(
    `>${words}(?:<small>[^<]*</small>)?</(?:span><span class="shop-amount"|dt><dd)>([^<]*)<`,
    'g',
  );
  return [...html.matchAll(pattern)].map(([, amount = '']) => amount);
}
