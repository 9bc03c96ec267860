/** Comments in a browser: with and without scripts, their links, the provider's, and the owner's queue. */
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { COMMENT_MESSAGES as SAY } from '#domain/comments/messages.ts';
import { UNABLE_TO_LOAD } from '#domain/errors/messages.ts';
import { MIN_FILL_MS } from '#domain/forms/weigh-spam.ts';
import { insertComment } from '#server/comments/queries.ts';
import { expectAccessible } from './support/accessible.ts';
import { test } from './support/browser-test.ts';
import { expectToAskBeforeLeaving } from './support/leaving.ts';
import {
  type OwnerServer,
  type SignedInOwner,
  signInOwner,
  startOwnerServer,
} from './support/owner-server.ts';
import { violationsOf } from './support/violations.ts';

const POST = '/journal/umber-and-ochre';
const BUSY_POST = '/journal/why-plates-are-not-round';

let server: OwnerServer;
let owner: BrowserContext;
let call: SignedInOwner['call'];
let demoId = '';
// Axe looks at each state in four looks.
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  server = await startOwnerServer();
  owner = await browser.newContext({ viewport: { width: 1280, height: 844 } });
  ({ call } = await signInOwner(server, owner));
  const { sites } = await call('GET', '/api/me');
  demoId = sites.find((site: { identifier: string }) => site.identifier === 'demo').id;
});
test.afterAll(async () => {
  await owner?.close();
  await server?.stop();
});

async function moderate(moderation: string) {
  const { collections } = await call('GET', `/api/sites/${demoId}/collections`);
  const { id } = collections.find(({ title }: { title: string }) => title === 'Journal');
  await call('PATCH', `/api/sites/${demoId}/collections/${id}`, { settings: { comments: { moderation } } });
}

const addressOf = (path: string) => `http://demo.${server.siteDomain}${path}`;
const form = (page: Page) => page.locator('.comment-form');

async function fill(page: Page, words: { body?: string; name?: string; email?: string }) {
  if (words.body !== undefined) await form(page).getByLabel('Comment').fill(words.body);
  if (words.name !== undefined) await form(page).getByLabel('Name').fill(words.name);
  if (words.email !== undefined) await form(page).getByLabel('Email').fill(words.email);
}
const send = (page: Page) => form(page).getByRole('button', { name: 'Send' }).click();

/** Whoever sends sooner after the first word is taken for a program. */
async function seemHuman(page: Page) {
  const now = () => page.evaluate(() => performance.now());
  const touchedAt = await now();
  await expect.poll(now).toBeGreaterThan(touchedAt + MIN_FILL_MS);
}

/** At both widths, light and dark; with SHOTS set, as pictures too. */
async function look(page: Page, name: string) {
  const before = page.viewportSize() ?? { width: 1280, height: 844 };
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoViolations(page);
      if (process.env['SHOTS'])
        await page
          .locator('.comments')
          .screenshot({ path: `${process.env['SHOTS']}/comments-${name}-${width}-${colorScheme}.png` });
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(before);
}

async function expectNoViolations(page: Page) {
  expect(await violationsOf(page, { include: ['.comments'] })).toEqual([]);
}

