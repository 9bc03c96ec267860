/** Where orders are taxed: files where their buyer is, goods where they are handed over, services where the shop is. */
import { expect, onTestFinished, test } from 'vitest';
import { CART_PATH } from '#domain/store/cart/cart-contract.ts';
import { CHECKOUT_PATH, PLACE_ORDER_PATH } from '#domain/store/cart/checkout-contract.ts';
import { parseCsv } from '#domain/table/csv.ts';
import { SIGNING_SECRET, STRIPE_KEY, StripeStandIn } from '#testing/server/stripe-stand-in.ts';
import { openTaxedShop, seenTotalOf, vatZone } from '#testing/server/taxed-shop.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { updateOrder } from './queries.ts';

const PICKUP = { id: 'pickup', name: 'At the studio', kind: 'pickup', note: 'Mill Lane 3, Berlin' };
const POST = { id: 'post', name: 'By post', kind: 'flat', priceMinor: 800 };
const EVERYWHERE = [{ id: 'all', name: 'Everywhere', countries: [], methods: [POST, PICKUP] }];
const SWISS = {
  'address-line1': 'Gasse 1',
  'address-postalCode': '8001',
  'address-city': 'Zürich',
  'address-country': 'CH',
};
const EU = [vatZone(['DE'], 19), vatZone(['AT'], 20), vatZone(['FR'], 20)];

