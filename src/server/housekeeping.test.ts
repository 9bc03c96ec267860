import { expect, test } from 'vitest';
import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import { emptyBody } from '#domain/content/content.ts';
import { describeOnBothEngines, type OnEngine, type TestDeps, testApp } from '#testing/server/test-app.ts';
import { recordActivity } from './activity/record-activity.ts';
import { createCollection } from './content/create-collection.ts';
import { createDocument } from './content/create-document.ts';
import { deleteDocument, restoreDocument } from './content/delete-document.ts';
import { editDocument } from './content/edit-document.ts';
import { publishDocument } from './content/publish-document.ts';
import { listRevisions } from './content/queries.ts';
import { nameRevision } from './content/revisions.ts';
import { findDocument, findRevision } from './kernel/documents/queries.ts';
import { createSite } from './sites/create-site.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const actor = { name: 'Mira', mayInjectCode: false };

/** The narrowed result of a command that must have come out this way. */
function made<T extends { kind: string }, K extends T['kind']>(result: T, kind: K): Extract<T, { kind: K }> {
  expect(result).toMatchObject({ kind });
  return result as Extract<T, { kind: K }>;
}

async function newSite(deps: TestDeps): Promise<string> {
  return made(await createSite(deps, { identifier: 'demo', title: 'Demo' }), 'created').siteId;
}

async function newPage(deps: TestDeps, siteId: string, title: string) {
  const input = { siteId, kind: 'page' as const, body: emptyBody(title) };
  const created = made(await createDocument(deps, actor, input), 'created');
  return { documentId: created.document.id, revisionId: created.revisionId };
}

/** Runs the housekeeping of today, as a server does. */
async function keepHouse(on: OnEngine): Promise<void> {
  const { worker } = await testApp(on.deps);
  await worker.queueRecurring();
  await worker.drain();
  expect(on.deps.logged.filter((line) => line.level >= 40)).toEqual([]);
}

