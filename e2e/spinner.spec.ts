/** What turns while the owner waits. */
import { expect } from '@playwright/test';
import { test } from './support/browser-test.ts';
import { signInOwner, startOwnerServer } from './support/owner-server.ts';

test('WIDG-13 WIDG-14 the spinner has sizes and colours, all of them design tokens, wherever owners wait', async ({
  browser,
}) => {
  const server = await startOwnerServer();
  const context = await browser.newContext();
  const { siteId } = await signInOwner(server, context);
  const page = await context.newPage();
  await page.route(/\/api\/.*\/activity/, () => {});
  // Before that, the screen itself is being fetched.
  const asked = page.waitForRequest(/\/api\/.*\/activity/);
  await page.goto(`${server.origin}/sites/${siteId}/activity`);
  await asked;
  const waiting = page.getByRole('status').filter({ hasText: 'Loading…' });
  await expect(waiting).toBeVisible();
  const found = await waiting.locator('svg').evaluate((svg) => {
    /** What an element is drawn with whose style says the same by tokens. */
    const measure = (element: Element) => {
      const { width, color } = getComputedStyle(element);
      return [width, color];
    };
    const probe = document.createElement('div');
    document.body.append(probe);
    const byTokens = (width: string, color: string) => {
      probe.style.cssText = `position: fixed; width: var(${width}); color: var(${color})`;
      return measure(probe);
    };
    const as = (size: string, color: string) => {
      svg.setAttribute('data-size', size);
      svg.setAttribute('data-color', color);
      return measure(svg);
    };
    return {
      here: [measure(svg), byTokens('--space-4', '--accent-line')],
      small: [as('small', 'inherit'), byTokens('--size-lead', '--text-muted')],
      large: [as('large', 'accent'), byTokens('--space-5', '--accent-line')],
    };
  });
  for (const [shown, expected] of Object.values(found)) expect(shown).toEqual(expected);
  expect(new Set(Object.values(found).map(([shown]) => shown?.[0])).size).toBe(3);
  await context.close();
  await server.stop();
});
