/** What is set for forms travels with a site; what visitors sent does when it is asked for. */
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeSite } from '#testing/server/build-site.ts';
import { createTestSite } from '#testing/server/fixture.ts';
import { openTestMedia, type TestMedia } from '#testing/server/media-site.ts';
import { storeSubmission } from '#testing/server/store-submission.ts';
import { describeOnBothEngines, type TestDeps, testApp, testDeps } from '#testing/server/test-app.ts';
import { canTest, createTestDatabase, type TestDatabase } from '#testing/server/test-database.ts';
import { openDatabase } from '../../db/database.ts';
import type { Database, Engine } from '../../db/engine.ts';
import { storedName } from '../../db/names.ts';
import type { Queryable } from '../../db/schema.ts';
import { formFileKey } from '../../forms/files/form-files.ts';
import { FORM_PARTS } from '../../forms/moved/format.ts';
import { exportPorts, importPorts } from '../../transfer-ports.ts';
import { exportSite } from './export-site.ts';
import { importSite } from './import-site.ts';
import { restoreContents } from './restore-contents.ts';

const OTHER: Record<Engine, Engine> = { sqlite: 'postgres', postgres: 'sqlite' };
const FORM = 'form00000000000000000001';

describeOnBothEngines(
  'moving forms',
  (on) => {
    let work: string;
    let own: TestMedia;
    let database: TestDatabase;
    let db: Database;
    let there: TestDeps;
    let theirs: TestMedia;
    beforeEach(async () => {
      work = mkdtempSync(join(tmpdir(), 'vitrine-forms-'));
      own = openTestMedia(on.deps);
      database = await createTestDatabase(canTest(OTHER[on.engine]) ? OTHER[on.engine] : on.engine);
      db = await openDatabase(database.options);
      there = testDeps(db);
      theirs = openTestMedia(there);
    });
    afterEach(async () => {
      own.remove();
      theirs.remove();
      await db.close();
      await database.remove();
      rmSync(work, { recursive: true, force: true });
    });

    async function buildForms(): Promise<string> {
      const siteId = await makeSite(on.deps, 'studio');
      const id = await storeSubmission(on.deps, siteId, 'Do you have “cups”?\n=1+1', { formId: FORM });
      await storeSubmission(on.deps, siteId, 'Buy now', { formId: FORM, isSpam: true });
      await on.deps.db.write(async (tx) => {
        await tx
          .insertInto('formSettings')
          .values({ siteId, formId: FORM, notify: '["studio@example.org"]', keepDays: 90 })
          .execute();
        const answer = { isOn: true, fieldId: '', subject: 'Thanks', text: 'Soon', replyTo: null };
        await tx
          .insertInto('formMails')
          .values({ siteId, formId: FORM, noticeSubject: '', answer: JSON.stringify(answer) })
          .execute();
        await tx
          .insertInto('submissionNotes')
          .values({
            id: on.deps.newId(),
            siteId,
            submissionId: id,
            accountId: 'somebody',
            author: 'Ada',
            body: 'Called back',
            createdAt: on.deps.now(),
            editedAt: null,
          })
          .execute();
      });
      return siteId;
    }

    /** A list with two people, to which the form adds, and a file that came with the first submission. */
    async function addListAndFile(siteId: string): Promise<string> {
      const { deps } = on;
      const [first] = await submissionsIn(deps.db.read);
      const [listId, fileId, now] = [deps.newId(), deps.newId(), deps.now()];
      const text = Buffer.from('A drawing');
      await own.media.storage.put(formFileKey(fileId), text);
      await deps.db.write(async (tx) => {
        await tx
          .insertInto('newsletterLists')
          .values({ id: listId, siteId, name: 'News', createdAt: now })
          .execute();
        const member = (email: string, state: 'subscribed' | 'unsubscribed') => ({
          id: deps.newId(),
          siteId,
          listId,
          email,
          emailKey: email.toLowerCase(),
          name: '',
          words: email.toLowerCase(),
          state,
          source: '{"kind":"owner"}',
          askedAt: now,
          confirmedAt: now,
          endedAt: state === 'unsubscribed' ? now : null,
        });
        const members = [member('Ada@example.org', 'subscribed'), member('ben@example.org', 'unsubscribed')];
        await tx.insertInto('listMembers').values(members).execute();
        await tx
          .insertInto('formLists')
          .values({ siteId, formId: FORM, listId, fieldId: '', consentFieldId: '' })
          .execute();
        await tx
          .insertInto('formFiles')
          .values({
            id: fileId,
            siteId,
            submissionId: first?.id ?? '',
            formId: FORM,
            fieldId: 'drawing',
            name: 'Drawing <1>.pdf',
            kind: 'pdf',
            bytes: text.length,
            hash: createHash('sha256').update(text).digest('hex'),
            createdAt: now,
            expiresAt: 0,
          })
          .execute();
      });
      return fileId;
    }
    const tableIn = async (queryable: Queryable, table: 'listMembers' | 'formFiles' | 'formLists') => {
      const rows = await queryable.selectFrom(table).selectAll().execute();
      return rows.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
    };
    const write = async (deps: TestDeps, media: TestMedia, siteId: string, name: string, more = {}) => {
      const folder = join(work, name);
      const options = { siteId, folder, ...more };
      const result = await exportSite({ db: deps.db, ...exportPorts(media.media) }, options);
      expect(result.kind).toBe('exported');
      return folder;
    };
    const read = (folder: string) =>
      importSite({ ...there, ports: importPorts(there, theirs.media) }, { folder });
    const filesOf = (folder: string) =>
      ['forms.json', 'submissions.jsonl'].map((file) => readFileSync(join(folder, file), 'utf8'));
    const submissionsIn = (queryable: Queryable) =>
      queryable.selectFrom('formSubmissions').selectAll().orderBy('id').execute();

    test('submissions stay behind unless they are asked for; settings travel always', async () => {
      const siteId = await buildForms();
      const folder = await write(on.deps, own, siteId, 'plain');
      expect(existsSync(join(folder, 'submissions.jsonl'))).toBe(false);
      expect(JSON.parse(readFileSync(join(folder, 'forms.json'), 'utf8'))).toEqual([
        {
          form: FORM,
          settings: { notify: ['studio@example.org'], keepDays: 90 },
          mails: {
            noticeSubject: '',
            answer: { isOn: true, fieldId: '', subject: 'Thanks', text: 'Soon', replyTo: null },
          },
        },
      ]);
      expect(await read(folder)).toMatchObject({ kind: 'imported' });
      expect(await there.db.read.selectFrom('formSettings').selectAll().execute()).toMatchObject([
        { formId: FORM, notify: '["studio@example.org"]', keepDays: 90 },
      ]);
      expect(await submissionsIn(there.db.read)).toEqual([]);
    });

    test('with submissions, the other engine holds the same rows, tells nobody, and exports the same bytes', async () => {
      const siteId = await buildForms();
      await on.deps.db.write((tx) =>
        tx.updateTable('formSubmissions').set({ waitsForNotice: 1 }).where('isSpam', '=', 0).execute(),
      );
      const folder = await write(on.deps, own, siteId, 'first', { hasSubmissions: true });
      expect(await read(folder)).toMatchObject({ kind: 'imported', siteId });
      const before = await submissionsIn(on.deps.db.read);
      expect(await submissionsIn(there.db.read)).toEqual(
        before.map((row) => ({ ...row, waitsForNotice: 0 })),
      );
      const second = await write(there, theirs, siteId, 'second', { hasSubmissions: true });
      expect(filesOf(second)).toEqual(filesOf(folder));
      const { worker } = await testApp(there);
      await worker.drain();
      expect(await there.db.read.selectFrom('mails').selectAll().execute()).toEqual([]);
      expect(await read(folder)).toMatchObject({ kind: 'unchanged' });
      expect(await read(await write(on.deps, own, siteId, 'plain'))).toMatchObject({ kind: 'unchanged' });
      await there.db.write((tx) => tx.deleteFrom('formSubmissions').execute());
      expect(await read(folder)).toMatchObject({ kind: 'refused' });
    });

    test('restoring brings back what was deleted, and leaves what has come since', async () => {
      const siteId = await buildForms();
      const folder = await write(on.deps, own, siteId, 'first', { hasSubmissions: true });
      const [first] = await submissionsIn(on.deps.db.read);
      await on.deps.db.write((tx) =>
        tx
          .deleteFrom('formSubmissions')
          .where('id', '=', first?.id ?? '')
          .execute(),
      );
      await on.deps.db.write((tx) => tx.updateTable('formSettings').set({ keepDays: null }).execute());
      const later = await storeSubmission(on.deps, siteId, 'Later');
      const ports = importPorts(on.deps, own.media);
      const restored = await restoreContents({ ...on.deps, ports }, { siteId, folder });
      expect(restored).toMatchObject({ kind: 'restored' });
      const ids = (await submissionsIn(on.deps.db.read)).map(({ id }) => id);
      expect(ids).toHaveLength(3);
      expect(ids).toEqual(expect.arrayContaining([first?.id, later]));
      expect(await on.deps.db.read.selectFrom('submissionNotes').selectAll().execute()).toMatchObject([
        { author: 'Ada', body: 'Called back', accountId: null },
      ]);
      expect((await on.deps.db.read.selectFrom('formSettings').selectAll().execute())[0]?.keepDays).toBe(90);
    });

    test('an archive that names what another site has is refused, and touches nothing of it', async () => {
      const siteId = await buildForms();
      await addListAndFile(siteId);
      const folder = await write(on.deps, own, siteId, 'first', { hasSubmissions: true });
      const other = await createTestSite(on.deps);
      const ports = importPorts(on.deps, own.media);
      const restore = () => restoreContents({ ...on.deps, ports }, { siteId, folder });
      for (const table of ['documents', 'formSubmissions', 'formFiles', 'newsletterLists'] as const) {
        const rowsOf = (at: string) =>
          on.deps.db.read.selectFrom(table).selectAll().where('siteId', '=', at).orderBy('id').execute();
        const ids = (await rowsOf(siteId)).map(({ id }) => id);
        const give = (to: string) =>
          on.deps.db.write((tx) =>
            tx.updateTable(table).set({ siteId: to }).where('id', 'in', ids).execute(),
          );
        await give(other.siteId);
        const before = await rowsOf(other.siteId);
        expect(before.length, table).toBeGreaterThan(0);
        expect(await restore(), table).toMatchObject({
          kind: 'refused',
          message: expect.stringContaining('from another site'),
        });
        expect(await rowsOf(other.siteId)).toEqual(before);
        await give(siteId);
      }
      expect(await restore()).toMatchObject({ kind: 'restored' });
    });

    test('lists travel with forms; people on them and files of submissions with submissions', async () => {
      const siteId = await buildForms();
      const fileId = await addListAndFile(siteId);
      const plain = await write(on.deps, own, siteId, 'plain');
      const personal = ['list-members.jsonl', 'submission-files', 'submissions.jsonl'];
      const names = readdirSync(plain);
      expect(personal.filter((name) => names.includes(name))).toEqual([]);
      expect(names).toContain('lists.json');
      const folder = await write(on.deps, own, siteId, 'first', { hasSubmissions: true });
      const path = join(folder, 'submission-files', fileId);
      writeFileSync(path, 'Something else');
      expect(await read(folder)).toMatchObject({ kind: 'invalid', problems: [{ place: 'line 1.files' }] });
      writeFileSync(path, 'A drawing');
      expect(await read(folder)).toMatchObject({ kind: 'imported' });
      for (const table of ['listMembers', 'formFiles', 'formLists'] as const)
        expect(await tableIn(there.db.read, table)).toEqual(await tableIn(on.deps.db.read, table));
      expect(String(await theirs.media.storage.get(formFileKey(fileId)))).toBe('A drawing');
      const second = await write(there, theirs, siteId, 'second', { hasSubmissions: true });
      for (const file of [
        'lists.json',
        'list-members.jsonl',
        'submissions.jsonl',
        `submission-files/${fileId}`,
      ])
        expect(readFileSync(join(second, file), 'utf8')).toBe(readFileSync(join(folder, file), 'utf8'));
      expect(await read(folder)).toMatchObject({ kind: 'unchanged' });
      // Deleted here, with its file waiting to be swept away: a restore takes both back.
      await on.deps.db.write((tx) => tx.deleteFrom('formSubmissions').execute());
      await own.media.storage.delete(formFileKey(fileId));
      await on.deps.db.write((tx) => tx.updateTable('listMembers').set({ state: 'unsubscribed' }).execute());
      const ports = importPorts(on.deps, own.media);
      expect(await restoreContents({ ...on.deps, ports }, { siteId, folder })).toMatchObject({
        kind: 'restored',
      });
      expect(await tableIn(on.deps.db.read, 'formFiles')).toEqual(await tableIn(there.db.read, 'formFiles'));
      expect(String(await own.media.storage.get(formFileKey(fileId)))).toBe('A drawing');
      const members = await tableIn(on.deps.db.read, 'listMembers');
      expect(members.map((row) => 'state' in row && row.state)).toEqual(['unsubscribed', 'unsubscribed']);
    });

    test('what is wrong is named by its line, and nothing is written', async () => {
      const siteId = await buildForms();
      const folder = await write(on.deps, own, siteId, 'first', { hasSubmissions: true });
      const path = join(folder, 'submissions.jsonl');
      const [line = ''] = readFileSync(path, 'utf8').split('\n');
      const odd = { ...JSON.parse(line), content: 'nothing', createdAt: 'yesterday' };
      writeFileSync(path, `${line}\n${line}\n${JSON.stringify(odd)}\n{`);
      writeFileSync(join(folder, 'forms.json'), '[{"form":"x","settings":{"notify":["no address"]}}]');
      const result = await read(folder);
      const places = result.kind === 'invalid' ? result.problems.map(({ place }) => place) : [];
      expect(places).toEqual(
        expect.arrayContaining([
          '0.settings.notify.0',
          '0.settings.keepDays',
          'line 3.content',
          'line 3.createdAt',
          'line 4',
          'line 2.id',
          'line 2.key',
        ]),
      );
      expect(await there.db.read.selectFrom('sites').selectAll().execute()).toEqual([]);
    });

    test('every table and column of forms is known to exports', async () => {
      const names = await on.deps.db.read.introspection.getTables();
      const tables = names.filter(({ name }) => name.startsWith('form_'));
      const known = new Map(
        Object.values(FORM_PARTS).map(({ table, columns }) => [
          storedName(table),
          ['siteId', 'formId', ...Object.values(columns).map(({ column }) => column)].map(storedName).sort(),
        ]),
      );
      const others = ['form_submissions', 'form_files'];
      for (const { name, columns } of tables.filter((table) => !others.includes(table.name)))
        expect(
          columns.map((column) => column.name).sort(),
          `${name}: name its columns in FORM_PARTS, or the table in others`,
        ).toEqual(known.get(name));
      expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining([...known.keys(), ...others]));
    });
  },
  { databaseFor: 'test' },
);
