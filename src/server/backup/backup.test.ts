import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildSite } from '#testing/server/build-site.ts';
import { openTestMedia, type TestMedia } from '#testing/server/media-site.ts';
import { describeOnBothEngines, type TestDeps, testApp, testDeps } from '#testing/server/test-app.ts';
import { canTest, createTestDatabase, type TestDatabase } from '#testing/server/test-database.ts';
import { createDocument } from '../content/create-document.ts';
import { publishDocument } from '../content/publish-document.ts';
import { openDatabase } from '../db/database.ts';
import type { Database, Engine } from '../db/engine.ts';
import { migrations } from '../db/migrate.ts';
import { formFileKey } from '../forms/files/form-files.ts';
import { tarEnd, tarHeader, tarPadding } from '../storage/tar.ts';
import { insertProductFile, productFileKey } from '../store/orders/queries-downloads.ts';
import { keysOf } from '../transfer-ports.ts';
import { entryKind, MANIFEST_FILE, type Manifest } from './manifest.ts';
import { eachRows, listTables, type Row } from './queries.ts';
import { checkArchive } from './read-archive.ts';
import { type BackupRestored, restoreBackup } from './restore-backup.ts';
import { type BackupWritten, writeBackup } from './write-backup.ts';

let work: string;
let file: string;
beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), 'vitrine-backup-'));
  file = join(work, 'vitrine.tar.gz');
});
afterEach(() => rmSync(work, { recursive: true, force: true }));

function backUp(db: Database, { media }: TestMedia): Promise<BackupWritten> {
  return writeBackup({ db, storage: media.storage, now: () => Date.UTC(2026, 0, 1), keysOf }, { file });
}

function restore(db: Database, { media }: TestMedia, from = file, answer = true): Promise<BackupRestored> {
  const { storage, tempDir } = media;
  return restoreBackup({ db, storage, tempDir }, { file: from, confirm: async () => answer });
}

/** Every row of every table. */
async function contentsOf(db: Database): Promise<Record<string, Row[]>> {
  const contents: Record<string, Row[]> = {};
  for (const table of await listTables(db.read, db.engine)) {
    const rows: Row[] = [];
    for await (const some of eachRows(db.read, table)) rows.push(...some);
    contents[table.name] = rows.map((row) => ({ ...row }));
  }
  return contents;
}

/** What a restore changes on purpose: versions grow, and nobody works on jobs. */
function comparable(contents: Record<string, Row[]>): Record<string, Row[]> {
  return { ...contents, sites: (contents['sites'] ?? []).map((row) => ({ ...row, version: 0 })) };
}

function filesBelow(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry): [string, string] => [
        entry.name,
        createHash('sha256')
          .update(readFileSync(join(entry.parentPath, entry.name)))
          .digest('hex'),
      ])
      .sort(),
  );
}

class Installation {
  readonly deps: TestDeps;
  readonly media: TestMedia;
  readonly #database: TestDatabase;

  private constructor(database: TestDatabase, db: Database) {
    this.#database = database;
    this.deps = testDeps(db);
    this.media = openTestMedia(this.deps);
  }

  static async open(engine: Engine, state: 'migrated' | 'empty' = 'migrated', migrateTo?: string) {
    const database = await createTestDatabase(engine, state);
    return new Installation(database, await openDatabase({ ...database.options, migrateTo }));
  }

  async remove(): Promise<void> {
    this.media.remove();
    await this.deps.db.close();
    await this.#database.remove();
  }
}

const OTHER: Record<Engine, Engine> = { sqlite: 'postgres', postgres: 'sqlite' };

