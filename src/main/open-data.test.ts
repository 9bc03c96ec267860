import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Media } from '#server/media/open-media.ts';
import { readSettings } from '#server/settings.ts';
import { openLocalStorage } from '#server/storage/local-storage.ts';
import { importPorts } from '#server/transfer-ports.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { inPlainWords } from './open-data.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-full-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describeOnBothEngines('a first start', (on) => {
  test('on a full disk says so in one sentence, and makes the demo site once there is room', async () => {
    const read = readSettings({ DATA_DIR: folder });
    if (!read.ok) throw new Error(read.problems.join(' '));
    const storage = openLocalStorage(folder);
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    const seed = (own: typeof storage) =>
      inPlainWords(read.settings, () =>
        seedDemo(
          { ...on.deps, storage: own, moved: importPorts(on.deps, { storage } as Media).moved },
          'demo',
        ),
      );
    const told = await seed({ ...storage, put: () => Promise.reject(full) });
    expect(told).toEqual({
      kind: 'failed',
      message: expect.stringMatching(
        /^The disk that holds the data folder .+ is full\. Free some space[^.]+\.$/,
      ),
    });
    expect((await seed(storage)).kind).toBe('done');
  });

  test('lets what is a mistake of ours be seen as that', async () => {
    const read = readSettings({});
    if (!read.ok) throw new Error(read.problems.join(' '));
    const broken = inPlainWords(read.settings, () => Promise.reject(new TypeError('x is not a function')));
    await expect(broken).rejects.toThrow('x is not a function');
  });
});
