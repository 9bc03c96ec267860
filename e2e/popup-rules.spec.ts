/** When popups and bars are shown: every rule of the contract, walked on one site. */
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { recordKey } from '#domain/popups/contract.ts';
import { WEBSITE_TYPES } from '#domain/settings/site-status.ts';
import { DAY_MS } from '#domain/time.ts';
import {
  newBlock,
  type OwnerServer,
  publishPage,
  publishSection,
  type SignedInOwner,
} from './support/owner-server.ts';
import { test } from './support/owner-test.ts';

const POPUP_ID = 'popup0000000000000000001';
const DESK = { width: 1280, height: 844 };
const PHONE = { width: 390, height: 844 };

let server: OwnerServer;
let owner: SignedInOwner;
let desk: BrowserContext;
let sectionId: string;
test.beforeAll(async ({ openDesk }) => {
  ({ server, owner, context: desk } = await openDesk({ siteName: 'Rules of popups' }));
  const letter = newBlock('letter000000000000000001', 'newsletter', { title: 'Two letters a year' });
  sectionId = await publishSection(owner, 'Letter', [letter]);
  const words = newBlock('words0000000000000000001', 'newsletter', { title: 'Elsewhere' });
  await publishPage(owner, { slug: 'work', title: 'Work', blocks: [words] });
  const locked = await publishPage(owner, { slug: 'locked', title: 'Locked', blocks: [words] });
  await owner.call('PUT', `documents/${locked}/settings`, { password: 'clay' });
});
test.afterAll(() => desk.close());

interface Case {
  readonly isShown: boolean;
  readonly path?: string;
  readonly popup?: object;
  /** What the browser remembers; nothing if absent. */
  readonly closed?: { readonly days: number; readonly version?: number; readonly submitted?: boolean };
  readonly viewport?: typeof DESK;
  readonly isSplashSite?: boolean;
}

const SIGNED_UP = { days: 99, submitted: true };
const CASES: Readonly<Record<string, Case>> = {
  'POPU-04 not found on a splash site': { isShown: false, path: '/nowhere', isSplashSite: true },
  'POPU-04 another page of a splash site': { isShown: true, isSplashSite: true },
  'POPU-04 not found on another site': { isShown: true, path: '/nowhere' },
  'POPU-05 a lock screen': { isShown: false, path: '/locked' },
  'POPU-06 a screenshot': { isShown: false, path: '/work?screenshot' },
  'POPU-07 a phone': { isShown: true, viewport: PHONE },
  'POPU-07 a phone, not for phones': { isShown: false, viewport: PHONE, popup: { enableMobile: false } },
  'POPU-07 a desk, not for phones': { isShown: true, popup: { enableMobile: false } },
  'POPU-08 the style none': { isShown: false, popup: { style: 'none' } },
  'POPU-09 no record': { isShown: true },
  'POPU-09 a record': { isShown: false, closed: { days: 1 } },
  'POPU-10 a record of an older version': { isShown: true, closed: { days: 1, version: 1 } },
  'POPU-10 a record of a newer version': { isShown: false, closed: { days: 1, version: 3 } },
  'POPU-11 signed up': { isShown: false, closed: SIGNED_UP },
  'POPU-11 signed up, shown anyway': { isShown: true, closed: SIGNED_UP, popup: { showUntilSignup: false } },
  'POPU-12 just before its days are over': { isShown: false, closed: { days: 6.99 } },
  'POPU-12 its days are over': { isShown: true, closed: { days: 7.01 } },
  'POPU-12 never again': { isShown: false, closed: { days: 9999 }, popup: { displayFrequency: -1 } },
};

test('POPU-04 POPU-05 POPU-06 POPU-07 POPU-08 POPU-09 POPU-10 POPU-11 POPU-12 a popup is shown by these rules', async ({
  page,
}) => {
  test.setTimeout(90_000);
  for (const [rule, each] of Object.entries(CASES)) {
    await prepare(page, each);
    await page.goto(owner.siteUrl + (each.path ?? '/work'));
    const popup = page.getByRole('dialog', { name: 'Letter' });
    if (each.isShown) {
      await expect.soft(popup, rule).toBeVisible({ timeout: 10_000 });
      continue;
    }
    await page.waitForLoadState('networkidle');
    expect.soft(await popup.isVisible(), rule).toBe(false);
    // A lock screen says nothing of what the site shows to others.
    if (each.path === '/locked') await expect(page.locator('[data-island=popup]'), rule).toHaveCount(0);
  }
});

let isSplashNow = false;
/** Only an import makes such a site. */
async function makeSplashSite(is: boolean): Promise<void> {
  if (is === isSplashNow) return;
  const websiteType = WEBSITE_TYPES[is ? 'coverPage' : 'classic'];
  await server.withDeps(({ db }) =>
    db.write((tx) => tx.updateTable('sites').set({ websiteType }).where('id', '=', owner.siteId).execute()),
  );
  isSplashNow = is;
}

async function prepare(page: Page, { popup, closed, viewport, isSplashSite }: Case): Promise<void> {
  await makeSplashSite(isSplashSite === true);
  const always = { id: POPUP_ID, name: 'Letter', sectionId, isOn: true, triggerAt: 0 };
  const popups = [{ ...always, version: 2, displayFrequency: 7, ...popup }];
  await owner.call('PUT', 'popups', { popups });
  await page.setViewportSize(viewport ?? DESK);
  await page.goto(`${owner.siteUrl}/robots.txt`);
  const { days = 0, version = 2, submitted = false } = closed ?? {};
  const record = { version, submitted, closedDate: Date.now() - days * DAY_MS };
  await page.evaluate(
    ([key, text]) => (text ? localStorage.setItem(key, text) : localStorage.removeItem(key)),
    [recordKey(POPUP_ID), closed ? JSON.stringify(record) : ''] as const,
  );
}

test('POPU-15 POPU-20 the information bar is shown up to 1024 px with a style, and only then are overlays managed', async ({
  page,
}) => {
  const managers: string[] = [];
  page.on('request', (request) => {
    if (/\/manager-[^/]*\.js/.test(request.url())) managers.push(request.url());
  });
  const bar = page.getByRole('complementary', { name: 'How to reach us' });
  for (const [style, width, isShown] of [
    ['dark', 1024, true],
    ['light', 390, true],
    ['dark', 1025, false],
    ['none', 390, false],
  ] as const) {
    managers.length = 0;
    await owner.call('PUT', 'popups', { bars: { infoBar: { style, phone: '+47 69 00 00 00' } } });
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${owner.siteUrl}/work`);
    await page.waitForLoadState('networkidle');
    await expect(bar, `${style} ${width}`).toBeVisible({ visible: isShown });
    expect(managers.length, `${style} ${width}`).toBe(isShown ? 1 : 0);
  }
});

test('POPU-16 POPU-17 the badge is shown by these templates, unless its type is none', async ({ page }) => {
  const badge = page.getByRole('complementary', { name: 'Badge' });
  for (const [type, isShown] of [
    ['dark', true],
    ['light', true],
    ['none', false],
  ] as const) {
    await owner.call('PUT', 'popups', { bars: { badge: { type, text: 'Made in Halden' } } });
    await page.goto(`${owner.siteUrl}/work`);
    await expect(badge, type).toBeVisible({ visible: isShown });
    const context = await page.locator('#site-context').textContent();
    // Templates of version 7.1 would show none.
    expect(JSON.parse(context ?? '').website.templateVersion ?? '1').not.toBe('7.1');
  }
});
