import { expect, test } from 'vitest';
import { createTestSite } from '#testing/server/fixture.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import type { Queryable } from '../../db/schema.ts';
import { insertSubmission } from '../submit/queries.ts';
import { type Follower, followSubmissions } from './follow-submissions.ts';

describeOnBothEngines('what follows from submissions', (on) => {
  async function storeMany(count: number) {
    const { deps } = on;
    const { siteId } = await createTestSite(deps);
    const ids = Array.from({ length: count }, () => deps.newId());
    const row = (id: string) => ({
      id,
      siteId,
      formId: 'contact',
      formName: 'Contact',
      submissionKey: id,
      pageId: 'p',
      pagePath: '/contact',
      details: '{}',
      content: '[]',
      words: '',
      emails: '',
      isSpam: 0,
      spamReasons: '[]',
      isRead: 0,
      waitsForNotice: 1,
      sender: null,
      locale: null,
      createdAt: deps.now(),
    });
    await deps.db.write(async (tx) => {
      for (const id of ids) await insertSubmission(tx, row(id));
    });
    return { siteId, ids };
  }
  /** Leaves a mark in the transaction, to be counted after it. */
  const marking = (name: string): Follower => {
    return async ({ id }) =>
      (tx) =>
        mark(tx, `${name} ${id}`);
  };
  const mark = (tx: Queryable, text: string) =>
    tx
      .insertInto('jobs')
      .values({
        id: on.deps.newId(),
        siteId: null,
        type: 'test.mark',
        payload: JSON.stringify(text),
        status: 'done',
        runAt: 0,
        attempts: 0,
        dedupeKey: null,
        leaseUntil: null,
        leaseOwner: null,
        lastError: null,
        createdAt: 0,
        finishedAt: 0,
      })
      .execute();
  const marks = async (ids: readonly string[]) => {
    const rows = await on.db.read
      .selectFrom('jobs')
      .select('payload')
      .where('type', '=', 'test.mark')
      .execute();
    return rows
      .map(({ payload }) => JSON.parse(payload) as string)
      .filter((text) => ids.some((id) => text.endsWith(id)))
      .sort();
  };
  const run = { signal: new AbortController().signal };

  test('happens once for each follower, however many jobs run at the same time', async () => {
    const { siteId, ids } = await storeMany(120);
    const deps = { ...on.deps, followers: [marking('a'), async () => undefined, marking('b')] };
    await Promise.all([1, 2, 3].map(() => followSubmissions(deps, { siteId }, run)));
    expect(await marks(ids)).toEqual(['a', 'b'].flatMap((name) => ids.map((id) => `${name} ${id}`)).sort());
  });

  test('waits, whole, where one follower fails, keeps nobody else waiting, and happens once when it is tried again', async () => {
    const { siteId, ids } = await storeMany(60);
    const odd = ids[3] ?? '';
    let isBroken = true;
    const breaking: Follower = async ({ id }) => {
      if (isBroken && id === odd) throw new Error('not now');
      return undefined;
    };
    const deps = { ...on.deps, followers: [marking('a'), breaking] };
    await expect(followSubmissions(deps, { siteId }, run)).rejects.toThrow('What follows');
    expect(await marks(ids)).toEqual(ids.filter((id) => id !== odd).map((id) => `a ${id}`));
    isBroken = false;
    await followSubmissions(deps, { siteId }, run);
    await followSubmissions(deps, { siteId }, run);
    expect(await marks(ids)).toEqual(ids.map((id) => `a ${id}`));
  });

  test('what cannot be written for one keeps that one waiting, and none of those taken with it', async () => {
    const { siteId, ids } = await storeMany(60);
    const odd = ids[3] ?? '';
    let isBroken = true;
    const breaking: Follower = async ({ id }) => {
      return async (tx) => {
        // As a broken rule of the database ends it: PostgreSQL takes nothing more in such a transaction.
        if (isBroken && id === odd)
          await tx
            .insertInto('jobs')
            .values({ id: null } as never)
            .execute();
      };
    };
    const deps = { ...on.deps, followers: [marking('a'), breaking, marking('b')] };
    const marked = (of: readonly string[]) =>
      ['a', 'b'].flatMap((name) => of.map((id) => `${name} ${id}`)).sort();
    await expect(followSubmissions(deps, { siteId }, run)).rejects.toThrow('What follows');
    expect(await marks(ids)).toEqual(marked(ids.filter((id) => id !== odd)));
    isBroken = false;
    await followSubmissions(deps, { siteId }, run);
    expect(await marks(ids)).toEqual(marked(ids));
  });

  test('what is the same for many is read again after it failed', async () => {
    const { siteId, ids } = await storeMany(5);
    let reads = 0;
    const reading: Follower = async (_submission, once) => {
      await once('shared', async () => {
        reads += 1;
        if (reads === 1) throw new Error('not now');
      });
      return undefined;
    };
    const deps = { ...on.deps, followers: [reading, marking('a')] };
    await expect(followSubmissions(deps, { siteId }, run)).rejects.toThrow('What follows');
    expect(await marks(ids)).toEqual(ids.slice(1).map((id) => `a ${id}`));
    expect(reads).toBe(2);
  });
});
