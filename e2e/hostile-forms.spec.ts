/**
 * Hostile texts as visitors send them by forms, with every kind of field, seen by the owner: in the inbox, its dialog,
 * charts, notes and the mails. Nothing may run.
 */
import { expect } from '@playwright/test';
import { hasSharedData, sharedJson, sharedLines } from '../scripts/shared-data.ts';
import type { KeptValue } from '../src/domain/forms/calls-inbox.ts';
import type { FieldType } from '../src/domain/forms/field-types.ts';
import { noticeJob } from '../src/server/forms/follow/notice-job.ts';
import { enqueue } from '../src/server/jobs/enqueue.ts';
import { storeSubmission } from '../testing/server/store-submission.ts';
import { test } from './support/browser-test.ts';
import { type OwnerServer, signInOwner, startOwnerServer } from './support/owner-server.ts';
import { provoke, watch } from './support/watch-scripts.ts';

const FORM_ID = 'form00000000000000000001';
const PER_SUBMISSION = 80;
const TYPES: readonly FieldType[] = [
  'text',
  'radio',
  'website',
  'select',
  'hidden',
  'checkbox',
  'name',
  'likert',
  'email',
  'twitter',
];

type StoreDeps = Parameters<Parameters<OwnerServer['withDeps']>[0]>[0];

let server: OwnerServer;
test.beforeAll(async () => {
  server = await startOwnerServer();
});
test.afterAll(() => server.stop());

function fieldOf(text: string, index: number): KeptValue {
  const type = TYPES[index % TYPES.length] ?? 'text';
  const value =
    type === 'checkbox' || type === 'name' ? [text, text] : type === 'likert' ? { [text]: '2' } : text;
  return { id: `f${index % PER_SUBMISSION}`, type, label: text, value };
}

test('nothing of 2,500 hostile texts runs in the inbox, its dialog, charts, notes and mails', async ({
  page,
  context,
}) => {
  test.skip(!hasSharedData(), 'the outside test data is not beside the project');
  const texts = [
    ...(sharedJson<string[]>('hostile/blns.json') ?? []),
    ...sharedLines('hostile/xss-payloads.txt'),
  ].map((text) => text.replaceAll('\0', '').toWellFormed());
  expect(texts.length).toBeGreaterThan(2400);
  const { siteId } = await signInOwner(server, context);
  const count = Math.ceil(texts.length / PER_SUBMISSION);
  await server.withDeps((deps) => fillInbox(deps, siteId, texts));
  const ran = await watch(page);
  await page.goto(`${server.origin}/sites/${siteId}/submissions`);
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(count);
  await provoke(page);
  await rows.first().getByRole('button').click();
  const dialog = page.getByRole('dialog');
  for (let entry = count; entry > 0; entry -= 1) {
    await expect(dialog).toContainText(`Entry ${entry}.`);
    await provoke(page);
    await page.keyboard.press('j');
  }
  const note = texts.slice(-60).join('\n').slice(0, 4000);
  await dialog.getByRole('textbox', { name: 'Note', exact: true }).fill(note);
  await dialog.getByRole('button', { name: 'Add the note' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await provoke(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Charts', exact: true }).click();
  await expect(page.getByRole('table').first()).toBeVisible();
  await provoke(page);
  const mails = await mailsTo(siteId, count);
  for (const html of mails) {
    await page.setContent(html);
    await provoke(page);
  }
  expect(ran()).toEqual([]);
});

async function fillInbox(deps: StoreDeps, siteId: string, texts: readonly string[]): Promise<void> {
  for (let start = 0; start < texts.length; start += PER_SUBMISSION) {
    const some = texts.slice(start, start + PER_SUBMISSION);
    const stored = { formId: FORM_ID, email: some[1] ?? '', more: some.map(fieldOf) };
    await storeSubmission(deps, siteId, `Entry ${start / PER_SUBMISSION + 1}.`, stored);
  }
  await deps.db.write(async (tx) => {
    await tx.updateTable('formSubmissions').set({ waitsForNotice: 1 }).execute();
    await enqueue(tx, deps, noticeJob(siteId, deps.now() - 10_000));
  });
}

/** The mails that tell of them, as they are written. */
async function mailsTo(siteId: string, count: number): Promise<string[]> {
  const read = () =>
    server.withDeps(({ db }) =>
      db.read.selectFrom('mails').select('html').where('siteId', '=', siteId).execute(),
    );
  await expect.poll(async () => (await read()).length, { timeout: 60_000 }).toBe(count);
  return (await read()).map(({ html }) => html ?? '');
}
