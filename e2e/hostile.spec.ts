/**
 * Hostile strings as an import brings them in: titles, bodies, slugs, tags, authors and excerpts of posts on
 * the real server, opened in a browser. Nothing may run as the site's own.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { hasSharedData, sharedJson, sharedLines } from '../scripts/shared-data.ts';
import { startServer } from '../testing/main/server-process.ts';
import { test } from './support/browser-test.ts';

const PER_POST = 40;
const execute = promisify(execFile);

test('no script of 2,000 payloads and 515 naughty strings runs on an imported site', async ({ page }) => {
  test.skip(!hasSharedData(), 'the outside test data is not beside the project');
  const strings = [
    ...sharedLines('hostile/xss-payloads.txt'),
    ...(sharedJson<string[]>('hostile/blns.json') ?? []),
  ];
  expect(strings.length).toBeGreaterThan(2000);
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-hostile-'));
  const server = await startServer({ dataDir });
  try {
    const file = join(dataDir, 'hostile.xml');
    writeFileSync(file, exportOf(strings));
    await vitrine(dataDir, 'site', 'create', 'hostile', '--title', 'Hostile <script>alert(1)</script>');
    await vitrine(dataDir, 'import', 'wordpress', file, '--site', 'hostile');
    const origin = `http://hostile.localhost:${server.port}`;
    const ran = await watch(page);
    const sitemap = (await (await page.goto(`${origin}/sitemap.xml`))?.text()) ?? '';
    const addresses = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => decodeXml(match[1] ?? ''));
    expect(addresses.length).toBeGreaterThan(strings.length / PER_POST);
    for (const address of addresses) {
      const response = await page.goto(address);
      expect([address, response?.status()]).toEqual([address, 200]);
      await provoke(page);
      expect([address, ran()]).toEqual([address, []]);
    }
    for (const query of strings.filter((_, index) => index % 50 === 0)) {
      await page.goto(`${origin}/search?q=${encodeURIComponent(query.toWellFormed())}`);
      expect([query, ran()]).toEqual([query, []]);
    }
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

/** Collects every sign of a script of the payloads: dialogs, requests to other hosts, the functions they call. */
async function watch(page: Page): Promise<() => string[]> {
  const signs: string[] = [];
  page.on('dialog', async (dialog) => {
    signs.push(`dialog: ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.on('request', (request) => {
    const { hostname } = new URL(request.url());
    const isOwn =
      hostname.endsWith('.localhost') ||
      request.url().startsWith('data:') ||
      request.url().startsWith('about:');
    if (!isOwn && request.frame() === page.mainFrame()) signs.push(`request: ${request.url()}`);
  });
  await page.exposeFunction('vitrineRan', (what: string) => signs.push(what));
  await page.addInitScript(() => {
    if (window.top !== window) return;
    for (const name of ['alert', 'prompt', 'confirm', 'print'] as const) {
      Object.defineProperty(window, name, {
        value: () => (window as unknown as { vitrineRan(what: string): void }).vitrineRan(name),
      });
    }
  });
  return () => signs;
}

/** Does what would set off handlers that wait for a visitor. */
async function provoke(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('main *')) {
      for (const type of ['mouseover', 'focus', 'error', 'load', 'animationstart', 'pointerenter']) {
        element.dispatchEvent(new Event(type, { bubbles: true }));
      }
    }
  });
}

async function vitrine(dataDir: string, ...args: string[]): Promise<void> {
  await execute(process.execPath, ['dist/server/cli.js', ...args], {
    env: { ...process.env, DATA_DIR: dataDir },
    maxBuffer: 50_000_000,
  });
}

function exportOf(strings: readonly string[]): string {
  const posts: string[] = [];
  for (let start = 0; start < strings.length; start += PER_POST) {
    const batch = strings.slice(start, start + PER_POST).map(xmlSafe);
    const first = batch[0] ?? '';
    const words = batch
      .map((text) => `<!-- wp:paragraph --><p>${escapeXml(text)}</p><!-- /wp:paragraph -->`)
      .join('\n');
    const tags = batch
      .slice(0, 8)
      .map(
        (text, index) =>
          `<category domain="post_tag" nicename="t${index}">${cdata(text.slice(0, 50))}</category>`,
      );
    posts.push(`<item><title>${cdata(first)}</title><dc:creator>${cdata(first.slice(0, 60))}</dc:creator>
<content:encoded>${cdata(`${words}\n<!-- wp:html -->${batch.slice(0, 12).join('\n')}<!-- /wp:html -->`)}</content:encoded>
<excerpt:encoded>${cdata(batch[1] ?? '')}</excerpt:encoded>
<wp:post_id>${start + 1}</wp:post_id><wp:post_date_gmt>2024-01-01 10:00:00</wp:post_date_gmt>
<wp:post_name>${cdata(first.slice(0, 80))}</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type>${tags.join('')}</item>`);
  }
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>Hostile</title><link>https://old.example</link><wp:wxr_version>1.2</wp:wxr_version>${posts.join('\n')}</channel></rss>`;
}

/** What XML forbids cannot be in an export. */
function xmlSafe(text: string): string {
  return text.toWellFormed().replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '');
}

function cdata(text: string): string {
  return `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function decodeXml(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
}
