/** The widgets as others get them: packed, installed from the tarball, and used on a page that is not ours. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { test } from './support/browser-test.ts';
import { COUNT_THE_LIVING } from './support/count-living.ts';
import { serve } from './support/serve.ts';
import { violationsOf } from './support/violations.ts';

const KINDS: Readonly<Record<string, string>> = { js: 'text/javascript', html: 'text/html' };
/** In bytes, minified and compressed by gzip. */
const MOST = 3000;
const MOST_OF_SMALL = 1000;
const SMALL = ['tween', 'focus-trap', 'relative-time'];

/** What the page itself listens to, what went with its dialog, and what the browser is driven by. */
const NOT_OURS =
  /^(click on HTMLButton|.* on HTMLDialogElement|(?!resize).* on Window|MutationObserver|global (undoAll|axe|axeOfTests|__core-js_shared__)$)/;

let folder = '';
let installed = '';

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-widgets-'));
  const built = join(folder, 'built');
  execFileSync(process.execPath, ['scripts/widgets.mjs', built], { stdio: 'pipe' });
  execFileSync('npm', ['pack', '--pack-destination', folder], { cwd: built, stdio: 'pipe' });
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '';
  const user = join(folder, 'user');
  mkdirSync(user);
  writeFileSync(join(user, 'package.json'), '{"type":"module","private":true}');
  execFileSync('npm', ['install', '--offline', '--no-audit', '--no-fund', join(folder, tarball)], {
    cwd: user,
    stdio: 'pipe',
  });
  installed = join(user, 'node_modules', 'vitrine-widgets');
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('SITE-05 every widget of the package works on a plain page, and undoes itself', async ({ page }) => {
  const server = await serve((url, _request, response) => {
    const name = url.pathname.slice(1) || 'demo.html';
    const kind = KINDS[name.split('.').at(-1) ?? ''];
    if (!kind || !readdirSync(installed).includes(name)) return undefined;
    response.setHeader('content-type', kind);
    return readFileSync(join(installed, name), 'utf8');
  });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(COUNT_THE_LIVING);
  await page.goto(`${server.origin}/demo.html`);
  await expect(page.locator('body')).toHaveAttribute('data-ready', '');
  expect(await violationsOf(page)).toEqual([]);

  await page.getByRole('button', { name: 'Do you ship?' }).click();
  await expect(page.getByText('To all of Europe.')).toBeVisible();
  await page.getByRole('tab', { name: 'Two' }).click();
  await expect(page.getByText('Second part')).toBeVisible();
  await expect(page.getByText('First part')).toBeHidden();
  await expect(page.locator('#marquee')).toHaveAttribute('data-moving', '');
  await page.getByRole('button', { name: 'Stop the moving text' }).click();
  await expect(page.locator('#marquee')).not.toHaveAttribute('data-moving');
  await page.getByText('Yearly').click();
  await expect(page.locator('#said')).toHaveText('90 €');
  await expect(page.locator('#time')).toHaveText(/just now|seconds? ago/);
  await expect(page.locator('#badge span')).toHaveAttribute('style', /font-size/);
  await page.getByRole('button', { name: 'Save' }).hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.locator('#answered')).toHaveText('confirm');
  await page.locator('#shape').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-shape-layer] svg')).toBeVisible();
  await page.getByRole('button', { name: 'Move it' }).click();
  await expect(page.locator('#box')).toHaveAttribute('data-part', '1');
  await expect(page.locator('#box')).not.toHaveAttribute('style', /./);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'In', exact: true })).toBeFocused();
  await page.getByRole('link', { name: 'A bowl' }).click();
  const viewer = page.getByRole('dialog', { name: 'Picture viewer' });
  await expect(viewer.getByRole('img', { name: 'A bowl' })).toBeVisible();
  expect(new URL(page.url()).hash).toBe('#itemId=bowl');
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'A bowl' })).toBeFocused();
  expect(new URL(page.url()).hash).toBe('');
  await page.locator('#last').scrollIntoViewIfNeeded();
  await expect(page.locator('#last')).toHaveClass(/loaded/);
  await page.setViewportSize({ width: 700, height: 600 });
  await expect(page.locator('body')).toHaveAttribute('data-windows', /[1-9]/);
  await expect(page.locator('body')).toHaveAttribute('data-elements', /[1-9]/);

  await page.evaluate(() => Reflect.get(window, 'undoAll')());
  const left = async () => {
    const living = await page.evaluate(() => Reflect.get(window, 'theLiving')() as string[]);
    return living.filter((name) => !NOT_OURS.test(name));
  };
  await expect.poll(left).toEqual([]);
  await expect(page.locator('[data-marquee-track], [data-shape-layer], dialog')).toHaveCount(0);
  expect(errors).toEqual([]);
  await server.close();
});

test('SITE-05 each is one module within its budget, has types, and stands in the instructions', () => {
  const { exports: entries } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as {
    exports: Record<string, { types: string; default: string }>;
  };
  const names = Object.keys(entries).filter((name) => name !== './package.json');
  expect(names.length).toBeGreaterThan(15);
  const readme = readFileSync(join(installed, 'README.md'), 'utf8');
  for (const path of names) {
    const name = path.slice(2);
    const code = readFileSync(join(installed, entries[path]?.default ?? ''), 'utf8');
    expect(code, name).not.toMatch(/\b(import|from)\s*["']/);
    expect(gzipSync(code).length, name).toBeLessThanOrEqual(SMALL.includes(name) ? MOST_OF_SMALL : MOST);
    expect(readme, name).toContain(`'vitrine-widgets/${name}'`);
  }
});

test('SITE-05 a TypeScript program of others takes its types', () => {
  const user = join(folder, 'user');
  writeFileSync(
    join(user, 'use.ts'),
    `import { mountAccordion } from 'vitrine-widgets/accordion';
import { askForConfirmation } from 'vitrine-widgets/confirmation';
import { mountMarquee } from 'vitrine-widgets/marquee';
import { Tween } from 'vitrine-widgets/tween';
const undo: () => void = mountAccordion(document.body, { isMultiple: true });
const answer: Promise<'confirm' | 'reject' | 'cancel'> = askForConfirmation({ style: 'confirm-only', title: 'a' }).answer;
mountMarquee(document.body, { animationDirection: 'right' }).pause(true);
// @ts-expect-error: there is no such direction
mountMarquee(document.body, { animationDirection: 'up' });
// @ts-expect-error: the first parameter is a function
new Tween('soon');
export { answer, undo };
`,
  );
  const options =
    '--noEmit --strict --module nodenext --moduleResolution nodenext --target es2023 --lib es2023,dom,dom.iterable --types';
  execFileSync(join(process.cwd(), 'node_modules/.bin/tsc'), [...options.split(' '), '', 'use.ts'], {
    cwd: user,
  });
});
