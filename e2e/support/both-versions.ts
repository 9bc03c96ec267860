/** Looks at both versions of a page as new visitors do. */
import { type Browser, expect } from '@playwright/test';

const MOST_VISITORS = 12;

/**
 * Visits until both versions were shown, and fails where anything moves in one of them.
 * @param words that only one of the versions has
 */
export async function expectBothStill(browser: Browser, url: string, words: string): Promise<void> {
  const seen = new Set<boolean>();
  for (let number = 0; seen.size < 2 && number < MOST_VISITORS; number += 1) {
    const context = await browser.newContext({ userAgent: `Mozilla/5.0 Chrome/140.0 visitor/${number}` });
    const visitor = await context.newPage();
    await visitor.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value') as number);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await visitor.goto(url);
    seen.add((await visitor.getByText(words).count()) > 0);
    await visitor.waitForLoadState('networkidle');
    expect(await visitor.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
    await context.close();
  }
  expect(seen.size).toBe(2);
}
