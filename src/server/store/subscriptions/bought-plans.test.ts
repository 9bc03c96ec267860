/** Products that open a members’ plan, such as a course: bought through the cart, like other goods. */
import { expect, test } from 'vitest';
import { blockOf, bodyOf } from '#domain/content/build-body.ts';
import { DAY_MS, MINUTE_MS } from '#domain/time.ts';
import { idOf } from '#testing/server/every-row.ts';
import { textBody } from '#testing/server/fixture.ts';
import { openMemberSite, PASSWORD, tokenIn } from '#testing/server/member-site.ts';
import { addBowl, openGiftShop, pay, use } from '#testing/server/open-gift-shop.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import type { TestVisitor } from '#testing/server/visitor.ts';

const COURSE = idOf('course');
const PLAN = { description: '', way: 'invitation', isClosed: false } as const;
const LESSON = '/lesson';

describeOnBothEngines('products that open a plan', (on) => {
  async function open() {
    const shop = await openGiftShop(on);
    const { site, api } = shop;
    const areas = [{ id: idOf('school'), name: 'School', plans: [{ ...PLAN, id: COURSE, name: 'Glazing' }] }];
    expect((await api('PUT', 'member-areas', { areas })).status).toBe(200);
    const { collectionId } = (await api('GET', 'products')).json.products[0];
    const props = { layout: 'pictures-first', showsExcerpt: true };
    const { id } = await site.publish({
      kind: 'item',
      collectionId,
      body: bodyOf('Course', on.deps.newId(), [blockOf(on.deps.newId(), 'product', props)]),
    });
    const variant = { id: on.deps.newId(), optionValues: [], sku: '', stock: 0, isUnlimited: false };
    const price = { priceMinor: 9000, salePriceMinor: 0, isOnSale: false };
    const form = { kind: 'digital', taxClass: '', options: [], variants: [{ ...variant, ...price }] };
    const saved = await api('PUT', `products/${id}`, { ...form, opensPlanId: COURSE });
    expect(saved.status).toBe(200);
    const page = await site.publish({ body: textBody(on.deps, 'Lesson', 'Zircon and tin.') });
    await api('PUT', `documents/${page.id}/settings`, { access: { kind: 'plans', anyOf: [COURSE] } });
    const buy = async (by: TestVisitor, more: Record<string, string> = {}, payment = 'bankTransfer') => {
      await addBowl(by, variant.id);
      const placed = await pay(by, payment, more);
      expect(placed.status).toBe(303);
      return (await shop.orders())[0].id as string;
    };
    const members = await openMemberSite(on.deps, site);
    const sees = async (by: TestVisitor) =>
      (await (await by.ask('GET', LESSON)).text()).includes('Zircon and tin.');
    const lineOf = async (order: string) =>
      (await api('GET', `orders/${order}`)).json.lines.find(
        ({ opensPlanId }: { opensPlanId?: string }) => opensPlanId,
      );
    let refunds = 0;
    const refund = (order: string, amountMinor: number) =>
      api('POST', `orders/${order}/refund`, { key: `r${++refunds}`, lines: [], amountMinor });
    return { ...shop, members, buy, sees, lineOf, refund, form, productId: id, variantId: variant.id };
  }

  test('it opens for the account of the order’s address once the order is paid, with other goods in the cart', async () => {
    const shop = await open();
    const member = await shop.members.newVisitor();
    await shop.members.join('ada@example.org', member);
    await addBowl(member, shop.bowl.variants[0] ?? '');
    const order = await shop.buy(member);
    expect([await shop.sees(member), (await shop.lineOf(order)).planState]).toEqual([false, undefined]);
    await shop.api('POST', `orders/${order}/paid`);
    expect([await shop.sees(member), (await shop.lineOf(order)).planState]).toEqual([true, 'open']);
    expect(await shop.members.lastMail('ada@example.org')).toMatchObject({
      subject: expect.stringContaining('You now have Glazing'),
    });
    // There is nothing to send of a course, and the bowl is still to be sent.
    const { lines } = (await shop.api('GET', `orders/${order}`)).json;
    expect(lines.map(({ title, toFulfil }: Record<string, unknown>) => [title, toFulfil])).toEqual([
      ['Bowl', 1],
      ['Course', 0],
    ]);
  });

  test('a guest gets the link to an account, also where visitors can’t create one, and it opens with it', async () => {
    const shop = await open();
    await shop.api('PUT', 'member-settings', { canJoin: false });
    const guest = await shop.meet();
    const order = await shop.buy(guest);
    await shop.api('POST', `orders/${order}/paid`);
    expect((await shop.lineOf(order)).planState).toBe('waiting');
    const { statusUrl } = (await shop.api('GET', `orders/${order}`)).json;
    const shown = async () => (await guest.ask('GET', new URL(statusUrl).pathname)).text();
    expect(await shown()).toContain('Create your account with the link in our email, and Course opens.');
    const mail = await shop.members.lastMail('ada@example.org');
    expect([mail?.subject, mail?.text]).toEqual([
      expect.stringContaining('Open Glazing'),
      expect.stringContaining('Create your account'),
    ]);
    on.deps.clock.advance(6 * DAY_MS);
    await shop.members.enter(tokenIn(mail?.text), PASSWORD, guest);
    expect([await shop.sees(guest), (await shop.lineOf(order)).planState]).toEqual([true, 'open']);
    expect(await shown()).toContain('Course is open in your account.');
    // An address that bought nothing still can’t.
    expect(await shop.members.askForLink('sign-in', 'eve@example.org')).toBe('');
  });

  test('who lost the link gets another one where members sign in', async () => {
    const shop = await open();
    await shop.api('PUT', 'member-settings', { canJoin: false });
    const order = await shop.buy(await shop.meet());
    await shop.api('POST', `orders/${order}/paid`);
    const token = await shop.members.askForLink('sign-in', 'ada@example.org');
    expect((await shop.members.enter(token, '')).headers.get('location')).toBe('/account?welcome');
    expect(await shop.sees(shop.members.visitor)).toBe(true);
  });

  test('it opens as well where the owner has made the account in the meantime', async () => {
    const shop = await open();
    const guest = await shop.meet();
    const order = await shop.buy(guest);
    await shop.api('POST', `orders/${order}/paid`);
    const token = tokenIn((await shop.members.lastMail('ada@example.org'))?.text);
    const body = { sendsMail: false, joinsNewsletter: false, isTrial: false };
    const members = [{ email: 'ada@example.org' }];
    expect((await shop.api('POST', 'members/import', { ...body, members })).status).toBe(200);
    await shop.members.enter(token, PASSWORD, guest);
    expect([await shop.sees(guest), (await shop.lineOf(order)).planState]).toEqual([true, 'open']);
  });

  test('a full refund closes it and says so, a partial one keeps it, and a second order keeps it open', async () => {
    const shop = await open();
    const member = await shop.members.newVisitor();
    await shop.members.join('ada@example.org', member);
    const first = await shop.buy(member);
    await shop.api('POST', `orders/${first}/paid`);
    const second = await shop.buy(member);
    await shop.api('POST', `orders/${second}/paid`);
    expect((await shop.refund(first, 4000)).status).toBe(200);
    expect((await shop.lineOf(first)).planState).toBe('open');
    await shop.refund(first, 5000);
    expect([await shop.sees(member), (await shop.lineOf(first)).planState]).toEqual([true, 'closed']);
    await shop.refund(second, 9000);
    expect([await shop.sees(member), (await shop.lineOf(second)).planState]).toEqual([false, 'closed']);
  });

  test('a refund takes nothing that the owner has granted', async () => {
    const shop = await open();
    const member = await shop.members.newVisitor();
    await shop.members.join('ada@example.org', member);
    const [{ id } = { id: '' }] = await shop.members.members();
    await shop.api('PUT', `members/${id}/memberships/${COURSE}`, { until: null, isPaused: false });
    const order = await shop.buy(member);
    await shop.api('POST', `orders/${order}/paid`);
    await shop.refund(order, 9000);
    expect(await shop.sees(member)).toBe(true);
  });

  test('a refund ends what the owner had granted for some time only', async () => {
    const shop = await open();
    const member = await shop.members.newVisitor();
    await shop.members.join('ada@example.org', member);
    const [{ id } = { id: '' }] = await shop.members.members();
    const until = on.deps.now() + MINUTE_MS;
    await shop.api('PUT', `members/${id}/memberships/${COURSE}`, { until, isPaused: false });
    on.deps.clock.advance(MINUTE_MS);
    const order = await shop.buy(member);
    await shop.api('POST', `orders/${order}/paid`);
    expect(await shop.sees(member)).toBe(true);
    await shop.refund(order, 9000);
    expect(await shop.sees(member)).toBe(false);
  });

  test('an order that is cancelled closes it, where a gift card gets its money back', async () => {
    const shop = await open();
    const member = await shop.members.newVisitor();
    await shop.members.join('ada@example.org', member);
    const { id: cardId, code } = await shop.issue(20_000);
    await addBowl(member, shop.bowl.variants[0] ?? '');
    await addBowl(member, shop.variantId);
    await use(member, code);
    expect([(await pay(member, 'free')).status, await shop.sees(member)]).toEqual([303, true]);
    const [{ id: order }] = await shop.orders();
    expect((await shop.api('POST', `orders/${order}/cancel`, { isMailed: false })).status).toBe(200);
    expect((await shop.read(cardId)).balanceMinor).toBe(20_000);
    expect([await shop.sees(member), (await shop.lineOf(order)).planState]).toEqual([false, 'closed']);
  });

  test('one that was taken out of its order does not open when the rest is paid', async () => {
    const shop = await open();
    const member = await shop.members.newVisitor();
    await shop.members.join('ada@example.org', member);
    await addBowl(member, shop.bowl.variants[0] ?? '');
    const order = await shop.buy(member);
    const { id } = await shop.lineOf(order);
    const edit = { edits: 0, lines: [{ id, quantity: 0 }], added: [], isMailed: false };
    expect((await shop.api('POST', `orders/${order}/edit`, edit)).status).toBe(200);
    expect((await shop.api('POST', `orders/${order}/paid`)).status).toBe(200);
    expect([await shop.sees(member), (await shop.lineOf(order)).planState]).toEqual([false, undefined]);
  });

  test('one that takes the place of something that was paid for opens at once', async () => {
    const shop = await open();
    const member = await shop.members.newVisitor();
    await shop.members.join('ada@example.org', member);
    for (let bowl = 0; bowl < 3; bowl += 1) await addBowl(member, shop.bowl.variants[0] ?? '');
    expect((await pay(member, 'bankTransfer')).status).toBe(303);
    const [{ id: order }] = await shop.orders();
    await shop.api('POST', `orders/${order}/paid`);
    const [{ id }] = (await shop.api('GET', `orders/${order}`)).json.lines;
    const added = [{ variantId: shop.variantId, quantity: 1 }];
    const edit = { edits: 0, lines: [{ id, quantity: 0 }], added, isMailed: false };
    expect((await shop.api('POST', `orders/${order}/edit`, edit)).json).toEqual({ kind: 'changed' });
    expect([await shop.sees(member), (await shop.lineOf(order)).planState]).toEqual([true, 'open']);
  });

  test('an owner who ended the plan sees that it did not open', async () => {
    const shop = await open();
    const member = await shop.members.newVisitor();
    await shop.members.join('ada@example.org', member);
    const [{ id } = { id: '' }] = await shop.members.members();
    await shop.api('PUT', `members/${id}/memberships/${COURSE}`, { until: null, isPaused: false });
    await shop.api('DELETE', `members/${id}/memberships/${COURSE}`);
    const order = await shop.buy(member);
    await shop.api('POST', `orders/${order}/paid`);
    expect([await shop.sees(member), (await shop.lineOf(order)).planState]).toEqual([false, 'barred']);
  });

  test('gift cards and coupons pay for it like for anything else', async () => {
    const shop = await open();
    const member = await shop.members.newVisitor();
    await shop.members.join('ada@example.org', member);
    const { code } = await shop.issue(20_000);
    await addBowl(member, shop.variantId);
    await use(member, code);
    const placed = await pay(member, 'free');
    expect([placed.status, await shop.sees(member)]).toEqual([303, true]);
  });

  test('it is not sold once its plan is deleted, neither on its page nor from a cart', async () => {
    const shop = await open();
    const member = await shop.members.newVisitor();
    await addBowl(member, shop.variantId);
    expect((await shop.api('PUT', 'member-areas', { areas: [] })).status).toBe(200);
    const { slug = '', path = '' } = (await shop.api('GET', `documents/${shop.productId}`)).json.document;
    const html = await (await shop.site.visit(path || `/shop/${slug}`)).text();
    expect(html).toContain('Sold out');
    expect(html).not.toContain('class="product-form"');
    await pay(member, 'bankTransfer');
    expect(await shop.orders()).toEqual([]);
  });

  test('the page of the product says what opens, and only a digital product bought once can', async () => {
    const shop = await open();
    const { slug = '', path = '' } = (await shop.api('GET', `documents/${shop.productId}`)).json.document;
    const html = await (await shop.site.visit(path || `/shop/${slug}`)).text();
    expect(html).toContain('Opens Glazing as soon as you have paid.');
    const put = (more: object) =>
      shop.api('PUT', `products/${shop.productId}`, { ...shop.form, opensPlanId: COURSE, ...more });
    const plan = {
      ...{ billingPeriod: { value: 1, unit: 'month' }, numBillingCycles: 0 },
      ...{ trialDays: 0, setUpFeeMinor: 0 },
    };
    expect((await put({ kind: 'physical' })).status).toBe(422);
    expect((await put({ subscriptionPlan: plan })).status).toBe(422);
    expect((await put({})).status).toBe(200);
  });
});
