/** Every screen of the owner area as it is opened: taken from its features, so that none is forgotten. */
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { test } from './support/browser-test.ts';
import { expectOtherLooks, expectValid } from './support/other-looks.ts';
import { type OwnerServer, signInOwner, startOwnerServer } from './support/owner-server.ts';
import { addressOf, demoParts, features, OF_SHOPS, SCREENS } from './support/screens.ts';

let server: OwnerServer;
test.beforeAll(async () => {
  server = await startOwnerServer();
});
test.afterAll(() => server.stop());

function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  const add = (message: string) => errors.push(`${new URL(page.url()).pathname}: ${message}`);
  page.on('pageerror', ({ message }) => add(message));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    // Pictures of sites are pages whose scripts are kept from running, which Chromium reports each time.
    if (/^Blocked script execution in .* sandboxed/.test(message.text())) return;
    // An invitation that is unknown is answered as that.
    if (message.location().url.includes('/api/invitation')) return;
    add(message.text());
  });
  return errors;
}

test.describe.configure({ mode: 'parallel' });
for (const half of [0, 1])
  test(`SITE-14 every screen is accessible in all four looks, fits the window and reports no error, half ${half + 1}`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    await signInOwner(server, page.context());
    const parts: Readonly<Record<string, string>> = await server.withDeps(demoParts);
    const errors = errorsOf(page);
    expect(SCREENS.length).toBeGreaterThan(25);
    for (const screen of SCREENS.filter((_, index) => index % 2 === half)) {
      await test.step(screen, async () => {
        await page.goto(server.origin + addressOf(screen, parts));
        await expect(page.locator('h1, h2, header').first()).toBeVisible();
        await expect(page.getByRole('status').filter({ hasText: /Loading|Opening/ })).toHaveCount(0);
        await expectAccessible(page);
        await expectValid(page);
        await expectOtherLooks(page);
      });
    }
    expect(errors).toEqual([]);
  });

test('every screen with a frame begins its title at the same left edge', async ({ page }) => {
  test.setTimeout(300_000);
  await signInOwner(server, page.context());
  await page.setViewportSize({ width: 1280, height: 800 });
  const parts: Readonly<Record<string, string>> = await server.withDeps(demoParts);
  const framed = features
    .flatMap(({ screens = [] }) => screens)
    .filter(({ frame, path }) => (frame === 'site' || frame === 'account') && !OF_SHOPS.includes(path))
    .map(({ path }) =>
      (path.startsWith('/') ? path : `/sites/:site/${path}`).replace(/\/(?::panel\?|\*)$/, ''),
    );
  expect(framed.length).toBeGreaterThan(20);
  const edges: Record<string, number> = {};
  for (const path of framed)
    await test.step(path, async () => {
      await page.goto(server.origin + addressOf(path, parts));
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toBeVisible();
      // What a screen shows while it loads has a title of its own.
      await expect(page.getByRole('status').filter({ hasText: /Loading|Opening/ })).toHaveCount(0);
      edges[path] = (await title.boundingBox())?.x ?? 0;
    });
  expect(edges).toEqual(Object.fromEntries(framed.map((path) => [path, edges['/sites']])));
});
