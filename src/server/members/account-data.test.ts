/** What members find on their account page, and what becomes of their carts. */
import { expect, test } from 'vitest';
import { ACCOUNT_PATH, MEMBER_XSRF_COOKIE, SESSION_CALL, XSRF_HEADER } from '#domain/members/contract.ts';
import { CART_CALLS } from '#domain/store/cart/cart-contract.ts';
import { openMemberSite } from '#testing/server/member-site.ts';
import { openSalon } from '#testing/server/open-salon.ts';
import { openTestShop } from '#testing/server/open-shop.ts';
import { openTaxedShop } from '#testing/server/taxed-shop.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import type { TestVisitor } from '#testing/server/visitor.ts';

describeOnBothEngines('accounts of members', (on) => {
  test('once the address is confirmed, a member sees their guest orders, downloads and addresses, and no others', async () => {
    const shop = await openTestShop(on.deps, 5);
    const placed = await shop.complete(shop.fill());
    if (placed.kind !== 'placed') throw new Error(placed.kind);
    const details = JSON.parse(placed.order.details) as object;
    await on.db.write((tx) =>
      tx
        .updateTable('orders')
        .set({ details: JSON.stringify({ ...details, needsDelivery: true }) })
        .where('id', '=', placed.order.id)
        .execute(),
    );
    const site = await openMemberSite(on.deps, shop.site);
    await site.join('Ada@example.org');
    const html = await site.account();
    expect(html).toContain(`href="/commerce/orders/${placed.order.token}"`);
    expect(html).toMatch(/<h2[^>]*>Orders<\/h2>/);
    expect(html).toContain('Kastanienallee 7');
    const other = await site.newVisitor();
    await site.join('bea@example.org', other);
    expect(await site.account(other)).toContain(
      'Your orders and bookings with bea@example.org will appear here.',
    );
  });

  test('bookings are there, and lead to their pages', async () => {
    const salon = await openSalon(on.deps);
    const [at = 0] = salon.timesIn(await salon.look(`&day=${salon.day}`));
    const path = (await salon.send(at)).headers.get('location')?.split('?')[0] ?? '-';
    const site = await openMemberSite(on.deps, salon);
    await site.join('cem@example.org');
    const html = await site.account();
    expect(html).toContain(`href="${path}"`);
    expect(html).toContain('A fitting');
  });

  test('an account page speaks the language of its address', async () => {
    const site = await openMemberSite(on.deps);
    const { settings } = (await site.api('GET', 'settings')).json;
    const languages = [{ code: 'fr', name: 'Français', prefix: '/fr', isHidden: false }];
    await site.api('PUT', 'settings', { ...settings, languages });
    await site.join('ada@example.org');
    const answer = await site.visitor.ask('GET', `/fr${ACCOUNT_PATH}`);
    if (answer.status === 404) throw new Error('The site has no French pages.');
    expect(await answer.text()).toContain('Votre compte');
  });

  async function openStore() {
    const shop = await openTaxedShop(on.deps, { store: {} });
    const bowl = await shop.sell('Bowl', 'physical', 2400, { stock: 9 });
    const site = await openMemberSite(on.deps, shop.site);
    const add = (by: TestVisitor, quantity: number) =>
      by.send('POST', CART_CALLS.add, { variantId: bowl.variantId, quantity });
    const quantity = async (by: TestVisitor) => {
      const { entries } = (await (await by.ask('GET', CART_CALLS.read)).json()) as {
        entries: { quantity: number }[];
      };
      return entries.reduce((sum, entry) => sum + entry.quantity, 0);
    };
    const signOut = (by: TestVisitor, cloneCart: boolean) => {
      const token = by.cookies.get(MEMBER_XSRF_COOKIE)?.split('=')[1] ?? '';
      const path = `${SESSION_CALL}?cloneCart=${cloneCart}`;
      return by.send('DELETE', path, undefined, { [XSRF_HEADER]: token });
    };
    return { site, add, quantity, signOut };
  }

  test('MEMB-09 with cloneCart the browser goes on with an anonymous copy of the cart', async () => {
    const { site, add, quantity, signOut } = await openStore();
    await site.join('ada@example.org');
    await add(site.visitor, 2);
    expect((await signOut(site.visitor, true)).status).toBe(200);
    expect(await quantity(site.visitor)).toBe(2);
    // What is added to the copy is not in the cart of the member.
    await add(site.visitor, 3);
    const phone = await site.newVisitor();
    await site.signIn(phone, 'ada@example.org');
    expect(await quantity(phone)).toBe(2);
    expect(await quantity(site.visitor)).toBe(5);
  });

  test('a gift card in the copy keeps the amount that was chosen', async () => {
    const { site, add, signOut } = await openStore();
    await site.join('ada@example.org');
    await add(site.visitor, 1);
    const lines = on.db.read
      .selectFrom('cartLines')
      .innerJoin('carts', 'carts.id', 'cartLines.cartId')
      .where('carts.siteId', '=', site.siteId);
    const { id, cartId } = await lines.select(['cartLines.id', 'cartId']).executeTakeFirstOrThrow();
    const words = { email: '', recipientName: 'Grace', senderName: '', message: '', deliverAt: null };
    const wish = { id, cartId, siteId: site.siteId, amountMinor: 4200, ...words, createdAt: 1 };
    await on.db.write((tx) => tx.insertInto('giftWishes').values(wish).execute());
    await signOut(site.visitor, true);
    const copies = await lines
      .innerJoin('giftWishes', 'giftWishes.id', 'cartLines.id')
      .whereRef('giftWishes.cartId', '=', 'cartLines.cartId')
      .select('amountMinor')
      .execute();
    expect(copies).toEqual([{ amountMinor: 4200 }, { amountMinor: 4200 }]);
  });

  test('MEMB-09 without it the browser has no cart, and the member finds it again after signing in', async () => {
    const { site, add, quantity, signOut } = await openStore();
    await site.join('ada@example.org');
    await add(site.visitor, 2);
    await signOut(site.visitor, false);
    expect(await quantity(site.visitor)).toBe(0);
    await site.signIn(site.visitor, 'ada@example.org');
    expect(await quantity(site.visitor)).toBe(2);
  });

  test('a cart that was filled before signing in stays', async () => {
    const { site, add, quantity, signOut } = await openStore();
    await site.join('ada@example.org');
    await add(site.visitor, 2);
    await signOut(site.visitor, false);
    await add(site.visitor, 1);
    await site.signIn(site.visitor, 'ada@example.org');
    expect(await quantity(site.visitor)).toBe(1);
  });
});
