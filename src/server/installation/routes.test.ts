import { expect, test } from 'vitest';
import { createTestSite, textBody } from '#testing/server/fixture.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { createToken } from '../accounts/tokens.ts';
import { enqueue } from '../jobs/enqueue.ts';

describeOnBothEngines('the installation by the API', (on) => {
  async function start() {
    const site = await createTestSite(on.deps);
    const { token } = await createToken(on.deps, { name: 'Root', siteId: null, scopes: ['admin'] });
    const call = async (method: string, path: string, withToken = token) => {
      const response = await site.app.request(`http://localhost:4321/api/${path}`, {
        method,
        headers: { authorization: `Bearer ${withToken}` },
      });
      return { status: response.status, json: await response.json() };
    };
    return { site, call };
  }

  test('a job that failed for good is seen with its reason, runs again, or is given up', async () => {
    const { site, call } = await start();
    const queue = (type: string) => on.db.write((tx) => enqueue(tx, on.deps, { type, payload: {} }));
    await queue('test.nobody-does-this');
    await queue('test.nor-this');
    for (let attempt = 0; attempt < 9; attempt += 1) {
      await site.worker.drain();
      on.deps.clock.advance(3_700_000);
    }
    const { jobs, counts } = (await call('GET', 'jobs?status=dead')).json;
    expect(counts.dead).toBe(2);
    const [first, second] = jobs;
    expect(first).toMatchObject({ attempts: 8, lastError: expect.stringContaining('no handler') });
    expect((await call('POST', `jobs/${first.id}/retry`)).json).toEqual({ kind: 'queued', count: 1 });
    expect((await call('DELETE', `jobs/${first.id}`)).status).toBe(409);
    expect((await call('DELETE', `jobs/${second.id}`)).status).toBe(200);
    expect((await call('DELETE', `jobs/${second.id}`)).status).toBe(404);
    expect((await call('GET', 'jobs?status=dead')).json.jobs).toEqual([]);
  });

  test('the owner area has words for every job there is', async () => {
    const { site, call } = await start();
    const { types } = site.worker;
    for (const type of [...types, 'test.nobody-does-this'])
      await on.db.write((tx) => enqueue(tx, on.deps, { type, payload: {} }));
    const { jobs } = (await call('GET', 'jobs?status=waiting')).json;
    const wordsOf = (type: string) => jobs.find((job: { type: string }) => job.type === type)?.words;
    for (const type of types) expect(wordsOf(type)).toMatch(/^[A-Z]/);
    expect(wordsOf('test.nobody-does-this')).toBe('test.nobody-does-this');
    expect(types.length).toBeGreaterThan(8);
  });

  test('says what there is, and is for whoever runs the installation only', async () => {
    const { site, call } = await start();
    await site.publish({ body: textBody(on.deps, 'Hours', 'Monday.') });
    const { status, json } = await call('GET', 'about');
    expect(status).toBe(200);
    expect(json).toMatchObject({ version: '0.0.0-test', engine: on.engine });
    expect(json.counts.pages).toBeGreaterThan(0);
    expect((await call('GET', 'about', site.token)).status).toBe(403);
    expect((await call('GET', 'jobs', site.token)).status).toBe(403);
  });
});
