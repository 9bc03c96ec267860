/** The owner area in German: whole screens, with no English sentence left on them. */
import { globSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { test } from './support/browser-test.ts';
import { type OwnerServer, signInOwner, startOwnerServer } from './support/owner-server.ts';
import { addressOf, demoParts, SCREENS } from './support/screens.ts';

let server: OwnerServer;
test.beforeAll(async () => {
  server = await startOwnerServer();
});
test.afterAll(() => server.stop());

test('the owner area opens in the language of the browser, until an account chooses its own', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'de-CH' });
  const page = await context.newPage();
  await page.goto(`${server.origin}/sign-in`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('heading', { name: 'Vitrine ist noch nicht eingerichtet' })).toBeVisible();
  await signInOwner(server, context);
  await page.goto(`${server.origin}/account`);
  await expect(page.getByRole('heading', { name: 'Dein Konto' })).toBeVisible();
  await page.getByLabel('Sprache', { exact: true }).selectOption('English');
  await page.getByRole('button', { name: 'Speichern' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.reload();
  await expect(page.getByLabel('Language', { exact: true })).toHaveValue('en');
  await context.close();
});

/** English sentences of the owner area that German says otherwise, without values. */
async function englishSentences(): Promise<string[]> {
  const sentences = await Promise.all(
    globSync('src/owner/**/words/en.ts').map(async (file) => {
      const english: Record<string, string> = await import(path.resolve(file));
      const german: Record<string, string> = await import(path.resolve(file.replace('en.ts', 'de.ts')));
      return Object.keys(english).flatMap((key) =>
        english[key] === german[key] ? [] : (english[key] ?? []),
      );
    }),
  );
  return sentences.flat().filter((text) => /\w+ \w+ \w+/.test(text) && !/[{<]/.test(text));
}

test('every screen is in German for an owner who reads German, and accessible', async ({ browser }) => {
  test.setTimeout(600_000);
  const english = await englishSentences();
  expect(english.length).toBeGreaterThan(1000);
  const context = await browser.newContext({ locale: 'de-DE' });
  await signInOwner(server, context);
  const page = await context.newPage();
  const parts: Readonly<Record<string, string>> = await server.withDeps(demoParts);
  for (const screen of SCREENS)
    await test.step(screen, async () => {
      await page.goto(server.origin + addressOf(screen, parts));
      await expect(page.locator('h1, h2, header').first()).toBeVisible();
      await expect(
        page.getByRole('status').filter({ hasText: /wird geladen|Lädt|wird geöffnet/ }),
      ).toHaveCount(0);
      const shown = (await page.locator('body').textContent()) ?? '';
      expect
        .soft(
          english.filter((text) => shown.includes(text)),
          screen,
        )
        .toEqual([]);
      if (process.env['SHOTS']) {
        const name = screen.replace(/\W+/g, '-');
        await page.screenshot({ path: `${process.env['SHOTS']}/${name}.png`, fullPage: true });
      }
      await expectAccessible(page);
    });
  await context.close();
});
