/** Files of forms on the real server: chosen, dropped, sent over a slow line, without scripts and without cookies, and had by the owner. */
import { readFileSync } from 'node:fs';
import { type Browser, type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { blankField } from '../src/domain/forms/blank-field.ts';
import { expectAccessible } from './support/accessible.ts';
import { test } from './support/browser-test.ts';
import {
  newBlock,
  type OwnerServer,
  publishPage,
  type SignedInOwner,
  signInOwner,
  startOwnerServer,
} from './support/owner-server.ts';
import { violationsOf } from './support/violations.ts';

const PNG = Buffer.concat([
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
  Buffer.from('a vase, as far as anyone can tell'),
]);
const LARGE_PNG = Buffer.concat([PNG, Buffer.alloc(900_000)]);
const PDF = Buffer.from('%PDF-1.7\nan offer');
const vase = { name: 'vase.png', mimeType: 'image/png', buffer: PNG };
const offer = { name: 'offer.pdf', mimeType: 'application/pdf', buffer: PDF };
const program = {
  name: 'holiday.png',
  mimeType: 'image/png',
  buffer: Buffer.from('MZ\x90\0\x03\0', 'latin1'),
};

let server: OwnerServer;
let owner: BrowserContext;
let page: Page;
let siteId: string;
let call: SignedInOwner['call'];
let address: string;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  server = await startOwnerServer();
  owner = await browser.newContext({ viewport: { width: 1280, height: 844 } });
  page = await owner.newPage();
  const signedIn = await signInOwner(server, owner);
  ({ siteId, call } = signedIn);
  const fields = [
    blankField('email', 'email', 'Email', { isRequired: true }),
    blankField('papers', 'file', 'Papers', {
      fileKinds: ['picture', 'pdf'],
      maxFiles: 3,
      maxMegabytes: 1,
      isRequired: true,
    }),
  ];
  const blocks = [newBlock('form00000000000000000001', 'form', { fields })];
  await publishPage(signedIn, { slug: 'papers', title: 'Send us papers', blocks });
  address = `${signedIn.siteUrl}/papers`;
});
test.afterAll(async () => {
  await owner.close();
  await server.stop();
});

/** Robots are quick: what they send is taken for spam. */
async function submissionOf(email: string): Promise<string> {
  const folders = ['inbox', 'spam'].map((folder) =>
    call('GET', `/api/sites/${siteId}/submissions?folder=${folder}`),
  );
  const all = (await Promise.all(folders)).flatMap(({ submissions }) => submissions);
  const mine = all.filter((each: { content: { value: unknown }[] }) => each.content[0]?.value === email);
  expect(mine).toHaveLength(1);
  return mine[0].id;
}

async function filesOf(email: string): Promise<string[]> {
  const id = await submissionOf(email);
  const { files } = await call('GET', `/api/sites/${siteId}/submissions/${id}/files`);
  return files.map(({ name }: { name: string }) => name);
}

interface Visit {
  readonly visitor: Page;
  readonly papers: Locator;
  readonly list: Locator;
  readonly end: () => Promise<void>;
}

async function visit(browser: Browser, options: Parameters<Browser['newContext']>[0] = {}): Promise<Visit> {
  const context = await browser.newContext(options);
  const visitor = await context.newPage();
  // Asked for from the beginning: an intercepting that begins with the key that opens the chooser can come late.
  visitor.on('filechooser', () => {});
  await visitor.goto(address);
  return {
    visitor,
    papers: visitor.getByLabel('Papers'),
    list: visitor.locator('.field-files > li'),
    end: () => context.close(),
  };
}

const thanks = (visitor: Page) => visitor.locator('.form-sent');
const send = (visitor: Page) => visitor.getByRole('button', { name: 'Send' });
const lookAt = (visitor: Page) => violationsOf(visitor, { include: ['form.form'] });

test('by the keyboard alone files are chosen, taken back, and sent; each step is said', async ({
  browser,
}) => {
  const { visitor, papers, list, end } = await visit(browser);
  await visitor.getByLabel('Email').focus();
  await visitor.keyboard.type('keys@example.org');
  await visitor.keyboard.press('Tab');
  await expect(papers).toBeFocused();
  await expect(papers).toHaveAccessibleDescription(/Pictures or PDF, up to 3 files, 1 MB each/);
  const choosing = visitor.waitForEvent('filechooser');
  await visitor.keyboard.press('Enter');
  await (await choosing).setFiles([vase, offer]);
  await expect(list).toHaveCount(2);
  await expect(visitor.locator('.field-files > [data-state=ready]')).toHaveCount(2);
  await expect(visitor.locator('.field-file-news')).toHaveText('offer.pdf is ready.');
  await papers.focus();
  await visitor.keyboard.press('Tab');
  await expect(visitor.getByRole('button', { name: 'Remove vase.png' })).toBeFocused();
  await visitor.keyboard.press('Enter');
  await expect(list).toHaveCount(1);
  await expect(visitor.locator('.field-file-news')).toHaveText('vase.png was removed.');
  await expect(visitor.getByRole('button', { name: 'Remove offer.pdf' })).toBeFocused();
  await visitor.keyboard.press('Tab');
  await visitor.keyboard.press('Enter');
  await expect(thanks(visitor)).toBeVisible();
  expect(await filesOf('keys@example.org')).toEqual(['offer.pdf']);
  await end();
});

