/**
 * Two owners on one page: they see each other and what each holds, their work comes together, and where it
 * collides both versions are shown. Also with the server killed, the tab closed and the connection lost.
 */
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { test } from './support/browser-test.ts';
import type { OwnerServer } from './support/owner-server.ts';
import { frameOf as frame, outlineOf, saved } from './support/page-editor.ts';
import { startTwoEditors, type TwoEditors } from './support/two-editors.ts';

let editors: TwoEditors;
let server: OwnerServer;
let ada: Page;
let bo: Page;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  editors = await startTwoEditors(browser);
  ({ server, ada, bo } = editors);
  await showOutline(ada);
  await showOutline(bo);
});
test.afterAll(() => editors.stop());

async function openAgain(context: BrowserContext): Promise<Page> {
  const page = await editors.open(context);
  await showOutline(page);
  return page;
}

/** It stays open from visit to visit. */
async function showOutline(page: Page): Promise<void> {
  if (!(await outlineOf(page).isVisible())) await page.getByRole('button', { name: 'Outline' }).click();
}

const people = (page: Page) => page.getByRole('list', { name: 'Also on this page' });
const field = (page: Page) => page.getByRole('complementary', { name: 'Settings' }).getByLabel('Who said it');

async function choose(page: Page, part: RegExp): Promise<void> {
  await outlineOf(page).getByRole('button', { name: part }).first().click();
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
  await expect(outlineOf(bo)).toBeVisible();
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
  // Before Ada's words: the second one to save has the conflict.
  await editors.expectStored('From Bo');
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
  ada = await openAgain(context);
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
  ada = await openAgain(context);
  await expect(frame(ada).getByText('Written in a tunnel')).toBeVisible();
  await expect(frame(bo).getByText('Written in a tunnel')).toBeVisible();
});
