/** A browser that stops drawing does not keep its test waiting. */
import { chromium, expect } from '@playwright/test';
import { test } from './support/browser-test.ts';
import { watchDrawing } from './support/watch-drawing.ts';

const PAGE = 'data:text/html,<title>A page</title><button>Press</button>';

test('a browser whose drawing process stands still is closed, though its pages go on answering', async ({
  launchOptions,
}) => {
  const browser = await chromium.launch(launchOptions);
  const page = await browser.newPage();
  await page.goto(PAGE);
  await page.getByRole('button').click();
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  for (const { id, type } of processInfo) if (type === 'GPU') process.kill(id, 'SIGSTOP');
  expect(await page.title()).toBe('A page');
  const watch = watchDrawing(browser, { beforeMs: 0, frameMs: 500, betweenMs: 50 });
  await expect(page.getByRole('button').click()).rejects.toThrow('closed');
  expect(watch.hasStopped()).toBe(true);
  watch.end();
});