describeOnBothEngines('places of taxation', (on) => {
  const makeReal = (id: string) =>
    on.db.write((tx) => updateOrder(tx, id, { provider: 'bankTransfer', testBy: null }));

  test('a file is taxed where its buyer is, who is asked for the country with scripts off and on', async () => {
    const { sell, buyer, setTaxes } = await openTaxedShop(on.deps, { country: 'US' });
    const pdf = await sell('Glazes', 'digital', 1000);
    const { look, put, enter, buy, orderOf } = await buyer();
    await put(pdf.variantId);
    expect(await look(CHECKOUT_PATH)).not.toContain('name="address-country"');
    await setTaxes({ zones: [vatZone(['US'], 8.5)] });
    expect(await look(CART_PATH)).toMatch(/<label for="cart-country">Your country.*<option value="DE">/s);
    const form = await look(CHECKOUT_PATH);
    expect(form).toContain('Your name and country');
    expect(form).toMatch(/name="address-country".*<option value="DE">Germany/s);
    expect(form).not.toContain('name="address-line1"');
    // Without scripts its button says what it costs; with them the same is asked for.
    expect(form).toContain('Update the total');
    expect(await buy()).toBe(CHECKOUT_PATH);
    expect(await look(CHECKOUT_PATH)).toContain('Choose your country. The tax depends on it.');
    expect(await buy({ 'address-country': 'XX' })).toBe(CHECKOUT_PATH);
    expect(seenTotalOf(await enter({ 'address-country': 'US' }))).toBe('1085');
    // The cart and its link say what the checkout says.
    expect(await look(CART_PATH)).toMatch(/shop-total"><dt>Total<\/dt><dd>\$10\.85/);
    expect(seenTotalOf(await enter({ 'address-country': 'NO' }))).toBe('1000');
    expect(await look(CART_PATH)).toMatch(/shop-total"><dt>Total<\/dt><dd>\$10\.00/);
    expect(await buy({ 'address-country': 'US' })).toContain('/confirmed');
    expect(await orderOf()).toMatchObject({ totalMinor: 1085, taxMinor: 85, buyerLocation: null });
  });

  test('who sees the total of one country and pays from another is shown the new total first', async () => {
    const { sell, buyer } = await openTaxedShop(on.deps, {
      country: 'US',
      store: { taxes: { zones: [vatZone(['US'], 8.5)] } },
    });
    const pdf = await sell('Glazes', 'digital', 1000);
    const { visitor, look, put, enter } = await buyer();
    await put(pdf.variantId);
    await enter({ 'address-country': 'NO' });
    const entries = {
      email: 'a@example.org',
      'address-name': 'Ada',
      'address-country': 'US',
      payment: 'test',
    };
    const sent = new URLSearchParams({ ...entries, seenTotal: '1000', step: 'pay' });
    expect((await visitor.submit(PLACE_ORDER_PATH, sent)).headers.get('location')).toBe(CHECKOUT_PATH);
    expect(await look(CHECKOUT_PATH)).toContain('Check the total');
  });

  test('in the EU two pieces of evidence are kept without the IP address, and a contradiction is shown', async () => {
    let ipCountry = 'AT';
    const { site, sell, buyer } = await openTaxedShop(on.deps, {
      country: 'DE',
      store: { currency: 'EUR', taxes: { zones: EU, homeCountry: 'DE' } },
      surroundings: { countryOf: () => ipCountry },
    });
    const pdf = await sell('Glazes', 'digital', 1000);
    const order = async (country: string, language = 'de-AT,de;q=0.8') => {
      const { visitor, ...one } = await buyer();
      const { ask } = visitor;
      visitor.ask = (method, path, headers, body) =>
        ask(method, path, { ...headers, 'accept-language': language }, body);
      await one.put(pdf.variantId);
      expect(await one.buy({ 'address-country': country })).toContain('/confirmed');
      return one.orderOf();
    };
    expect(await order('AT')).toMatchObject({
      taxMinor: 200,
      totalMinor: 1200,
      buyerLocation: {
        state: 'agreeing',
        pieces: [
          { kind: 'billing', country: 'AT' },
          { kind: 'ip', country: 'AT' },
        ],
      },
    });
    expect((await order('FR')).buyerLocation.state).toBe('contradicting');
    ipCountry = '';
    expect(await order('AT')).toMatchObject({
      buyerLocation: { state: 'agreeing', pieces: [{}, { kind: 'language', country: 'AT' }] },
    });
    expect((await order('AT', 'de')).buyerLocation).toEqual({
      state: 'single',
      pieces: [{ kind: 'billing', country: 'AT' }],
    });
    const csv = (await site.api('GET', 'orders.csv')).json;
    const [head = [], ...rows] = parseCsv(csv).map(({ cells }) => cells);
    const column = (name: string) => rows.map((row) => row[head.indexOf(name)]);
    expect(column('Buyer location')).toContain('billing: FR; ip: AT');
    expect(column('Evidence').sort()).toEqual(['agreeing', 'agreeing', 'contradicting', 'single']);
    const kept = await on.db.read.selectFrom('orders').select('details').execute();
    expect(JSON.stringify(kept)).not.toMatch(/\d+\.\d+\.\d+\.\d+/);
  });

  test('the country of the card is evidence, in the place of the browser’s language', async () => {
    const stripe = new StripeStandIn();
    await stripe.listen();
    onTestFinished(() => stripe.close());
    const { site, sell, buyer } = await openTaxedShop(on.deps, {
      country: 'DE',
      store: { currency: 'EUR', taxes: { zones: EU } },
      environment: { STRIPE_URL: stripe.url },
    });
    await site.api('PUT', 'payments', { test: { isOn: false }, stripe: { isOn: true } });
    await site.api('PUT', 'payments/stripe', { secretKey: STRIPE_KEY, signingSecret: SIGNING_SECRET });
    const pdf = await sell('Glazes', 'digital', 1000);
    const { visitor, put, buy, orderOf } = await buyer();
    await put(pdf.variantId);
    const payment = await buy({ 'address-country': 'AT', payment: 'stripe' });
    await visitor.ask('GET', payment);
    stripe.pay([...stripe.sessions.keys()].at(-1) ?? '', undefined, 'FR');
    await visitor.ask('GET', payment.replace(/\/pay$/, '/return'));
    expect((await orderOf()).buyerLocation).toEqual({
      state: 'contradicting',
      pieces: [
        { kind: 'billing', country: 'AT' },
        { kind: 'card', country: 'FR' },
      ],
    });
  });

  test('a company elsewhere in the EU accounts for the tax of a file', async () => {
    const { sell, buyer } = await openTaxedShop(on.deps, {
      country: 'DE',
      store: { currency: 'EUR', taxes: { zones: EU, homeCountry: 'DE' } },
    });
    const pdf = await sell('Glazes', 'digital', 1000);
    const { put, enter } = await buyer();
    await put(pdf.variantId);
    const vatNumber = 'FR40303265045';
    expect(seenTotalOf(await enter({ 'address-country': 'FR', vatNumber }))).toBe('1000');
    expect(seenTotalOf(await enter({ 'address-country': 'DE', vatNumber }))).toBe('1190');
  });

  async function openPottery(store: object = {}) {
    const shop = await openTaxedShop(on.deps, {
      country: 'DE',
      store: {
        currency: 'EUR',
        shippingZones: EVERYWHERE,
        taxes: { areIncluded: true, zones: EU, homeCountry: 'DE' },
        ...store,
      },
    });
    const bowl = await shop.sell('Bowl', 'physical', 11_900);
    const pdf = await shop.sell('Glazes', 'digital', 1190);
    return { ...shop, bowl, pdf };
  }

  test('what is collected in Germany bears German tax, whatever the address, and the invoice says so', async () => {
    const { site, bowl, buyer } = await openPottery();
    const { put, enter, buy, orderOf } = await buyer();
    await put(bowl.variantId);
    expect(await enter({ ...SWISS, delivery: 'post' })).not.toContain('Including');
    expect(await enter({ ...SWISS, delivery: 'pickup' })).toMatch(/Including VAT.*€19\.00/s);
    expect(await buy({ ...SWISS, delivery: 'pickup' })).toContain('/confirmed');
    const order = await orderOf();
    expect(order).toMatchObject({
      taxMinor: 1900,
      totalMinor: 11_900,
      collectedIn: 'DE',
      buyerLocation: null,
    });
    await makeReal(order.id);
    const { json: invoice } = await site.api('POST', `orders/${order.id}/invoice`);
    expect(invoice).toMatchObject({
      collectedIn: 'DE',
      taxMinor: 1900,
      taxes: [{ ppm: 190_000, netMinor: 10_000, taxMinor: 1900 }],
    });
    expect(JSON.stringify(invoice)).not.toContain('export');
    const xml = (await site.api('GET', `orders/${order.id}/invoice.xml`)).json;
    expect(xml).toContain('<cbc:Note>Collected by the buyer in Germany');
    expect(xml).toMatch(/<cac:DeliveryLocation>.*<cbc:IdentificationCode>DE</s);
    await site.api('POST', `orders/${order.id}/refund`, {
      key: 'k',
      lines: [{ id: order.lines[0].id, quantity: 1 }],
    });
    const note = (await site.api('POST', `orders/${order.id}/credit-notes`)).json;
    expect(note).toMatchObject({ collectedIn: 'DE', taxMinor: 1900, taxes: [{ ppm: 190_000 }] });
    expect(note.taxes[0].exempt).toBeUndefined();
  });

  test('goods that are collected bear the tax of the place without a rate, and no reason of export', async () => {
    const { site, bowl, buyer, setTaxes } = await openPottery();
    await setTaxes({ zones: [vatZone(['FR'], 20)] });
    const { put, buy, orderOf } = await buyer();
    await put(bowl.variantId);
    await buy({ ...SWISS, delivery: 'pickup' });
    const order = await orderOf();
    expect(order).toMatchObject({ taxMinor: 0, collectedIn: 'DE' });
    await makeReal(order.id);
    const { json: invoice } = await site.api('POST', `orders/${order.id}/invoice`);
    expect(invoice.lines[0].exempt).toBeUndefined();
  });

  test('a company that collects pays the tax of the place; its file in the same order bears none', async () => {
    const { site, bowl, pdf, buyer } = await openPottery();
    const { put, buy, orderOf } = await buyer();
    await put(bowl.variantId);
    await put(pdf.variantId);
    const french = { 'address-country': 'FR', vatNumber: 'FR40303265045' };
    expect(await buy({ ...french, delivery: 'pickup' })).toContain('/confirmed');
    const order = await orderOf();
    expect(order).toMatchObject({ isReverseCharge: true, collectedIn: 'DE', taxMinor: 1900 });
    await makeReal(order.id);
    const { json: invoice } = await site.api('POST', `orders/${order.id}/invoice`);
    expect(invoice.lines.map(({ ppm, exempt }: { ppm: number; exempt?: string }) => [ppm, exempt])).toEqual([
      [190_000, undefined],
      [0, 'services'],
    ]);
  });

  test('a file bought with what is collected is taxed where its buyer is, who has to say where', async () => {
    const { bowl, pdf, buyer } = await openPottery();
    const { look, put, buy, orderOf } = await buyer();
    await put(bowl.variantId);
    await put(pdf.variantId);
    expect(await buy({ delivery: 'pickup' })).toBe(CHECKOUT_PATH);
    expect(await look(CHECKOUT_PATH)).toContain('Choose your country');
    expect(await buy({ delivery: 'pickup', 'address-country': 'CH' })).toContain('/confirmed');
    const { lines } = await orderOf();
    expect(lines.map(({ taxMinor }: { taxMinor: number }) => taxMinor)).toEqual([1900, 0]);
  });

  test('a place in another country is taxed there, and the owner can say which', async () => {
    const vienna = { ...PICKUP, id: 'vienna', name: 'In Vienna', note: 'Gasse 2', country: 'AT' };
    const zones = [{ ...EVERYWHERE[0], methods: [POST, PICKUP, vienna] }];
    const { bowl, buyer } = await openPottery({ shippingZones: zones });
    const { put, enter, buy, orderOf } = await buyer();
    await put(bowl.variantId);
    expect(await enter({ delivery: 'pickup' })).toMatch(/Including VAT.*€19\.00/s);
    expect(await enter({ delivery: 'vienna' })).toMatch(/Including VAT.*€19\.83/s);
    await buy({ delivery: 'vienna' });
    expect(await orderOf()).toMatchObject({ collectedIn: 'AT', taxMinor: 1983 });
  });

  test('a change of delivery that would tax the goods elsewhere is refused; one that would not is made', async () => {
    const { site, bowl, buyer } = await openPottery();
    const bought = async (entries: Readonly<Record<string, string>>) => {
      const { put, buy, orderOf } = await buyer();
      await put(bowl.variantId);
      expect(await buy(entries)).toContain('/confirmed');
      const order = await orderOf();
      const edit = (deliveryId: string) =>
        site.api('POST', `orders/${order.id}/edit`, { edits: 0, lines: [], added: [], deliveryId });
      return { edit, read: async () => (await site.api('GET', `orders/${order.id}`)).json };
    };
    const swiss = await bought({ ...SWISS, delivery: 'pickup' });
    const refused = await swiss.edit('post');
    expect([refused.status, refused.json.error?.message]).toEqual([
      409,
      expect.stringContaining('taxed in Germany, and this way it would be taxed in Switzerland'),
    ]);
    const german = await bought({
      ...SWISS,
      'address-postalCode': '10435',
      'address-country': 'DE',
      delivery: 'pickup',
    });
    expect((await german.edit('post')).status).toBe(200);
    expect(await german.read()).toMatchObject({ collectedIn: null, totalMinor: 12_700, isPickup: false });
  });

  test('a service is taxed where the shop is, without asking', async () => {
    const { sell, buyer } = await openTaxedShop(on.deps, {
      country: 'DE',
      store: { currency: 'EUR', taxes: { zones: EU } },
    });
    const course = await sell('Course', 'service', 10_000);
    const { look, put, buy, orderOf } = await buyer();
    await put(course.variantId);
    expect(await look(CHECKOUT_PATH)).not.toContain('name="address-country"');
    expect(await buy()).toContain('/confirmed');
    expect(await orderOf()).toMatchObject({ totalMinor: 11_900, taxMinor: 1900 });
  });
});
