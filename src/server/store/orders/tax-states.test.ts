/** Taxes and delivery within a country: by state, province and postal code, for goods and for files. */
import { expect, test } from 'vitest';
import { CART_PATH } from '#domain/store/cart/cart-contract.ts';
import { CHECKOUT_PATH } from '#domain/store/cart/checkout-contract.ts';
import { openTaxedShop } from '#testing/server/taxed-shop.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';

const POST = { id: 'post', name: 'By post', kind: 'flat', priceMinor: 1000 };
const STATES = [{ id: 'us', name: 'United States', countries: ['US'], methods: [POST] }];
const rate = (id: string, name: string, ppm: number) => ({ id, name, ppm, taxClass: '' });
const TEXAS = {
  id: 'tx',
  name: 'Texas',
  countries: ['US'],
  regions: ['US-TX'],
  rates: [rate('tx', 'Sales tax', 82_500)],
};
const at = (region: string, postalCode: string, city = 'Town') => ({
  'address-line1': '1 Main St',
  'address-city': city,
  'address-region': region,
  'address-postalCode': postalCode,
  'address-country': 'US',
  delivery: 'post',
});
const AUSTIN = at('TX', '78701', 'Austin');
const MIAMI = at('FL', '33101', 'Miami');

describeOnBothEngines('taxes within a country', (on) => {
  const openShop = (zones: readonly object[], more: object = {}) =>
    openTaxedShop(on.deps, {
      country: 'US',
      store: { taxes: { zones, isShippingTaxed: true }, shippingZones: STATES, ...more },
    });

  test('a buyer in Texas pays 8.25 percent sales tax to the cent, one in Florida none', async () => {
    const { sell, buyer } = await openShop([TEXAS]);
    const bowl = await sell('Bowl', 'physical', 10_000);
    const texan = await buyer();
    await texan.put(bowl.variantId);
    // The state is not known yet: no tax is promised, and none is hidden.
    expect(await texan.look(CART_PATH)).toContain('Tax is calculated at checkout.');
    const checkout = await texan.enter(AUSTIN);
    // 8.25 % of 110.00 is 9.075.
    expect(checkout).toContain('<dt>Sales tax</dt><dd>$9.08</dd>');
    expect(await texan.buy(AUSTIN)).toContain('/confirmed');
    expect(await texan.orderOf()).toMatchObject({ taxMinor: 908, totalMinor: 11_908 });
    const floridian = await buyer();
    await floridian.put(bowl.variantId);
    expect(await floridian.enter(MIAMI)).not.toContain('Sales tax');
    expect(await floridian.buy(MIAMI)).toContain('/confirmed');
    expect(await floridian.orderOf()).toMatchObject({ taxMinor: 0, totalMinor: 11_000 });
  });

  test('a state is found by its name, and the narrowest zone counts: code, range, beginning', async () => {
    const narrower = (id: string, postalCodes: readonly string[], ppm: number) => ({
      ...TEXAS,
      id,
      postalCodes,
      rates: [rate(id, 'Sales tax', ppm)],
    });
    const { sell, buyer } = await openShop([
      TEXAS,
      narrower('houston', ['77001-77299'], 80_000),
      narrower('austin', ['787*'], 70_000),
      narrower('one', ['73301'], 60_000),
      { id: 'us', name: 'Others', countries: ['US'], rates: [rate('us', 'Sales tax', 10_000)] },
    ]);
    const bowl = await sell('Bowl', 'physical', 9000);
    const tax = async (entries: Readonly<Record<string, string>>) => {
      const one = await buyer();
      await one.put(bowl.variantId);
      expect(await one.buy(entries)).toContain('/confirmed');
      return (await one.orderOf()).taxMinor;
    };
    // 742.5 and 82.5 cents, each rounded by itself.
    expect(await tax(at('Texas', '75001'))).toBe(826);
    expect(await tax(at('TX', '77002'))).toBe(800);
    expect(await tax(at('TX', '78701'))).toBe(700);
    expect(await tax(at('TX', '73301'))).toBe(600);
    expect(await tax(at('NM', '78701'))).toBe(100);
  });

  test('a file is taxed by the state of its buyer, who is asked for it, without scripts', async () => {
    const { sell, buyer } = await openShop([TEXAS]);
    const pdf = await sell('Glazes', 'digital', 1000);
    const { look, put, enter, buy, orderOf } = await buyer();
    await put(pdf.variantId);
    const form = await enter({ 'address-country': 'US' });
    expect(form).toMatch(/<select[^>]*name="address-region".*<option value="TX">Texas/s);
    expect(form).not.toContain('name="address-line1"');
    expect(form).not.toMatch(/<input(?![^>]*type="hidden")[^>]*name="address-postalCode"/);
    expect(await buy({ 'address-country': 'US' })).toBe(CHECKOUT_PATH);
    expect(await look(CHECKOUT_PATH)).toContain('Choose the state.');
    expect(await buy({ 'address-country': 'US', 'address-region': 'TX' })).toContain('/confirmed');
    // 8.25 % of 10.00 is 82.5 cents.
    expect(await orderOf()).toMatchObject({ taxMinor: 83, totalMinor: 1083 });
  });

  test('goods collected at the shop and services are taxed in its state', async () => {
    const { site, sell, buyer } = await openShop([TEXAS], {
      shippingZones: [
        {
          id: 'all',
          name: 'All',
          countries: [],
          methods: [{ id: 'pickup', name: 'Studio', kind: 'pickup', note: 'Mill Lane 3' }],
        },
      ],
    });
    const { json: seller } = await site.api('GET', 'invoice-seller');
    await site.api('PUT', 'invoice-seller', { ...seller, region: 'TX', postalCode: '78701' });
    const [bowl, course] = [await sell('Bowl', 'physical', 1000), await sell('Course', 'service', 2000)];
    const { put, buy, orderOf } = await buyer();
    await put(bowl.variantId);
    await put(course.variantId);
    expect(await buy({ delivery: 'pickup' })).toContain('/confirmed');
    // 82.5 and 165 cents, each rounded by itself.
    expect(await orderOf()).toMatchObject({ taxMinor: 248 });
  });

  test('delivery follows the state as well: what is sent nowhere else says what is missing', async () => {
    const west = {
      id: 'west',
      name: 'West',
      countries: ['US'],
      regions: ['US-CA', 'US-OR'],
      methods: [POST],
    };
    const far = {
      ...west,
      id: 'far',
      regions: ['US-HI'],
      methods: [{ ...POST, id: 'air', priceMinor: 4000 }],
    };
    const { sell, buyer } = await openShop([], { shippingZones: [west, far] });
    const bowl = await sell('Bowl', 'physical', 1000);
    const { put, enter, buy, orderOf } = await buyer();
    await put(bowl.variantId);
    expect(await enter({ 'address-country': 'US' })).toContain('Enter your address above');
    expect(await enter(MIAMI)).toContain('can’t be sent to');
    expect(await enter(at('CA', '90001'))).toContain('$10.00');
    expect(await buy({ ...at('HI', '96801'), delivery: 'air' })).toContain('/confirmed');
    expect(await orderOf()).toMatchObject({ totalMinor: 5000 });
  });

  test('a postal pattern that can mean nothing is refused', async () => {
    const { site } = await openShop([]);
    const { store } = (await site.api('GET', 'store')).json;
    for (const postalCodes of [['*'], ['787*1'], ['90000-10000'], ['a'.repeat(31)]]) {
      const taxes = { ...store.taxes, zones: [{ ...TEXAS, postalCodes }] };
      expect((await site.api('PUT', 'store', { ...store, taxes })).status).toBe(400);
    }
  });
});
