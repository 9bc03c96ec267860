/**
 * Every variant of what visitors send, live on the demo's pages and against the real server, over a slow line: filled in,
 * sent, and accessible in each state at both widths.
 */
import { expect, type Locator, type Page } from '@playwright/test';
import { SAVE_SUBMISSION_PATH } from '#domain/forms/contract.ts';
import { test } from './server.ts';
import { violationsOf } from './support/violations.ts';

/** As on a train. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: 200_000,
    uploadThroughput: 100_000,
  });
}

/** However busy the machine is, a submission stays on its way until the gate opens; each opens once. */
async function holdSubmissions(page: Page): Promise<() => void> {
  let gate = Promise.withResolvers<void>();
  await page.route(`**${SAVE_SUBMISSION_PATH}*`, async (route) => {
    await gate.promise;
    gate = Promise.withResolvers<void>();
    await route.continue();
  });
  return () => gate.resolve();
}

async function expectAccessibleWithin(page: Page, block: Locator): Promise<void> {
  const id = await block.getAttribute('data-block');
  expect(await violationsOf(page, { include: [`[data-block="${id}"]`] })).toEqual([]);
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
}

const VALUES: Readonly<Record<string, string>> = {
  email: 'mira@example.org',
  number: '2',
  website: 'https://example.org',
};

/** Whatever is required and in sight gets a fitting value, also what an answer brings into sight. */
async function fillRequired(block: Locator): Promise<void> {
  const required = block.locator('.field[data-required]:visible');
  for (let index = 0; index < (await required.count()); index += 1) {
    const field = required.nth(index);
    const type = (await field.getAttribute('data-type')) ?? '';
    if (type === 'radio' || type === 'checkbox') await field.locator('input').first().check();
    else if (type === 'select') await field.locator('select').selectOption({ index: 1 });
    else
      for (const input of await field.locator('input, textarea').all())
        await input.fill(VALUES[type] ?? 'Mira');
  }
}

/** Fills page after page, and sends. */
async function send(block: Locator): Promise<void> {
  const next = block.getByRole('button', { name: 'Next' });
  await fillRequired(block);
  while (await next.isVisible()) {
    const before = await block.locator('.form').textContent();
    await next.click();
    await expect.poll(() => block.locator('.form').textContent()).not.toBe(before);
    await fillRequired(block);
  }
  await block.locator('.form-submit').click();
}

for (const width of [1280, 390]) {
  for (const kind of ['form', 'newsletter'] as const) {
    test(`FORM-01 FORM-36 FORM-37 FORM-38 FORM-42 each ${kind} of /blocks/${kind} is refused when empty and sent when filled in, at ${width} px`, async ({
      demo,
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: width === 390 ? 'dark' : 'light' });
      await page.goto(`${demo.origin}/blocks/${kind}`);
      const blocks = await page.locator(`.block-${kind}`).all();
      expect(blocks.length).toBeGreaterThanOrEqual(3);
      const sendOn = await holdSubmissions(page);
      for (const block of blocks) {
        await block.scrollIntoViewIfNeeded();
        await block.locator('.form button:visible').last().click();
        await expect(block.locator('[aria-invalid=true]').first()).toBeVisible();
        await expectAccessibleWithin(page, block);
        await slowDown(page);
        await send(block);
        await expect(block.locator('.form-submit')).toHaveText('Submitting…');
        await expect(block.locator('form.form')).toHaveAttribute('data-state', 'submitting');
        sendOn();
        await expect(block.locator('.form-sent')).toBeVisible();
        await expect(block.locator('form.form')).toBeHidden();
        await expectAccessibleWithin(page, block);
        if (process.env['SHOTS'])
          await block.screenshot({
            path: `${process.env['SHOTS']}/sent-${kind}-${width}-${blocks.indexOf(block)}.png`,
          });
      }
    });
  }
}
