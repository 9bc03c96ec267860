/** The cookie banner in every shape it can have, on a page of its site: sound, whole, and usable by keys alone. */
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { BANNER_THEMES, BAR_POSITIONS, CTA_VARIANTS, POPUP_POSITIONS } from '#domain/consent/settings.ts';
import { test } from './support/browser-test.ts';
import {
  newBlock,
  type OwnerServer,
  publishPage,
  type SignedInOwner,
  signInOwner,
  startOwnerServer,
} from './support/owner-server.ts';
import { violationsOf } from './support/violations.ts';

let server: OwnerServer;
let owner: SignedInOwner;
let desk: BrowserContext;
let policyId: string;

test.beforeAll(async ({ browser }) => {
  server = await startOwnerServer();
  desk = await browser.newContext();
  owner = await signInOwner(server, desk, 'Banners');
  await publishPage(owner, {
    slug: 'find-us',
    title: 'Find us',
    blocks: [newBlock('words0000000000000000001', 'text')],
  });
  policyId = await publishPage(owner, { slug: 'privacy', title: 'Privacy', blocks: [] });
});
test.afterAll(async () => {
  await desk.close();
  await server.stop();
});

const PLACES = [
  ...BAR_POSITIONS.map((position) => ({ cookieBannerVariant: 'BAR', cookieBannerPosition: position })),
  ...POPUP_POSITIONS.map((position) => ({ cookieBannerVariant: 'POPUP', cookieBannerPosition: position })),
];
/** Each place in both themes; what else there is to choose comes round by turns. */
const SHAPES = PLACES.flatMap((place, index) =>
  BANNER_THEMES.map((cookieBannerTheme, turn) => ({
    ...place,
    cookieBannerTheme,
    cookieBannerCtaVariant: CTA_VARIANTS[(index + turn) % CTA_VARIANTS.length] ?? 'TEXT',
    cookieBannerAcceptType: (index + turn) % 3 === 2 ? 'OPT_IN' : 'OPT_IN_AND_OUT',
  })),
);

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });

async function openWith(page: Page, shape: object): Promise<void> {
  await owner.call('PUT', 'consent', {
    isCookieBannerEnabled: true,
    isAnalyticsCookiesDisabled: true,
    policyLink: { ref: 'page', id: policyId },
    ...shape,
  });
  await page.context().clearCookies();
  await page.goto(`${owner.siteUrl}/find-us`);
  await expect(banner(page)).toBeVisible();
}

for (const shape of SHAPES) {
  const name = Object.values(shape).join(' ').toLowerCase();
  test(`${name}: nothing that axe objects to, within the window, and every part of it is reached by keys`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1280, height: 844 });
    await openWith(page, shape);
    const more = banner(page).getByText('Choose individually');
    if (await more.isVisible()) {
      await more.press('Enter');
      await expect(banner(page).getByRole('checkbox').first()).toBeVisible();
    }
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await violationsOf(page), `axe at ${width} px`).toEqual([]);
      const box = await banner(page).boundingBox();
      expect.soft(box?.x ?? -1, `left at ${width} px`).toBeGreaterThanOrEqual(0);
      expect.soft((box?.x ?? 0) + (box?.width ?? 9999), `right at ${width} px`).toBeLessThanOrEqual(width);
      expect.soft(box?.y ?? -1, `top at ${width} px`).toBeGreaterThanOrEqual(0);
      expect.soft((box?.y ?? 0) + (box?.height ?? 9999), `bottom at ${width} px`).toBeLessThanOrEqual(844);
    }
    // From the top of the page on, as whoever has no mouse.
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    const controls = banner(page).locator('a:visible, button:visible, summary:visible, input:visible');
    const count = await controls.count();
    expect(count).toBeGreaterThan(1);
    const reached = new Set<string>();
    for (let press = 0; press < count + 20 && reached.size < count; press += 1) {
      await page.keyboard.press('Tab');
      const found = await page.evaluate(focusedInBanner);
      if (!found) continue;
      expect(found.isMarked, `${found.html} shows that it has the focus`).toBe(true);
      reached.add(found.html);
    }
    expect([...reached]).toHaveLength(count);
    await banner(page).getByRole('button').first().press('Enter');
    await expect(banner(page)).toHaveCount(0);
    await page.reload();
    await expect(page.locator('.cookie-banner')).toBeHidden();
  });
}

function focusedInBanner(): { readonly html: string; readonly isMarked: boolean } | undefined {
  const { activeElement } = document;
  if (!activeElement?.closest('.cookie-banner')) return undefined;
  const { outlineStyle, outlineWidth } = getComputedStyle(activeElement);
  return {
    html: activeElement.outerHTML.slice(0, 120),
    isMarked: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
  };
}