describeOnBothEngines(
  'housekeeping',
  (on) => {
    test('deletes jobs a week after they are done', async () => {
      await newSite(on.deps);
      const { documentId } = await newPage(on.deps, await siteId(), 'Bowls');
      made(await publishDocument(on.deps, { siteId: await siteId(), documentId }), 'published');
      await keepHouse(on);
      const count = async () =>
        (
          await on.db.read
            .selectFrom('jobs')
            .select('type')
            .where('type', '=', 'content.index-document')
            .execute()
        ).length;
      on.deps.clock.advance(6 * DAY_MS);
      await keepHouse(on);
      expect(await count()).toBe(1);
      on.deps.clock.advance(2 * DAY_MS);
      await keepHouse(on);
      expect(await count()).toBe(0);
    });

    test('deletes documents for good after thirty days, with all that hangs on them', async () => {
      const site = await newSite(on.deps);
      const gone = await newPage(on.deps, site, 'Gone');
      const back = await newPage(on.deps, site, 'Back');
      const collection = await createCollection(on.deps, actor, {
        siteId: site,
        type: COLLECTION_TYPES.blog,
        title: 'Journal',
      });
      if (!('collectionId' in collection)) throw new Error(collection.message);
      const item = made(
        await createDocument(on.deps, actor, {
          siteId: site,
          kind: 'item',
          collectionId: collection.collectionId,
          body: emptyBody('A post'),
        }),
        'created',
      );
      for (const documentId of [gone.documentId, back.documentId, collection.pageId])
        made(await deleteDocument(on.deps, { siteId: site, documentId }), 'deleted');
      on.deps.clock.advance(29 * DAY_MS);
      await keepHouse(on);
      made(await restoreDocument(on.deps, { siteId: site, documentId: back.documentId }), 'restored');
      on.deps.clock.advance(2 * DAY_MS);
      await keepHouse(on);
      const left = async (id: string) => (await findDocument(on.db.read, site, id)) !== undefined;
      expect(await left(gone.documentId)).toBe(false);
      expect(await left(back.documentId)).toBe(true);
      expect(await left(collection.pageId)).toBe(false);
      expect(await left(item.document.id)).toBe(false);
      expect(await findRevision(on.db.read, site, gone.revisionId)).toBeUndefined();
      expect(await on.db.read.selectFrom('collections').select('id').execute()).toEqual([]);
      made(await restoreDocument(on.deps, { siteId: site, documentId: gone.documentId }), 'missing');
    });

    test('thins old drafts without breaking history, and edits still find their way', async () => {
      const site = await newSite(on.deps);
      const page = await newPage(on.deps, site, 'title 0');
      const revisions = [page.revisionId];
      const edit = async (n: number) => {
        on.deps.clock.advance(10 * MINUTE_MS);
        const operation = {
          op: 'set' as const,
          id: 'body',
          path: ['title'],
          before: `title ${n - 1}`,
          after: `title ${n}`,
        };
        const input = {
          siteId: site,
          documentId: page.documentId,
          baseId: revisions.at(-1)!,
          operations: [operation],
        };
        revisions.push(made(await editDocument(on.deps, actor, input), 'saved').revisionId);
      };
      for (let n = 1; n <= 60; n += 1) {
        await edit(n);
        if (n === 7)
          made(await publishDocument(on.deps, { siteId: site, documentId: page.documentId }), 'published');
        if (n === 13)
          await nameRevision(on.deps, {
            siteId: site,
            documentId: page.documentId,
            revisionId: revisions[13]!,
            name: 'Good',
          });
      }
      await keepHouse(on);
      const ids = async () =>
        (await listRevisions(on.db.read, site, page.documentId, 1000)).map((each) => each.id).reverse();
      expect(await ids()).toEqual(revisions);
      on.deps.clock.advance(2 * DAY_MS);
      await keepHouse(on);
      const hourly = await ids();
      expect(hourly.length).toBeLessThan(16);
      expect(hourly).toEqual(expect.arrayContaining([revisions[7], revisions[13], revisions[60]]));
      // An editor that still holds a version that stayed goes on from it: others changed the title, not this.
      const excerpt = { op: 'set' as const, id: 'body', path: ['fields', 'excerpt'], after: 'New' };
      const stale = {
        siteId: site,
        documentId: page.documentId,
        baseId: revisions[13]!,
        operations: [excerpt],
      };
      const answer = await editDocument(on.deps, actor, stale);
      expect(answer).toMatchObject({ kind: 'conflict', refused: [{ reason: 'changed' }] });
      const gone = revisions.find((id) => !hourly.includes(id))!;
      expect(await editDocument(on.deps, actor, { ...stale, baseId: gone })).not.toMatchObject({
        kind: 'saved',
      });
      on.deps.clock.advance(40 * DAY_MS);
      await keepHouse(on);
      const daily = await ids();
      expect(daily).toEqual([revisions[7], revisions[13], revisions[60]]);
      const last = await findRevision(on.db.read, site, revisions[60]!);
      expect(last).toMatchObject({
        baseId: revisions[13],
        operations: [{ op: 'set', before: 'title 13', after: 'title 60' }],
      });
      const first = await findRevision(on.db.read, site, revisions[7]!);
      expect(first).toMatchObject({ baseId: null, operations: null, body: { title: 'title 7' } });
      on.deps.clock.advance(400 * DAY_MS);
      await keepHouse(on);
      expect(await ids()).toEqual(daily);
    });

    test('forgets activity after 400 days', async () => {
      const { deps, db } = on;
      const note = (what: string) =>
        db.write((tx) =>
          recordActivity(tx, deps, { actor: { name: 'Mira' }, siteId: null, action: 'site.created', what }),
        );
      const said = async () =>
        (await db.read.selectFrom('activity').select('what').orderBy('id').execute()).map(({ what }) => what);
      for (let index = 0; index < 600; index += 1) await note('old');
      deps.clock.advance(2 * DAY_MS);
      await note('young');
      deps.clock.advance(399 * DAY_MS);
      await keepHouse(on);
      expect(await said()).toEqual(['young']);
      deps.clock.advance(2 * DAY_MS);
      await keepHouse(on);
      expect(await said()).toEqual([]);
    });

    async function siteId(): Promise<string> {
      return (await on.db.read.selectFrom('sites').select('id').executeTakeFirstOrThrow()).id;
    }
  },
  { databaseFor: 'test' },
);
