/** Keys on a page: what is a button by its role alone is pressed like one. */
import { expect } from '@playwright/test';
import { test } from './support/browser-test.ts';
import { bundle } from './support/bundle.ts';
import { serve } from './support/serve.ts';

test('KEYS-11 KEYS-12 Enter and Space press the donate button, once, and leave the browser’s own to it', async ({
  page,
}) => {
  const visitor = await bundle(`import '/src/main/visitor.ts'; window.isReady = true;`);
  const server = await serve((url) =>
    url.pathname === '/'
      ? `<!doctype html><html lang="en"><title>Test</title><body style="height:3000px"><div role="button" tabindex="0" class="donate-button">Donate</div><button>Plain</button><input aria-label="Words"><script type="module" src="${visitor.entry}"></script>`
      : visitor.files.get(url.pathname),
  );
  await page.goto(server.origin);
  await page.waitForFunction(() => Reflect.get(window, 'isReady'));
  await page.evaluate(() => {
    const pressed: string[] = [];
    Reflect.set(window, 'pressed', pressed);
    addEventListener('click', ({ target }) => pressed.push((target as Element).textContent ?? ''));
  });
  const pressed = () => page.evaluate(() => Reflect.get(window, 'pressed') as string[]);
  const donate = page.getByRole('button', { name: 'Donate' });
  await donate.press('Enter');
  await donate.press('Space');
  await donate.press('a');
  expect(await pressed()).toEqual(['Donate', 'Donate']);
  // Space would have moved the page.
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole('button', { name: 'Plain' }).press('Enter');
  await page.getByRole('button', { name: 'Plain' }).press('Space');
  expect((await pressed()).slice(2)).toEqual(['Plain', 'Plain']);
  await page.getByLabel('Words').pressSequentially('a b');
  await expect(page.getByLabel('Words')).toHaveValue('a b');
  await server.close();
});