test('what is wrong is said at each file, and the form waits until it is gone', async ({ browser }) => {
  for (const width of [1280, 390]) {
    const { visitor, papers, list, end } = await visit(browser, { viewport: { width, height: 844 } });
    await visitor.getByLabel('Email').fill(`wrong${width}@example.org`);
    await send(visitor).click();
    await expect(papers).toHaveAccessibleDescription(/This field is required\./);
    expect(await lookAt(visitor)).toEqual([]);
    await papers.setInputFiles([
      program,
      { ...vase, buffer: Buffer.concat([LARGE_PNG, LARGE_PNG]) },
      offer,
      vase,
    ]);
    await expect(
      list.filter({ hasText: 'holiday.png has the wrong type. Choose pictures or PDF.' }),
    ).toHaveCount(1);
    await expect(list.filter({ hasText: 'The file vase.png is too large.' })).toHaveCount(1);
    await expect(list.filter({ hasText: 'offer.pdf' })).toHaveAttribute('data-state', 'ready');
    await expect(list).toHaveCount(3);
    expect(await lookAt(visitor)).toEqual([]);
    await send(visitor).click();
    await expect(papers).toHaveAccessibleDescription(/A file can’t be sent\. Remove it to continue\./);
    await expect(visitor.locator('.form-problem')).toBeFocused();
    expect(await lookAt(visitor)).toEqual([]);
    await visitor.getByRole('button', { name: 'Remove holiday.png' }).click();
    await visitor.getByRole('button', { name: 'Remove vase.png' }).click();
    await send(visitor).click();
    await expect(thanks(visitor)).toBeVisible();
    expect(await filesOf(`wrong${width}@example.org`)).toEqual(['offer.pdf']);
    await end();
  }
});

test('over a slow line it is seen how far a file is, and the form is sent once it is there', async ({
  browser,
}) => {
  const { visitor, papers, list, end } = await visit(browser);
  await visitor.getByLabel('Email').fill('slow@example.org');
  await papers.focus();
  await expect(visitor.locator('.field-drop[data-live]')).toBeVisible();
  const devtools = await visitor.context().newCDPSession(visitor);
  // Slow enough that it is not over before it has been looked at.
  const line = { offline: false, latency: 10, downloadThroughput: 1e6, uploadThroughput: 30_000 };
  const fast = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', line);
  await papers.setInputFiles([{ ...vase, buffer: LARGE_PNG }]);
  const progress = list.getByRole('progressbar', { name: 'vase.png' });
  const share = () => progress.evaluate((bar: HTMLProgressElement) => bar.value);
  await expect.poll(share).toBeGreaterThan(0);
  expect(await lookAt(visitor)).toEqual([]);
  await send(visitor).click();
  await expect(visitor.locator('form.form')).toHaveAttribute('data-state', 'submitting');
  await devtools.send('Network.emulateNetworkConditions', fast);
  await expect(thanks(visitor)).toBeVisible({ timeout: 60_000 });
  expect(await filesOf('slow@example.org')).toEqual(['vase.png']);
  await end();
});

test('a line that breaks is tried again, a crumb that is too old is got anew', async ({ browser }) => {
  const { visitor, papers, list, end } = await visit(browser);
  // Its answer brings a crumb, too.
  const hasKey = visitor.waitForResponse(
    (response) => response.url().includes('FormSubmissionKey') && response.ok(),
  );
  await visitor.getByLabel('Email').fill('broken@example.org');
  await hasKey;
  await visitor.route('**/api/form/UploadFile*', (route) => route.abort(), { times: 1 });
  await papers.setInputFiles([vase]);
  await expect(list).toContainText('vase.png could not be sent.');
  await send(visitor).click();
  await expect(papers).toHaveAccessibleDescription(
    /A file has not been sent yet\. Try again, or remove it\./,
  );
  const answers: number[] = [];
  visitor.on('response', (response) => {
    if (response.url().includes('UploadFile')) answers.push(response.status());
  });
  await visitor
    .context()
    .addCookies([{ name: 'crumb', value: 'old', domain: new URL(address).hostname, path: '/' }]);
  await visitor.getByRole('button', { name: 'Try again vase.png' }).press('Enter');
  await expect(visitor.getByRole('button', { name: 'Remove vase.png' })).toBeFocused();
  await expect(list).toHaveAttribute('data-state', 'ready');
  await expect(papers).not.toHaveAccessibleDescription(/not been sent yet/);
  await expect(visitor.locator('.form-problem')).toHaveCount(0);
  await expect.poll(() => answers).toEqual([403, 200]);
  await send(visitor).click();
  await expect(thanks(visitor)).toBeVisible();
  expect(await filesOf('broken@example.org')).toEqual(['vase.png']);
  await end();
});

