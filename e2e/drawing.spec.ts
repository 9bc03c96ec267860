/** A browser that stops drawing does not keep its test waiting. */
import { chromium, expect } from '@playwright/test';
import { test } from './support/browser-test.ts';
import { serve } from './support/serve.ts';
import { isDrawn, watchDrawing } from './support/watch-drawing.ts';

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

test('a page that waits for its style sheet is not taken for one that nobody draws', async ({ page }) => {
  let sendStyle = (): void => undefined;
  const server = await serve((url, _request, response) => {
    if (url.pathname !== '/late.css')
      return '<!doctype html><link rel="stylesheet" href="/late.css"><p>Here</p>';
    response.flushHeaders();
    sendStyle = () => response.end('p { color: red }');
    return undefined;
  });
  const opened = page.goto(server.origin);
  await expect.poll(() => server.requests).toContain('/late.css');
  expect(await isDrawn(page, new WeakMap(), 500)).toBe(true);
  sendStyle();
  await opened;
  await server.close();
});
