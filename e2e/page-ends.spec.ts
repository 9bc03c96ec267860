/** How pages end: a footer as one, and thanks for a form that are seen as a whole. */
import { expect } from '@playwright/test';
import { TEMPLATE_NAMES } from '#domain/design/style.ts';
import { test } from './server.ts';

for (const template of TEMPLATE_NAMES) {
  test(`in ${template} a footer ends in the colours of its last section`, async ({ demoIn, page }) => {
    const demo = await demoIn(template);
    await page.goto(demo.origin);
    const colour = (selector: string) =>
      page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);
    const section = await colour('.site-footer > .section:nth-last-child(2)');
    expect(await colour('.site-footer > .site-footer-inner')).toBe(section);
    expect(section).not.toBe(await colour('body'));
  });
}

for (const template of TEMPLATE_NAMES) {
  test(`in ${template} the way on in the header looks current where it leads, and nowhere else`, async ({
    demoIn,
    page,
  }) => {
    const demo = await demoIn(template);
    const action = page.locator('.site-header-inner > .site-action');
    await page.goto(demo.origin);
    await expect(action).toHaveCSS('text-decoration-line', 'none');
    await page.goto(`${demo.origin}/contact`);
    const isText = template === 'plate' || template === 'folio';
    await expect(action).toHaveCSS('text-decoration-line', isText ? 'underline' : 'none');
  });
}

test('in plate what has a date has no second number', async ({ demoIn, page }) => {
  const demo = await demoIn('plate');
  await page.goto(demo.origin);
  const numbers = page
    .locator('.summary-item:has(> .event-badge)')
    .evaluateAll((items) => items.map((item) => getComputedStyle(item, '::before').content));
  const seen = new Set(await numbers);
  expect([...seen]).toEqual(['none']);
});

test('thanks for a form are clear of a header that stays in sight', async ({ demoIn, page }) => {
  const demo = await demoIn('harbour');
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto(`${demo.origin}/contact`);
  const form = page.locator('main form').first();
  await form.getByLabel('First name').fill('Ada');
  await form.getByLabel('Last name').fill('Berg');
  await form.getByLabel('Your email').fill('ada@example.org');
  // By key: its box lies under its label, and a press at a place may meet what lies over the page there.
  await form.getByRole('radio').last().press('Space');
  await expect(form.getByRole('radio').last()).toBeChecked();
  await form.getByLabel('Your letter').fill('Is there a bowl left?');
  await form.getByRole('button', { name: /send/i }).click();
  const sent = page.locator('.form-sent');
  await expect(sent).toBeVisible();
  await expect
    .poll(async () => {
      const [top = 0, bottom = 0] = await Promise.all([
        sent.evaluate((element) => element.getBoundingClientRect().top),
        page.locator('.site-header').evaluate((element) => element.getBoundingClientRect().bottom),
      ]);
      return top - bottom;
    })
    .toBeGreaterThan(10);
});
