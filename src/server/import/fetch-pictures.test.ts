/** Pictures of the old site, fetched by a job where the owner agrees. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestSite } from '#testing/server/fixture.ts';
import { outgoingToTests, type PictureServer, startPictureServer } from '#testing/server/picture-server.ts';
import { describeOnBothEngines, testApp } from '#testing/server/test-app.ts';
import { makeWxr, OLD_SITE, type TestItem } from '#testing/server/wxr.ts';
import { createToken } from '../accounts/tokens.ts';

let old: PictureServer;
beforeAll(async () => {
  old = await startPictureServer();
});
afterAll(() => old.close());
beforeEach(() => {
  old.asked.length = 0;
  old.hold = async () => undefined;
});

const attachment = (id: number, path: string, more: Partial<TestItem> = {}): TestItem => ({
  id,
  type: 'attachment',
  title: path,
  slug: `file-${id}`,
  attachmentUrl: `${old.origin}${path}`,
  ...more,
});

function exported(): string {
  const { origin } = old;
  return makeWxr([
    attachment(11, '/bowl.svg', { meta: { _wp_attachment_image_alt: 'A blue bowl' } }),
    attachment(12, '/kept.svg'),
    attachment(13, '/gone.jpg'),
    attachment(14, '/page.jpg'),
    attachment(15, '/inside.jpg'),
    attachment(16, '/round.jpg'),
    attachment(17, '/moved.svg'),
    {
      id: 1,
      slug: 'firing',
      title: 'Firing',
      meta: { _thumbnail_id: '11' },
      content: `<p>Before.</p><img src="${origin}/bowl-300x200.svg" alt="Bowl small"><p>Then.</p><img src="${OLD_SITE}/unlisted.svg?a=1&amp;b=2">`,
      link: `${OLD_SITE}/firing/`,
    },
  ]);
}

describeOnBothEngines('pictures of the old site', (on) => {
  async function start() {
    const app = await testApp(on.deps, {}, undefined, { outgoing: outgoingToTests() });
    const site = await createTestSite(on.deps, { app });
    const scopes = ['read', 'write', 'publish', 'code', 'admin'] as const;
    const { token } = await createToken(on.deps, { name: 'Root', siteId: null, scopes: [...scopes] });
    const call = async (method: string, path: string, body?: string) => {
      const response = await app.app.request(
        `http://localhost:4321/api/sites/${site.siteId}/imports${path}`,
        {
          method,
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
          ...(body === undefined ? {} : { body }),
        },
      );
      return { status: response.status, json: await response.json() };
    };
    const trial = async (body = exported()) => {
      const sent = await call('POST', '?source=wordpress&dryRun=true', body);
      await site.worker.drain();
      const { id } = sent.json.move;
      return { id, move: (await call('GET', `/${id}`)).json.move };
    };
    const run = async (id: string, query = '?pictures=fetch') => {
      const started = await call('POST', `/${id}/run${query}`);
      on.deps.clock.advance(2000);
      await site.worker.drain();
      expect(started.status).toBe(202);
      return (await call('GET', `/${id}`)).json.move;
    };
    const files = (move: { report: { report: { entries: { kind: string }[] } } }) =>
      move.report.report.entries.filter(({ kind }) => kind === 'media');
    return { site, call, trial, run, files };
  }

  test('they come over only if the owner agrees, with their texts, and are reported where they do not', async () => {
    const { site, trial, run, files } = await start();
    const { id, move } = await trial();
    expect(move.report.report.fetchable).toEqual({
      count: 8,
      hosts: [new URL(old.origin).host, 'old.example'],
    });
    expect(old.asked).toEqual([]);
    const done = await run(id);
    expect(done.state).toBe('done');
    const told = files(done) as unknown as { title: string; outcome: string; notes: string[] }[];
    expect(told.map(({ title, outcome }) => [title, outcome])).toEqual([
      ['bowl.svg', 'created'],
      ['kept.svg', 'created'],
      ['gone.jpg', 'left-out'],
      ['page.jpg', 'left-out'],
      ['inside.jpg', 'left-out'],
      ['round.jpg', 'left-out'],
      ['moved.svg', 'created'],
      ['unlisted.svg', 'left-out'],
    ]);
    expect(told.flatMap(({ notes }) => notes.map((note) => note.split(' http')[0]))).toEqual([
      'The picture no longer exists (404).',
      'The address does not lead to a picture.',
      'The address is in a private network.',
      'It redirects too often.',
      'No server was found at this name.',
    ]);
    const { media } = (await site.api('GET', 'media')).json;
    expect(media).toHaveLength(3);
    const bowl = media.find(({ filename }: { filename: string }) => filename === 'bowl.svg');
    expect(bowl.alt).toBe('A blue bowl');
    const page = await (await site.visit('/blog/firing')).text();
    expect(page).toContain(bowl.id);
    expect(page).toContain('Bowl small');
  });

  test('a second import asks for nothing and changes nothing, whether the owner agrees or not', async () => {
    const { trial, run } = await start();
    await run((await trial()).id);
    old.asked.length = 0;
    const { id, move } = await trial();
    expect(move.report.report.fetchable).toBeUndefined();
    for (const pictures of ['?pictures=fetch', '?pictures=leave']) {
      const again = await run(pictures.endsWith('fetch') ? id : (await trial()).id, pictures);
      for (const { kind, created, updated } of again.report.report.totals)
        expect([kind, created, updated]).toEqual([kind, 0, 0]);
    }
    expect(old.asked).toEqual([]);
  });

  test('without a word nothing is fetched', async () => {
    const { trial, run, files } = await start();
    const done = await run((await trial()).id, '');
    expect(new Set(files(done).map((each) => (each as { outcome?: string }).outcome))).toEqual(
      new Set(['left-out']),
    );
    expect(old.asked).toEqual([]);
  });

  test('one host is asked for two at a time; what was stopped goes on where it was', async () => {
    const { site, call, trial, run, files } = await start();
    const many = makeWxr(Array.from({ length: 12 }, (_, at) => attachment(at + 1, `/many-${at}.svg`)));
    const { id } = await trial(many);
    const before = old.asked.length;
    let isStopped = false;
    old.hold = async () => {
      await new Promise((later) => setTimeout(later, 20));
      if (old.asked.length - before < 5) return;
      if (!isStopped) {
        isStopped = true;
        const stopped = await call('POST', `/${id}/stop`);
        expect([stopped.status, stopped.json.move.state]).toEqual([200, 'stopped']);
      }
      // No answer comes before the import has noticed.
      await new Promise((later) => setTimeout(later, 1500));
    };
    const first = await run(id);
    expect(first.state).toBe('stopped');
    expect((await call('POST', `/${id}/stop`)).status).toBe(409);
    const asked = old.asked.length - before;
    expect(asked).toBeLessThan(12);
    expect(old.mostAtOnce()).toBe(2);
    old.hold = async () => undefined;
    const second = await run(id, '');
    expect(second.state).toBe('done');
    expect(files(second)).toHaveLength(12);
    // What was under way when it stopped is asked for again; nothing that came over is.
    expect(old.asked.length - before).toBeLessThanOrEqual(12 + 2);
    expect((await site.api('GET', 'media')).json.media).toHaveLength(12);
  });

  test('those that failed are asked for again on request', async () => {
    const { trial, run } = await start();
    const { id } = await trial();
    await run(id);
    old.asked.length = 0;
    await run(id, '?pictures=retry');
    expect(old.asked.toSorted()).toEqual(
      ['/gone.jpg', '/inside.jpg', '/page.jpg', ...Array(6).fill('/round.jpg')].toSorted(),
    );
  });
});
