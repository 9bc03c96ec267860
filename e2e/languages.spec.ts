/** A site in several languages: its owner adds one, visitors are offered theirs, choose, and stay in it. */
import { expect } from '@playwright/test';
import { blockOf, bodyOf } from '../src/domain/content/build-body.ts';
import { paragraphs } from '../src/domain/content/rich-text.ts';
import { expectAccessible } from './support/accessible.ts';
import { lookAtAll } from './support/all-looks.ts';
import { test } from './support/browser-test.ts';
import { type OwnerServer, signInOwner, startOwnerServer } from './support/owner-server.ts';

let server: OwnerServer;
test.beforeAll(async () => {
  server = await startOwnerServer();
});
test.afterAll(() => server.stop());

test('a language is added, hidden until it is ready, and removed', async ({ page }) => {
  const { siteId, call } = await signInOwner(server, page.context());
  await page.goto(`${server.origin}/sites/${siteId}/settings/languages`);
  await page.getByLabel('Add a language').selectOption({ label: 'French — Français' });
  await page.getByLabel('Add a language').selectOption({ label: 'Arabic — العربية' });
  await expect(page.getByText('Hidden. Visitors will find it at /fr.')).toBeVisible();
  await page.getByRole('switch', { name: /French/ }).click();
  await page.getByRole('switch', { name: /Arabic/ }).click();
  await expect(page.getByText('Visitors find it at /fr.')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. Visitors see it now.').first()).toBeVisible();
  await lookAtAll(page, 'languages-panel');
  await page.getByRole('button', { name: /^Remove Arabic/ }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  // The first notice may still be there.
  const languages = async () => (await call('GET', 'settings')).settings.languages;
  await expect.poll(languages).toEqual([{ code: 'fr', isHidden: false }]);
  await expect(page.getByText('Saved. Visitors see it now.').first()).toBeVisible();
});

test('a visitor is offered the page in the language of their browser, chooses, and stays in it', async ({
  page,
  browser,
}) => {
  const { siteUrl, call } = await signInOwner(server, page.context());
  await call('PUT', 'settings', {
    languages: ['fr', 'ar'].map((code) => ({ code, isHidden: false })),
  });
  const text = blockOf('languagestext00000000001', 'text', {
    content: paragraphs('Welcome.'),
    size: 'regular',
  });
  const french = { props: { content: paragraphs('Bienvenue.') } };
  const { document } = await call('POST', 'documents', {
    kind: 'page',
    body: {
      ...bodyOf('Studio', 'languagessection00000001', [{ ...text, overlays: { 'locale:fr': french } }]),
      overlays: { 'locale:fr': { title: 'Atelier' } },
    },
  });
  await call('POST', `documents/${document.id}/publish`, {});
  const context = await browser.newContext({ locale: 'fr-CA' });
  const visitor = await context.newPage();
  await visitor.goto(`${siteUrl}/studio`);
  const offer = visitor.getByRole('link', { name: 'Lire cette page en français' });
  await expect(offer).toBeVisible();
  await expectAccessible(visitor);
  await lookAtAll(visitor, 'language-offer');
  await offer.click();
  await expect(visitor).toHaveURL(`${siteUrl}/fr/studio`);
  await expect(visitor.getByText('Bienvenue.')).toBeVisible();
  await expect(offer).toBeHidden();
  const languages = visitor.getByRole('list', { name: 'Langues' });
  await expect(languages.getByRole('link', { name: 'Français' })).toHaveAttribute('aria-current', 'true');
  await languages.getByRole('link', { name: 'العربية' }).click();
  await expect(visitor).toHaveURL(`${siteUrl}/ar/studio`);
  expect(await visitor.evaluate(() => getComputedStyle(document.body).direction)).toBe('rtl');
  await lookAtAll(visitor, 'language-arabic');
  // The choice counts more than the browser from then on.
  await visitor.goto(`${siteUrl}/studio`);
  const read = visitor.getByRole('link', { name: 'اقرأ هذه الصفحة بالعربية' });
  await expect(read).toBeVisible();
  await visitor.getByRole('button', { name: 'Close' }).click();
  await expect(read).toBeHidden();
  await visitor.reload();
  await expect(visitor.getByRole('list', { name: 'Languages' })).toBeVisible();
  await expect(read).toBeHidden();
  await context.close();
});
