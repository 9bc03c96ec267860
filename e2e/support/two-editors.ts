/** Two owners, Ada Berg and Bo Lind, with the same page open in a browser each. */
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { type OwnerServer, signInColleague, signInOwner, startOwnerServer } from './owner-server.ts';
import { frameOf, saved, skipGuide } from './page-editor.ts';

export interface TwoEditors {
  readonly server: OwnerServer;
  readonly ada: Page;
  readonly bo: Page;
  /** Opens the page once more, as whom the browser is signed in for. */
  open(context: BrowserContext): Promise<Page>;
  /** Waits until the draft at the server holds these words. */
  expectStored(words: string): Promise<void>;
  stop(): Promise<void>;
}

export async function startTwoEditors(browser: Browser): Promise<TwoEditors> {
  const server = await startOwnerServer();
  const [ofAda, ofBo] = [await browser.newContext(), await browser.newContext()];
  const { siteId } = await signInOwner(server, ofAda);
  await signInColleague(server, ofBo, { siteId, name: 'Bo Lind' });
  const site = `${server.origin}/api/sites/${siteId}`;
  const { homePageId } = (await (await ofAda.request.get(`${site}/tree`)).json()) as { homePageId: string };
  const open: TwoEditors['open'] = async (context) => {
    const page = await context.newPage();
    await page.setViewportSize({ width: 1280, height: 844 });
    await skipGuide(page);
    await page.goto(`${server.origin}/sites/${siteId}/edit/${homePageId}`);
    await expect(page.locator('[data-frame="ready"]')).toBeVisible();
    await expect(frameOf(page).getByRole('heading', { level: 1 })).toBeVisible();
    await saved(page);
    return page;
  };
  return {
    server,
    ada: await open(ofAda),
    bo: await open(ofBo),
    open,
    async expectStored(words) {
      const draft = async () => {
        const answer = await ofBo.request.get(`${site}/documents/${homePageId}`);
        return JSON.stringify((await answer.json()).draft.body);
      };
      await expect.poll(draft).toContain(JSON.stringify(words));
    },
    async stop() {
      await ofAda.close();
      await ofBo.close();
      await server.stop();
    },
  };
}
