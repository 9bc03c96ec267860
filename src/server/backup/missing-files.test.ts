/** What a backup says of stored files that are missing, or no longer what was sent. */
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildSite } from '#testing/server/build-site.ts';
import { openTestMedia, type TestMedia } from '#testing/server/media-site.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { originalKey, servedKey } from '../kernel/media/records.ts';
import type { Storage } from '../storage/storage.ts';
import { insertProductFile, productFileKey } from '../store/orders/queries-downloads.ts';
import { keysOf } from '../transfer-ports.ts';
import { checkArchive } from './read-archive.ts';
import { restoreBackup } from './restore-backup.ts';
import { type BackupWritten, writeBackup } from './write-backup.ts';

const PRODUCT_FILE = 'p'.repeat(24);

describeOnBothEngines(
  'a backup of files that are not as they should be',
  (on) => {
    let work: string;
    let file: string;
    let own: TestMedia;
    let original: string;
    let served: string;
    beforeEach(async () => {
      work = mkdtempSync(join(tmpdir(), 'vitrine-files-'));
      file = join(work, 'vitrine.tar.gz');
      own = openTestMedia(on.deps);
      const siteId = await buildSite(on.deps, own.media, 'studio');
      const media = await on.db.read.selectFrom('media').selectAll().executeTakeFirstOrThrow();
      original = originalKey(media);
      served = servedKey({ ...media, kind: 'image' });
      const row = { id: PRODUCT_FILE, siteId, productId: 'x', name: 'Glazes.pdf', bytes: 5, createdAt: 0 };
      const hash = createHash('sha256').update('glaze').digest('hex');
      await on.db.write((tx) => insertProductFile(tx, { ...row, hash, isStamped: 0 }));
      await own.media.storage.put(productFileKey(PRODUCT_FILE), Buffer.from('glaze'));
    });
    afterEach(() => {
      own.remove();
      rmSync(work, { recursive: true, force: true });
    });

    function backUp(storage: Storage = own.media.storage): Promise<BackupWritten> {
      return writeBackup({ db: on.db, storage, now: on.deps.now, keysOf }, { file });
    }

    async function change(key: string, bytes: Buffer): Promise<void> {
      await own.media.storage.delete(key);
      await own.media.storage.put(key, bytes);
    }

    test('says nothing where all are', async () => {
      expect(await backUp()).toMatchObject({ mediaFiles: 3, warnings: [] });
    });

    test('names each that is missing or has changed, in length or in one byte, and holds the others', async () => {
      const bytes = (await own.media.storage.get(original)) ?? Buffer.alloc(0);
      bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
      await change(original, bytes);
      await own.media.storage.delete(served);
      await change(productFileKey(PRODUCT_FILE), Buffer.from('glazes'));
      const written = await backUp();
      expect(written.mediaFiles).toBe(2);
      expect(written.warnings).toEqual([
        expect.stringMatching(/2\.jpg.*original.* has changed on disk/),
        expect.stringMatching(/2\.jpg.*served.* is missing/),
        expect.stringMatching(/Glazes\.pdf.* has changed on disk/),
      ]);
      expect(await checkArchive(file)).toMatchObject({ kind: 'sound' });
      const { storage, tempDir } = own.media;
      const restored = await restoreBackup(
        { db: on.db, storage, tempDir },
        { file, confirm: async () => true },
      );
      expect(restored).toMatchObject({ kind: 'restored', mediaFiles: 2 });
    });

    test('goes on past one that cannot be read, or not to its end', async () => {
      const failure = (code: string) => Object.assign(new Error(code), { code, syscall: 'read' });
      const { storage } = own.media;
      const breaking: Storage = {
        ...storage,
        size: (key) => (key === served ? Promise.reject(failure('EACCES')) : storage.size(key)),
        async stream(key) {
          if (key !== original) return storage.stream(key);
          return Readable.from(
            (async function* () {
              yield Buffer.from('as far as it goes');
              throw failure('EIO');
            })(),
          );
        },
      };
      const { warnings } = await backUp(breaking);
      expect(warnings).toEqual([
        expect.stringContaining('cannot be read to its end (EIO)'),
        expect.stringContaining('has changed on disk'),
        expect.stringContaining('cannot be read (EACCES)'),
      ]);
      expect(await checkArchive(file)).toMatchObject({ kind: 'sound' });
    });

    test('does not miss what is deleted for good meanwhile', async () => {
      const { storage } = own.media;
      const deleting: Storage = {
        ...storage,
        async size(key) {
          if (key !== productFileKey(PRODUCT_FILE)) return storage.size(key);
          await on.db.write((tx) => tx.deleteFrom('productFiles').execute());
          return undefined;
        },
      };
      expect(await backUp(deleting)).toMatchObject({ mediaFiles: 2, warnings: [] });
    });

    test('is done when it is complete, also where the connection breaks as it is let go', async () => {
      const begin = on.db.read.startTransaction.bind(on.db.read);
      const breaking = {
        setIsolationLevel: () => breaking,
        setAccessMode: () => breaking,
        async execute() {
          const tx = await begin().execute();
          const rollback = tx.rollback.bind(tx);
          // A transfer that is still running is cancelled too: the pool would wait for it.
          const execute = async () => {
            await rollback().execute();
            throw new Error('Connection terminated unexpectedly');
          };
          return Object.assign(tx, { rollback: () => ({ execute }) });
        },
      };
      vi.spyOn(on.db.read, 'startTransaction').mockReturnValue(breaking as never);
      expect(await backUp()).toMatchObject({ mediaFiles: 3, warnings: [] });
      expect(existsSync(file)).toBe(true);
    });
  },
  { databaseFor: 'test' },
);
