/** Translations as files: a page goes to a translator, comes back with a mistake in it, and is published. */
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
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
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Come on ' },
        { type: 'text', text: 'Monday', marks: [{ type: 'bold' }] },
        { type: 'text', text: '.' },
      ],
    },
    { type: 'paragraph', content: [{ type: 'text', text: 'Or on Tuesday.' }] },
  ],
};

async function download(page: Page, press: () => Promise<void>): Promise<string> {
  const [saved] = await Promise.all([page.waitForEvent('download'), press()]);
  return readFileSync(await saved.path(), 'utf8');
}

test('texts go out as XLIFF, come back with a broken tag, and all others are imported and published', async ({
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
  await page.goto(`${server.origin}/sites/${siteId}/translations/fr`);

  await page.getByRole('checkbox', { name: 'Select Studio', exact: true }).check();
  const selection = page.getByRole('group', { name: 'Actions for the selection' });
  await selection.getByRole('button', { name: 'Export' }).click();
  const exporting = page.getByRole('dialog', { name: 'Export to French' });
  await expect(exporting).toContainText('1 selected.');
  await lookAtAll(page, 'translations-export');
  const file = await download(page, () => exporting.getByRole('button', { name: 'Export' }).click());
  await expect(exporting).toBeHidden();
  expect(file).toContain('Come on <pc id="2" canCopy="no" canDelete="no">Monday</pc>.');
  const answer = (source: string, target: string) => (text: string) =>
    text.replace(`<source>${source}</source>`, (all) => `${all}<target>${target}</target>`);
  const translated = [
    answer('Studio', 'Atelier'),
    answer('Or on Tuesday.', 'Ou mardi.'),
    answer('Come on <pc id="2" canCopy="no" canDelete="no">Monday</pc>.', 'Venez lundi.'),
  ].reduce((text, change) => change(text), file);

  const send = async (name: string, text: string) => {
    await page.getByRole('button', { name: 'Import', exact: true }).first().press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Import French' });
    await dialog
      .getByLabel('Choose a file')
      .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) });
    return dialog;
  };
  const german = await send('german.xlf', file.replace('trgLang="fr"', 'trgLang="de"'));
  await expect(german.getByText(/This file translates into “de”/)).toBeVisible();
  await expect(german.getByRole('button', { name: 'Import', exact: true })).toBeDisabled();
  await lookAtAll(page, 'translations-import-refused');
  await page.keyboard.press('Escape');

  const dialog = await send('french.xlf', translated);
  await expect(dialog.getByText('Keep the tags of the original: <2> is missing.')).toBeVisible();
  await lookAtAll(page, 'translations-import-checked');
  await dialog.getByRole('button', { name: 'Import 2 texts' }).click();
  const report = page.getByRole('dialog', { name: '2 texts imported' });
  await lookAtAll(page, 'translations-imported');
  const rest = await download(page, () =>
    report.getByRole('button', { name: 'Download these lines' }).click(),
  );
  expect(rest).toContain('Venez lundi.');
  await report.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByText('Published. Visitors see the translations now.').first()).toBeVisible();
  const visitor = await page.context().newPage();
  await visitor.goto(`${siteUrl}/fr/studio`);
  await expect(visitor.getByText('Ou mardi.')).toBeVisible();
  await expect(visitor.locator('strong', { hasText: 'Monday' })).toBeVisible();
  await visitor.close();

  const mended = await send('rest.csv', rest.replace('Venez lundi.', 'Venez <2>lundi</2>.'));
  await mended.getByRole('button', { name: 'Import 1 text' }).click();
  await page.getByRole('dialog', { name: '1 text imported' }).getByRole('button', { name: 'Done' }).click();
  await page.reload();
  await expect(page.getByRole('row', { name: /Studio \/studio / })).toContainText('Translated');
});
