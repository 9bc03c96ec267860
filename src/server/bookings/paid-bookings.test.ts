/** Services with a price: the time is held while its guest pays, let go afterwards, and what is given up is refunded. */
import { expect, test } from 'vitest';
import { PAY_PATH } from '#domain/bookings/contract.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time.ts';
import { EVERY_DAY, openSalon } from '#testing/server/open-salon.ts';
import { DECLINED_CARD, GOOD_CARD } from '#testing/server/open-shop.ts';
import { describeOnBothEngines, type TestDeps } from '#testing/server/test-app.ts';

const OFF = { isOn: false, words: '' };
const PRICE = { amountMinor: 6000, depositMinor: 2000, isPerPerson: false, refundHours: 24 };

async function openPaidSalon(deps: TestDeps, price: object = {}, changed: object = {}) {
  const [ada, serviceId] = [deps.newId(), deps.newId()];
  const salon = await openSalon(deps, {
    hours: [{ days: EVERY_DAY, from: '09:00', until: '11:00' }],
    resources: [{ id: ada, kind: 'person', name: 'Ada', seats: 1 }],
    services: [
      {
        id: serviceId,
        name: 'A fitting',
        kind: 'appointment',
        resourceIds: [ada],
        durationMinutes: 60,
        stepMinutes: 60,
        leadHours: 1,
        horizonDays: 60,
        price: { ...PRICE, ...price },
      },
    ],
    ...changed,
  });
  const offer = (methods: object) =>
    salon.api('PUT', 'payments', {
      ...{ test: OFF, bankTransfer: OFF, stripe: OFF, invoice: OFF, atPickup: OFF },
      ...methods,
    });
  await offer({ test: { isOn: true, words: '' } });
  const times = async () =>
    salon.timesIn(await (await salon.visit(`/commerce/book?service=${serviceId}&day=${salon.day}`)).text());
  const hold = async (at: number, fields: Record<string, string> = {}) =>
    salon.send(at, { service: serviceId, ...fields });
  const pathOf = (answer: Response) => (answer.headers.get('location') ?? '').split('?')[0] ?? '';
  const page = async (path: string) => (await salon.visit(path)).text();
  const pay = async (path: string, fields: Record<string, string> = {}) => {
    const total = /name="total" value="(\d+)"/.exec(await page(path))?.[1] ?? '2000';
    const token = path.split('/').at(-1) ?? '';
    return salon.post(PAY_PATH, { token, total, payment: 'test', card: GOOD_CARD, ...fields });
  };
  const list = async () => (await salon.api('GET', 'bookings?from=0&until=9000000000000')).json.bookings;
  const orders = async () => (await salon.api('GET', 'orders')).json.orders;
  const release = async () => {
    await salon.worker.queueRecurring();
    await salon.worker.drain();
  };
  return { ...salon, offer, release, serviceId, times, hold, pathOf, page, pay, list, orders };
}

function zoneOf(id: string, countries: readonly string[], ppm: number) {
  const rates = [{ id, name: 'Tax', ppm, taxClass: '' }];
  return { id, name: id, countries, rates };
}

type Salon = Awaited<ReturnType<typeof openPaidSalon>>;

/** Prices are typed without tax. */
async function setTaxes(salon: Salon, place: object, zones: readonly object[]): Promise<void> {
  const seller = { name: 'Salon', street: 'Main St 1', city: 'Town', taxNumber: '', ...place };
  expect((await salon.api('PUT', 'invoice-seller', seller)).status).toBe(200);
  const { store } = (await salon.api('GET', 'store')).json;
  const taxes = { ...store.taxes, areIncluded: false, zones };
  expect((await salon.api('PUT', 'store', { ...store, taxes })).json.error).toBeUndefined();
}

