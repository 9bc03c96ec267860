/** The owner arranges a course; a member reads it, completes it and prints the certificate, with scripts and without. */
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { blockOf, bodyOf } from '#domain/content/build-body.ts';
import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import { paragraphs } from '#domain/content/rich-text.ts';
import { freePort } from '../testing/server/free-port.ts';
import { readMail } from '../testing/server/read-mail.ts';
import { startSmtpServer, type TestSmtpServer } from '../testing/server/smtp-server.ts';
import { lookAtAll, lookWithScripts } from './support/all-looks.ts';
import { test } from './support/browser-test.ts';
import {
  type OwnerServer,
  type SignedInOwner,
  signInOwner,
  startOwnerServer,
} from './support/owner-server.ts';

const id = (name: string) => name.padEnd(24, '0');
const LESSONS = ['Clay', 'Wheel', 'Glaze'];

let smtp: TestSmtpServer;
let server: OwnerServer;
let context: BrowserContext;
let owner: SignedInOwner;
let page: Page;
let collectionId: string;
let coursePath: string;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  smtp = await startSmtpServer({ port: await freePort() });
  server = await startOwnerServer(undefined, { SMTP_URL: `smtp://127.0.0.1:${smtp.port}` });
  context = await browser.newContext({ viewport: { width: 1280, height: 844 } });
  owner = await signInOwner(server, context);
  await owner.call('PUT', 'member-settings', { canJoin: true });
  page = await context.newPage();
  const type = COLLECTION_TYPES.lessons;
  const made = await owner.call('POST', 'collections', { type, title: 'Pottery for beginners' });
  collectionId = made.collectionId;
  await owner.call('PUT', `documents/${made.pageId}/settings`, { access: { kind: 'members' } });
  coursePath = (await owner.call('POST', `documents/${made.pageId}/publish`, {})).document?.path ?? '';
  for (const title of LESSONS) {
    const text = blockOf(id(`b${title.toLowerCase()}`), 'text', {
      content: paragraphs(`How ${title} works.`),
      size: 'regular',
    });
    const body = bodyOf(title, id(`s${title.toLowerCase()}`), [text]);
    const { document } = await owner.call('POST', 'documents', { kind: 'item', collectionId, body });
    await owner.call('POST', `documents/${document.id}/publish`, {});
  }
  const { document } = await owner.call('GET', `documents/${made.pageId}`);
  coursePath = document.path;
});
test.afterAll(async () => {
  await context.close();
  await server.stop();
  await smtp.close();
});

test('the owner puts lessons into a chapter, and has one open later', async () => {
  await page.goto(`${server.origin}/sites/${owner.siteId}/collections/${collectionId}`);
  await page.getByRole('link', { name: 'Course', exact: true }).click();
  await page.getByRole('button', { name: 'Add chapter' }).click();
  await page.getByRole('textbox', { name: 'Chapter 1' }).fill('At the wheel');
  for (const title of ['Wheel', 'Glaze'])
    await page.getByRole('group', { name: title }).getByRole('combobox').selectOption('At the wheel');
  await page.getByRole('group', { name: 'Glaze' }).getByLabel('Opens after (days)').fill('7');
  await lookAtAll(page, 'course-settings');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. Members see it now.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('group', { name: 'Glaze' }).getByLabel('Opens after (days)')).toHaveValue('7');
});

async function join(visitor: Page, email: string): Promise<void> {
  const received = smtp.received.length;
  await visitor.goto(`${owner.siteUrl}/account/join`);
  await visitor.getByLabel('Email').fill(email);
  await visitor.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(() => smtp.received.length, { timeout: 15_000 }).toBeGreaterThan(received);
  const mail = readMail(smtp.received.at(-1)?.source ?? '').text ?? '';
  await visitor.goto(/(http\S+\/account\/enter\?token=\S+)/.exec(mail)?.[1] ?? '');
  await visitor.getByRole('button', { name: 'Create an account' }).click();
  await expect(visitor.getByRole('heading', { name: 'Your account' })).toBeVisible();
}

for (const javaScriptEnabled of [false, true])
  test(`a member goes through the course, scripts ${javaScriptEnabled ? 'on' : 'off'}`, async ({
    browser,
  }) => {
    const visitor = await (await browser.newContext({ javaScriptEnabled })).newPage();
    await visitor.goto(owner.siteUrl + coursePath);
    await expect(visitor.getByText('This page is for members.')).toBeVisible();
    await join(visitor, javaScriptEnabled ? 'bo@example.org' : 'ada@example.org');
    await visitor.goto(owner.siteUrl + coursePath);
    await expect(visitor.getByText('0 of 3 lessons completed')).toBeVisible();
    await expect(visitor.getByText('Opens on ')).toBeVisible();
    await lookWithScripts(browser, visitor, `course-${javaScriptEnabled}`);
    await visitor.getByRole('link', { name: 'Start the course' }).click();
    await expect(visitor.getByText('How Clay works.')).toBeVisible();
    await lookWithScripts(browser, visitor, `lesson-${javaScriptEnabled}`);
    await visitor.getByRole('button', { name: 'Mark as completed' }).click();
    await expect(visitor.getByText('How Wheel works.')).toBeVisible();
    await visitor.goto(owner.siteUrl + coursePath);
    await visitor.getByRole('link', { name: 'Continue: Wheel' }).click();
    await visitor.getByRole('button', { name: 'Mark as completed' }).click();
    await expect(visitor.getByText('2 of 3 lessons completed')).toBeVisible();
    await expect(visitor.getByRole('link', { name: 'Glaze' })).toBeHidden();
    await visitor.goto(`${owner.siteUrl}/account`);
    await expect(visitor.getByText('2 of 3 lessons completed')).toBeVisible();
    await visitor.context().close();
  });

test('the last lesson opens, and the certificate is there to print', async ({ browser }) => {
  const course = { chapters: [], lessons: [], hasCertificate: true };
  await owner.call('PATCH', `collections/${collectionId}`, { settings: { course } });
  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await join(visitor, 'cy@example.org');
  await visitor.goto(owner.siteUrl + coursePath);
  await visitor.getByRole('link', { name: 'Start the course' }).click();
  for (const title of LESSONS) {
    await expect(visitor.getByText(`How ${title} works.`)).toBeVisible();
    await visitor.getByRole('button', { name: 'Mark as completed' }).click();
  }
  await expect(visitor.getByText('You have completed this course.')).toBeVisible();
  await lookWithScripts(browser, visitor, 'course-finished');
  await visitor.getByRole('link', { name: 'Show certificate' }).click();
  await expect(visitor.getByRole('heading', { name: 'Pottery for beginners' })).toBeVisible();
  await lookWithScripts(browser, visitor, 'certificate');
  await visitor.emulateMedia({ media: 'print' });
  await expect(visitor.getByText('Use your browser’s print command')).toBeHidden();
  await expect(visitor.getByText('cy@example.org').first()).toBeVisible();
  await visitor.context().close();
  await page.goto(`${server.origin}/sites/${owner.siteId}/courses/${collectionId}`);
  await expect(page.getByText('Finished', { exact: true })).toBeVisible();
  await lookAtAll(page, 'course-members');
});
