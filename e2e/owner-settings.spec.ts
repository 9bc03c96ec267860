/** A site's settings through the screens: basics with undo, domains, redirects; accessible in both themes and sizes. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { type OwnerServer, startOwnerServer } from './support/owner-server.ts';

let server: OwnerServer;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = await startOwnerServer();
});
test.afterAll(() => server.stop());

async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
      ).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    }
  }
}

test('an owner changes the basics, adds a domain and leads an old address on', async ({ page }) => {
  test.setTimeout(60_000);
  await page.goto(await server.setupLink());
  await page.getByLabel('Your name').fill('Ada Berg');
  await page.getByLabel('Email address').fill('ada@example.org');
  await page.getByLabel('Password', { exact: true }).fill('three calm herons');
  await page.getByLabel('Name of the site').fill('Studio Nord');
  await page.getByRole('button', { name: 'Make my site' }).click();
  await page.getByRole('button', { name: 'Work on the site' }).click();
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByLabel('In a few words').fill('Pots');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('In a few words')).toHaveValue('');
  await expectAccessible(page);
  await page.screenshot({ path: test.info().outputPath('basics-390.png') });
  await page.setViewportSize({ width: 1280, height: 844 });
  await page.getByRole('button', { name: 'Domains' }).click();
  await page.getByLabel('Domain', { exact: true }).fill('www.nord.example');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByRole('heading', { name: 'www.nord.example' })).toBeVisible();
  await expectAccessible(page);
  await page.screenshot({ path: test.info().outputPath('domains-390.png') });
  await page.setViewportSize({ width: 1280, height: 844 });
  await page.getByRole('button', { name: 'Redirects' }).click();
  await page.getByLabel('Old address').fill('/old');
  await page.getByLabel('New address').fill('/');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByText('/old → /')).toBeVisible();
  await expectAccessible(page);
  await page.screenshot({ path: test.info().outputPath('redirects-390.png') });
});
