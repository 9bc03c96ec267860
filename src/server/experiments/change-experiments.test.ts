/** Declaring, starting, planning, stopping and deciding. */
import { beforeEach, expect, test } from 'vitest';
import { paragraphs } from '#domain/content/rich-text.ts';
import { DAY_MS, HOUR_MS } from '#domain/time.ts';
import { type Experimented, experimentSite, hit, versionOf } from '#testing/server/experiment-site.ts';
import { createTestSite } from '#testing/server/fixture.ts';
import { countVisitorRows } from '#testing/server/queries-experiments.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { forgetVisitors } from './forget-visitors.ts';
import { moved } from './moved-rows.ts';
import { insertSeen } from './queries.ts';

const names = Array.from({ length: 16 }, (_, index) => `visitor/${index}`);

describeOnBothEngines('experiments of an owner', (on) => {
  let site: Experimented;
  beforeEach(async () => {
    site = await experimentSite(on.deps);
  });
  const call = (verb: string, body: object = {}) =>
    site.api('POST', `experiments/${site.experimentId}/${verb}`, body);
  const read = async () => (await site.api('GET', `experiments/${site.experimentId}`)).json;
  const seen = async () => new Set(await Promise.all(names.map((name) => versionOf(site, { name }))));
  const bodyOfPage = async () => (await site.api('GET', `documents/${site.documentId}`)).json.draft;

  test('an experiment is declared, listed and changed, on its own site alone', async () => {
    const { experiments } = (await site.api('GET', 'experiments')).json;
    expect(experiments).toMatchObject([{ name: 'Offer', status: 'draft', versions: ['a', 'b'], share: 100 }]);
    const goal = { kind: 'order', value: '' };
    const changed = await site.api('PUT', `experiments/${site.experimentId}`, {
      name: 'Better offer',
      versions: 3,
      share: 40,
      goal,
    });
    expect(changed.json.experiment).toMatchObject({ name: 'Better offer', versions: ['a', 'b', 'c'], goal });
    expect(changed.json.experiment.key).toBe(site.key);
    const other = await createTestSite(on.deps);
    expect((await other.api('GET', `experiments/${site.experimentId}`)).status).toBe(404);
    expect((await other.api('DELETE', `experiments/${site.experimentId}`)).status).toBe(404);
    expect((await other.api('GET', 'experiments')).json.experiments).toEqual([]);
    const { activity } = (await site.api('GET', 'activity?kind=settings')).json;
    expect(activity.map(({ what }: { what: string }) => what)).toEqual([
      'changed the experiment “Better offer”',
      'created the experiment “Offer”',
    ]);
  });

  test('what cannot run does not start, and says why', async () => {
    const start = async (body: object, id = site.experimentId) => {
      const { status, json } = await site.api('POST', `experiments/${id}/start`, body);
      return [status, json.error?.kind];
    };
    const create = async (body: object) => (await site.api('POST', 'experiments', body)).json.experiment.id;
    const goal = { kind: 'page', value: '/thanks' };
    expect(await start({}, await create({ name: 'No goal' }))).toEqual([409, 'noGoal']);
    expect(await start({}, await create({ name: 'Nothing changed', goal }))).toEqual([409, 'unchanged']);
    const now = on.deps.now();
    expect(await start({ startsAt: now - 1 })).toEqual([400, 'invalid']);
    expect(await start({ endsAt: now })).toEqual([400, 'invalid']);
    expect(await start({ startsAt: now + 2, endsAt: now + 1 })).toEqual([400, 'invalid']);
    const toggles = await Promise.all(
      [1, 2, 3].map((each) => create({ name: `Toggle ${each}`, experimentType: 'FEATURE_TOGGLE' })),
    );
    for (const id of toggles) expect(await start({}, id)).toEqual([200, undefined]);
    expect(await start({})).toEqual([409, 'busy']);
  });

  test('a running experiment is neither changed nor deleted', async () => {
    await call('start');
    const path = `experiments/${site.experimentId}`;
    expect((await site.api('PUT', path, { name: 'Other' })).json.error.kind).toBe('running');
    expect((await site.api('DELETE', path)).json.error.kind).toBe('running');
    await call('stop');
    expect((await call('stop')).json.error.kind).toBe('notStarted');
    expect((await site.api('DELETE', path)).json).toEqual({ kind: 'deleted' });
    expect((await site.api('GET', path)).status).toBe(404);
  });

  test('shares of versions add up, and are as they were chosen', async () => {
    const declare = (weights: number[] | null) =>
      site.api('PUT', `experiments/${site.experimentId}`, {
        ...{ name: 'Offer', goal: { kind: 'page', value: '/thanks' } },
        weights,
      });
    for (const weights of [[60, 30], [100], [50, 25, 25]])
      expect([weights, (await declare(weights)).status]).toEqual([weights, 400]);
    expect((await declare([99, 1])).json.experiment.weights).toEqual([99, 1]);
    await call('start');
    const shown = await Promise.all(names.map((name) => versionOf(site, { name })));
    // Of 16 visitors; equal shares would show it to about eight.
    expect(shown.filter((version) => version === 'b').length).toBeLessThan(4);
  });

  test('a planned experiment shows its versions from its start to its end', async () => {
    const startsAt = on.deps.now() + 2 * HOUR_MS;
    const planned = await call('start', { startsAt, endsAt: startsAt + DAY_MS });
    expect(planned.json.experiment.status).toBe('planned');
    expect(await seen()).toEqual(new Set(['a']));
    on.deps.clock.advance(2 * HOUR_MS);
    expect(await seen()).toEqual(new Set(['a', 'b']));
    expect((await read()).experiment.status).toBe('running');
    on.deps.clock.advance(DAY_MS);
    expect(await seen()).toEqual(new Set(['a']));
    expect((await read()).experiment.status).toBe('stopped');
  });

  test('numbers stay when an experiment stops, without its visitors, and begin anew when it starts again', async () => {
    await call('start');
    for (const name of names) await hit(site, { name }, '/offer');
    const visitors = async () => {
      const { versions } = (await read()).results;
      return versions.reduce((sum: number, each: { visitors: number }) => sum + each.visitors, 0);
    };
    expect(await visitors()).toBe(names.length);
    await call('stop');
    expect(await visitors()).toBe(names.length);
    expect(await countVisitorRows(on.db.read, site.experimentId)).toBe(0);
    await call('start');
    expect(await visitors()).toBe(0);
  });

  test('visitors of an experiment that its schedule ended are forgotten', async () => {
    await call('start', { endsAt: on.deps.now() + HOUR_MS });
    await hit(site, { name: 'one' }, '/offer');
    const rows = () => countVisitorRows(on.db.read, site.experimentId);
    expect(await rows()).toBe(1);
    on.deps.clock.advance(DAY_MS);
    await site.worker.queueRecurring();
    await site.worker.drain();
    expect(await rows()).toBe(0);
  });

  test('a visit that comes to the disk after an experiment was decided is forgotten too', async () => {
    await call('start');
    await call('adopt', { version: 'b' });
    const late = { experimentId: site.experimentId, visitor: 'late', version: 'a', at: on.deps.now() };
    await on.db.write((tx) => insertSeen(tx, [late]));
    on.deps.clock.advance(DAY_MS);
    await site.worker.queueRecurring();
    await site.worker.drain();
    expect(await countVisitorRows(on.db.read, site.experimentId)).toBe(0);
  });

  test('very many visitors are forgotten some at a time, so that no request waits for all of them', async () => {
    await call('start');
    const { experimentId } = site;
    const rows = Array.from({ length: 1200 }, (_row, index) => ({
      ...{ experimentId, visitor: `many-${index}`, version: 'a', at: on.deps.now() },
    }));
    await on.db.write((tx) => insertSeen(tx, rows));
    const left: number[] = [];
    const write: typeof on.db.write = async (command) => {
      const result = await on.db.write(command);
      left.push(await countVisitorRows(on.db.read, experimentId));
      return result;
    };
    await forgetVisitors({ db: { ...on.db, write } }, experimentId);
    expect(left).toEqual([700, 200, 0]);
    await on.db.write((tx) => insertSeen(tx, rows));
    await call('stop');
    expect(await countVisitorRows(on.db.read, experimentId)).toBe(0);
    await call('start');
    await on.db.write((tx) => insertSeen(tx, rows));
    await call('adopt', { version: 'b' });
    expect(await countVisitorRows(on.db.read, experimentId)).toBe(0);
  });

  test('the winner becomes the page, everyone gets it, and the way back is in the history', async () => {
    await call('start');
    const before = (await bodyOfPage()).id;
    const adopted = await call('adopt', { version: 'b' });
    expect(adopted.json).toMatchObject({
      experiment: { status: 'decided', winner: 'b' },
      published: 1,
      waiting: [],
    });
    expect(await seen()).toEqual(new Set(['b']));
    const { body } = await bodyOfPage();
    expect(JSON.stringify(body)).not.toContain('variant:');
    expect(JSON.stringify(body)).toContain('Words of version B');
    const json = await (await site.visit('/offer?format=json')).text();
    expect(json).toContain('Words of version B');
    await site.api('POST', `documents/${site.documentId}/publish`, { revisionId: before });
    expect(await seen()).toEqual(new Set(['a']));
    expect(JSON.stringify((await read()).pages)).toContain('Offer');
    expect((await call('adopt', { version: 'a' })).json.error.kind).toBe('decided');
  });

  test('a page with other changes is changed but not published, and visitors get the winner all the same', async () => {
    await call('start');
    const { id, body } = await bodyOfPage();
    const block = body.sections[0].blocks[0];
    const operations = [
      { op: 'set', id: block.id, path: ['props', 'size'], before: 'regular', after: 'large' },
    ];
    await site.api('POST', `documents/${site.documentId}/operations`, { baseId: id, operations });
    const adopted = await call('adopt', { version: 'b' });
    expect(adopted.json).toMatchObject({ published: 0, waiting: ['Offer'] });
    expect(await seen()).toEqual(new Set(['b']));
    const now = (await bodyOfPage()).body.sections[0].blocks[0];
    expect(now.props).toMatchObject({ size: 'large', content: paragraphs('Words of version B') });
  });

  test('keeping the original takes the versions away', async () => {
    await call('start');
    expect((await call('adopt', { version: 'a' })).json.published).toBe(1);
    expect(await seen()).toEqual(new Set(['a']));
    expect(JSON.stringify((await bodyOfPage()).body)).not.toContain('version B');
    expect((await call('adopt', { version: 'z' })).json.error.kind).toBe('noVersion');
  });

  test('moves with its site, with its numbers and without its visitors', async () => {
    await call('start');
    for (const name of names) await hit(site, { name }, '/offer');
    const before = await read();
    const [rows] = moved;
    for await (const entries of rows!.read(on.db.read, site.siteId))
      await on.db.write(async (tx) => {
        await rows!.clear?.(tx, site.siteId, []);
        await rows!.insert(tx, site.siteId, rows!.entry.array().parse(entries));
      });
    expect(await read()).toEqual(before);
  });
});
