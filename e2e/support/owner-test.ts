/**
 * What tests of the owner area begin with: one server for all files of a worker, and owners with a site of their own.
 * Whoever crashes the server, sets it up, or looks at all of its sites starts one alone: `startOwnerServer`.
 */
import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { test as base } from './browser-test.ts';
import { type OwnerServer, type SignedInOwner, signInOwner, startOwnerServer } from './owner-server.ts';

export interface Desk {
  readonly server: OwnerServer;
  readonly owner: SignedInOwner;
  /** Signed in as the owner. Close it after all tests. */
  readonly context: BrowserContext;
  readonly page: Page;
  /** Opens a screen of the owner’s site in a page of its own. @param path below the address of the site */
  open(path: string): Promise<Page>;
}

interface DeskOptions extends BrowserContextOptions {
  readonly siteName?: string;
}

interface OfWorkers {
  readonly ownerServer: OwnerServer;
  /** For tests that build on each other. Those that do not ask for `owner`. */
  openDesk(options?: DeskOptions): Promise<Desk>;
}

interface OfTests {
  /** Has a new site; the test's own page is signed in. */
  readonly owner: SignedInOwner;
}

const DESK = { width: 1280, height: 844 };

export const test = base.extend<OfTests, OfWorkers>({
  ownerServer: [
    // biome-ignore lint/correctness/noEmptyPattern: fixtures say by their pattern what they need
    async ({}, use) => {
      const server = await startOwnerServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  openDesk: [
    async ({ browser, ownerServer: server }, use) => {
      await use(async ({ siteName, ...options } = {}) => {
        const context = await browser.newContext({ viewport: DESK, ...options });
        const owner = await signInOwner(server, context, siteName);
        const open = async (path: string) => {
          const page = await context.newPage();
          await page.goto(`${server.origin}/sites/${owner.siteId}/${path}`);
          return page;
        };
        return { server, owner, context, open, page: await context.newPage() };
      });
    },
    { scope: 'worker' },
  ],
  owner: async ({ context, ownerServer }, use) => {
    await use(await signInOwner(ownerServer, context));
  },
});