describeOnBothEngines(
  'backup and restore',
  (on) => {
    let own: TestMedia;
    let there: Installation;
    beforeEach(async () => {
      own = openTestMedia(on.deps);
      there = await Installation.open(canTest(OTHER[on.engine]) ? OTHER[on.engine] : on.engine);
    });
    afterEach(async () => {
      own.remove();
      await there.remove();
    });

    test('a backup restored into the other engine is the same in every row and file, and so is one of that', async () => {
      await buildSite(on.deps, own.media, 'studio');
      const before = await contentsOf(on.db);
      const written = await backUp(on.db, own);
      expect(written).toMatchObject({ mediaFiles: 2, warnings: [] });
      expect(written.tables['documents']).toBe(before['documents']?.length);
      expect(statSync(file).mode & 0o077).toBe(0);
      expect(await restore(there.deps.db, there.media)).toMatchObject({ kind: 'restored', mediaFiles: 2 });
      expect(comparable(await contentsOf(there.deps.db))).toEqual(comparable(before));
      expect(filesBelow(join(there.media.folder, 'media'))).toEqual(filesBelow(join(own.folder, 'media')));
      rmSync(file);
      await backUp(there.deps.db, there.media);
      expect(await restore(on.db, own)).toMatchObject({ kind: 'restored' });
      expect(comparable(await contentsOf(on.db))).toEqual(comparable(before));
    });

    test('a restore replaces what is there, and pages are right at once in a server that goes on', async () => {
      const siteId = await buildSite(on.deps, own.media, 'studio');
      const { app, registry } = await testApp(on.deps);
      const read = async () => (await app.request(new Request('http://studio.localhost:4321/later'))).status;
      expect(await read()).toBe(404);
      await backUp(on.db, own);
      const actor = { name: 'Ada', mayInjectCode: false };
      for (const title of ['Later', 'Latest']) {
        const body = { title, fields: {}, sections: [] };
        const created = await createDocument(on.deps, actor, { siteId, kind: 'page', body });
        if (created.kind !== 'created') throw new Error(created.message);
        await publishDocument(on.deps, { siteId, documentId: created.document.id });
      }
      expect(await read()).toBe(200);
      // The command line is another process: another connection to the same database.
      const second = await openDatabase(on.options);
      try {
        expect(await restore(second, own)).toMatchObject({ kind: 'restored' });
      } finally {
        await second.close();
      }
      await registry.refresh();
      expect(await read()).toBe(404);
      expect((await app.request(new Request('http://studio.localhost:4321/'))).status).toBe(200);
    });

    test('a backup sees one moment while others write, and stops none of them', async () => {
      const siteId = await buildSite(on.deps, own.media, 'studio');
      const before = await contentsOf(on.db);
      const second = await openDatabase(on.options);
      const busy = testDeps(second);
      let written = 0;
      let isDone = false;
      const writing = (async () => {
        while (!isDone) {
          const body = { title: `Page ${written}`, fields: {}, sections: [] };
          await createDocument(busy, { name: 'Ada', mayInjectCode: false }, { siteId, kind: 'page', body });
          written += 1;
        }
      })();
      try {
        while (written === 0) await new Promise((resolve) => setTimeout(resolve, 5));
        await backUp(on.db, own);
        isDone = true;
        await writing;
        expect(written).toBeGreaterThan(0);
        expect(await restore(there.deps.db, there.media)).toMatchObject({ kind: 'restored' });
        const restored = await contentsOf(there.deps.db);
        const ids = (rows: Row[] | undefined) => new Set((rows ?? []).map((row) => row['id']));
        expect([...ids(before['documents'])].every((id) => ids(restored['documents']).has(id))).toBe(true);
        // Document and first revision are written together: a moment has both or neither.
        const revisions = ids(restored['revisions']);
        for (const row of restored['documents'] ?? [])
          expect(revisions.has(row['draft_id'] ?? '')).toBe(true);
      } finally {
        isDone = true;
        await writing;
        await second.close();
      }
    });

    test('a backup of an older version is brought forward', async () => {
      const first = migrations[0]?.name ?? '';
      const old = await Installation.open(on.engine, 'empty', first);
      try {
        await old.deps.db.write((tx) =>
          sql`insert into sites (id, identifier, settings, version, status, website_type, created_at, updated_at)
            values (${'a'.repeat(24)}, 'old', '{"title":"Old"}', 3, 8, 1, 0, 0)`.execute(tx),
        );
        await backUp(old.deps.db, old.media);
      } finally {
        await old.remove();
      }
      await buildSite(on.deps, own.media, 'studio');
      expect(await restore(on.db, own)).toMatchObject({ kind: 'restored' });
      const contents = await contentsOf(on.db);
      expect(contents['sites']).toMatchObject([{ identifier: 'old' }]);
      expect(Object.keys(contents)).toContain('search_terms');
      const applied = await sql<{ name: string }>`select name from migrations order by name`.execute(
        on.db.read,
      );
      expect(applied.rows.map((row) => row.name)).toEqual(migrations.map((each) => each.name));
      await buildSite(on.deps, own.media, 'again');
    });

    test('what somebody was working on waits again, and nobody is asked twice', async () => {
      await on.db.write((tx) =>
        tx
          .insertInto('jobs')
          .values({
            id: 'j'.repeat(24),
            siteId: null,
            type: 'x',
            payload: '{}',
            status: 'running',
            runAt: 0,
            attempts: 1,
            dedupeKey: null,
            leaseUntil: 5,
            leaseOwner: 'somebody',
            lastError: null,
            createdAt: 0,
            finishedAt: null,
          })
          .execute(),
      );
      await backUp(on.db, own);
      await restore(on.db, own);
      expect((await contentsOf(on.db))['jobs']).toMatchObject([{ status: 'waiting', lease_owner: null }]);
    });

    test('a restore that fails midway leaves everything as it was', async () => {
      await buildSite(on.deps, own.media, 'studio');
      await backUp(on.db, own);
      const before = await contentsOf(on.db);
      const broken = join(work, 'broken.tar.gz');
      // Two rows with one id: sound as an archive, impossible as a table.
      rewrite(file, broken, (name, bytes) =>
        name.startsWith('tables/comments/') ? Buffer.concat([bytes, bytes]) : bytes,
      );
      await expect(restore(on.db, own, broken)).rejects.toThrow();
      expect(await contentsOf(on.db)).toEqual(before);
    });

    test('files that came with submissions are in it; those that wait for their form are not', async () => {
      const siteId = await buildSite(on.deps, own.media, 'studio');
      const [submission, sent, waiting] = ['s', 'f', 'w'].map((letter) => letter.repeat(24)) as [
        string,
        string,
        string,
      ];
      const text = { formName: '', pageId: '', pagePath: '/', details: '{}', content: '[]', words: '' };
      const flags = { isSpam: 0, spamReasons: '[]', isRead: 0, waitsForNotice: 0, createdAt: 0 };
      const row = { id: submission, siteId, formId: 'f', submissionKey: 'k', emails: '' };
      const file = { siteId, formId: 'f', fieldId: 'papers', name: 'a.txt', kind: 'document' };
      const hash = createHash('sha256').update('hello').digest('hex');
      const facts = { bytes: 5, hash, createdAt: 0, expiresAt: 0 };
      await on.db.write(async (tx) => {
        await tx
          .insertInto('formSubmissions')
          .values({ ...row, ...text, ...flags })
          .execute();
        for (const [id, submissionId] of [
          [sent, submission],
          [waiting, null],
        ] as const)
          await tx
            .insertInto('formFiles')
            .values({ ...file, ...facts, id, submissionId })
            .execute();
      });
      for (const id of [sent, waiting]) await own.media.storage.put(formFileKey(id), Buffer.from('hello'));
      expect(await backUp(on.db, own)).toMatchObject({ mediaFiles: 3, warnings: [] });
      expect(await restore(there.deps.db, there.media)).toMatchObject({ kind: 'restored', mediaFiles: 3 });
      expect(String(await there.media.media.storage.get(formFileKey(sent)))).toBe('hello');
      expect(await there.media.media.storage.get(formFileKey(waiting))).toBeUndefined();
    });

    test('the files of digital products are in it', async () => {
      const siteId = await buildSite(on.deps, own.media, 'studio');
      const id = 'p'.repeat(24);
      const row = {
        id,
        siteId,
        productId: 'x',
        name: 'Glazes.pdf',
        bytes: 5,
        hash: null,
        isStamped: 0,
        createdAt: 0,
      };
      await on.db.write((tx) => insertProductFile(tx, row));
      await own.media.storage.put(productFileKey(id), Buffer.from('glaze'));
      expect(await backUp(on.db, own)).toMatchObject({ mediaFiles: 3, warnings: [] });
      expect(await restore(there.deps.db, there.media)).toMatchObject({ kind: 'restored', mediaFiles: 3 });
      expect(String(await there.media.media.storage.get(productFileKey(id)))).toBe('glaze');
    });

    test('declining changes nothing', async () => {
      await backUp(on.db, own);
      await buildSite(on.deps, own.media, 'studio');
      const before = await contentsOf(on.db);
      expect(await restore(on.db, own, file, false)).toEqual({ kind: 'declined' });
      expect(await contentsOf(on.db)).toEqual(before);
    });
  },
  { databaseFor: 'test' },
);

