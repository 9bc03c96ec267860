/** The addresses at which plans of a site are looked for. */
import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { test } from './support/browser-test.ts';
import { type OwnerServer, signInOwner, startOwnerServer } from './support/owner-server.ts';

let server: OwnerServer;
test.beforeAll(async () => {
  server = await startOwnerServer();
});
test.afterAll(() => server.stop());

test.describe('OWNR-19 OWNR-20 the addresses of plans', () => {
  for (const path of ['/settings/billing/upgrade', '/settings/billing/subscriptions/website']) {
    test(`${path} says that there is nothing to upgrade`, async ({ page }) => {
      await signInOwner(server, page.context());
      await page.goto(`${server.origin}${path}`);
      await expect(page.getByRole('heading', { name: 'No plans to upgrade' })).toBeVisible();
      await expect(page.getByRole('listitem').filter({ hasText: /^Stripe$/ })).toBeVisible();
      await expectAccessible(page);
    });
  }
});
