/**
 * Two owners on one page: they see each other and what each holds, their work comes together, and where it
 * collides both versions are shown. Also with the server killed, the tab closed and the connection lost.
 */
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { test } from './support/browser-test.ts';
import { type OwnerServer, signInColleague, signInOwner, startOwnerServer } from './support/owner-server.ts';

let server: OwnerServer;
let address: string;
let ada: Page;
let bo: Page;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  server = await startOwnerServer();
  const contexts = [await browser.newContext(), await browser.newContext()] as const;
  const { siteId } = await signInOwner(server, contexts[0]);
  await signInColleague(server, contexts[1], { siteId, name: 'Bo Lind' });
  const tree = await contexts[0].request.get(`${server.origin}/api/sites/${siteId}/tree`);
  const { homePageId } = (await tree.json()) as { homePageId: string };
  address = `${server.origin}/sites/${siteId}/edit/${homePageId}`;
  [ada, bo] = [await openEditor(contexts[0]), await openEditor(contexts[1])];
});
test.afterAll(async () => {
  await ada.context().close();
  await bo.context().close();
  await server.stop();
});

async function openEditor(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.setViewportSize({ width: 1280, height: 844 });
  await page.addInitScript(() => localStorage.setItem('vitrine-editor-guide', 'seen'));
  await page.goto(address);
  await expect(page.locator('[data-frame="ready"]')).toBeVisible();
  await expect(frame(page).getByRole('heading', { level: 1 })).toBeVisible();
  // It stays open from visit to visit.
  const outline = page.getByRole('complementary', { name: 'Parts of the page' });
  if (!(await outline.isVisible())) await page.getByRole('button', { name: 'Outline' }).click();
  await saved(page);
  return page;
}

const frame = (page: Page) => page.frameLocator('#editor-frame');
const people = (page: Page) => page.getByRole('list', { name: 'Also on this page' });
const field = (page: Page) => page.getByRole('complementary', { name: 'Settings' }).getByLabel('Who said it');
const saved = (page: Page) => expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();

async function choose(page: Page, part: RegExp): Promise<void> {
  const outline = page.getByRole('complementary', { name: 'Parts of the page' });
  await outline.getByRole('button', { name: part }).first().click();
}

/** Lets go of whatever is chosen. */
async function letGo(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'What is shown' }).getByRole('button', { name: 'Page' }).click();
}

test('both see each other by name, and what one saves is seen by the other', async () => {
  await expect(people(ada).getByRole('button', { name: /^Bo Lind/ })).toBeVisible();
  await expect(people(bo).getByRole('button', { name: /^Ada Berg/ })).toBeVisible();
  await choose(ada, /^Quote/);
  await field(ada).fill('Ingrid Halden');
  await saved(ada);
  await expect(frame(bo).getByText('Ingrid Halden')).toBeVisible();
});

test('a block that one holds bears that name for the other, who cannot change it, and is told so', async () => {
  await expect(people(bo).getByRole('button', { name: 'Ada Berg: Quote' })).toBeVisible();
  await choose(bo, /^Quote/);
  const settings = bo.getByRole('complementary', { name: 'Settings' });
  await expect(settings.getByText('Ada Berg is editing this now.')).toBeVisible();
  await bo.keyboard.press('Delete');
  const notice = bo.getByRole('region').getByText('Ada Berg is editing this now.');
  await expect(notice).toBeVisible();
  // Letters meant for it are no commands: "o" would close the outline.
  await bo.keyboard.type('op?');
  await expect(bo.getByRole('complementary', { name: 'Parts of the page' })).toBeVisible();
  await expect(bo.getByRole('dialog', { name: 'Keyboard shortcuts' })).toHaveCount(0);
  await expect(notice).toBeVisible();
  await expect(frame(bo).getByText('Ingrid Halden')).toBeVisible();
  // Ada chose it first and is not disturbed.
  await field(ada).fill('Ingrid Halden, potter');
  await saved(ada);
  await letGo(ada);
  await expect(settings.getByText('Ada Berg is editing this now.')).toBeHidden();
  await field(bo).fill('Ingrid');
  await saved(bo);
  await letGo(bo);
  await expect(frame(ada).getByText('Ingrid', { exact: true })).toBeVisible();
  await expect(people(ada).getByRole('button', { name: 'Bo Lind', exact: true })).toBeVisible();
  await expect(people(bo).getByRole('button', { name: 'Ada Berg', exact: true })).toBeVisible();
});

test('what both changed at once is shown in both versions, and the owner chooses', async () => {
  await ada.context().setOffline(true);
  await choose(ada, /^Quote/);
  await field(ada).fill('From Ada');
  await expect(ada.getByRole('button', { name: /^Offline/ })).toBeVisible();
  await choose(bo, /^Quote/);
  await field(bo).fill('From Bo');
  await saved(bo);
  await letGo(bo);
  await ada.context().setOffline(false);
  await ada.getByRole('button', { name: '1 conflict' }).click();
  const dialog = ada.getByRole('dialog', { name: 'Changed in two places' });
  await expect(dialog.getByText('From Ada')).toBeVisible();
  await expect(dialog.getByText('From Bo')).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await expect(dialog).toBeHidden();
  await saved(ada);
  await expect(frame(bo).getByText('From Ada')).toBeVisible();
  await expect(frame(ada).getByText('From Ada')).toBeVisible();
});

test('a server that is killed in mid-edit and comes back has everything up to the last second', async () => {
  await choose(ada, /^Quote/);
  await field(ada).fill('');
  await field(ada).pressSequentially('Typed while the server', { delay: 20 });
  await server.crash();
  await field(ada).pressSequentially(' was dead', { delay: 20 });
  await expect(ada.getByRole('button', { name: /^Offline/ })).toBeVisible();
  await server.revive();
  await saved(ada);
  await expect(frame(bo).getByText('Typed while the server was dead')).toBeVisible();
});

test('a tab that is closed in mid-edit loses at most the last second', async () => {
  await field(ada).fill('Before the tab was closed');
  await saved(ada);
  await field(ada).press('End');
  await field(ada).pressSequentially(' at once');
  const context = ada.context();
  await ada.close({ runBeforeUnload: true });
  await expect(frame(bo).getByText(/^Before the tab was closed/)).toBeVisible();
  ada = await openEditor(context);
  await expect(frame(ada).getByText('Before the tab was closed at once')).toBeVisible();
});

test('a tab that is closed without a connection keeps its work in the browser and sends it next time', async () => {
  await ada.context().setOffline(true);
  await choose(ada, /^Quote/);
  await field(ada).fill('Written in a tunnel');
  await expect(ada.getByRole('button', { name: /^Offline/ })).toBeVisible();
  const context = ada.context();
  await ada.close();
  await context.setOffline(false);
  ada = await openEditor(context);
  await expect(frame(ada).getByText('Written in a tunnel')).toBeVisible();
  await expect(frame(bo).getByText('Written in a tunnel')).toBeVisible();
});
