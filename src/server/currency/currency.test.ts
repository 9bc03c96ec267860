/** A shop in another currency: every price is converted, to the digits of the currency, and shown before. */
import { expect, test } from 'vitest';
import { openTaxedShop } from '#testing/server/taxed-shop.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';

const POST = { id: 'post', name: 'Post', kind: 'flat', priceMinor: 795, freeFromMinor: 10_000 };
const BY_SUM = {
  id: 'sum',
  name: 'By sum',
  kind: 'price',
  steps: [
    { from: 0, priceMinor: 500 },
    { from: 5000, priceMinor: 250 },
  ],
};
const BY_WEIGHT = {
  id: 'weight',
  name: 'By weight',
  kind: 'weight',
  steps: [{ from: 5000, priceMinor: 900 }],
};

describeOnBothEngines('changing the currency', (on) => {
  const open = async () => {
    const shop = await openTaxedShop(on.deps, {
      country: 'DE',
      store: {
        currency: 'EUR',
        minimumSubtotalMinor: 1000,
        shippingZones: [{ id: 'all', name: 'All', countries: [], methods: [POST, BY_SUM, BY_WEIGHT] }],
        discounts: [
          { id: 'off', title: 'Five off', kind: 'order', value: { minor: 500 }, minimumMinor: 2000 },
          { id: 'tenth', title: 'Tenth', kind: 'order', value: { ppm: 100_000 } },
        ],
      },
    });
    const bowl = await shop.sell('Bowl', 'physical', 11_900, { salePriceMinor: 9950, isOnSale: true });
    const read = async () => ({
      ...(await shop.site.api('GET', 'store')).json.store,
      variant: (await shop.site.api('GET', `products/${bowl.id}`)).json.product.variants[0],
    });
    const change = async (body: object) =>
      shop.site.api('POST', 'currency', { from: (await read()).currency, ...body });
    return { ...shop, bowl, read, change };
  };

  test('€119.00 becomes ¥119 where the numbers are kept, and ¥19,397 at a rate: never ¥11,900', async () => {
    const { change, buyer, bowl } = await open();
    const kept = (await change({ currency: 'JPY', ratePpm: 1_000_000, isPreview: true })).json;
    expect(kept).toMatchObject({ from: 'EUR', to: 'JPY' });
    const of = (changes: { part: string; name: string; afterMinor: number }[], part: string, name = 'Bowl') =>
      changes.find((each) => each.part === part && each.name === name)?.afterMinor;
    expect([of(kept.changes, 'priceMinor'), of(kept.changes, 'salePriceMinor')]).toEqual([119, 100]);
    const rated = (await change({ currency: 'JPY', ratePpm: 163_000_000, isPreview: false })).json;
    expect(of(rated.changes, 'priceMinor')).toBe(19_397);
    const { put, look } = await buyer();
    await put(bowl.variantId);
    // The sale price, 99.50.
    expect(await look('/cart')).toContain('¥16,219');
  });

  test('a preview changes nothing; the change converts settings, steps by sum, discounts and minimums', async () => {
    const { read, change } = await open();
    const before = await read();
    expect((await change({ currency: 'JPY', ratePpm: 100_000_000, isPreview: true })).status).toBe(200);
    expect(await read()).toEqual(before);
    expect((await change({ currency: 'JPY', ratePpm: 100_000_000, isPreview: false })).status).toBe(200);
    const { currency, minimumSubtotalMinor, shippingZones, discounts } = await read();
    expect({ currency, minimumSubtotalMinor }).toEqual({ currency: 'JPY', minimumSubtotalMinor: 1000 });
    expect(shippingZones[0].methods).toMatchObject([
      { priceMinor: 795, freeFromMinor: 10_000 },
      {
        steps: [
          { from: 0, priceMinor: 500 },
          { from: 5000, priceMinor: 250 },
        ],
      },
      { steps: [{ from: 5000, priceMinor: 900 }] },
    ]);
    expect(discounts).toMatchObject([
      { value: { minor: 500 }, minimumMinor: 2000 },
      { value: { ppm: 100_000 } },
    ]);
    expect((await change({ currency: 'USD', ratePpm: 10_000, isPreview: false })).status).toBe(200);
    // Weights are no money.
    expect((await read()).shippingZones[0].methods[2].steps).toEqual([{ from: 5000, priceMinor: 900 }]);
  });

  test('plans, campaigns and amounts of gift cards are converted as well', async () => {
    const { site, sell, change } = await open();
    const plan = { id: 'plan00000000000000000001', name: 'Friends', way: 'paid', priceMinor: 1250 };
    const areas = [{ id: 'area00000000000000000001', name: 'Studio', plans: [plan] }];
    expect((await site.api('PUT', 'member-areas', { areas })).status).toBe(200);
    const campaign = { name: 'Kiln', amountsMinor: [1000, 2550], goalMinor: 500_000 };
    const made = await site.api('POST', 'donation-campaigns', campaign);
    expect(made.status).toBeLessThan(300);
    await sell('Present card', 'giftCard', 2500);
    const { changes } = (await change({ currency: 'JPY', ratePpm: 1_000_000, isPreview: false })).json;
    const after = (name: string, part: string) =>
      changes
        .filter((each: { name: string; part: string }) => each.name === name && each.part === part)
        .map(({ afterMinor }: { afterMinor: number }) => afterMinor);
    expect(after('Friends', 'priceMinor')).toEqual([13]);
    expect(after('Kiln', 'amountsMinor')).toEqual([10, 26]);
    expect(after('Kiln', 'goalMinor')).toEqual([5000]);
    expect(after('Present card', 'priceMinor')).toEqual([25]);
    expect(JSON.stringify((await site.api('GET', 'member-areas')).json)).toContain('"priceMinor":13');
  });

  test('prices are converted once, also where it is sent twice or decided in a second tab', async () => {
    const { site, read } = await open();
    const body = { from: 'EUR', currency: 'USD', ratePpm: 2_000_000, isPreview: false };
    const both = await Promise.all([site.api('POST', 'currency', body), site.api('POST', 'currency', body)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const after = await read();
    expect([after.variant.priceMinor, after.minimumSubtotalMinor]).toEqual([23_800, 2000]);
    const stale = await site.api('POST', 'currency', { ...body, currency: 'JPY' });
    expect([stale.status, stale.json.error.kind]).toEqual([409, 'changed']);
    const same = await site.api('POST', 'currency', { ...body, from: 'USD' });
    expect([same.status, (await read()).variant]).toEqual([409, after.variant]);
  });

  test('a rate that makes a price too high changes nothing, and names what would cost so much', async () => {
    const { change, read } = await open();
    const before = await read();
    for (const isPreview of [true, false]) {
      const refused = await change({ currency: 'USD', ratePpm: 20_000_000_000, isPreview });
      expect([refused.status, refused.json.error.kind]).toEqual([422, 'too_high']);
      expect(refused.json.error.message).toContain('would cost $');
    }
    expect(await read()).toEqual(before);
  });

  test('services with a price or a deposit are converted as well', async () => {
    const { site } = await open();
    const price = { amountMinor: 6000, depositMinor: 2000, isPerPerson: false, refundHours: 24 };
    const { settings } = (await site.api('GET', 'bookings/settings')).json;
    const person = on.deps.newId();
    const resources = [{ id: person, kind: 'person', name: 'Ada', seats: 1 }];
    const service = {
      id: on.deps.newId(),
      name: 'A fitting',
      kind: 'appointment',
      resourceIds: [person],
      durationMinutes: 60,
      stepMinutes: 60,
      leadHours: 1,
      horizonDays: 60,
      price,
    };
    const saved = await site.api('PUT', 'bookings/settings', { ...settings, resources, services: [service] });
    expect(saved.status).toBe(200);
    const body = { from: 'EUR', currency: 'JPY', ratePpm: 163_000_000, isPreview: false };
    const { changes } = (await site.api('POST', 'currency', body)).json;
    const before = { name: 'A fitting', beforeMinor: 6000 };
    expect(changes).toContainEqual({ ...before, part: 'amountMinor', afterMinor: 9780 });
    const after = (await site.api('GET', 'bookings/settings')).json.settings.services[0];
    expect(after.price).toEqual({ ...price, amountMinor: 9780, depositMinor: 3260 });
  });

  test('settings with another currency are refused while products have prices in the old one', async () => {
    const { site, change, read } = await open();
    const { store } = (await site.api('GET', 'store')).json;
    for (const currency of ['JPY', 'USD']) {
      const saved = await site.api('PUT', 'store', { ...store, currency });
      expect([saved.status, saved.json.error.message]).toEqual([
        409,
        expect.stringContaining('Change currency'),
      ]);
    }
    // Opened before the change, and saved after it, in a second tab.
    await change({ currency: 'USD', ratePpm: 1_100_000, isPreview: false });
    expect((await site.api('PUT', 'store', store)).status).toBe(409);
    expect(await read()).toMatchObject({ currency: 'USD', minimumSubtotalMinor: 1100 });
  });
});
