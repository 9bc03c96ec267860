/** A page that comes in parts: its header is painted whole, since what is painted of it by halves moves. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { type DemoServer, test } from './server.ts';

const PATH = '/courses/wood-firing-39';
/** What the second part is late by: long enough for any browser to paint what it has. */
const PAUSE_MS = 700;

/** Sends the page up to the middle of its navigation, and the rest later. */
async function serveInParts(demo: DemoServer): Promise<Server> {
  const server = createServer(async (request, response) => {
    const answer = await demo.fetch(request.url ?? '/');
    response.setHeader('content-type', answer.headers.get('content-type') ?? 'text/plain');
    if (request.url !== PATH) return response.end(Buffer.from(await answer.arrayBuffer()));
    const html = await answer.text();
    const half = html.indexOf('</li>', html.indexOf('class="site-nav"'));
    response.write(html.slice(0, half));
    setTimeout(() => response.end(html.slice(half)), PAUSE_MS);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return server;
}

test('nothing is painted before the header is whole, so that it never moves', async ({ demo, page }) => {
  const server = await serveInParts(demo);
  await page.setViewportSize({ width: 1280, height: 844 });
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    (window as unknown as { seen: typeof seen }).seen = seen;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        seen.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  try {
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}${PATH}`);
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    const { paintedAt, wholeAt, shift } = await page.evaluate(() => ({
      paintedAt: performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.NaN,
      wholeAt: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).responseEnd,
      shift: (window as unknown as { seen: { shift: number } }).seen.shift,
    }));
    expect(paintedAt).toBeGreaterThanOrEqual(wholeAt);
    expect(shift).toBe(0);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
