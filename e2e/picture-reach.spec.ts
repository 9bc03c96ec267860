/** How far a picture of a post reaches is chosen beside it on the page, and in its panel. */
import { expect } from '@playwright/test';
import { test } from './support/owner-test.ts';

test('a picture goes beyond its column by the toolbar beside it, and back by its panel', async ({
  page,
  owner,
  ownerServer,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const headers = { 'x-vitrine': '1', origin: ownerServer.origin };
  const id = (name: string) => name.padEnd(24, '0');
  const answer = await page.request.post(`${ownerServer.origin}/api/sites/${owner.siteId}/documents`, {
    headers,
    data: {
      kind: 'page',
      body: {
        title: 'Long read',
        fields: {},
        sections: [
          {
            id: id('section'),
            theme: 'paper',
            width: 'reading',
            spacing: 'small',
            blocks: [
              {
                id: id('picture'),
                type: 'image',
                version: 2,
                place: { column: 1, span: 12 },
                props: {
                  isDecorative: false,
                  caption: { type: 'doc', content: [] },
                  opensLarge: 'no',
                  ratio: 'original',
                  width: 'full',
                  align: 'center',
                  shape: 'square',
                },
              },
            ],
          },
        ],
      },
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { document } = (await answer.json()) as { document: { id: string } };
  await page.goto(`${ownerServer.origin}/sites/${owner.siteId}/edit/${document.id}`);
  await expect(page.locator('[data-frame="ready"]')).toBeVisible();
  await page.keyboard.press('Escape');
  const picture = page.frameLocator('#editor-frame').locator('.block-image');
  await picture.click();
  const saved = page.waitForResponse((each) => each.url().endsWith('/operations') && each.ok());
  await page.locator('#item-toolbar').getByRole('button', { name: 'Width' }).click();
  await page.getByRole('menuitem', { name: 'Full', exact: true }).click();
  await expect(picture).toHaveClass(/\bto-full\b/);
  await saved;
  const panel = page.getByRole('complementary', { name: 'Settings' });
  const steps = panel.getByRole('group', { name: 'Width' });
  await expect(steps.getByRole('button', { name: 'Full', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await steps.getByRole('button', { name: 'Wide', exact: true }).click();
  await expect(picture).toHaveClass(/\bto-wide\b/);
  await steps.getByRole('button', { name: 'Column', exact: true }).click();
  await expect(picture).not.toHaveClass(/\bto-/);
});
