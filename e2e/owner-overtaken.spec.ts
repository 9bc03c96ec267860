/** Forms and dialogs that hold a copy: what somebody else saves meanwhile is shown, and never overwritten unseen. */
import { expect, type Page } from '@playwright/test';
import { bodyOf } from '#domain/content/build-body.ts';
import { newBlock, type OwnerServer, type SignedInOwner } from './support/owner-server.ts';
import { test } from './support/owner-test.ts';

let server: OwnerServer;
let owner: SignedInOwner;
let page: Page;
test.describe.configure({ mode: 'serial' });
test.use({ actionTimeout: 15_000 });
test.beforeAll(async ({ openDesk }) => {
  ({ server, page, owner } = await openDesk());
});
test.afterAll(() => page.context().close());

const dialog = () => page.getByRole('dialog');
const pageWith = async (
  title: string,
  body = bodyOf(title, 'section00000000000000001', []),
): Promise<string> => {
  const slug = title.toLowerCase().replaceAll(' ', '-');
  const { document } = await owner.call('POST', 'documents', { kind: 'page', slug, body });
  return document.id;
};

/** Changes a document as somebody else would. */
async function change(id: string, path: readonly string[], after: unknown, target = 'body'): Promise<void> {
  const { draft } = await owner.call('GET', `documents/${id}`);
  const blocks = draft.body.sections.flatMap(({ blocks: inner }: { blocks: { id: string }[] }) => inner);
  const of = target === 'body' ? draft.body : blocks.find((each: { id: string }) => each.id === target);
  const before = path.reduce((value: Record<string, unknown>, key) => value?.[key] as never, of);
  const operations = [{ op: 'set', id: target, path, before, after }];
  await owner.call('POST', `documents/${id}/operations`, { baseId: draft.id, operations });
}

test('page settings keep what was typed, and name what somebody else saved', async () => {
  const id = await pageWith('Kiln days');
  await page.goto(`${server.origin}/sites/${owner.siteId}/edit/${id}`);
  await page.evaluate(() => localStorage.setItem('vitrine-editor-guide', 'seen'));
  await page.goto(`${server.origin}/sites/${owner.siteId}/edit/${id}`);
  await page.getByRole('button', { name: 'Password, search engines…' }).click();
  await dialog().getByLabel('Description').fill('My words');
  await change(id, ['fields', 'description'], 'Their words');
  await dialog().getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog().getByText('Current value: Description: “Their words”.')).toBeVisible();
  await expect(dialog().getByLabel('Description')).toHaveValue('My words');
  const stored = async () => (await owner.call('GET', `documents/${id}`)).draft.body.fields.description;
  expect(await stored()).toBe('Their words');
  await dialog().getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog()).toBeHidden();
  expect(await stored()).toBe('My words');
});

test('a link that is being chosen does not replace one that somebody else has set meanwhile', async () => {
  const id = await pageWith(
    'Button page',
    bodyOf('Button page', 'section00000000000000001', [
      newBlock('button000000000000000001', 'button', { label: 'Go', link: { url: 'https://old.example/' } }),
    ]),
  );
  await page.goto(`${server.origin}/sites/${owner.siteId}/edit/${id}`);
  await expect(page.locator('[data-frame="ready"]')).toBeVisible();
  await page.frameLocator('#editor-frame').getByText('Go', { exact: true }).click();
  const settings = page.getByRole('complementary', { name: 'Settings' });
  await settings.getByRole('button', { name: 'Change' }).first().click();
  await dialog().getByLabel('Address').fill('https://mine.example/');
  const block = 'button000000000000000001';
  await change(id, ['props', 'link'], { url: 'https://theirs.example/' }, block);
  await expect(page.getByText('New changes from elsewhere.')).toBeAttached();
  await dialog().getByRole('button', { name: 'Insert link' }).click();
  await page.getByRole('button', { name: '1 conflict' }).click();
  await expect(dialog().getByText('https://mine.example/')).toBeVisible();
  await expect(dialog().getByText('https://theirs.example/')).toBeVisible();
  await dialog().getByRole('button', { name: 'Keep the other' }).click();
  await expect(settings.getByText('theirs.example').first()).toBeVisible();
});

test('an entry of the menu that is being renamed shows the name that somebody else gave it', async () => {
  await page.goto(`${server.origin}/sites/${owner.siteId}/navigation`);
  const { documents } = await owner.call('GET', 'documents?kind=navigation');
  const { id } = documents[0];
  const { draft } = await owner.call('GET', `documents/${id}`);
  const [first, ...others] = draft.body.fields.main;
  await page
    .getByRole('list', { name: 'Main menu' })
    .getByRole('button', { name: new RegExp(`^${first.title}`) })
    .first()
    .press('Enter');
  await dialog().getByLabel('Name').fill('My name');
  await change(id, ['fields', 'main'], [{ ...first, title: 'Their name' }, ...others]);
  await expect(dialog().getByText('Its name is now “Their name”')).toBeVisible();
  await expect(dialog().getByRole('button', { name: 'Apply' })).toBeDisabled();
  await dialog().getByRole('button', { name: 'Keep mine' }).click();
  await dialog().getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('list', { name: 'Main menu' }).getByText('My name')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
});

test('settings that somebody else saved meanwhile are not replaced at the first try', async () => {
  await page.goto(`${server.origin}/sites/${owner.siteId}/settings`);
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Mine');
  await owner.call('PUT', 'settings', { title: 'Theirs' });
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect(page.getByText('Not saved. Someone else changed these settings')).toBeVisible();
  await expect(name).toHaveValue('Mine');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(name).toHaveValue('Theirs');
});
