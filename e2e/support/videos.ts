/** What videos of a page are asked of, in tests that ask nobody else. */
import type { Page } from '@playwright/test';
import { makeWav } from './wav.ts';

/** Stands in for every service: what its frame is told is kept in `window.told` of the page, and a click ends its video. */
const SERVICE = `<!doctype html><title>Player</title><script>addEventListener('message', ({ data }) => parent.postMessage({ told: data, at: location.hostname }, '*')); addEventListener('click', () => parent.postMessage(location.hostname.includes('vimeo') ? { event: 'ended' } : JSON.stringify({ event: 'onStateChange', info: 0 }), '*'))</script>`;

/** @returns addresses that were asked of others */
export async function standInForServices(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/^https:\/\//, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: SERVICE });
  });
  await page.addInitScript(() => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    addEventListener(
      'message',
      ({ data }) => 'told' in Object(data) && told.push([data.at, JSON.parse(data.told)]),
    );
  });
  return asked;
}

export async function serveFilm(page: Page): Promise<void> {
  const body = makeWav(30);
  await page.route('**/film.mp4', (route) => {
    const from = Number(/^bytes=(\d+)-/.exec(route.request().headers()['range'] ?? '')?.[1] ?? 0);
    return route.fulfill({
      status: 206,
      contentType: 'audio/wav',
      body: body.subarray(from),
      headers: {
        'accept-ranges': 'bytes',
        'content-range': `bytes ${from}-${body.length - 1}/${body.length}`,
      },
    });
  });
}
