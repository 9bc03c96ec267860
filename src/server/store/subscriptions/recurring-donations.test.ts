/** Donations that are given again and again: each period is a donation with its own receipt. */
import { expect, test } from 'vitest';
import { DAY_MS } from '#domain/time.ts';
import { openRecurring } from '#testing/server/open-recurring.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';

describeOnBothEngines('recurring donations', (on) => {
  test('CART-21 a year of monthly donations has a receipt each, counts to the goal and is in the statement', async () => {
    const give = await openRecurring(on.deps);
    // So that twelve months end within a year of the statement.
    on.deps.clock.set(Date.UTC(new Date(on.deps.now()).getUTCFullYear() + 1, 0, 10, 12));
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

  test('a closed campaign is not charged, and the donor is told that it ended', async () => {
    const give = await openRecurring(on.deps);
    await give.begin();
    const { settings } = await give.campaign();
    await give.site.api('PUT', `donation-campaigns/${give.campaignId}`, { ...settings, isOpen: false });
    await give.toNext();
    await give.renew();
    expect(await give.row()).toMatchObject({ state: 'cancelled', nextAt: null });
    expect(await give.list()).toHaveLength(1);
    on.deps.clock.advance(60 * DAY_MS);
    await give.renew();
    expect(await give.orders()).toHaveLength(1);
  });

  test('what the campaign does not offer, and what cannot be charged again, is refused', async () => {
    const give = await openRecurring(on.deps, { frequencies: ['once', 'year'] });
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
    const transfer = await give.submit(await give.form({ frequency: 'year', payment: 'bankTransfer' }));
    expect(transfer.status).toBe(422);
    expect(await give.list()).toHaveLength(0);
  });
});
