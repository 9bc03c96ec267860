import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildSite } from '#testing/server/build-site.ts';
import { openTestMedia } from '#testing/server/media-site.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { exportPorts, importPorts } from '../../transfer-ports.ts';
import { duplicateSite } from './duplicate-site.ts';

const TEST = { experimentType: 'AB_TEST', versions: 2, share: 100, goal: { kind: 'page', value: '/thanks' } };

describeOnBothEngines('experiments of a duplicated site', (on) => {
  test('one that is running has to be started in the copy, and a decided one stays decided', async () => {
    const own = openTestMedia(on.deps);
    const folder = mkdtempSync(join(tmpdir(), 'vitrine-copy-'));
    try {
      const siteId = await buildSite(on.deps, own.media, 'studio');
      const createdAt = on.deps.now();
      const make = (name: string, more: object) => {
        const id = on.deps.newId();
        const declaration = {
          ...TEST,
          id,
          key: `${name.toLowerCase()}-1`,
          name,
          createdAt,
          startsAt: createdAt,
          ...more,
        };
        return { id, siteId, declaration: JSON.stringify(declaration), createdAt };
      };
      const rows = [make('Running', {}), make('Decided', { winner: 'b', endsAt: createdAt + 1 })];
      await on.deps.db.write(async (tx) => {
        await tx.insertInto('experiments').values(rows).execute();
        const counts = rows.map(({ id }) => ({ experimentId: id, version: 'a', visitors: 7, reached: 1 }));
        await tx.insertInto('experimentCounts').values(counts).execute();
      });
      const deps = { ...on.deps, ...exportPorts(own.media), ports: importPorts(on.deps, own.media) };
      const about = { siteId, identifier: 'copy', title: 'Copy', onProgress: () => undefined };
      const copied = await duplicateSite(deps, {
        ...about,
        folder: join(folder, 'copied'),
        idsFile: join(folder, 'ids'),
      });
      expect(copied).toMatchObject({ kind: 'imported' });
      const { read } = on.deps.db;
      const of = (id: string) =>
        read
          .selectFrom('experiments')
          .leftJoin('experimentCounts', 'experimentCounts.experimentId', 'experiments.id')
          .select(['declaration', 'visitors'])
          .where('siteId', '=', id)
          .execute();
      const inCopy = await of(Reflect.get(copied, 'siteId'));
      const byName = Object.fromEntries(
        inCopy.map(({ declaration, visitors }) => {
          const { name, startsAt, winner } = JSON.parse(declaration);
          return [name, { startsAt, winner, visitors }];
        }),
      );
      expect(byName).toEqual({
        Running: { startsAt: null, winner: null, visitors: null },
        Decided: { startsAt: createdAt, winner: 'b', visitors: 7 },
      });
      expect((await of(siteId)).filter(({ visitors }) => visitors === 7)).toHaveLength(2);
    } finally {
      own.remove();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
