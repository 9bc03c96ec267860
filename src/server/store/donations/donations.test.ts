/** Donations from the form to the receipt, as browsers without scripts send them. */
import { expect, test } from 'vitest';
import { blockOf, bodyOf } from '#domain/content/build-body.ts';
import { openCampaign } from '#testing/server/open-campaign.ts';
import { DECLINED_CARD } from '#testing/server/open-shop.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { listMails } from '../../mail/queries.ts';

describeOnBothEngines('donations', (on) => {
  test('CART-21 CART-26 CART-28 a donor chooses an amount, pays and gets a receipt on page 204', async () => {
    const { site, page, give, list, pay, visitor, campaign } = await openCampaign(on.deps);
    const html = await page('&amount=1000');
    expect(html).toContain('data-page-type="203"');
    expect(html).toContain('<h1>A new kiln</h1>');
    expect(html).toMatch(
      /<input[^>]*name="amount"[^>]*checked=""[^>]*value="1000"|value="1000"[^>]*checked=""/,
    );
    expect(html).toContain('Add 3.09% to cover the payment fees');
    expect(html).toContain('We won’t show your name publicly.');
    expect(html).not.toContain('value="atPickup"');
    const path = await give({ fee: 'on', dedication: 'For Grace', anonymous: 'on' });
    expect(path).toMatch(/^\/commerce\/donations\/[\w-]{24}$/);
    const promised = await (await visitor.ask('GET', path)).text();
    expect(promised).toContain('data-page-type="204"');
    expect(promised).toContain('We have not received your payment yet');
    expect(promised).toContain('To DE00 1234.');
    const [donation] = await list();
    expect(donation).toMatchObject({
      donor: 'Ada Byron',
      isAnonymous: true,
      dedication: 'For Grace',
      campaign: 'A new kiln',
      amountMinor: 2500,
      feeMinor: 77,
      totalMinor: 2577,
      state: 'unpaid',
      receiptNumber: null,
    });
    expect(await campaign()).toMatchObject({ raisedMinor: 0, donations: 0 });
    expect((await pay(donation.orderId)).status).toBe(200);
    const paid = await (await visitor.ask('GET', path)).text();
    for (const words of ['Donation receipt', 'D-0001', 'Ada Byron', 'For Grace', '$25.77', 'You warm us.'])
      expect(paid).toContain(words);
    expect(await campaign()).toMatchObject({ raisedMinor: 2500, donations: 1 });
    await site.worker.drain();
    const mails = await listMails(on.db.read, { limit: 50, about: donation.orderId });
    expect(mails.map(({ subject }) => subject)).toContain('Thank you for your donation');
  });

  test('CART-21 CART-26 the link says what it lacks, and a campaign that is closed takes nothing', async () => {
    const { site, visitor, form, submit, campaignId } = await openCampaign(on.deps);
    const ask = (query: string) => visitor.ask('GET', `/checkout/donate${query}`);
    expect((await ask('')).status).toBe(400);
    expect((await ask('?donatePageId=../../etc')).status).toBe(400);
    expect((await ask('?donatePageId=page00000000000000000001')).status).toBe(404);
    const known = (await site.api('GET', 'donation-campaigns')).json.campaigns[0].settings;
    const sent = await form();
    await site.api('PUT', `donation-campaigns/${campaignId}`, { ...known, isOpen: false });
    expect(await (await ask(`?donatePageId=${campaignId}`)).text()).toContain('This campaign is closed.');
    expect((await submit(sent)).status).toBe(404);
  });

  test('what is missing is said at its field, and what was entered stays', async () => {
    const { form, submit } = await openCampaign(on.deps);
    const answer = await submit(await form({ other: '1', name: '', email: 'no', dedication: 'For Grace' }));
    expect(answer.status).toBe(422);
    const html = await answer.text();
    for (const words of ['Enter an amount from $2.00 to $5,000.00.', 'Enter your name.', 'value="For Grace"'])
      expect(html).toContain(words);
    expect(html).toContain('href="#donate-email"');
    const both = await submit(await form({ amount: '1000', other: '40' }));
    const asked = await both.text();
    expect([both.status, asked.includes('Select “Other amount” to give the amount you entered')]).toEqual([
      422,
      true,
    ]);
    expect(asked).toMatch(/<input[^>]*checked=""[^>]*value="1000"|value="1000"[^>]*checked=""/);
    expect((await submit(await form({ amount: '999', other: '' }))).status).toBe(303);
    expect((await submit(await form({ amount: '100', other: '' }))).status).toBe(422);
    expect((await submit(await form({ amount: '1e3', other: '' }))).status).toBe(422);
  });

  test('a second press pays once, and another gift from the same form is a second one', async () => {
    const { form, submit, list } = await openCampaign(on.deps);
    const sent = await form();
    const [first, second] = [await submit(sent), await submit(sent)];
    expect(second.headers.get('location')).toBe(first.headers.get('location'));
    expect(await list()).toHaveLength(1);
    sent.set('amount', '1000');
    const other = await submit(sent);
    expect(other.status).toBe(303);
    expect(other.headers.get('location')).not.toBe(first.headers.get('location'));
    const amounts = (await list()).map(({ amountMinor }: { amountMinor: number }) => amountMinor);
    expect(amounts.toSorted()).toEqual([1000, 2500]);
  });

  test('tests by visitors count for nothing, take no number of the books, and keep no campaign', async () => {
    const { site, give, list, campaign, campaignId, visitor } = await openCampaign(on.deps);
    await site.api('PUT', 'payments', {
      test: { isOn: true, words: '' },
      stripe: { isOn: false, words: '' },
      bankTransfer: { isOn: false, words: '' },
      invoice: { isOn: false, words: '' },
      atPickup: { isOn: false, words: '' },
    });
    const path = await give({ payment: 'test' });
    expect((await list())[0]).toMatchObject({ isTest: true, receiptNumber: 'TEST-1', state: 'paid' });
    expect(await campaign()).toMatchObject({ raisedMinor: 0, donations: 0 });
    expect((await site.api('DELETE', `donation-campaigns/${campaignId}`)).status).toBe(200);
    expect(await (await visitor.ask('GET', path)).text()).toContain('TEST-1');
    expect((await list())[0]).toMatchObject({ campaign: 'A new kiln' });
  });

  test('a declined card is reported and counts as an attempt, and attempts end after several', async () => {
    const { site, form, submit } = await openCampaign(on.deps);
    await site.api('PUT', 'payments', {
      test: { isOn: true, words: '' },
      stripe: { isOn: false, words: '' },
      bankTransfer: { isOn: false, words: '' },
      invoice: { isOn: false, words: '' },
      atPickup: { isOn: false, words: '' },
    });
    const sent = await form({ payment: 'test', card: DECLINED_CARD });
    const first = await submit(sent);
    expect(first.status).toBe(422);
    expect(await first.text()).toContain('The card was declined.');
    for (let time = 1; time < 5; time += 1) expect((await submit(sent)).status).toBe(422);
    on.deps.clock.advance(60_000);
    expect((await submit(await form({ payment: 'test' }))).status).toBe(429);
  });

  test('refunds through the order lower the goal by what was given back, and the receipt says so', async () => {
    const { site, donate, campaign, visitor, list } = await openCampaign(on.deps);
    const { path, orderId } = await donate({ fee: 'on' });
    await donate({ other: '10' });
    expect(await campaign()).toMatchObject({ raisedMinor: 3500, donations: 2 });
    const refund = (amountMinor: number, key: string) =>
      site.api('POST', `orders/${orderId}/refund`, { lines: [], amountMinor, key });
    expect((await refund(577, 'first-refund-of-it')).status).toBe(200);
    expect(await campaign()).toMatchObject({ raisedMinor: 3000 });
    expect(await (await visitor.ask('GET', path)).text()).toContain('Refunded');
    expect((await refund(2000, 'second-refund-of-it')).status).toBe(200);
    expect(await campaign()).toMatchObject({ raisedMinor: 1000, donations: 1 });
    expect((await list())[1]).toMatchObject({ state: 'refunded', refundedMinor: 2577 });
    expect((await site.api('POST', `orders/${orderId}/invoice`, {})).status).toBe(409);
  });

  test('a promised donation can’t be edited as an order', async () => {
    const { site, give, list } = await openCampaign(on.deps);
    await give();
    const [{ orderId }] = await list();
    const { json } = await site.api('GET', `orders/${orderId}`);
    expect(json).toMatchObject({ state: 'placed', mayEdit: false });
    const lines = [{ id: json.lines[0].id, quantity: 3 }];
    const change = { edits: 0, lines, added: [], reason: '', isMailed: false };
    expect((await site.api('POST', `orders/${orderId}/edit`, change)).status).toBe(409);
    expect((await list())[0]).toMatchObject({ totalMinor: 2500 });
  });

  test('twenty payments at a time are all counted, and receipts have no gap', async () => {
    const { site, give, list, pay, campaign } = await openCampaign(on.deps);
    for (let time = 0; time < 20; time += 1) {
      await give({ amount: '1000' });
      on.deps.clock.advance(20_000);
    }
    const donations = await list();
    const paid = await Promise.all(donations.map(({ orderId }: { orderId: string }) => pay(orderId)));
    expect(paid.every(({ status }) => status === 200)).toBe(true);
    expect(await campaign()).toMatchObject({ raisedMinor: 20_000, donations: 20 });
    const numbers = (await list()).map((each: { receiptNumber: string }) => each.receiptNumber).toSorted();
    expect(numbers).toEqual(
      Array.from({ length: 20 }, (_, index) => `D-${String(index + 1).padStart(4, '0')}`),
    );
    const first = donations[0].id;
    const year = new Date(on.deps.now()).getUTCFullYear();
    const { json } = await site.api('GET', `donations/${first}/statement?year=${year}`);
    expect(json.totals).toEqual([{ currency: 'USD', minor: 20_000 }]);
    expect((await site.api('GET', `donations/${first}/statement?year=2001`)).json.donations).toEqual([]);
    expect((await site.api('POST', `donations/${first}/statement`, { year })).status).toBe(200);
    expect((await site.api('POST', `donations/${first}/statement`, { year: 2001 })).status).toBe(409);
  });

  test('pages show what has been raised within a minute, and a payment has no other page made anew', async () => {
    const { site, donate, campaignId } = await openCampaign(on.deps);
    const block = blockOf(on.deps.newId(), 'donation', { campaignId, showsCampaign: true, buttonLabel: '' });
    const { path } = await site.publish({ body: bodyOf('Give', on.deps.newId(), [block]) });
    const read = async () => (await site.visit(path)).text();
    const version = () =>
      on.db.read.selectFrom('sites').select('version').where('id', '=', site.siteId).executeTakeFirst();
    expect(await read()).toContain('$0.00 of $1,000.00 raised');
    const before = await version();
    await donate();
    expect(await version()).toEqual(before);
    on.deps.clock.advance(60_001);
    expect(await read()).toContain('$25.00 of $1,000.00 raised');
  });

  test('money counts for the day and year in which it was paid', async () => {
    const { site, give, list, pay, campaignId } = await openCampaign(on.deps);
    await give();
    const promised = on.deps.now();
    on.deps.clock.advance(366 * 86_400_000);
    const [{ id, orderId }] = await list();
    await pay(orderId);
    const paid = on.deps.now();
    expect((await list())[0]).toMatchObject({ donatedAt: promised, receiptAt: paid });
    const { json } = await site.api('GET', `donation-campaigns/${campaignId}/course`);
    expect(json.days).toEqual([{ at: new Date(paid).toISOString().slice(0, 10), raisedMinor: 2500 }]);
    const statement = async (at: number) =>
      (await site.api('GET', `donations/${id}/statement?year=${new Date(at).getUTCFullYear()}`)).json;
    expect((await statement(promised)).donations).toEqual([]);
    expect((await statement(paid)).totals).toEqual([{ currency: 'USD', minor: 2500 }]);
    expect((await site.api('GET', 'donations/csv')).json).toContain(new Date(paid).toISOString());
  });

  test('donations are exported as a table, found by donor and campaign, and a campaign with some stays', async () => {
    const { site, donate, campaignId } = await openCampaign(on.deps);
    await donate({ dedication: '=1+1' });
    const csv = (await site.api('GET', 'donations/csv')).json as string;
    expect(csv).toContain('D-0001');
    expect(csv).not.toMatch(/(^|,)"?=1/m);
    expect((await site.api('GET', 'donations?search=byron')).json.donations).toHaveLength(1);
    expect((await site.api('GET', 'donations?search=nobody')).json.donations).toHaveLength(0);
    expect((await site.api('GET', 'donations?campaign=other')).json.donations).toHaveLength(0);
    expect((await site.api('DELETE', `donation-campaigns/${campaignId}`)).status).toBe(409);
    const course = (await site.api('GET', `donation-campaigns/${campaignId}/course`)).json;
    expect(course).toMatchObject({ goalMinor: 100_000, days: [{ raisedMinor: 2500 }] });
  });
});
