/** What members keep with a site: addresses for the next checkout, and newsletter lists. */
import { expect, test } from 'vitest';
import { MOST_ADDRESSES } from '#domain/members/addresses.ts';
import * as contract from '#domain/members/contract.ts';
import { CART_CALLS } from '#domain/store/cart/cart-contract.ts';
import { CHECKOUT_PATH } from '#domain/store/cart/checkout-contract.ts';
import { openMemberSite } from '#testing/server/member-site.ts';
import { openTaxedShop } from '#testing/server/taxed-shop.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';

const EMAIL = 'ada@example.org';
const ADDRESS = {
  'address-name': 'Ada Lovelace',
  'address-line1': 'Kastanienallee 7',
  'address-postalCode': '10435',
  'address-city': 'Berlin',
  'address-country': 'DE',
  [contract.SHOWN_COUNTRY]: 'DE',
};

describeOnBothEngines('choices of members', (on) => {
  async function open(opened?: Parameters<typeof openMemberSite>[1]) {
    const site = await openMemberSite(on.deps, opened);
    await site.join(EMAIL);
    const send = (fields: Record<string, string>) =>
      site.visitor.submit(contract.SAVED_ADDRESS_CALL, new URLSearchParams(fields));
    const saved = async () =>
      [...(await site.account()).matchAll(/href="\/account\/address\?address=([\w-]+)">Edit: ([^<]+)</g)].map(
        ([, id = '', line = '']) => ({ id, line }),
      );
    return { ...site, send, saved };
  }

  test('addresses are added, changed, put first and deleted', async () => {
    const site = await open();
    expect((await site.send(ADDRESS)).status).toBe(303);
    expect((await site.send({ ...ADDRESS, 'address-name': 'Work', 'address-line1': 'Hof 1' })).status).toBe(
      303,
    );
    const [home, work] = await site.saved();
    expect([home?.line, work?.line]).toEqual(['Ada Lovelace, Kastanienallee 7', 'Work, Hof 1']);
    const form = await site.visitor.ask('GET', `${contract.ADDRESS_PAGE_PATH}?address=${work?.id}`);
    expect(await form.text()).toContain('value="Hof 1"');
    await site.send({ ...ADDRESS, address: work?.id ?? '', 'address-line1': 'Hof 2' });
    await site.send({ address: work?.id ?? '', step: 'default' });
    expect((await site.saved()).map(({ line }) => line)).toEqual([
      'Ada Lovelace, Hof 2',
      'Ada Lovelace, Kastanienallee 7',
    ]);
    await site.send({ address: work?.id ?? '', step: 'delete' });
    expect((await site.saved()).map(({ id }) => id)).toEqual([home?.id]);
    const own = await (await site.visitor.ask('GET', contract.OWN_DATA_PATH)).json();
    expect(own).toMatchObject({ members: [{ addresses: [{ address: { city: 'Berlin' } }] }] });
  });

  test('what is missing is said at its field, and another country brings its own parts', async () => {
    const site = await open();
    const refused = await site.send({ ...ADDRESS, 'address-city': '' });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toMatch(/href="#checkout-address-city"/);
    const other = await site.send({ ...ADDRESS, 'address-country': 'US' });
    expect(other.status).toBe(200);
    expect(await other.text()).toContain('value="US"');
    expect(await site.saved()).toEqual([]);
  });

  test('there are as many addresses as may be, and none of another member is changed', async () => {
    const site = await open();
    for (let index = 0; index < MOST_ADDRESSES; index += 1) {
      await site.send({ ...ADDRESS, 'address-line1': `Hof ${index}` });
      on.deps.clock.advance(60_000);
    }
    expect((await site.send(ADDRESS)).status).toBe(409);
    const [first] = await site.saved();
    const other = await site.newVisitor();
    await site.join('eve@example.org', other);
    const form = { ...ADDRESS, address: first?.id ?? '', 'address-line1': 'Stolen' };
    await other.submit(contract.SAVED_ADDRESS_CALL, new URLSearchParams(form));
    await other.submit(
      contract.SAVED_ADDRESS_CALL,
      new URLSearchParams({ address: first?.id ?? '', step: 'delete' }),
    );
    expect((await site.saved()).map(({ line }) => line)).toContain('Ada Lovelace, Hof 0');
    expect(await site.account()).not.toContain('Stolen');
  });

  test('a checkout begins with the default address of the member who is signed in', async () => {
    const methods = [{ id: 'post', name: 'Post', kind: 'flat', priceMinor: 490 }];
    const shippingZones = [{ id: 'all', name: 'Everywhere', countries: [], methods }];
    const shop = await openTaxedShop(on.deps, { store: { shippingZones } });
    const bowl = await shop.sell('Bowl', 'physical', 2400, { stock: 9 });
    const site = await open(shop.site);
    await site.send(ADDRESS);
    const add = { variantId: bowl.variantId, quantity: 1 };
    await site.visitor.send('POST', CART_CALLS.add, add);
    const html = await (await site.visitor.ask('GET', CHECKOUT_PATH)).text();
    for (const value of [EMAIL, 'Ada Lovelace', 'Kastanienallee 7', '10435'])
      expect(html).toContain(`value="${value}"`);
    const guest = await site.newVisitor();
    await guest.send('POST', CART_CALLS.add, add);
    expect(await (await guest.ask('GET', CHECKOUT_PATH)).text()).not.toContain('Kastanienallee');
  });

  test('a member joins the newsletter at once, and leaves it', async () => {
    const site = await open();
    const { list } = (await site.api('POST', 'lists', { name: 'News & notes' })).json;
    expect(await site.account()).toContain('Subscribe: News &amp; notes');
    const join = () => site.visitor.submit(contract.JOIN_NEWSLETTER_CALL, new URLSearchParams());
    expect((await join()).status).toBe(303);
    await join();
    const members = async () => (await site.api('GET', `lists/${list.id}/members`)).json.members;
    expect(await members()).toMatchObject([
      { email: EMAIL, state: 'subscribed', source: { kind: 'account' } },
    ]);
    expect(await site.account()).toContain('Unsubscribe: News &amp; notes');
    await site.visitor.submit(contract.LEAVE_NEWSLETTER_CALL, new URLSearchParams({ list: list.id }));
    expect(await members()).toMatchObject([{ state: 'unsubscribed' }]);
    // They come back by their own hand.
    await join();
    expect(await members()).toMatchObject([{ state: 'subscribed' }]);
    const guest = await site.newVisitor();
    const refused = await guest.submit(
      contract.LEAVE_NEWSLETTER_CALL,
      new URLSearchParams({ list: list.id }),
    );
    expect(refused.headers.get('location')).toBe(contract.SIGN_IN_PATH);
    expect(await members()).toMatchObject([{ state: 'subscribed' }]);
  });
});
