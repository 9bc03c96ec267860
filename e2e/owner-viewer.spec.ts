/** The editor as people meet it who may only look at the site. */
import { expect } from '@playwright/test';
import { CONTRIBUTOR_ROLES } from '#domain/accounts/roles.ts';
import { signInColleague } from './support/owner-server.ts';
import { test } from './support/owner-test.ts';
import { frameOf } from './support/page-editor.ts';
import { violationsOf } from './support/violations.ts';

const NOTE = 'You can view this page. Ask an owner for permission to edit it.';

test('ROLE-08 a viewer sees the page in the editor, and nothing to edit it with', async ({
  browser,
  ownerServer: server,
  owner,
}) => {
  const { homePageId } = await owner.call('GET', 'tree');
  const context = await browser.newContext({ viewport: { width: 1280, height: 844 } });
  const role = CONTRIBUTOR_ROLES.viewer;
  await signInColleague(server, context, { siteId: owner.siteId, name: 'Vic Viewer', role });
  const page = await context.newPage();
  const refused: string[] = [];
  page.on('response', (answer) => void (answer.status() >= 400 && refused.push(answer.url())));
  await page.goto(`${server.origin}/sites/${owner.siteId}/edit/${homePageId}`);
  await expect(page.locator('[data-frame="ready"]')).toBeVisible();
  const text = frameOf(page).getByRole('heading').first();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(page.getByText(NOTE)).toBeVisible();
    await expect(text).toBeVisible();
    for (const name of [/^Add/, /^Outline/, /^Settings/, /^Undo/, /^Publish/, /^Checks/])
      await expect(page.getByRole('button', { name })).toHaveCount(0);
    await expect(page.getByRole('complementary')).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'How the editor works' })).toHaveCount(0);
  }
  expect(await violationsOf(page, { exclude: 'iframe', without: ['region'] })).toEqual([]);
  // The frame lets no press through to what it shows.
  await text.dblclick({ force: true });
  await page.keyboard.type('a/f');
  await expect(frameOf(page).locator('[contenteditable]')).toHaveCount(0);
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(refused).toEqual([]);
  await context.close();
});
