/** Donations that are given again and again: each period is a donation with its own receipt. */
import { expect, test } from 'vitest';
import { blockOf, bodyOf } from '#domain/content/build-body.ts';
import { DAY_MS } from '#domain/time.ts';
import { openRecurring } from '#testing/server/open-recurring.ts';
import { GOOD_CARD } from '#testing/server/open-shop.ts';
import { LATER_DECLINED } from '#testing/server/open-subscriptions.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';

describeOnBothEngines('recurring donations', (on) => {
  test('CART-21 a year of monthly donations has a receipt each', async () => {
    const give = await openRecurring(on.deps);
    const path = await give.begin({ fee: 'on', dedication: 'For Grace', anonymous: 'on' });
    const thanks = await (await give.visitor.ask('GET', path)).text();
    expect(thanks).toContain('You give $25.77 every month.');
    expect(thanks).toContain('href="/commerce/subscriptions"');
    expect(await give.row()).toMatchObject({
      ...{ offerKind: 'donation', offerId: give.campaignId, title: 'A new kiln', state: 'active' },
      recurringMinor: 2577,
    });
    for (let month = 1; month < 12; month += 1) {
      await give.toNext();
      await give.renew();
    }
    const donations = await give.list();
    expect(donations).toHaveLength(12);
    for (const each of donations)
      expect(each).toMatchObject({
        ...{ donor: 'Ada Byron', isAnonymous: true, dedication: 'For Grace', campaign: 'A new kiln' },
        ...{ amountMinor: 2500, feeMinor: 77, totalMinor: 2577, state: 'paid', frequency: 'month' },
        subscriptionId: (await give.row()).id,
      });
    expect((await give.numbers()).toReversed()).toEqual(
      Array.from({ length: 12 }, (_, index) => `TEST-${index + 1}`),
    );
    expect(new Set(give.charges).size).toBe(11);
  });

  test('real ones take the next receipts, count to the goal and are in the statement of their year', async () => {
    const give = await openRecurring(on.deps);
    on.deps.clock.set(Date.UTC(new Date(on.deps.now()).getUTCFullYear() + 1, 0, 10, 12));
    const year = new Date(on.deps.now()).getUTCFullYear();
    await give.begin({ fee: 'on' });
    // As if it was paid by a card that moves money.
    await on.deps.db.write((tx) =>
      tx.updateTable('subscriptions').set({ testBy: null }).where('siteId', '=', give.siteId).execute(),
    );
    for (let month = 0; month < 3; month += 1) {
      await give.toNext();
      await give.renew();
    }
    expect(await give.numbers()).toEqual(['D-0003', 'D-0002', 'D-0001', 'TEST-1']);
    expect(await give.campaign()).toMatchObject({ raisedMinor: 7500, donations: 3 });
    const [{ id, orderId }] = await give.list();
    const statement = async () => (await give.site.api('GET', `donations/${id}/statement?year=${year}`)).json;
    expect((await statement()).totals).toEqual([{ currency: 'USD', minor: 7500 }]);
    await give.site.api('POST', `orders/${orderId}/refund`, {
      lines: [],
      amountMinor: 2577,
      key: 'back-again',
    });
    expect(await give.campaign()).toMatchObject({ raisedMinor: 5000, donations: 2 });
    expect((await statement()).totals).toEqual([{ currency: 'USD', minor: 5000 }]);
    expect(await give.row()).toMatchObject({ state: 'active' });
  });

  test('a closed campaign is not charged, and the donor gets an email that it ended', async () => {
    const give = await openRecurring(on.deps);
    await give.begin();
    const { settings } = await give.campaign();
    await give.site.api('PUT', `donation-campaigns/${give.campaignId}`, { ...settings, isOpen: false });
    await give.toNext();
    await give.renew();
    expect(await give.row()).toMatchObject({ state: 'cancelled', nextAt: null });
    expect(await give.list()).toHaveLength(1);
    const subjects = (await give.mails()).map(({ subject }) => subject);
    expect(subjects).toContain('Your donation to A new kiln has ended');
    on.deps.clock.advance(60 * DAY_MS);
    await give.renew();
    expect(await give.orders()).toHaveLength(1);
  });

  test('what the campaign does not offer, and what cannot be charged again, is refused', async () => {
    const give = await openRecurring(on.deps, { frequencies: ['once', 'year'] });
    const chosen = { campaignId: give.campaignId, showsCampaign: true, buttonLabel: '' };
    const block = blockOf(on.deps.newId(), 'donation', chosen);
    const { path } = await give.site.publish({ body: bodyOf('Give', on.deps.newId(), [block]) });
    const shown = async () => (await give.site.visit(path)).text();
    expect(await shown()).toContain('value="year"');
    const html = await give.page();
    expect(html).toContain('value="year"');
    expect(html).not.toContain('value="month"');
    const refused = await give.submit(await give.form({ frequency: 'month', payment: 'test' }));
    expect([refused.status, await refused.text()]).toEqual([
      422,
      expect.stringContaining('Choose how often'),
    ]);
    const off = { isOn: false, words: '' };
    await give.site.api('PUT', 'payments', {
      ...{ test: { isOn: true, words: '' }, bankTransfer: { isOn: true, words: '' } },
      ...{ stripe: off, invoice: off, atPickup: off },
    });
    expect(await give.page()).not.toContain('value="year"');
    on.deps.clock.advance(60_001);
    expect(await shown()).not.toContain('value="year"');
    const transfer = await give.submit(await give.form({ frequency: 'year', payment: 'bankTransfer' }));
    expect(transfer.status).toBe(422);
    expect(await give.list()).toHaveLength(0);
  });

  test('a campaign that only repeats is not offered without a way to charge again, and its owner sees why', async () => {
    const give = await openRecurring(on.deps, { frequencies: ['month'] });
    const form = await give.form({ frequency: 'month', payment: 'test' });
    const campaigns = async () => (await give.site.api('GET', 'donation-campaigns')).json;
    expect((await campaigns()).canRecur).toBe(true);
    const off = { isOn: false, words: '' };
    await give.site.api('PUT', 'payments', {
      ...{ test: off, stripe: off, invoice: off, atPickup: off, bankTransfer: { isOn: true, words: '' } },
    });
    expect((await campaigns()).canRecur).toBe(false);
    const html = await give.page();
    expect(html).toContain('You can’t donate to this campaign at the moment.');
    expect(html).not.toContain('donate-form');
    expect((await give.submit(form)).status).toBe(404);
    expect(await give.list()).toHaveLength(0);
  });

  test('a donor changes the amount, pauses and cancels by a mailed link, and no one else does', async () => {
    const give = await openRecurring(on.deps);
    await give.begin({ fee: 'on' });
    expect((await give.change('amount', { amount: '40' })).status).toBe(403);
    const subjects = async () => (await give.mails()).map(({ subject }) => subject);
    // One mail, and not one for the gift and one for its repeating.
    const [thanks, ...others] = await give.mails();
    expect([others, thanks?.subject]).toEqual([[], 'Thank you for your donation']);
    expect(thanks?.text).toContain('The next payment is on ');
    expect((await give.enter()).status).toBe(303);
    const html = await give.portal();
    for (const words of [
      '<h1>Your recurring donations</h1>',
      '$25.77 per month',
      'Cancel donation',
      'value="25.00"',
    ])
      expect(html).toContain(words);
    const wrong = await give.change('amount', { amount: '1' });
    expect([wrong.status, await wrong.text()]).toEqual([
      422,
      expect.stringContaining('Enter an amount from $2.00 to $5,000.00.'),
    ]);
    const changed = await give.change('amount', { amount: '40' });
    expect(changed.headers.get('location')).toContain('done=amount');
    expect(await give.row()).toMatchObject({ recurringMinor: 4124, balanceMinor: 0 });
    await give.toNext();
    await give.renew();
    const [latest, first] = await give.list();
    expect(latest).toMatchObject({ amountMinor: 4000, feeMinor: 124, totalMinor: 4124 });
    expect(first).toMatchObject({ amountMinor: 2500, feeMinor: 77 });
    await give.enter();
    await give.change('act', { action: 'pause' });
    on.deps.clock.advance(60 * DAY_MS);
    await give.renew();
    expect(await give.list()).toHaveLength(2);
    await give.enter();
    await give.change('act', { action: 'resume' });
    await give.renew();
    expect(await give.list()).toHaveLength(3);
    const ended = await give.change('act', { action: 'cancel' });
    const said = await (await give.donor.ask('GET', ended.headers.get('location') ?? '')).text();
    expect(said).toContain('Your donation ends on');
    await give.toNext();
    await give.renew();
    expect(await give.list()).toHaveLength(3);
    expect(await give.row()).toMatchObject({ state: 'cancelled' });
    const sent = await subjects();
    for (const subject of ['has changed', 'is paused', 'is cancelled', 'has ended'])
      expect(sent).toContain(`Your donation to A new kiln ${subject}`);
  });

  test('a failed payment is tried again with the new card of the donor', async () => {
    const give = await openRecurring(on.deps);
    await give.begin({ card: LATER_DECLINED });
    await give.toNext();
    await give.renew();
    expect(await give.row()).toMatchObject({ state: 'past_due' });
    expect(await give.list()).toHaveLength(1);
    await give.enter();
    await give.change('card', { card: GOOD_CARD });
    await give.renew();
    expect(await give.row()).toMatchObject({ state: 'active' });
    expect(await give.list()).toHaveLength(2);
  });

  test('erasing a donor ends what they give, and no dedication is left', async () => {
    const give = await openRecurring(on.deps);
    await give.begin({ dedication: 'For my sister Grace' });
    await give.site.api('POST', 'submissions/erase', { email: 'ada@example.org' });
    const kept = JSON.stringify([await give.rows(), await give.orders(), await give.list()]);
    expect(kept).not.toContain('Grace');
    expect(await give.row()).toMatchObject({ state: 'cancelled', method: null });
  });

  test('OWNR-01 owners see who gives again and again, and what it brings, apart from sales', async () => {
    const give = await openRecurring(on.deps);
    await give.begin();
    await give.begin({ frequency: 'year', other: '120', email: 'grace@example.org' });
    const get = async (path: string) => (await give.site.api('GET', path)).json;
    expect(await get('donations/recurring')).toMatchObject({ donors: 0, monthlyMinor: 0 });
    await on.deps.db.write((tx) =>
      tx.updateTable('subscriptions').set({ testBy: null }).where('siteId', '=', give.siteId).execute(),
    );
    expect(await get('donations/recurring')).toEqual({
      ...{ currency: 'USD', donors: 2, monthlyMinor: 3500, paused: 0, pastDue: 0 },
    });
    expect(await get('subscriptions/figures')).toMatchObject({ running: 0, monthlyMinor: 0 });
    expect(await get('subscriptions/figures?kind=donations')).toMatchObject({ running: 2 });
    expect((await get('subscriptions?kind=sales')).subscriptions).toEqual([]);
    expect((await get('subscriptions?kind=donations')).subscriptions).toMatchObject([
      { kind: 'donation', email: 'grace@example.org', recurringMinor: 12_000 },
      { kind: 'donation', email: 'ada@example.org', recurringMinor: 2500 },
    ]);
    expect(await get('donations/csv')).toContain(',month,');
    expect(await get('subscriptions/csv?kind=donations')).toContain(',donation,');
  });

  test('OWNR-03 owners say what subscribers may do by themselves, and write the emails they get', async () => {
    const give = await openRecurring(on.deps);
    await give.begin();
    await give.enter();
    const { subscriptionSettings: kept } = (await give.site.api('GET', 'subscription-settings')).json;
    const saved = await give.site.api('PUT', 'subscription-settings', {
      visitorsMay: { cancel: false, pause: false, skip: false, change: false },
      mails: {
        ...kept.mails,
        donations: {
          ...kept.mails.donations,
          renewed: { isSent: true, subject: 'Your gift of {date}', words: 'Dear {name}, {price}. — {site}' },
          paused: { isSent: false, subject: '', words: '' },
        },
      },
    });
    expect(saved.status).toBe(200);
    const html = await give.portal();
    expect(html).toContain('To cancel, write to');
    for (const words of ['Cancel donation', '>Pause<', 'Skip next payment', 'Change amount'])
      expect(html).not.toContain(words);
    for (const action of ['cancel', 'pause', 'skip'])
      expect((await give.change('act', { action })).status).toBe(409);
    expect((await give.change('amount', { amount: '40' })).status).toBe(409);
    await give.toNext();
    await give.renew();
    const mails = await give.mails();
    const mail = mails.find(({ subject }) => subject?.startsWith('Your gift of'));
    expect(mail?.text).toContain('Dear Ada Byron, $25.00 per month. —');
    const { id, version } = await give.row();
    await give.site.api('POST', `subscriptions/${id}/act`, { version, action: 'pause' });
    expect((await give.mails()).map(({ subject }) => subject)).not.toContain(
      'Your donation to A new kiln is paused',
    );
  });
});
