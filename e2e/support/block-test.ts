/**
 * Browser tests of blocks: each opens a page that holds a block's example, served with the block's own style
 * sheet and the real visitor script, bundled on the fly.
 */

import { expect, type Page } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import { textDirection } from '#domain/locale/direction.ts';
import { test as base } from './browser-test.ts';
import { type Bundle, bundle } from './bundle.ts';
import type { BlockRequest } from './render-block.ts';
import { type Handler, serve, type TestServer } from './serve.ts';
import { TEST_TOKENS } from './test-tokens.ts';
import { violationsOf } from './violations.ts';

type Renderer = typeof import('./render-block.ts');

export interface BlockPage {
  readonly server: TestServer;
  /** Renders the block into a page of its own and opens it. */
  open(request: BlockRequest): Promise<Page>;
  /** The same with every example of a block, one below the other. */
  openAll(type: string, locale: string): Promise<Page>;
  /** Answers requests that are neither the page nor its scripts. */
  answer(handler: Handler): void;
  /** The page's HTML for a block, to be served by `answer`. */
  html(request: BlockRequest): Promise<string>;
}

interface WorkerFixtures {
  renderer: Renderer;
  visitor: Bundle;
}

/** A plain picture in the site's colours, since no photograph is at hand here. */
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1800" height="1200" viewBox="0 0 18 12" preserveAspectRatio="xMidYMid slice"><rect width="18" height="12" fill="#d8c9b4"/><circle cx="9" cy="8" r="3.4" fill="#8c6a4f"/><rect x="5.6" y="4.6" width="6.8" height="3.4" fill="#d8c9b4"/><ellipse cx="9" cy="8" rx="3.4" ry=".7" fill="#5d4433"/></svg>';

export const test = base.extend<{ blocks: BlockPage }, WorkerFixtures>({
  renderer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const vite: ViteDevServer = await createServer({
        configFile: false,
        root: process.cwd(),
        logLevel: 'error',
        appType: 'custom',
        server: { middlewareMode: true, ws: false, watch: null, hmr: false },
        optimizeDeps: { noDiscovery: true },
      });
      await use((await vite.ssrLoadModule('/e2e/support/render-block.ts')) as Renderer);
      await vite.close();
    },
    { scope: 'worker' },
  ],
  visitor: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => use(await bundle(`import '/src/main/visitor.ts';`)),
    { scope: 'worker' },
  ],
  blocks: async ({ page, renderer, visitor }, use) => {
    let document = '';
    let answer: Handler = () => undefined;
    const server = await serve((url, request, response) => {
      if (url.pathname === '/page') return document;
      const given = answer(url, request, response);
      if (given !== undefined) return given;
      if (url.pathname.startsWith('/s/')) {
        response.setHeader('content-type', 'image/svg+xml');
        return PICTURE;
      }
      return visitor.files.get(url.pathname);
    });
    const html = async (request: BlockRequest) =>
      pageOf({
        block: await renderer.renderBlock(request),
        css: renderer.blockCss(request.type),
        script: visitor.entry,
        locale: request.context?.locale ?? 'en',
      });
    const show = async (shown: string) => {
      document = shown;
      await page.goto(`${server.origin}/page`);
      return page;
    };
    await use({
      server,
      html,
      answer: (handler) => {
        answer = handler;
      },
      open: async (request) => show(await html(request)),
      openAll: async (type, locale) => {
        const examples = renderer
          .exampleNames(type)
          .map((example, index) =>
            renderer.renderBlock({ type, example, id: `block-${index}`, context: { locale } }),
          );
        const block = (await Promise.all(examples)).join('');
        return show(pageOf({ block, css: renderer.blockCss(type), script: visitor.entry, locale }));
      },
    });
    await server.close();
  },
});

interface PageParts {
  readonly block: string;
  readonly css: string;
  readonly script: string;
  readonly locale: string;
}

function pageOf({ block, css, script, locale }: PageParts): string {
  return `<!doctype html><html lang="${locale}" dir="${textDirection(locale)}"><head><title>Block</title><meta name="viewport" content="width=device-width"><style>${TEST_TOKENS}${css}</style></head><body><main><h1>Halden Ceramics</h1>${block}</main><script type="module" src="${script}"></script></body></html>`;
}

/** The block's island runs. */
export async function expectMounted(page: Page): Promise<void> {
  await expect(page.locator('[data-mounted]')).toHaveCount(1);
}

/** Nothing that axe objects to, at the width of a phone and of a desk. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await violationsOf(page)).toEqual([]);
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(overflow, `overflow at ${width} px`).toBeLessThanOrEqual(0);
  }
}

export { expect };