describeOnBothEngines('paid bookings', (on) => {
  test('a guest sees price and deposit, pays, and the booking is confirmed by one order', async () => {
    const salon = await openPaidSalon(on.deps);
    const [at = 0] = await salon.times();
    const shown = await salon.page(`/commerce/book?service=${salon.serviceId}&day=${salon.day}`);
    expect(shown).toContain('$60.00, of which $20.00 is due when booking');
    const held = await salon.hold(at);
    expect(held.status).toBe(303);
    const path = salon.pathOf(held);
    const before = await salon.page(path);
    for (const words of ['Complete your booking', 'Pay $20.00', 'Held until', 'Due on site', '$40.00'])
      expect(before).toContain(words);
    expect(await salon.times()).not.toContain(at);
    expect((await salon.list())[0]).toMatchObject({ state: 'unpaid', payment: { state: 'unpaid' } });
    const paid = await salon.pay(path);
    expect([paid.status, paid.headers.get('location')]).toEqual([303, `${path}?new`]);
    const after = await salon.page(`${path}?new`);
    for (const words of ['Thank you. Your booking is confirmed.', 'Paid', '$20.00'])
      expect(after).toContain(words);
    expect((await salon.list())[0]).toMatchObject({
      state: 'confirmed',
      payment: { state: 'paid', priceMinor: 6000, dueMinor: 2000, paidMinor: 2000, heldUntil: null },
    });
    const [order] = await salon.orders();
    expect(order).toMatchObject({ totalMinor: 2000, state: 'fulfilled' });
    await salon.worker.drain();
    const mails = await on.db.read
      .selectFrom('mails')
      .select(['subject', 'text'])
      .where('siteId', '=', salon.siteId)
      .where('toAddress', '=', 'cem@example.org')
      .execute();
    expect(mails.map(({ subject }) => subject)).toEqual(['Your booking is confirmed: A fitting']);
    expect(mails[0]?.text).toMatch(/Paid: \$20\.00\nDue on site: \$40\.00/);
  });

  test('a booking bears the tax of the state in which the shop is', async () => {
    const salon = await openPaidSalon(on.deps);
    const seller = { name: 'Ada', street: '1 Main St', postalCode: '78701', city: 'Austin', region: 'TX' };
    const kept = await salon.api('PUT', 'invoice-seller', {
      ...seller,
      country: 'US',
      taxNumber: '12-3456789',
    });
    expect(kept.status).toBe(200);
    const { store } = (await salon.api('GET', 'store')).json;
    const rates = [{ id: 'tx', name: 'Sales tax', ppm: 82_500, taxClass: '' }];
    const texas = { id: 'tx', name: 'Texas', countries: ['US'], regions: ['US-TX'], rates };
    const taxes = { ...store.taxes, zones: [texas] };
    expect((await salon.api('PUT', 'store', { ...store, taxes })).status).toBe(200);
    const [at = 0] = await salon.times();
    const path = salon.pathOf(await salon.hold(at));
    expect(await salon.page(path)).toContain('Pay $21.65');
    expect((await salon.pay(path)).headers.get('location')).toBe(`${path}?new`);
    expect((await salon.orders())[0]).toMatchObject({ totalMinor: 2165 });
  });

  test('a time that is held is paid in the currency it was booked in, whatever the shop has by then', async () => {
    const salon = await openPaidSalon(on.deps);
    const [at = 0] = await salon.times();
    const path = salon.pathOf(await salon.hold(at));
    const body = { from: 'USD', currency: 'JPY', ratePpm: 150_000_000, isPreview: false };
    expect((await salon.api('POST', 'currency', body)).status).toBe(200);
    expect(await salon.page(path)).toContain('Pay $20.00');
    expect((await salon.pay(path)).headers.get('location')).toBe(`${path}?new`);
    const [order] = await salon.orders();
    expect([order.currency, order.totalMinor]).toEqual(['USD', 2000]);
  });

  test('paying twice at once charges once', async () => {
    const salon = await openPaidSalon(on.deps);
    const [at = 0] = await salon.times();
    const path = salon.pathOf(await salon.hold(at));
    const answers = await Promise.all([salon.pay(path), salon.pay(path)]);
    expect(answers.some(({ status }) => status === 303)).toBe(true);
    expect(await salon.orders()).toHaveLength(1);
    expect((await salon.list())[0].payment.paidMinor).toBe(2000);
  });

  test('two guests who want the last time: one holds it', async () => {
    const salon = await openPaidSalon(on.deps);
    const [at = 0] = await salon.times();
    const answers = await Promise.all([
      salon.hold(at, { email: 'one@example.org' }),
      salon.hold(at, { email: 'two@example.org' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409]);
  });

  test('a declined card keeps the time, and a good one then pays it', async () => {
    const salon = await openPaidSalon(on.deps);
    const [at = 0] = await salon.times();
    const path = salon.pathOf(await salon.hold(at));
    const declined = await salon.pay(path, { card: DECLINED_CARD });
    expect(declined.status).toBe(422);
    expect(await declined.text()).toContain('The card was declined.');
    expect((await salon.list())[0].state).toBe('unpaid');
    expect((await salon.pay(path)).status).toBe(303);
    expect((await salon.list())[0].state).toBe('confirmed');
  });

  test('a time that is not paid for is free again, and its guest gets a mail and is charged nothing', async () => {
    const salon = await openPaidSalon(on.deps);
    const [at = 0] = await salon.times();
    const path = salon.pathOf(await salon.hold(at));
    on.deps.clock.advance(16 * MINUTE_MS);
    await salon.release();
    expect((await salon.list())[0].state).toBe('expired');
    expect(await salon.times()).toContain(at);
    const late = await salon.pay(path);
    expect(late.status).toBe(409);
    expect(await late.text()).toContain('no longer held for you');
    expect(await salon.orders()).toHaveLength(0);
  });

  test('paying while the time runs out: it is booked or released, never both', async () => {
    const salon = await openPaidSalon(on.deps);
    const [at = 0] = await salon.times();
    const path = salon.pathOf(await salon.hold(at));
    on.deps.clock.advance(16 * MINUTE_MS);
    const [paid] = await Promise.all([salon.pay(path), salon.release()]);
    const [booking] = await salon.list();
    const orders = await salon.orders();
    expect([booking.state, orders.length]).toEqual(paid.status === 303 ? ['confirmed', 1] : ['expired', 0]);
  });

  test('a guest who cancels in time gets everything back, and later nothing', async () => {
    const salon = await openPaidSalon(on.deps, {}, { changeHours: 0 });
    const [first = 0, second = 0] = await salon.times();
    const book = async (at: number) => {
      const path = salon.pathOf(await salon.hold(at));
      await salon.pay(path);
      return path;
    };
    const [one, two] = [await book(first), await book(second)];
    const cancel = (path: string) =>
      salon.post('/api/bookings/change', { token: path.split('/').at(-1) ?? '', action: 'cancel', at: '' });
    expect(await salon.page(one)).toContain('You get $20.00 back.');
    await cancel(one);
    expect(await salon.page(one)).toContain('Your refund is on its way.');
    await salon.worker.drain();
    const find = async (startsAt: number) =>
      (await salon.list()).find((each: { startsAt: number }) => each.startsAt === startsAt);
    expect(await find(first)).toMatchObject({
      state: 'cancelled',
      payment: { state: 'refunded', refundedMinor: 2000 },
    });
    on.deps.clock.advance(4 * DAY_MS - 20 * HOUR_MS);
    expect(await salon.page(two)).toContain('You don’t get a refund any more.');
    await cancel(two);
    await salon.worker.drain();
    expect(await find(second)).toMatchObject({
      state: 'cancelled',
      payment: { state: 'paid', refundedMinor: 0 },
    });
  });

  test('what the owner cancels or declines is refunded whatever the rule says', async () => {
    const salon = await openPaidSalon(on.deps, { refundHours: null }, { mode: 'request' });
    const [at = 0] = await salon.times();
    const path = salon.pathOf(await salon.hold(at));
    await salon.pay(path);
    const [booking] = await salon.list();
    expect(booking.state).toBe('requested');
    await salon.api('POST', `bookings/${booking.id}/decide`, { state: 'declined' });
    await salon.worker.drain();
    expect((await salon.list())[0]).toMatchObject({ state: 'declined', payment: { state: 'refunded' } });
  });

  test('a transfer is promised: the booking is unpaid until its owner has the money', async () => {
    const salon = await openPaidSalon(on.deps);
    await salon.offer({ bankTransfer: { isOn: true, words: 'To DE00.' } });
    const [at = 0] = await salon.times();
    const path = salon.pathOf(await salon.hold(at));
    expect((await salon.pay(path, { payment: 'bankTransfer' })).status).toBe(303);
    const [booking] = await salon.list();
    expect(booking).toMatchObject({ state: 'confirmed', payment: { state: 'unpaid' } });
    await salon.api('POST', `orders/${booking.payment.orderId}/paid`, {});
    expect((await salon.list())[0].payment).toMatchObject({ state: 'paid', paidMinor: 2000 });
  });

  test('without a way to pay nothing is held, and the guest reads why', async () => {
    const salon = await openPaidSalon(on.deps);
    await salon.offer({});
    const [at = 0] = await salon.times();
    const answer = await salon.hold(at);
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain('You can’t pay online right now.');
    expect(await salon.list()).toHaveLength(0);
  });

  test('a service is taxed by the state of its shop; its price is shown without the tax', async () => {
    const salon = await openPaidSalon(on.deps, { depositMinor: 0, amountMinor: 10_000 });
    await setTaxes(salon, { country: 'US', region: 'TX', postalCode: '78701' }, [
      { ...zoneOf('us', ['US'], 10_000), name: 'Rest of the US' },
      { ...zoneOf('tx', ['US'], 82_500), regions: ['US-TX'] },
    ]);
    const [at = 0] = await salon.times();
    expect(await salon.page(`/commerce/book?service=${salon.serviceId}&day=${salon.day}`)).toContain(
      '· $100.00',
    );
    const path = salon.pathOf(await salon.hold(at));
    for (const words of ['$8.25', 'Pay $108.25']) expect(await salon.page(path)).toContain(words);
    await salon.pay(path);
    expect((await salon.orders())[0]).toMatchObject({ totalMinor: 10_825 });
  });

  test('where prices are shown with their tax, guests see the price of a service with it from the start', async () => {
    const salon = await openPaidSalon(on.deps);
    await setTaxes(salon, { country: 'DE', region: '', postalCode: '10115' }, [
      zoneOf('de', ['DE'], 190_000),
    ]);
    const [at = 0] = await salon.times();
    expect(await salon.page(`/commerce/book?service=${salon.serviceId}&day=${salon.day}`)).toContain(
      '$71.40, of which $23.80 is due when booking',
    );
    const path = salon.pathOf(await salon.hold(at));
    const page = await salon.page(path);
    for (const words of ['$71.40', 'Pay $23.80', '$47.60']) expect(page).toContain(words);
    await salon.pay(path);
    expect((await salon.list())[0].payment).toMatchObject({
      priceMinor: 7140,
      dueMinor: 2380,
      paidMinor: 2380,
    });
    const [{ id }] = await salon.orders();
    const order = (await salon.api('GET', `orders/${id}`)).json;
    expect(order).toMatchObject({ totalMinor: 2380, taxMinor: 380 });
  });

  test('prices of services change with the currency; who holds a time pays what was shown', async () => {
    const salon = await openPaidSalon(on.deps);
    const [at = 0] = await salon.times();
    const path = salon.pathOf(await salon.hold(at));
    const change = (body: object) => salon.api('POST', 'currency', { from: 'USD', currency: 'JPY', ...body });
    const price = async () => (await salon.api('GET', 'bookings/settings')).json.settings.services[0].price;
    const shown = (await change({ ratePpm: 150_000_000, isPreview: true })).json;
    expect(shown.changes).toEqual(
      expect.arrayContaining([
        { name: 'A fitting', part: 'amountMinor', beforeMinor: 6000, afterMinor: 9000 },
        { name: 'A fitting', part: 'depositMinor', beforeMinor: 2000, afterMinor: 3000 },
      ]),
    );
    expect(await price()).toMatchObject({ amountMinor: 6000 });
    const dear = { currency: 'IDR', isPreview: false };
    expect((await change({ ...dear, ratePpm: 16_000_000_000 })).status).toBe(200);
    expect(await price()).toMatchObject({ amountMinor: 96_000_000, depositMinor: 32_000_000 });
    const refused = await change({ from: 'IDR', currency: 'USD', ratePpm: 2_000_000, isPreview: false });
    expect([refused.status, refused.json.error.kind]).toEqual([422, 'too_high']);
    expect(await price()).toMatchObject({ amountMinor: 96_000_000, depositMinor: 32_000_000 });
    expect(await salon.page(path)).toContain('Pay $20.00');
    expect((await salon.pay(path)).status).toBe(303);
    expect((await salon.orders())[0]).toMatchObject({ currency: 'USD', totalMinor: 2000 });
    expect((await salon.list())[0].payment).toMatchObject({ currency: 'USD', paidMinor: 2000 });
  });

  test('a guest whose refund is lost does not get it back by moving the booking', async () => {
    const salon = await openPaidSalon(on.deps, { refundHours: 240 }, { changeHours: 0 });
    const [at = 0] = await salon.times();
    const path = salon.pathOf(await salon.hold(at));
    await salon.pay(path);
    expect(await salon.page(path)).toContain('You don’t get a refund any more.');
    const token = path.split('/').at(-1) ?? '';
    const far = at + 20 * DAY_MS;
    const moved = await salon.post('/api/bookings/change', { token, action: 'move', at: String(far) });
    expect([moved.status, (await salon.list())[0].startsAt]).toEqual([303, far]);
    expect(await salon.page(path)).toContain('You don’t get a refund any more.');
    await salon.post('/api/bookings/change', { token, action: 'cancel', at: '' });
    await salon.worker.drain();
    expect((await salon.list())[0]).toMatchObject({ state: 'cancelled', payment: { refundedMinor: 0 } });
    // The address of the thanks may be opened again.
    expect(await salon.page(`${path}?new`)).not.toContain('We have your request');
  });

  test('a booking that is deleted right after it was cancelled is refunded all the same', async () => {
    const salon = await openPaidSalon(on.deps);
    const [at = 0] = await salon.times();
    await salon.pay(salon.pathOf(await salon.hold(at)));
    const [{ id }] = await salon.list();
    await salon.api('POST', `bookings/${id}/decide`, { state: 'cancelled' });
    expect((await salon.api('DELETE', `bookings/one/${id}`)).status).toBeLessThan(300);
    expect(await salon.list()).toEqual([]);
    await salon.worker.drain();
    const [order] = await salon.orders();
    expect((await salon.api('GET', `orders/${order.id}`)).json).toMatchObject({ refundedMinor: 2000 });
  });
});
