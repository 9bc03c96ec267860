/** A block deleted from a row in the page editor: the gap it leaves, and the way back to what is published. */
import { expect, type Page } from '@playwright/test';
import { test } from './support/browser-test.ts';
import { type OwnerServer, setUpThroughScreens, startOwnerServer } from './support/owner-server.ts';

let server: OwnerServer;
let page: Page;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  server = await startOwnerServer();
  const context = await browser.newContext({ viewport: { width: 1280, height: 844 } });
  page = await context.newPage();
  const address = await setUpThroughScreens(server, page);
  await page.goto(server.origin + address);
});
test.afterAll(async () => {
  await page.context().close();
  await server.stop();
});

/** Runs in the page: makes one with three columns. @returns the address of its editor */
async function makeColumns(): Promise<string> {
  const [, , site] = location.pathname.split('/');
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'A few words.' }] };
  const blocks = [1, 5, 9].map((column) => ({
    id: `column${column}`.padEnd(24, 'x'),
    type: 'text',
    version: 1,
    props: { content: { type: 'doc', content: [paragraph] }, size: 'regular' },
    place: { column, span: 4 },
  }));
  const look = { theme: 'paper', width: 'content', spacing: 'medium' };
  const body = {
    title: 'Columns',
    fields: {},
    sections: [{ id: 'columns'.padEnd(24, 'x'), ...look, blocks }],
  };
  const answer = await fetch(`/api/sites/${site}/documents`, {
    method: 'POST',
    headers: { 'x-vitrine': '1', 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'page', body }),
  });
  return `/sites/${site}/edit/${(await answer.json()).document.id}`;
}

test('a block of a row is deleted, its gap closed; all undone, the page is as published again', async () => {
  await page.goto(server.origin + (await page.evaluate(makeColumns)));
  const bar = page.getByRole('banner');
  const publish = bar.getByRole('button', { name: 'Publish', exact: true });
  await publish.click();
  await expect(bar.getByText('Published', { exact: true })).toBeVisible();
  const block = (id: string) =>
    page.frameLocator('#editor-frame').locator(`main [data-block="${id.padEnd(24, 'x')}"]`);
  const widthOf = async () => Math.round((await block('column9').boundingBox())?.width ?? 0);
  await expect(block('column9')).toBeVisible();
  await expect(page.locator('[data-frame="ready"]')).toBeVisible();
  const width = await widthOf();
  await block('column5').click();
  await expect(page.frameLocator('#editor-frame').locator('.selected:not(.is-section)')).toBeVisible();
  await page.keyboard.press('Delete');
  await expect(block('column5')).toHaveCount(0);
  await expect.poll(widthOf).toBe(width);
  await page.getByRole('button', { name: 'Close the gap' }).click();
  await expect.poll(widthOf).toBeGreaterThan(width * 1.4);
  await expect(bar.getByText('Unpublished changes')).toBeVisible();
  await expect(page.getByText('Text deleted.', { exact: true })).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect.poll(widthOf).toBe(width);
  await page.keyboard.press('Control+z');
  await expect(block('column5')).toHaveCount(1);
  await expect(bar.getByText('Published', { exact: true })).toBeVisible();
  await expect(publish).toBeDisabled();
});
