/** Translating a site: pages with what is missing, each text beside its original, and what changed since. */
import { expect } from '@playwright/test';
import { blockOf, bodyOf } from '../src/domain/content/build-body.ts';
import type { RichText } from '../src/domain/content/rich-text.ts';
import { lookAtAll } from './support/all-looks.ts';
import { test } from './support/browser-test.ts';
import { type OwnerServer, signInOwner, startOwnerServer } from './support/owner-server.ts';

let server: OwnerServer;
test.beforeAll(async () => {
  server = await startOwnerServer();
});
test.afterAll(() => server.stop());

const WORDS: RichText = {
  type: 'doc',
  content: [
    { type: 'heading', level: 2, content: [{ type: 'text', text: 'Opening hours' }] },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Come on ' },
        { type: 'text', text: 'Monday', marks: [{ type: 'bold' }] },
        { type: 'text', text: '.' },
      ],
    },
  ],
};

test('a page is translated text by text, published, and outdated once its original changes', async ({
  page,
}) => {
  const { siteId, siteUrl, call } = await signInOwner(server, page.context());
  await call('PUT', 'settings', { languages: [{ code: 'fr', isHidden: false }] });
  const block = blockOf('translatetext00000000001', 'text', { content: WORDS, size: 'regular' });
  const { document } = await call('POST', 'documents', {
    kind: 'page',
    body: bodyOf('Studio', 'translatesection00000001', [block]),
  });
  await call('POST', `documents/${document.id}/publish`, {});
  await page.goto(`${server.origin}/sites/${siteId}/settings/languages`);
  await page.getByRole('link', { name: /^Translate into French/ }).click();
  const row = page.getByRole('row', { name: /Studio \/studio/ });
  await expect(row).toContainText('Not translated');
  await lookAtAll(page, 'translations');
  await row.getByRole('link', { name: 'Studio' }).click();
  await page.getByRole('textbox', { name: 'French: Studio' }).fill('Atelier');
  await page.getByRole('textbox', { name: 'French: Opening hours' }).fill('Horaires');
  const monday = page.getByRole('textbox', { name: 'French: Come on <2>Monday</2>.' });
  await monday.fill('Venez lundi.');
  await expect(page.getByText('Keep the tags of the original: <2> is missing.')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Keep the tags of the original: <2> is missing.')).toBeVisible();
  await monday.fill('Venez <2>lundi</2>.');
  await lookAtAll(page, 'translate-page');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. Publish the page to show it to visitors.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published. Visitors see the translation now.').first()).toBeVisible();
  const visitor = await page.context().newPage();
  await visitor.goto(`${siteUrl}/fr/studio`);
  await expect(visitor.getByRole('heading', { name: 'Horaires' })).toBeVisible();
  await expect(visitor.locator('strong', { hasText: 'lundi' })).toBeVisible();
  await visitor.close();
  const { draft } = await call('GET', `documents/${document.id}`);
  await call('POST', `documents/${document.id}/operations`, {
    baseId: draft.id,
    operations: [{ op: 'set', id: 'body', path: ['title'], before: 'Studio', after: 'Our studio' }],
  });
  await page.reload();
  await expect(page.getByText('The original changed')).toBeVisible();
  await page.getByRole('textbox', { name: 'French: Our studio' }).fill('Notre atelier');
  await page.getByRole('link', { name: 'Translate into French' }).click();
  await page
    .getByRole('dialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Cancel' })
    .click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The original changed')).toBeHidden();
});

test('an owner sets the address of a page in French, and a visitor follows a menu link to it', async ({
  page,
}) => {
  const { siteId, siteUrl, call } = await signInOwner(server, page.context());
  await call('PUT', 'settings', { languages: [{ code: 'fr', isHidden: false }] });
  const pages = [];
  for (const title of ['Our glazes', 'Workshops']) {
    const { document } = await call('POST', 'documents', {
      kind: 'page',
      body: bodyOf(title, `addresssection${title.length}0000000000000`.slice(0, 24), []),
    });
    await call('POST', `documents/${document.id}/publish`, {});
    pages.push(document);
  }
  const [glazes] = pages;
  await call('PUT', `documents/${glazes.id}/menu`, { isShown: true });
  await page.goto(`${server.origin}/sites/${siteId}/translations/fr/${glazes.id}`);
  const address = page.getByRole('textbox', { name: 'Address in French' });
  await expect(address).toHaveAttribute('placeholder', 'our-glazes');
  await page.getByRole('textbox', { name: 'French: Our glazes' }).fill('Nos émaux');
  await address.fill('workshops');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('“Workshops” already has the address /fr/workshops.')).toBeVisible();
  await lookAtAll(page, 'translate-address-taken');
  await address.fill('Nos Émaux');
  await page.getByRole('button', { name: 'Use “nos-emaux”' }).click();
  await lookAtAll(page, 'translate-address');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. Publish the page to show it to visitors.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published. Visitors see the translation now.').first()).toBeVisible();
  const visitor = await page.context().newPage();
  await visitor.goto(`${siteUrl}/fr`);
  await visitor.getByRole('link', { name: 'Our glazes' }).first().click();
  await expect(visitor).toHaveURL(`${siteUrl}/fr/nos-emaux`);
  await expect(visitor.locator('html')).toHaveAttribute('lang', 'fr');
  await visitor.close();
});
