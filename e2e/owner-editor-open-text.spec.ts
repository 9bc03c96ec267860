/** A text or a field that is open learns of what others do beneath it, shows it, and never writes over it unseen. */
import { expect, type Page } from '@playwright/test';
import { test } from './support/browser-test.ts';
import { frameOf, saved } from './support/page-editor.ts';
import { startTwoEditors, type TwoEditors } from './support/two-editors.ts';

let editors: TwoEditors;
let ada: Page;
let bo: Page;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  editors = await startTwoEditors(browser);
  ({ ada, bo } = editors);
});
test.afterAll(() => editors.stop());

const text = (page: Page) => frameOf(page).locator('[data-edited] [data-text]').first();

/** Opens the text and writes all of it anew. */
async function write(page: Page, words: string): Promise<void> {
  await text(page).click();
  await text(page).click();
  await expect(frameOf(page).locator('[contenteditable]').first()).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(words);
  await expect(text(page)).toHaveText(words);
}

async function collide(): Promise<void> {
  await ada.context().setOffline(true);
  await write(ada, 'AAA');
  await expect(ada.getByRole('button', { name: /^Offline/ })).toBeVisible();
  // Long enough for Ada's hold on the text to expire.
  await expect(bo.getByRole('list', { name: 'Also on this page' }).getByRole('button')).toHaveCount(0, {
    timeout: 60_000,
  });
  await write(bo, 'BBB');
  // Before Ada's words: the second one to save has the conflict.
  await editors.expectStored('BBB');
  await ada.context().setOffline(false);
  await ada.getByRole('button', { name: '1 conflict' }).click();
  const dialog = ada.getByRole('dialog', { name: 'Changed in two places' });
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await expect(dialog).toBeHidden();
  await saved(ada);
}

test('a version that is kept comes into a text that somebody else has open, and stays', async () => {
  test.setTimeout(300_000);
  await collide();
  // Bo has not left the text.
  await expect(text(bo)).toHaveText('AAA');
  await expect(bo.getByText('Someone else changed this text.')).toBeVisible();
  await bo.keyboard.press('End');
  await bo.keyboard.type('!');
  await saved(bo);
  await expect(text(bo)).toHaveText('AAA!');
  await expect(text(ada)).toHaveText('AAA!');
});

test('words typed while another version was on its way are kept beside it', async () => {
  // Bo's page hears nothing of Ada for now, and cannot save.
  await bo.route('**/operations', (route) => route.abort());
  await text(bo).click();
  await bo.keyboard.press('End');
  await bo.keyboard.type(' from Bo');
  await expect(text(bo)).toHaveText('AAA! from Bo');
  const changed = await ada.evaluate(async () => {
    const [, , site, , id] = location.pathname.split('/');
    const path = `/api/sites/${site}/documents/${id}`;
    const headers = { 'x-vitrine': '1', 'content-type': 'application/json' };
    const { draft } = await (await fetch(path, { headers })).json();
    const blocks = draft.body.sections.flatMap(({ blocks }: { blocks: unknown[] }) => blocks);
    const hit = blocks.find((each: unknown) => JSON.stringify(each).includes('AAA!'));
    const after = JSON.parse(JSON.stringify(hit.props).replace('AAA!', 'From Ada'));
    const operations = [{ op: 'set', id: hit.id, path: ['props'], before: hit.props, after }];
    const body = JSON.stringify({ baseId: draft.id, operations });
    return (await fetch(`${path}/operations`, { method: 'POST', headers, body })).status;
  });
  expect(changed).toBe(200);
  await bo.unroute('**/operations');
  await expect(bo.getByRole('button', { name: '1 conflict' })).toBeVisible({ timeout: 60_000 });
  await expect(text(bo)).toHaveText('From Ada');
  await bo.getByRole('button', { name: '1 conflict' }).click();
  const dialog = bo.getByRole('dialog', { name: 'Changed in two places' });
  await expect(dialog.getByText('AAA! from Bo')).toBeVisible();
  await expect(dialog.getByText('From Ada')).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await expect(text(bo)).toHaveText('AAA! from Bo');
  await saved(bo);
});
