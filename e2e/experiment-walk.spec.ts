/**
 * Someone who has never seen the product makes an experiment of their home page through its screens, 2,000 visitors come, and
 * they decide it. Time is reckoned by a fixed scale, so that it is the same on every machine; nothing moves for visitors.
 */
import { expect, type Page } from '@playwright/test';
import { expectBothStill } from './support/both-versions.ts';
import { test } from './support/browser-test.ts';
import { sendCrowd } from './support/crowd.ts';
import { type OwnerServer, setUpThroughScreens, startOwnerServer } from './support/owner-server.ts';
import { frameOf, saved } from './support/page-editor.ts';
import { Person, reckoned } from './support/person.ts';

const TEN_MINUTES = 600;
const VISITORS = 2000;
const BETTER = 'Throw your first bowl this Saturday';

let server: OwnerServer;
test.beforeEach(async () => {
  // Visitors come through a proxy, each from an address of their own.
  server = await startOwnerServer(undefined, { TRUSTED_PROXIES: '127.0.0.1' });
});
test.afterEach(() => server.stop());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('an experiment is made, run with 2,000 visitors and decided in ten minutes', async ({ browser }) => {
  test.setTimeout(240_000);
  const page = await browser.newPage({ viewport: { width: 1280, height: 844 } });
  await setUpThroughScreens(server, page);
  const { id, url } = await page.evaluate(async () => {
    const me = await (await fetch('/api/me')).json();
    return me.sites[0] as { id: string; url: string };
  });
  await page.goto(`${server.origin}/sites/${id}`);
  const person = new Person(page);

  person.look();
  await person.press(page.getByRole('link', { name: 'Visitors' }).first());
  person.look();
  await person.press(
    page.getByRole('navigation', { name: 'Visitors' }).getByRole('link', { name: 'Experiments' }),
  );
  person.look();
  await person.press(button(page, 'New experiment'));
  person.look();
  await person.write(page.getByLabel('Name'), 'Headline of the home page');
  const path = page.getByLabel('Path', { exact: true });
  await person.write(path, '/contact');
  await person.press(button(page, 'Create'));
  await expect(page.getByRole('heading', { name: 'Headline of the home page' })).toBeVisible();
  person.part('make the experiment');

  person.look();
  await person.press(page.getByRole('link', { name: 'Open the home page' }));
  await expect(page.locator('[data-frame="ready"]')).toBeVisible();
  await expect(page.getByText(/You are changing version B/).first()).toBeVisible();
  const guide = button(page, 'Got it');
  if (await guide.isVisible()) await person.press(guide);
  person.look();
  const headline = frameOf(page).locator('main p').first();
  const before = (await headline.textContent()) ?? '';
  await person.press(headline);
  await headline.dblclick();
  await expect(frameOf(page).locator('.ProseMirror')).toBeFocused();
  await page.keyboard.press('Control+A');
  await person.type(BETTER);
  await page.keyboard.press('Escape');
  await saved(page);
  await person.press(button(page, 'Publish'));
  await expect(frameOf(page).getByText(BETTER)).toBeVisible();
  person.part('write version B and publish it');

  await person.press(page.getByRole('link', { name: 'Back to the experiments' }));
  await person.press(page.getByRole('link', { name: 'Headline of the home page' }));
  person.look();
  await person.press(button(page, 'Start'));
  person.look();
  await person.press(page.getByRole('dialog').getByRole('button', { name: 'Start', exact: true }));
  await expect(button(page, 'Stop')).toBeVisible();
  person.part('start it');

  let seenB = 0;
  await sendCrowd(url, VISITORS, async ({ number, see }) => {
    const html = await see('/');
    const isB = html.includes(BETTER);
    if (isB) seenB += 1;
    if (number % 100 < (isB ? 24 : 12)) await see('/contact');
  });
  expect(seenB).toBeGreaterThan(VISITORS * 0.45);
  expect(seenB).toBeLessThan(VISITORS * 0.55);
  await expectBothStill(browser, url, BETTER);

  await page.reload();
  person.look();
  await expect(page.getByText(/^B is better: 2\d\.\d% instead of 1\d\.\d%\.$/)).toBeVisible();
  await person.press(button(page, 'Use this version'));
  person.look();
  await person.press(page.getByRole('dialog').getByRole('button', { name: 'Use this version' }));
  await expect(page.getByText('Decided: B')).toBeVisible();
  person.part('decide it');
  await sendCrowd(url, 10, async ({ see }) => {
    const html = await see('/');
    expect([html.includes(BETTER), html.includes(before)]).toEqual([true, false]);
  });

  console.log(reckoned('An experiment', person));
  expect(person.total).toBeLessThan(TEN_MINUTES);
  await page.close();
});
