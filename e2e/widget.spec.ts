/** A block that the server renders anew for a page that is open already. */
import { expect } from '@playwright/test';
import { definitions } from '#blocks/definitions.ts';
import { test } from './server.ts';

test('DATA-20 the answer stands in the place of what the block held, and its island lives again', async ({
  demo,
  page,
}) => {
  await page.goto(`${demo.origin}/blocks/summary`);
  const block = page.locator('[data-island=summary]').first();
  await expect(block).toHaveAttribute('data-mounted', '');
  const id = (await block.getAttribute('data-block')) ?? '';
  const value = { ...definitions['summary']?.defaults, heading: 'Rendered anew' };
  const render = (widget: object) =>
    block.evaluate((element, given) => Reflect.get(window, 'vitrine').renderWidget(element, given), {
      id,
      ...widget,
    });
  expect(await render({ type: 'summary', value })).toBe(true);
  await expect(block.getByRole('heading', { name: 'Rendered anew' })).toBeVisible();
  await expect(block).toHaveAttribute('data-mounted', '');
  expect(await render({ type: 'code', value: {} })).toBe(false);
  await expect(block.getByRole('heading', { name: 'Rendered anew' })).toBeVisible();
});
