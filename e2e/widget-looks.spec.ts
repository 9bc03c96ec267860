/** The live page of each block of the toolkit, read from the right and magnified twice, with all that opens open. */
import { expect } from '@playwright/test';
import { test } from './server.ts';
import { expectAccessible } from './support/accessible.ts';

const WIDGETS = [
  ...['accordion', 'button', 'entrance', 'follow-button', 'map', 'marquee', 'menu', 'popup', 'pricing'],
  ...['shape', 'table-booking', 'appointment', 'text-shape'],
];
/** What a window of 1280 pixels shows at 200 %. */
const MAGNIFIED = 640;

for (const type of WIDGETS)
  test(`axe has nothing against ${type} read from the right or at 200 %, and nothing is wider than it`, async ({
    demo,
    page,
  }) => {
    await page.setViewportSize({ width: MAGNIFIED, height: 844 });
    await page.goto(`${demo.origin}/blocks/${type}`);
    const closed = page.locator('main button[aria-expanded="false"]');
    // One that opens may close another: as many times as there are of them is enough.
    for (let left = await closed.count(); left > 0 && (await closed.count()) > 0; left -= 1)
      await closed.first().click();
    await expectAccessible(page, [MAGNIFIED]);
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    await expect(page.locator('main')).toHaveCSS('direction', 'rtl');
    await expectAccessible(page, [MAGNIFIED]);
  });