interface Entry {
  readonly name: string;
  readonly bytes: Buffer;
}

/** The plain entries of one of our archives. */
function entriesIn(archive: Buffer): Entry[] {
  const entries: Entry[] = [];
  for (let at = 0; archive[at] !== 0 && at < archive.length; ) {
    const text = (from: number, width: number) =>
      archive.toString('latin1', at + from, at + from + width).replace(/\0.*$/s, '');
    const size = Number.parseInt(text(124, 12), 8);
    const prefix = text(345, 155);
    entries.push({
      name: prefix ? `${prefix}/${text(0, 100)}` : text(0, 100),
      bytes: archive.subarray(at + 512, at + 512 + size),
    });
    at += 512 + size + tarPadding(size).length;
  }
  return entries;
}

function writeEntries(target: string, entries: readonly Entry[]): void {
  const parts = entries.flatMap(({ name, bytes }) => [
    tarHeader(name, bytes.length, 0),
    bytes,
    tarPadding(bytes.length),
  ]);
  writeFileSync(target, gzipSync(Buffer.concat([...parts, tarEnd()])));
}

/** A changed archive whose manifest is right about it. */
function rewrite(
  from: string,
  to: string,
  change: (name: string, bytes: Buffer) => Buffer,
  changeManifest: (manifest: Manifest) => Manifest = (manifest) => manifest,
): void {
  const entries = entriesIn(gunzipSync(readFileSync(from)));
  const changed = entries
    .filter(({ name }) => name !== MANIFEST_FILE)
    .map(({ name, bytes }) => ({ name, bytes: change(name, bytes) }));
  const manifest = JSON.parse(String(entries.at(-1)?.bytes)) as Manifest;
  const tables: Record<string, number> = {};
  for (const { name, bytes } of changed) {
    const is = entryKind(name);
    if (is?.kind !== 'table') continue;
    tables[is.table] = (tables[is.table] ?? 0) + String(bytes).split('\n').filter(Boolean).length;
  }
  const own = changeManifest({
    ...manifest,
    tables,
    entries: changed.map(({ name, bytes }) => ({
      name,
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    })),
  });
  writeEntries(to, [...changed, { name: MANIFEST_FILE, bytes: Buffer.from(JSON.stringify(own)) }]);
}