test('without scripts a comment is refused with its words kept, and then stands on the page', async ({
  browser,
}) => {
  await moderate('none');
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(addressOf(POST));
  await fill(page, { body: 'From a plain <page>', name: ' ' });
  await send(page);
  await expect(page.getByText(SAY.nameRequired)).toBeVisible();
  await expect(form(page).getByLabel('Comment')).toHaveValue('From a plain <page>');
  await fill(page, { name: 'Nora' });
  await send(page);
  await expect(page).toHaveURL(/umber-and-ochre#comment-/);
  await expect(page.locator('li:target')).toContainText('From a plain <page>');
  await page.getByRole('link', { name: 'Reply to Nora' }).click();
  await expect(form(page).getByRole('heading', { name: 'Reply to Nora' })).toBeVisible();
  await moderate('all');
  await fill(page, { body: 'An answer that waits', name: 'Ove' });
  await send(page);
  await expect(page.getByText(SAY.pending)).toBeVisible();
  await expect(page.getByText('An answer that waits')).toHaveCount(0);
  await context.close();
});

test('with scripts it is checked and stored where it stands, by the keyboard alone', async ({ page }) => {
  await moderate('none');
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  await page.goto(addressOf(BUSY_POST));
  await form(page).getByLabel('Comment').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(form(page).getByLabel('Comment')).toBeFocused();
  await expect(page.getByText(SAY.bodyRequired)).toBeVisible();
  await look(page, 'invalid');
  await fill(page, { body: 'By a script\n\nhttps://kiln.example', name: 'Nora', email: 'nora@' });
  await send(page);
  await expect(form(page).getByLabel('Email')).toBeFocused();
  await fill(page, { email: '' });
  const reply = page.getByRole('link', { name: 'Reply to Wen Li' });
  await reply.focus();
  await page.keyboard.press('Enter');
  await expect(form(page).getByRole('heading', { name: 'Reply to Wen Li' })).toBeVisible();
  await expect(form(page).getByLabel('Comment')).toBeFocused();
  await look(page, 'answering');
  const wrong = form(page).locator('[aria-invalid]');
  await fill(page, { email: 'nora@' });
  await send(page);
  await expect(form(page).getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await form(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(reply).toBeFocused();
  await expect(wrong, 'what was wrong with the one answer is not wrong with the next').toHaveCount(0);
  await page.keyboard.press('Enter');
  await fill(page, { email: '' });
  await seemHuman(page);
  await page.route('**/api/comments*', async (route) => {
    await expect(form(page).getByRole('button', { name: 'Sending…' })).toBeVisible();
    await route.continue();
  });
  await form(page).getByLabel('Name').focus();
  await page.keyboard.press('Enter');
  const item = page.locator('li', { hasText: 'Wen Li' }).locator('li', { hasText: 'By a script' });
  await expect(item).toBeFocused();
  await expect(item.getByRole('link', { name: 'https://kiln.example' })).toHaveAttribute('rel', /nofollow/);
  await expect(form(page).getByRole('heading', { name: 'Leave a comment' })).toBeVisible();
  await look(page, 'published');
  expect(loads).toHaveLength(1);
  await page.reload();
  await expect(page.locator('.comments')).toContainText('By a script');
});

test('what fails says so, keeps the words, and can be sent again', async ({ page }) => {
  await moderate('all');
  await page.goto(addressOf(BUSY_POST));
  await fill(page, { body: 'Through bad weather', name: 'Nora' });
  await seemHuman(page);
  let tries = 0;
  await page.route('**/api/comments*', async (route) => {
    tries += 1;
    if (tries === 1) await route.abort();
    else if (tries === 2)
      await route.fulfill({ status: 429, json: { status: 'refused', message: SAY.tooMany, errors: {} } });
    else await route.continue();
  });
  await send(page);
  await expect(page.getByText(SAY.failed)).toBeVisible();
  await send(page);
  await expect(page.getByText(SAY.tooMany)).toBeVisible();
  await look(page, 'refused');
  await expect(form(page).getByLabel('Comment')).toHaveValue('Through bad weather');
  await send(page);
  await expect(page.getByText(SAY.pending)).toBeFocused();
  await look(page, 'waiting');
  await expect(form(page).getByLabel('Comment')).toHaveValue('');
});

test('SITE-30 SITE-31 a comment link says “Comments” and leads to them on the item’s page', async ({
  page,
}) => {
  await page.goto(addressOf(BUSY_POST));
  const link = page.locator('.article-header a.comment-link');
  const href = (await link.getAttribute('href')) ?? '';
  expect(href).toMatch(/^\/journal\/why-plates-are-not-round#comment-[0-9a-z]{24}$/);
  await expect(link).toHaveText('Comments');
  await page.goto(addressOf('/journal'));
  const listed = page.locator(`a.comment-link[href="${href}"]`);
  await expect(listed).toHaveText('Comments');
  expect(Number(await listed.getAttribute('data-count'))).toBeGreaterThan(0);
  await listed.click();
  await expect(page.locator(`section[id="${href.split('#')[1]}"] h2`)).toBeInViewport();
});

test('SITE-29 SITE-32 SITE-68 with a short name comments are the provider’s: its thread, its links, its numbers', async ({
  page,
}) => {
  const asked: string[] = [];
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) violations.push(message.text());
  });
  await page.route('https://*.disqus.com/**', async (route) => {
    asked.push(route.request().url());
    const counts = `document.querySelector('a[href$="#disqus_thread"]').textContent = '7 Comments'`;
    const body = route.request().url().endsWith('/count.js') ? counts : '';
    await route.fulfill({ contentType: 'text/javascript', body });
  });
  await call('PUT', `/api/sites/${demoId}/settings`, { commentProviderShortName: 'halden-kiln' });
  await page.goto(addressOf(BUSY_POST));
  const link = page.locator('.article-header a[href$="why-plates-are-not-round#disqus_thread"]');
  await expect(link).toHaveText('7 Comments');
  await expect(page.locator('#disqus_thread')).toBeAttached();
  await expect(form(page)).toHaveCount(0);
  // The thread itself is far below, and not asked for before somebody comes to it.
  expect(asked).toEqual(['https://halden-kiln.disqus.com/count.js']);
  await page.locator('.comments').scrollIntoViewIfNeeded();
  await expect.poll(() => asked).toContain('https://halden-kiln.disqus.com/embed.js');
  await expect(page.locator('.comments-provider')).toHaveClass(/is-loaded/);
  expect(asked).toHaveLength(2);
  expect(
    await page.evaluate(() => {
      const thread = { page: {} };
      Reflect.get(window, 'disqus_config').call(thread);
      return thread.page;
    }),
  ).toMatchObject({ url: expect.stringMatching(/why-plates-are-not-round$/) });
  expect(violations).toEqual([]);
  await page.goto(addressOf('/contact'));
  expect(asked).toHaveLength(2);
});

test('where visitors are asked first, nothing of the provider is fetched before its button; a failure can be tried again', async ({
  page,
}) => {
  const asked: string[] = [];
  let isDown = true;
  await page.route('https://*.disqus.com/**', async (route) => {
    asked.push(route.request().url());
    if (isDown) await route.abort();
    else await route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  const settings = { commentProviderShortName: 'halden-kiln', isCommentProviderAsked: true };
  await call('PUT', `/api/sites/${demoId}/settings`, settings);
  await page.goto(addressOf(BUSY_POST));
  await page.locator('.comments').scrollIntoViewIfNeeded();
  const button = page.getByRole('button', { name: 'Show comments' });
  await expect(button).toBeVisible();
  await look(page, 'asked');
  expect(asked).toEqual([]);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(UNABLE_TO_LOAD)).toBeVisible();
  await look(page, 'failed');
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.comments-provider')).toHaveClass(/is-loaded/);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
  expect(asked.map((url) => new URL(url).pathname)).toEqual(['/embed.js', '/embed.js']);
  const off = { commentProviderShortName: '', isCommentProviderAsked: false };
  await call('PUT', `/api/sites/${demoId}/settings`, off);
  await page.goto(addressOf(BUSY_POST));
  await expect(form(page)).toBeVisible();
  expect(asked).toHaveLength(2);
});

const topOf = async (what: Locator) => (await what.boundingBox())?.y ?? Number.NaN;
const bottomOf = async (what: Locator) => (await topOf(what)) + ((await what.boundingBox())?.height ?? 0);

test('the owner approves, undoes, answers and clears comments, with boxes, buttons and keys', async () => {
  const page = await owner.newPage();
  await page.goto(`${server.origin}/sites/${demoId}/comments`);
  const rows = page.locator('[data-comment]');
  await expect(rows).toHaveCount(3);
  await expect(page.getByRole('link', { name: 'Comments 3 waiting' })).toBeVisible();
  await expectAccessible(page);
  await rows.first().getByRole('checkbox').focus();
  await page.keyboard.press('s');
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveCount(3);
  const question = rows.filter({ hasText: 'seconds of the large ones' });
  await question.getByRole('button', { name: 'Answer' }).click();
  await question.getByLabel('Your answer to Ove').fill('Four are left.');
  await question.getByRole('button', { name: 'Approve and answer' }).click();
  await expect(rows).toHaveCount(2);
  await page.getByLabel('Select all').check();
  await expectAccessible(page);
  await page
    .getByRole('group', { name: 'Actions for the selection' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(page.getByRole('heading', { name: 'No comments to approve' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Deleted' }).click();
  await expect(rows).toHaveCount(2);
  await page.setViewportSize({ width: 390, height: 844 });
  await rows.first().getByRole('button', { name: 'Delete permanently' }).click();
  const sheet = page.getByRole('dialog', { name: 'Permanently delete this comment?' });
  await expect(sheet).toBeVisible();
  const said = page.getByRole('region', { name: 'Notifications' });
  await expect.poll(async () => (await bottomOf(said)) - (await topOf(sheet))).toBeLessThanOrEqual(0);
  await sheet.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows.first().getByRole('checkbox')).toBeFocused();
  await page.setViewportSize({ width: 1280, height: 844 });
  await page.getByRole('button', { name: 'Published' }).click();
  await page.getByLabel('Search comments').fill('four are LEFT');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('answers Ove');
  const visitor = await owner.newPage();
  await visitor.goto(addressOf(BUSY_POST));
  await expect(visitor.locator('li', { hasText: 'seconds of the large ones' }).last()).toContainText(
    'Four are left.',
  );
});

/** By the keyboard alone: to the next thing of this name that takes the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement as HTMLElement | null;
      const label = (element as HTMLInputElement | null)?.labels?.[0]?.textContent;
      return element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? '';
    });
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (name.test(await focused())) return;
  }
  throw new Error(`Nothing that matches ${name} takes the focus.`);
}

test('keys alone go through the queue: step, approve, take for spam, undo, answer', async () => {
  const [first = '', second = '', third = ''] = await server.withDeps(async ({ db, newId }) => {
    const { id: item } = await db.read
      .selectFrom('documents')
      .select('id')
      .where('path', '=', BUSY_POST)
      .executeTakeFirstOrThrow();
    const written = ['one', 'two', 'three'].map((words, index) => ({
      id: newId(),
      words,
      at: Date.now() - index,
    }));
    await db.write(async (tx) => {
      for (const { id, words, at } of written)
        await insertComment(tx, {
          id,
          siteId: demoId,
          documentId: item,
          parentId: null,
          authorName: `Reader ${words}`,
          authorEmail: null,
          accountId: null,
          body: `Words of ${words}`,
          status: 'pending',
          spamReasons: '',
          createdAt: at,
          decidedAt: at,
          mailedAt: at,
          sourceId: null,
        });
    });
    return written.map(({ id }) => id);
  });
  const page = await owner.newPage();
  await page.goto(`${server.origin}/sites/${demoId}/comments`);
  // Pages of the tests before are open too, and one alone has the focus.
  await page.bringToFront();
  const row = (id: string) => page.locator(`[data-comment="${id}"]`);
  const box = (id: string) => row(id).getByRole('checkbox');
  await expect(row(first)).toBeVisible();
  await tabTo(page, /Reader one/);
  await expect(box(first)).toBeFocused();
  await page.keyboard.press('j');
  await expect(box(second)).toBeFocused();
  await page.keyboard.press('k');
  await expect(box(first)).toBeFocused();
  await page.keyboard.press('a');
  await expect(row(first)).toHaveCount(0);
  await expect(box(second)).toBeFocused();
  await page.keyboard.press('s');
  await expect(row(second)).toHaveCount(0);
  await tabTo(page, /^Undo$/);
  await page.keyboard.press('Enter');
  await expect(row(second)).toBeVisible();
  await box(third).focus();
  await tabTo(page, /^Answer/);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Your answer to Reader three')).toBeFocused();
  await page.keyboard.type('Thank you.');
  await tabTo(page, /^Approve and answer$/);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(row(third)).toHaveCount(0);
  await box(second).focus();
  await page.keyboard.press('d');
  await expect(row(second)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Comments', exact: true })).toBeFocused();
  const visitor = await owner.newPage();
  await visitor.goto(addressOf(BUSY_POST));
  await expect(visitor.locator('.comments')).toContainText('Words of one');
  await expect(visitor.locator('.comments')).not.toContainText('Words of two');
  await expect(visitor.locator('li', { hasText: 'Words of three' }).last()).toContainText('Thank you.');
});

test('a half-written answer waits while other folders are looked at, and leaving the page asks', async () => {
  const page = await owner.newPage();
  await page.goto(`${server.origin}/sites/${demoId}/comments`);
  const row = page.locator('[data-comment]', { hasText: 'Words of one' });
  const answer = page.getByLabel('Your answer to Reader one');
  await page.getByRole('button', { name: 'Published' }).click();
  await expect(row).toBeVisible();
  await row.getByRole('checkbox').focus();
  await page.keyboard.press('Enter');
  await expect(answer).toBeFocused();
  await page.keyboard.type('Half an answer');
  await expect(answer).toHaveAccessibleDescription(/Not sent yet/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Waiting' }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('link', { name: 'Media' }).click();
  await page.getByRole('link', { name: 'Comments', exact: true }).click();
  await page.getByRole('button', { name: 'Published' }).click();
  await expect(answer).toHaveValue('Half an answer');
  await expectToAskBeforeLeaving(page);
  // Of a comment in spam it is set aside: no reason to stay, until the comment is back.
  const isAsked = () => page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
  await row.getByRole('button', { name: 'Spam' }).click();
  await expect.poll(isAsked).toBe(false);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(answer).toHaveValue('Half an answer');
  await expect.poll(isAsked).toBe(true);
  await row.getByRole('button', { name: 'Cancel' }).click();
  await expect(row.getByRole('button', { name: 'Answer', exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Waiting' }).click();
  await page.getByRole('button', { name: 'Published' }).click();
  await expect(row).toBeVisible();
  await expect(answer).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Comments', exact: true })).toBeVisible();
});

test('a post’s own settings stand above those of its blog', async () => {
  const page = await owner.newPage();
  const { collections } = await call('GET', `/api/sites/${demoId}/collections`);
  const { id } = collections.find(({ title }: { title: string }) => title === 'Journal');
  const set = async (label: string) => {
    await page.goto(`${server.origin}/sites/${demoId}/collections/${id}`);
    await page.getByRole('searchbox').fill('plates are not quite round');
    await page.getByRole('button', { name: /^More about “Why our plates/ }).click();
    await page.getByRole('menuitem', { name: 'Settings…' }).click();
    const dialog = page.getByRole('dialog', { name: /^Settings of/ });
    await dialog.getByLabel('Comments', { exact: true }).selectOption({ label });
    if (label === 'Hidden') await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
  };
  const visitor = await owner.newPage();
  await set('Closed, existing comments stay visible');
  await visitor.goto(addressOf(BUSY_POST));
  await expect(visitor.locator('.comments')).toContainText('Comments are closed.');
  await visitor.goto(addressOf(POST));
  await expect(form(visitor)).toBeVisible();
  await set('Hidden');
  await visitor.goto(addressOf(BUSY_POST));
  await expect(visitor.locator('h1')).toBeVisible();
  await expect(visitor.locator('.comments')).toHaveCount(0);
  await set('Use the collection’s setting');
  await visitor.reload();
  await expect(form(visitor)).toBeVisible();
});

test('a blog’s settings say how it takes comments', async () => {
  const page = await owner.newPage();
  const { collections } = await call('GET', `/api/sites/${demoId}/collections`);
  const { id } = collections.find(({ title }: { title: string }) => title === 'Journal');
  await page.goto(`${server.origin}/sites/${demoId}/collections/${id}`);
  await page.getByRole('button', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog', { name: /^Settings of/ });
  await expectAccessible(page);
  await dialog
    .getByLabel('Comments', { exact: true })
    .selectOption({ label: 'Closed, existing comments stay visible' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  const visitor = await owner.newPage();
  await visitor.goto(addressOf(BUSY_POST));
  await expect(visitor.locator('.comments')).toContainText('Comments are closed.');
  await look(visitor, 'closed');
  await page.goto(`${server.origin}/sites/${demoId}/settings/comments`);
  await page.getByRole('main').getByRole('link', { name: 'Journal' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeVisible();
  await page.goto(`${server.origin}/sites/${demoId}/settings/comments`);
  await page.getByRole('switch', { name: 'Comments on this site' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. Visitors see it now.')).toBeVisible();
  await visitor.reload();
  await expect(visitor.locator('.comments')).toHaveCount(0);
});
