/** The activity of a site on its screen: sentences, filters, pages, an empty state. */
import { expect } from '@playwright/test';
import { recordActivity } from '#server/activity/record-activity.ts';
import { expectAccessible } from './support/accessible.ts';
import { test } from './support/browser-test.ts';
import { type OwnerServer, signInOwner, startOwnerServer } from './support/owner-server.ts';

let server: OwnerServer;
test.beforeAll(async () => {
  server = await startOwnerServer();
});
test.afterAll(() => server.stop());

test('ROLE-08 who changed what is read, sorted and paged', async ({ page }) => {
  const { siteId, call } = await signInOwner(server, page.context());
  await page.goto(`${server.origin}/sites/${siteId}/activity`);
  await expect(page.getByRole('heading', { name: 'No activity yet' })).toBeVisible();
  await expectAccessible(page);
  const body = { title: 'About', fields: {}, sections: [] };
  const { document } = await call('POST', 'documents', { kind: 'page', body });
  const { account } = await call('GET', '/api/me');
  const actor = { name: account.name, accountId: account.id };
  const target = { kind: 'page', id: document.id };
  const published = { action: 'publishing.published', what: 'published the page “About”', target } as const;
  await server.withDeps((deps) =>
    deps.db.write(async (tx) => {
      for (let index = 0; index < 50; index += 1)
        await recordActivity(tx, deps, { ...published, actor, siteId });
    }),
  );
  await call('PUT', 'settings', { timeZone: 'Pacific/Kiritimati' });
  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: 'Ada Berg' })).toHaveCount(50);
  await expect(page.getByText('Times are in Pacific/Kiritimati.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show earlier' }).click();
  await expect(page.getByText('Ada Berg made the page “About”')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show earlier' })).toHaveCount(0);
  await page.getByLabel('Kind').selectOption({ label: 'Settings and domains' });
  await expect(page.getByText('Ada Berg changed the time zone')).toBeVisible();
  await expect(page.getByText('published the page')).toHaveCount(0);
  await page.getByLabel('Kind').selectOption({ label: 'Design' });
  await expect(page.getByRole('heading', { name: 'No activity of this kind' })).toBeVisible();
  await page.getByRole('button', { name: 'Show everything' }).click();
  await page.getByLabel('Person').selectOption({ label: 'Ada Berg' });
  await page.getByRole('link', { name: 'About' }).first().click();
  await expect(page).toHaveURL(new RegExp(`/edit/${document.id}$`));
});
