/** Buyers change where their order goes until something is sent, and owners word the mails about orders. */
import { expect, test } from 'vitest';
import {
  orderAddressCallPath,
  orderAddressPath,
  orderStatusPath,
} from '#domain/store/cart/checkout-contract.ts';
import { openTestShop } from '#testing/server/open-shop.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { testVisitor } from '#testing/server/visitor.ts';
import { detailsOf, findOrder, updateOrder } from './queries.ts';

const MOVED = {
  'address-name': 'Ada King',
  'address-line1': 'Rue Oberkampf 1',
  'address-postalCode': '10115',
  'address-city': 'Berlin',
  'address-country': 'FR',
};

describeOnBothEngines('orders as their buyers see them', (on) => {
  async function open({ isPickup = false, name = 'At the studio' } = {}) {
    const shop = await openTestShop(on.deps, 9);
    const { api, visit } = shop.site;
    const cart = shop.fill(1);
    const known = shop.carts.get(cart);
    const delivery = { id: 'post', name, priceMinor: 0, isPickup };
    if (known)
      shop.carts.set(cart, { ...known, needsDelivery: true, deliveries: [delivery], deliveryId: 'post' });
    const done = await shop.complete(cart);
    if (done.kind !== 'placed') throw new Error(done.kind);
    const { id, token } = done.order;
    const visitor = await testVisitor(shop.site, `http://${shop.identifier}.localhost:4321`);
    const send = (values: Record<string, string>, to = token) =>
      visitor.submit(orderAddressCallPath(to), new URLSearchParams(values));
    const addressOf = async () => {
      const order = await findOrder(on.db.read, id);
      return order ? detailsOf(order).address : undefined;
    };
    const page = async () => (await visit(orderStatusPath(token))).text();
    return { ...shop, api, visit, id, token, send, addressOf, page };
  }

  test('the address is changed by form, in its country, and the owner sees that it was', async () => {
    const { api, visit, id, token, send, addressOf, page } = await open();
    expect(await page()).toContain(`href="${orderAddressPath(token)}"`);
    const form = await (await visit(orderAddressPath(token))).text();
    expect(form).toContain('value="Kastanienallee 7"');
    expect(form).not.toContain('name="address-country"');
    const wrong = await send({ ...MOVED, 'address-postalCode': 'nowhere' });
    expect([wrong.status, (await wrong.text()).includes('value="Rue Oberkampf 1"')]).toEqual([422, true]);
    expect(await addressOf()).toMatchObject({ line1: 'Kastanienallee 7' });
    const right = await send(MOVED);
    expect([right.status, right.headers.get('location')]).toEqual([303, orderStatusPath(token)]);
    expect(await addressOf()).toMatchObject({ name: 'Ada King', line1: 'Rue Oberkampf 1', country: 'DE' });
    expect(await page()).toContain('Rue Oberkampf 1');
    const { json } = await api('GET', `orders/${id}`);
    expect(json.events.map(({ kind }: { kind: string }) => kind)).toEqual(['placed', 'addressChanged']);
    expect((await api('GET', 'orders?search=king')).json.orders).toHaveLength(1);
  });

  test('a name that reads like a pattern is searched for as it is written, and the row stays small', async () => {
    const { id, send, api } = await open();
    for (const name of ["$'".repeat(40), "$`$&$'".repeat(15), '$$'.repeat(40), 'Ada King'])
      expect((await send({ ...MOVED, 'address-name': name })).status).toBe(303);
    const order = await findOrder(on.db.read, id);
    expect(order?.search.length).toBeLessThan(200);
    expect(order?.search).toContain('ada king');
    expect(order?.search).not.toContain('$');
    const search = encodeURIComponent(order?.email ?? '');
    expect((await api('GET', `orders?search=${search}`)).json.orders).toHaveLength(1);
  });

  test('a region that was written before there was one to choose stays what it is', async () => {
    const { token, id, visit, send, addressOf } = await open();
    const keepAs = async (region: string) => {
      const order = await findOrder(on.db.read, id);
      if (!order) throw new Error('no order');
      const details = detailsOf(order);
      const address = { ...details.address, country: 'US', postalCode: '02115', region };
      await on.db.write((tx) => updateOrder(tx, id, { details: JSON.stringify({ ...details, address }) }));
      const html = await (await visit(orderAddressPath(token))).text();
      return /<option value="([^"]*)" selected=""/.exec(html)?.[1];
    };
    expect(await keepAs('Massachusetts')).toBe('MA');
    expect(await keepAs('Mass.')).toBe('Mass.');
    const sent = await send({ ...MOVED, 'address-postalCode': '02115', 'address-region': 'Mass.' });
    expect([sent.status, (await addressOf())?.region]).toEqual([303, 'Mass.']);
  });

  test('what has been sent, is fetched, or belongs to nobody with this link stays where it is', async () => {
    const { api, visit, id, token, send, addressOf, page } = await open();
    const { lines } = (await api('GET', `orders/${id}`)).json;
    await api('POST', `orders/${id}/fulfil`, { lines: [{ id: lines[0].id, quantity: 1 }] });
    expect(await page()).not.toContain('Change address');
    expect((await visit(orderAddressPath(token))).status).toBe(303);
    expect((await send(MOVED)).status).toBe(303);
    expect(await addressOf()).toMatchObject({ line1: 'Kastanienallee 7' });
    expect((await send(MOVED, 'x'.repeat(24))).status).toBe(404);
    const fetched = await open({ isPickup: true });
    expect(await fetched.page()).not.toContain('Change address');
    await fetched.send(MOVED);
    expect(await fetched.addressOf()).toMatchObject({ line1: 'Kastanienallee 7' });
  });

  test('where it is picked up is what the owner says, else the address of the shop, else nothing', async () => {
    const named = await open({ isPickup: true });
    const { api, page, id, site, deps, siteId } = named;
    expect(await page()).toContain('At the studio');
    const seller = {
      name: 'Ada Pottery',
      street: 'Mill Lane 3',
      postalCode: '10435',
      city: 'Berlin',
      country: 'DE',
    };
    expect((await api('PUT', 'invoice-seller', seller)).status).toBe(200);
    expect(await page()).toContain('Mill Lane 3');
    const { store } = (await api('GET', 'store')).json;
    const post = { id: 'post', name: 'Pick up', kind: 'pickup', note: 'Yard 2, Saturdays' };
    const zone = { id: 'all', name: 'Everywhere', countries: [], methods: [post] };
    expect((await api('PUT', 'store', { ...store, shippingZones: [zone] })).status).toBe(200);
    const told = await page();
    expect([told.includes('Yard 2, Saturdays'), told.includes('Mill Lane 3')]).toEqual([true, false]);
    await api('POST', `orders/${id}/mails`, { mail: 'ready' });
    await site.worker.drain();
    const mails = await deps.db.read
      .selectFrom('mails')
      .select('text')
      .where('siteId', '=', siteId)
      .execute();
    expect(mails.some(({ text }) => text?.includes('Pick up at:\nAt the studio\nYard 2, Saturdays'))).toBe(
      true,
    );
    const unnamed = await open({ isPickup: true, name: 'Pick up' });
    expect(await unnamed.page()).not.toContain('Pickup location');
  });

  test('mails bear the owner’s words, and say what the order says; what waits to be fetched is told', async () => {
    const { api, id, site, siteId, deps } = await open({ isPickup: true });
    const { store } = (await api('GET', 'store')).json;
    const orderMails = {
      ...store.orderMails,
      ready: { subject: '{order}: come and fetch it', words: 'Dear {name},\n\nring twice at {shop}.' },
    };
    expect((await api('PUT', 'store', { ...store, orderMails })).status).toBe(200);
    expect((await api('POST', `orders/${id}/mails`, { mail: 'ready' })).status).toBe(200);
    await site.worker.drain();
    const mails = await deps.db.read
      .selectFrom('mails')
      .select(['subject', 'text'])
      .where('siteId', '=', siteId)
      .orderBy('id')
      .execute();
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Order #1001 confirmed',
      '#1001: come and fetch it',
    ]);
    expect(mails[1]?.text).toMatch(
      /Dear Ada Byron,\n\nring twice at .+\.\n\nYou pick it up: At the studio\./,
    );
  });
});
