/** A static copy of the demo site, served by the plainest of web servers. */
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { test } from './support/browser-test.ts';
import { type SeededData, seedData } from './support/seeded-data.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.wav': 'audio/wav',
  '.xml': 'application/xml',
};

/** Files as they are, a folder's index.html, a redirect to the slash, 404.html: what every server does. */
async function servePlainly(folder: string, below: string): Promise<{ server: Server; origin: string }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://x');
    const path = decodeURIComponent(pathname);
    const file = join(folder, path.startsWith(below) ? path.slice(below.length) : 'nowhere');
    if (isFolder(file) && !path.endsWith('/')) {
      response.writeHead(301, { location: `${pathname}/` }).end();
      return;
    }
    const wanted = isFolder(file) ? join(file, 'index.html') : file;
    const [status, sent] = existsSync(wanted) ? [200, wanted] : [404, join(folder, '404.html')];
    response.writeHead(status, { 'content-type': TYPES[extname(sent)] ?? 'application/octet-stream' });
    createReadStream(sent).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

// A copy is made by a process of its own: beside other tests that takes several times as long as alone.
test.describe.configure({ timeout: 360_000 });

let data: SeededData;
test.beforeAll(async () => {
  data = await seedData();
});
test.afterAll(() => data.remove());

/** Every address a page's markup holds, as the browser would ask for it. */
function addressesIn(html: string, page: string): string[] {
  const found = [...html.matchAll(/\s(?:href|src|poster|action)="([^"]+)"/g)].map(([, value]) => value ?? '');
  for (const [, set = ''] of html.matchAll(/srcset="([^"]+)"/gi))
    found.push(...set.split(', ').map((candidate) => candidate.split(' ')[0] ?? ''));
  for (const [, value = ''] of html.matchAll(/url\(([^)"']+)\)/g)) found.push(value);
  return found
    .map((value) => value.replaceAll('&amp;', '&'))
    .filter((value) => URL.canParse(value, page))
    .map((value) => new URL(value, page).href.replace(/#.*$/, ''));
}

interface Crawled {
  readonly visited: string[];
  /** Status and address of every answer that is not 200. */
  readonly failed: string[];
}

/** Follows every link and asset from the home page on. */
async function crawl(start: string): Promise<Crawled> {
  const { origin } = new URL(start);
  const seen = new Set([start]);
  const failed: string[] = [];
  for (const address of seen) {
    const response = await fetch(address, { redirect: 'manual' });
    const body = await response.text();
    if (response.status !== 200) failed.push(`${response.status} ${address}`);
    if (response.headers.get('content-type') !== 'text/html') continue;
    for (const next of addressesIn(body, address).filter((each) => each.startsWith(origin))) seen.add(next);
  }
  return { visited: [...seen], failed };
}

function noteErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('requestfailed', (request) => {
    // Leaving a page cancels what it was still loading.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') errors.push(`${request.url()} failed`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) errors.push(`${response.status()} ${response.url()}`);
  });
  return errors;
}

for (const [base, below] of [
  ['/', '/'],
  ['https://studio.example/some/place/', '/some/place/'],
  ['relative', '/any/where/'],
] as const) {
  test(`a copy for the base ${base} holds together`, async ({ page }) => {
    const folder = join(data.folder, `copy-${base.replace(/\W/g, '')}`);
    const written = await data.vitrine('static', 'demo', folder, '--base', base, '--json');
    const result = JSON.parse(written.stdout);
    const { server, origin } = await servePlainly(folder, below);
    try {
      const start = origin + below;
      const { visited, failed } = await crawl(start);
      expect(failed).toEqual([]);
      expect(visited.length).toBeGreaterThan(result.pages / 2);
      expect(visited.filter((address) => address.endsWith('.webp')).length).toBeGreaterThan(20);

      const errors = noteErrors(page);
      for (const path of [
        '',
        'journal/',
        'studio/kilns/',
        'blocks/audio/',
        'blocks/search/',
        'blocks/chart/',
        'blocks/form/',
        'journal/why-plates-are-not-round/',
      ]) {
        await page.goto(start + path, { waitUntil: 'networkidle' });
        const broken = await page.evaluate(() =>
          [...document.images]
            .filter((image) => image.complete && image.naturalWidth === 0)
            .map((image) => image.src),
        );
        expect(broken).toEqual([]);
        expect(await page.locator('form[role=search], form[method=post]').count()).toBe(0);
      }
      await page.goto(`${start}courses/`, { waitUntil: 'networkidle' });
      const caption = page.locator('.calendar caption').first();
      const before = await caption.textContent();
      await page.locator('a[data-month=next]').first().click();
      await expect(caption).not.toHaveText(before ?? '');
      await page.waitForURL(/month/);
      const links = await page.evaluate(() => [...document.links].map((link) => link.href));
      for (const link of new Set(links.filter((each) => each.startsWith(origin))))
        expect((await fetch(link)).status, link).toBe(200);
      expect(errors).toEqual([]);

      await page.goto(`${start}journal/why-plates-are-not-round/`);
      await expect(page.locator('.comments')).toContainText('Marit Solberg');
      await expect(page.locator('.comments')).toContainText('Comments are closed.');
      expect(await page.locator('.comment-reply').count()).toBe(0);
      expect(result.warnings.join(' ')).toMatch(/Forms need a server.*New comments need a server/s);

      const missing = await page.goto(`${start}nothing/here`);
      expect(missing?.status()).toBe(404);
      await expect(page.locator('main')).toContainText('The page may have moved');
    } finally {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  });
}

test('absolute links carry the address the copy was made for', async () => {
  const folder = join(data.folder, 'absolute');
  await data.vitrine('static', 'demo', folder, '--base', 'https://studio.example/');
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  expect(read('journal/index.html')).toContain(
    '<link rel="canonical" href="https://studio.example/journal/"',
  );
  for (const file of [
    'sitemap.xml',
    'robots.txt',
    'journal/feed.xml',
    'journal/feed.json',
    'journal/index.html',
  ]) {
    expect(read(file), file).toContain('https://studio.example/');
    expect(read(file), file).not.toMatch(/(href|content|loc)[=">]+http:\/\/demo\.localhost/);
  }
  expect(read('sitemap.xml')).not.toContain('demo.localhost');
  expect(read('home/index.html')).toContain('url=/"');
});