describe('a file that is no sound backup', () => {
  let there: Installation;
  beforeEach(async () => {
    there = await Installation.open('sqlite');
    await buildSite(there.deps, there.media.media, 'studio');
    await backUp(there.deps.db, there.media);
  });
  afterEach(() => there.remove());

  test('every flipped or missing byte is noticed before anything is changed', async () => {
    const before = await contentsOf(there.deps.db);
    const original = readFileSync(file);
    const plain = gunzipSync(original);
    const damaged = join(work, 'damaged.tar.gz');
    const tries: Buffer[] = [];
    for (let n = 1; n < 12; n += 1) {
      tries.push(original.subarray(0, Math.floor((original.length * n) / 12)));
      const flipped = Buffer.from(plain);
      // Within a file’s bytes: the last bytes of an archive are padding that says nothing.
      const at = Math.floor(((plain.length - 4096) * n) / 12);
      flipped[at] = (flipped[at] ?? 0) ^ 0x01;
      if (
        entriesIn(plain).some(
          ({ bytes }) =>
            bytes.byteOffset - plain.byteOffset <= at &&
            at < bytes.byteOffset - plain.byteOffset + bytes.length,
        )
      )
        tries.push(gzipSync(flipped));
    }
    for (const bytes of [
      ...tries,
      Buffer.alloc(0),
      Buffer.from('not gzip'),
      gzipSync(Buffer.from('not tar')),
    ]) {
      writeFileSync(damaged, bytes);
      expect(await restore(there.deps.db, there.media, damaged)).toMatchObject({
        kind: 'refused',
        message: expect.stringContaining('Nothing was changed'),
      });
    }
    expect(await restore(there.deps.db, there.media, join(work, 'nowhere'))).toMatchObject({
      kind: 'refused',
    });
    expect(await restore(there.deps.db, there.media, work)).toMatchObject({ kind: 'refused' });
    expect(await contentsOf(there.deps.db)).toEqual(before);
  });

  test('names that lead anywhere else are refused, and write nothing', async () => {
    const entries = entriesIn(gunzipSync(readFileSync(file)));
    const hostile = join(work, 'hostile.tar.gz');
    for (const name of [
      '../evil',
      '/etc/evil',
      'media/../../evil',
      'media/..',
      'media//x',
      'media/a/./b',
      'media/a\\..\\b',
      'C:\\evil',
      'C:/evil',
      'media/.hidden',
      'media/A',
      'tables/sites/000001.jsonl/../../evil',
      'tables/Sites; drop table sites/000001.jsonl',
      'secret',
    ]) {
      writeEntries(hostile, [{ name, bytes: Buffer.from('x') }, ...entries]);
      expect(await checkArchive(hostile), name).toMatchObject({ kind: 'damaged' });
    }
    expect(readdirSync(work).sort()).toEqual(['hostile.tar.gz', 'vitrine.tar.gz']);
  });

  test('one of a newer version is refused', async () => {
    const newer = join(work, 'newer.tar.gz');
    const keep = (_name: string, bytes: Buffer) => bytes;
    rewrite(file, newer, keep, (manifest) => ({
      ...manifest,
      migrations: [...manifest.migrations, '999-teleport'],
    }));
    expect(await restore(there.deps.db, there.media, newer)).toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('999-teleport'),
    });
    rewrite(file, newer, keep, (manifest) => ({ ...manifest, format: 2 }));
    expect(await restore(there.deps.db, there.media, newer)).toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('newer version'),
    });
  });

  test('a backup that cannot be finished leaves no file behind', async () => {
    const target = join(work, 'missing', 'vitrine.tar.gz');
    await expect(
      writeBackup(
        { db: there.deps.db, storage: there.media.media.storage, now: Date.now, keysOf },
        { file: target },
      ),
    ).rejects.toThrow();
    expect(readdirSync(work)).toEqual(['vitrine.tar.gz']);
    // The snapshot has been let go: the database can be read again.
    expect(Object.keys(await contentsOf(there.deps.db)).length).toBeGreaterThan(5);
  });
});
