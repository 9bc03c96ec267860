/** Checks as one works: what is found, one press to where it is, and gone once it is mended. */
import { expect } from '@playwright/test';
import { blockOf, bodyOf } from '#domain/content/build-body.ts';
import { test } from './support/browser-test.ts';
import { type OwnerServer, signInOwner, startOwnerServer } from './support/owner-server.ts';

let server: OwnerServer;
test.beforeAll(async () => {
  server = await startOwnerServer();
});
test.afterAll(() => server.stop());

const id = (number: number) => String(number).padStart(24, '0');
const heading = { type: 'heading', level: 4, content: [{ type: 'text', text: 'Too deep' }] };
const empty = {
  type: 'paragraph',
  content: [{ type: 'text', text: ' ', marks: [{ type: 'link', link: { url: '/' } }] }],
};

test('rules and axe find what is wrong, lead to it, and are content when it is mended', async ({ page }) => {
  const { siteId } = await signInOwner(server, page.context());
  const content = { type: 'doc', content: [heading, empty] };
  const body = {
    ...bodyOf('Broken', id(1), [blockOf(id(2), 'text', { content, size: 'regular' })]),
    fields: { description: 'A page with two faults.' },
  };
  await page.goto(server.origin);
  const documentId = await page.evaluate(
    async ([site, data]) => {
      const answer = await fetch(`/api/sites/${site}/documents`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-vitrine': '1' },
        body: JSON.stringify(data),
      });
      return (await answer.json()).document.id as string;
    },
    [siteId, { kind: 'page', body }] as const,
  );
  await page.goto(`${server.origin}/sites/${siteId}/edit/${documentId}`);
  // axe has looked at the page as it is drawn, without being asked.
  await page.getByRole('button', { name: 'Checks: 2 problems, 0 suggestions' }).click();
  const panel = page.getByRole('dialog', { name: 'Checks of this page' });
  await expect(panel.getByText(/about \d.* on a slow connection/)).toBeVisible();
  await expect(panel.getByRole('button', { name: /A link has no text/ })).toBeVisible();
  await panel.getByRole('button', { name: /“Too deep” is a heading of level 4/ }).click();
  // It has selected the block: what is deleted now is the one with both faults.
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await page.keyboard.press('Delete');
  await expect(page.getByRole('button', { name: 'Checks: 0 problems, 1 suggestion' })).toBeVisible();
  await page.getByRole('button', { name: 'Checks: 0 problems, 1 suggestion' }).click();
  await expect(panel.getByText('This section is empty')).toBeVisible();
});
