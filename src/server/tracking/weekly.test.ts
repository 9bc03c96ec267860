/** The numbers of the week by mail: on Mondays, once, to who may see them, and gone with one click. */
import { expect, test } from 'vitest';
import { CONTRIBUTOR_ROLES } from '#domain/accounts/roles.ts';
import { DAY_MS, HOUR_MS } from '#domain/time.ts';
import { createTestSite } from '#testing/server/fixture.ts';
import { createTestAccount, signedInBrowser } from '#testing/server/owner.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { setSiteRole } from '../accounts/queries-accounts.ts';
import { insertHits } from './queries-hits.ts';

const OWNER = 'http://localhost:4321';

describeOnBothEngines('the weekly mail', (on) => {
  test('comes once on a Monday, and ends with one click', async () => {
    const { deps } = on;
    const site = await createTestSite(deps, { identifier: `weekly-${deps.newId().slice(-8)}` });
    const { siteId } = site;
    await site.api('PUT', 'settings', { timeZone: 'Pacific/Auckland' });
    const roles = { [siteId]: CONTRIBUTOR_ROLES.admin };
    const accountId = await createTestAccount(deps, { name: 'Mira', roles });
    // Signed in anew each time: weeks lie between.
    const call = async (method: string, body?: object) => {
      const browser = await signedInBrowser(deps, site, accountId);
      return (await browser.call(method, `/api/sites/${siteId}/analytics/weekly`, body)).json;
    };
    expect(await call('GET')).toEqual({ isOn: false });
    expect(await call('PUT', { isOn: true })).toEqual({ isOn: true });
    const run = async () => {
      await site.worker.queueRecurring();
      await site.worker.drain();
      return deps.db.read
        .selectFrom('mails')
        .select(['subject', 'text', 'html', 'unsubscribeUrl'])
        .where('siteId', '=', siteId)
        .execute();
    };
    // To seven on the next Monday there.
    const localMonday = Date.UTC(2026, 2, 8, 18);
    deps.clock.advance(localMonday - deps.now() - HOUR_MS);
    await deps.db.write((tx) =>
      insertHits(
        tx,
        ['/', '/shop'].map((page, index) => ({
          id: deps.newId(),
          siteId,
          at: deps.now() - DAY_MS + index * 1000,
          visitor: 'ada',
          event: 'view' as const,
          path: page,
          subject: '',
          source: 'Google',
          medium: '',
          campaign: '',
          language: 'en',
          country: '',
          device: 'phone' as const,
          browser: 'Firefox',
          system: 'Android',
        })),
      ),
    );
    expect(await run()).toEqual([]);
    deps.clock.advance(HOUR_MS + 60_000);
    const [mail, ...more] = await run();
    expect(more).toEqual([]);
    expect(mail?.subject).toContain('1 visitor last week');
    expect(mail?.text).toContain('Daily visitors: 1');
    expect(mail?.text).toContain('- /shop: 1');
    expect(mail?.html).toContain('Google');
    deps.clock.advance(2 * HOUR_MS);
    expect(await run()).toHaveLength(1);

    const off = mail?.unsubscribeUrl ?? '';
    expect(off).toMatch(/^http:\/\/localhost:4321\/weekly-numbers\/off\?token=/);
    const ask = (method: string, url: string) =>
      site.app.request(url, { method, headers: { host: 'localhost:4321' } });
    expect(await (await ask('GET', off)).text()).toContain('Turn them off');
    expect(await call('GET')).toEqual({ isOn: true });
    expect((await ask('POST', `${OWNER}/weekly-numbers/off?token=${siteId}.x.y`)).status).toBe(404);
    expect((await ask('POST', off)).status).toBe(200);
    expect(await call('GET')).toEqual({ isOn: false });
    deps.clock.advance(7 * DAY_MS);
    expect(await run()).toHaveLength(1);
  });

  test('does not come to who may not see the numbers any more', async () => {
    const { deps } = on;
    const site = await createTestSite(deps, { identifier: `weekly-${deps.newId().slice(-8)}` });
    const { siteId } = site;
    const accountId = await createTestAccount(deps, {
      name: 'Jo',
      roles: { [siteId]: CONTRIBUTOR_ROLES.admin },
    });
    const browser = await signedInBrowser(deps, site, accountId);
    await browser.call('PUT', `/api/sites/${siteId}/analytics/weekly`, { isOn: true });
    const role = { accountId, siteId, role: CONTRIBUTOR_ROLES.none, now: deps.now() };
    await deps.db.write((tx) => setSiteRole(tx, role));
    deps.clock.advance(8 * DAY_MS);
    await site.worker.queueRecurring();
    await site.worker.drain();
    const mails = await deps.db.read.selectFrom('mails').select('id').where('siteId', '=', siteId).execute();
    expect(mails).toEqual([]);
  });
});
