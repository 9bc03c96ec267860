/** A site with one of everything that has an id, for tests that ask who gets at it. */
import { sql } from 'kysely';
import { programName, storedName } from '#server/db/names.ts';
import { formFileKey } from '#server/forms/files/form-files.ts';
import { type createTestSite, textBody } from './fixture.ts';
import { createTestAccount } from './owner.ts';
import { storeSubmission } from './store-submission.ts';
import type { TestDeps } from './test-app.ts';

type Site = Awaited<ReturnType<typeof createTestSite>>;

export interface FurnishedSite {
  readonly siteId: string;
  /** By the names that parameters of calls have. */
  readonly ids: Readonly<Record<string, string>>;
}

type Add = (table: string, row: Record<string, unknown>) => Promise<string>;

/** @param word stands in everything that only this site's people may read */
export async function furnishSite(deps: TestDeps, site: Site, word: string): Promise<FurnishedSite> {
  const { siteId } = site;
  const add: Add = (table, row) => addRow(deps, table, { siteId, ...row });
  const page = await site.publish({ body: textBody(deps, word, `${word} text`), slug: 'plans' });
  const made = await site.api('POST', 'collections', { type: 1, title: `${word} journal`, slug: 'journal' });
  const ids = { document: page.id, revision: page.revisionId, collection: made.json.collectionId as string };
  const sent = await addSent(deps, site, add, word);
  return {
    siteId,
    ids: { ...ids, ...sent, ...(await addOthers(deps, add, { siteId, page: page.id, word })) },
  };
}

/** What came by forms, and what follows from it. */
async function addSent(deps: TestDeps, { siteId, media }: Site, add: Add, word: string) {
  const email = `${word}@example.org`;
  const submission = await storeSubmission(deps, siteId, word, { email, formId: word });
  const note = await add('submissionNotes', { submissionId: submission, author: word, body: word });
  const file = await add('formFiles', { submissionId: submission, name: `${word}.txt`, expiresAt: 0 });
  await media.storage.put(formFileKey(file), Buffer.from(word));
  const list = await add('newsletterLists', { name: word });
  const person = { email, emailKey: email, words: word, name: word };
  const state = { state: 'subscribed', source: '{"kind":"owner"}' };
  const member = await add('listMembers', { ...person, ...state, listId: list });
  const siteMember = await add('members', { email, words: word, name: word, joinedAt: 1 });
  const webhook = await add('webhooks', {
    url: `https://${word}.example.org`,
    events: '["form.submitted"]',
    forms: 'null',
    secret: word,
  });
  const delivery = await add('webhookDeliveries', {
    webhookId: webhook,
    submissionId: submission,
    event: 'form.submitted',
    state: 'delivered',
    tries: '[]',
    answer: word,
  });
  return { submission, note, file, form: word, list, member, siteMember, webhook, delivery };
}

async function addOthers(
  deps: TestDeps,
  add: Add,
  { siteId, page, word }: { siteId: string; page: string; word: string },
) {
  const written = { documentId: page, authorName: word, body: word };
  const comment = await add('comments', { ...written, status: 'published' });
  const spam = await add('comments', { ...written, status: 'spam' });
  const picture = { kind: 'image', mime: 'image/png', luminance: '[]' };
  const media = await add('media', { ...picture, filename: `${word}.png` });
  const redirect = await add('redirects', { fromPath: `/${word}`, target: `/${word}`, status: 301 });
  const error = { kind: 'error', message: word, state: 'open', browsers: '{}', pages: '{}' };
  const group = await add('errorGroups', { ...error, fingerprint: word });
  const invitation = await add('invitations', { email: `${word}@example.org`, role: 1, hash: word });
  const task = { kind: 'export', task: '{"kind":"static"}', details: '[]' };
  const move = await add('moves', { ...task, state: 'done', filename: word, expiresAt: deps.now() + 1e9 });
  const host = `${word}.example.org`;
  await add('hosts', { host, isPrimary: 0 });
  const account = await createTestAccount(deps, { name: word, roles: { [siteId]: 1 } });
  return { comment, spam, media, redirect, group, invitation, move, host, account };
}

/** What is not given is empty: a row of the right shape, with an id of its own. */
export async function addRow(deps: TestDeps, table: string, given: Record<string, unknown>): Promise<string> {
  const tables = await deps.db.read.introspection.getTables();
  const columns = tables.find(({ name }) => name === storedName(table))?.columns ?? [];
  const row = Object.fromEntries(
    columns.flatMap(({ name: stored, dataType, isNullable }) => {
      const name = programName(stored);
      if (name in given) return [[name, given[name]]];
      if (name === 'id') return [[name, deps.newId()]];
      if (isNullable) return [];
      return [[name, /int|float|double|real/i.test(dataType) ? 1 : '']];
    }),
  );
  const names = sql.join(Object.keys(row).map((name) => sql.ref(name)));
  await deps.db.write((tx) =>
    sql`insert into ${sql.table(table)} (${names}) values (${sql.join(Object.values(row))})`.execute(tx),
  );
  return String(row['id'] ?? '');
}