test('files are dropped on the area, and no more are taken than fit', async ({ browser }) => {
  const { visitor, papers, list, end } = await visit(browser);
  await papers.focus();
  const area = visitor.locator('.field-drop[data-live]');
  await expect(area).toBeVisible();
  const dropped = await visitor.evaluateHandle(
    (bytes) => {
      const data = new DataTransfer();
      for (const name of ['a.png', 'b.png', 'c.png', 'd.png'])
        data.items.add(new File([new Uint8Array(bytes)], name, { type: 'image/png' }));
      return data;
    },
    [...PNG],
  );
  await area.dispatchEvent('dragover', { dataTransfer: dropped });
  await expect(area).toHaveAttribute('data-over', '');
  await area.dispatchEvent('drop', { dataTransfer: dropped });
  await expect(area).not.toHaveAttribute('data-over');
  await expect(visitor.locator('.field-files > [data-state=ready]')).toHaveCount(3);
  await expect(visitor.getByText('You can send up to 3 files. Not added: d.png.')).toBeVisible();
  await expect(list).toHaveCount(3);
  await end();
});

test('without scripts files go with the form, and come back with it when something is wrong', async ({
  browser,
}) => {
  const { visitor, papers, end } = await visit(browser, {
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  await papers.setInputFiles([vase, program]);
  await visitor.getByLabel('Email').fill('bare@example.org');
  await send(visitor).click();
  await expect(papers).toHaveAccessibleDescription(
    /holiday\.png has the wrong type\. Choose pictures or PDF\./,
  );
  const kept = visitor.getByRole('checkbox', { name: 'vase.png' });
  await expect(kept).toBeChecked();
  await papers.setInputFiles([offer]);
  await send(visitor).click();
  await expect(visitor).toHaveURL(/\/papers#sent-/);
  await expect(thanks(visitor)).toBeVisible();
  expect(await filesOf('bare@example.org')).toEqual(['vase.png', 'offer.pdf']);
  await end();
});

test('a form that came back is carried on with scripts, and keeps the file it has', async ({ browser }) => {
  const { visitor, papers, list, end } = await visit(browser);
  const scripts = /\/_v\/js\//;
  await visitor.route(scripts, (route) => route.abort());
  await visitor.goto(address);
  await visitor.getByLabel('Email').fill('back@example');
  await papers.setInputFiles([vase]);
  await visitor.unroute(scripts);
  await send(visitor).click();
  await expect(visitor.getByRole('checkbox', { name: 'vase.png' })).toBeChecked();
  expect(await lookAt(visitor)).toEqual([]);
  await visitor.getByLabel('Email').fill('back@example.org');
  await papers.setInputFiles([offer]);
  await expect(list.filter({ hasText: 'offer.pdf' })).toHaveAttribute('data-state', 'ready');
  await send(visitor).click();
  await expect(thanks(visitor)).toBeVisible();
  expect((await filesOf('back@example.org')).sort()).toEqual(['offer.pdf', 'vase.png']);
  await end();
});

test('where the browser takes no cookies it sends the form by itself, with its files', async ({
  browser,
}) => {
  const { visitor, papers, list, end } = await visit(browser);
  const refused = { status: 403, json: { crumbFail: true, crumb: '' } };
  for (const path of ['UploadFile*', 'FormSubmissionKey*', 'SaveFormSubmission?*'])
    await visitor.route(`**/api/form/${path}`, (route) =>
      route.request().isNavigationRequest() ? route.continue() : route.fulfill(refused),
    );
  await visitor.getByLabel('Email').fill('nocookies@example.org');
  await papers.setInputFiles([vase, offer]);
  await expect(list).toHaveCount(2);
  await send(visitor).click();
  await expect(visitor).toHaveURL(/\/papers#sent-/);
  expect(await filesOf('nocookies@example.org')).toEqual(['vase.png', 'offer.pdf']);
  await end();
});

test('where the part that sends files cannot be fetched, the browser sends the form with them', async ({
  browser,
}) => {
  const { visitor, papers, end } = await visit(browser);
  await visitor.route(/form-files[^/]*\.js/, (route) => route.abort());
  await visitor.getByLabel('Email').fill('unfetched@example.org');
  await papers.setInputFiles([vase]);
  await send(visitor).click();
  await expect(visitor).toHaveURL(/\/papers#sent-/);
  expect(await filesOf('unfetched@example.org')).toEqual(['vase.png']);
  await end();
});

test('the owner sees what came, how large it is, and saves it', async () => {
  const id = await submissionOf('bare@example.org');
  await page.goto(`${server.origin}/sites/${siteId}/submissions?open=${id}`);
  const files = page
    .getByRole('dialog')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') });
  await expect(files).toHaveCount(2);
  await expect(files.filter({ hasText: 'vase.png' })).toContainText('49 bytes');
  await expectAccessible(page);
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download vase.png' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('vase.png');
  expect(readFileSync(await saved.path())).toEqual(PNG);
});
