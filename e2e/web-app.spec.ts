/** A site on home screens: what its owner decides, and what Chromium makes of the manifest. */
import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { test } from './support/browser-test.ts';
import { type OwnerServer, signInOwner, startOwnerServer } from './support/owner-server.ts';

let server: OwnerServer;
test.beforeAll(async () => {
  server = await startOwnerServer();
});
test.afterAll(() => server.stop());

test('a site can be put on a home screen, as its owner chose', async ({ page }) => {
  const { siteId, siteUrl } = await signInOwner(server, page.context());
  const manifestOf = async () => {
    await page.goto(siteUrl);
    const devTools = await page.context().newCDPSession(page);
    const { url, data, errors } = await devTools.send('Page.getAppManifest');
    const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors');
    await devTools.detach();
    // Some versions of Chromium also say that a private window, as the test's is, installs nothing.
    const problems = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
    return { url, manifest: JSON.parse(data || '{}'), errors, problems };
  };
  // Chromium gives up on a manifest that is not there at once.
  await expect(async () => {
    const { url, manifest, errors, problems } = await manifestOf();
    expect([url, errors, problems]).toEqual([`${siteUrl}/manifest.webmanifest`, [], []]);
    expect(manifest).toMatchObject({ name: 'Studio Nord', short_name: 'Studio Nord', display: 'minimal-ui' });
  }).toPass();

  await page.goto(`${server.origin}/sites/${siteId}/settings/web-app`);
  const previews = page.getByRole('list', { name: 'Icon preview' }).locator('img');
  await expect(previews).toHaveCount(3);
  const areDrawn = () =>
    previews.evaluateAll((all) =>
      all.every((each) => each instanceof HTMLImageElement && each.naturalWidth > 100),
    );
  await expect.poll(areDrawn).toBe(true);
  await expect(page.getByText('Shows the site’s initial, S.')).toBeVisible();
  await page.getByLabel('Name below the icon').fill('Nord and more letters');
  await expect(page.getByLabel('Name below the icon')).toHaveValue('Nord and mor');
  await expect(page.getByText('12 of 12 characters')).toBeVisible();
  await page.getByLabel('Name below the icon').fill('Nord');
  await page.getByLabel('Opens', { exact: true }).selectOption({ label: 'In its own window, like an app' });
  await page.getByLabel('Window frame colour').fill('#204060');
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1280, height: 844 });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. Visitors see it now.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();

  await expect(async () => {
    const { manifest, errors } = await manifestOf();
    expect(errors).toEqual([]);
    expect(manifest).toMatchObject({ short_name: 'Nord', display: 'standalone', theme_color: '#204060' });
  }).toPass();
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#204060');

  await page.goto(`${server.origin}/sites/${siteId}/settings/web-app`);
  await page.getByRole('switch', { name: 'Use a custom name, icon and colours' }).click();
  await expect(previews).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. Visitors see it now.')).toBeVisible();
  expect(await manifestOf()).toMatchObject({ url: '', manifest: {} });
});
