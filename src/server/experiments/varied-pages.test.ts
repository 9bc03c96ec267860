/** Which pages vary, for whom, and how they are kept. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { beforeEach, expect, test } from 'vitest';
import { bodyOf } from '#domain/content/build-body.ts';
import type { Body } from '#domain/content/content.ts';
import { paragraphs } from '#domain/content/rich-text.ts';
import { RECORDING_SAMPLE, RECORDING_TOGGLE } from '#domain/experiments/recording.ts';
import {
  type Experimented,
  experimentSite,
  headersOf,
  hit,
  type Visitor,
  versionOf,
} from '#testing/server/experiment-site.ts';
import { openMemberSite } from '#testing/server/member-site.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';

const names = Array.from({ length: 16 }, (_, index) => `visitor/${index}`);

describeOnBothEngines('pages in several versions', (on) => {
  let site: Experimented;
  beforeEach(async () => {
    site = await experimentSite(on.deps);
  });
  const start = async (id = site.experimentId) => {
    const { status, json } = await site.api('POST', `experiments/${id}/start`, {});
    if (status !== 200) throw new Error(JSON.stringify(json));
  };
  const textOf = async (path: string, visitor: Visitor) =>
    (await site.visit(path, { headers: headersOf(visitor) })).text();
  const allOf = async (path: string) =>
    new Set(await Promise.all(names.map((name) => versionOf(site, { name }, path))));
  const versioned = (title: string): Body => {
    const { sections } = site.body;
    const again = (value: unknown) => JSON.parse(JSON.stringify(value)) as Body['sections'];
    return { ...bodyOf(title, on.deps.newId(), []), sections: again(sections).map(withNewIds) };
  };
  const withNewIds = (section: Body['sections'][number]): Body['sections'][number] => ({
    ...section,
    id: on.deps.newId(),
    blocks: section.blocks.map((each) => ({ ...each, id: on.deps.newId() })),
  });

  /** Whether the socket is answered without a route, and with what. */
  function askFast(path: string, visitor: Visitor, more: Record<string, string> = {}) {
    const headers = { host: new URL(site.origin).host, ...headersOf(visitor), ...more };
    const request = { method: 'GET', url: path, headers, socket: {} } as object as IncomingMessage;
    let status = 0;
    let body = '';
    const response = {
      writeHead: (given: number) => {
        status = given;
      },
      end: (bytes?: Buffer) => {
        body = bytes?.toString() ?? '';
      },
    } as object as ServerResponse;
    return { isAnswered: site.fastPath(request, response), status, body };
  }

  test('both versions are answered from the cache before any route, each to its own visitors', async () => {
    await start();
    const versions = new Map<string, string>();
    for (const name of names) versions.set(name, await versionOf(site, { name }));
    expect(new Set(versions.values())).toEqual(new Set(['a', 'b']));
    for (const [name, version] of versions) {
      const { isAnswered, body } = askFast('/offer', { name });
      expect([name, isAnswered, body.includes('Words of version B')]).toEqual([name, true, version === 'b']);
    }
    const bot = askFast('/offer', { name: '' }, { 'user-agent': 'Googlebot/2.1' });
    expect(bot.body).toContain('The original words');
  });

  test('a page that no version changes is kept once, for everyone', async () => {
    await site.publish({ slug: 'plain', body: bodyOf('Plain', on.deps.newId(), []) });
    await start();
    const first = await site.visit('/plain', { headers: headersOf({ name: 'one' }) });
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    const before = site.cache.size;
    for (const name of names) await textOf('/plain', { name });
    expect(site.cache.size).toBe(before);
  });

  test('a section used on several pages, such as that of a popup, varies on each of them', async () => {
    const created = await site.api('POST', 'documents', { kind: 'section', body: versioned('Shared') });
    const sectionId = created.json.document.id;
    await site.api('POST', `documents/${sectionId}/publish`, {});
    const shown = { ...bodyOf('Uses it', on.deps.newId(), []) };
    const [section] = versioned('x').sections;
    await site.publish({
      slug: 'uses',
      body: { ...shown, sections: [{ ...section!, blocks: [], source: { ref: 'section', id: sectionId } }] },
    });
    await site.publish({ slug: 'popup', body: bodyOf('Popup', on.deps.newId(), []) });
    const saved = await site.api('PUT', 'popups', {
      popups: [
        {
          id: on.deps.newId(),
          name: 'Offer',
          isOn: true,
          sectionId,
          style: 'card',
          pages: 'only',
          paths: ['/popup'],
        },
      ],
    });
    expect(saved.status).toBe(200);
    await start();
    expect(await allOf('/uses')).toEqual(new Set(['a', 'b']));
    expect(await allOf('/popup')).toEqual(new Set(['a', 'b']));
  });

  test('the footer of a site varies on every page', async () => {
    const { documents } = (await site.api('GET', 'documents?kind=footer')).json;
    const { id } = documents[0];
    const { draft } = (await site.api('GET', `documents/${id}`)).json;
    const [section] = versioned('x').sections;
    const operations = [
      {
        op: 'insert',
        id: section!.id,
        position: { parent: null, after: draft.body.sections.at(-1)?.id ?? null },
        after: section,
      },
    ];
    const edited = await site.api('POST', `documents/${id}/operations`, { baseId: draft.id, operations });
    expect(edited.status).toBe(200);
    await site.api('POST', `documents/${id}/publish`, {});
    await site.publish({ slug: 'plain', body: bodyOf('Plain', on.deps.newId(), []) });
    await start();
    expect(await allOf('/plain')).toEqual(new Set(['a', 'b']));
  });

  test('EXPT-10 every page carries a feature toggle, and only for its share of visitors', async () => {
    const created = await site.api('POST', 'experiments', {
      name: RECORDING_TOGGLE,
      experimentType: 'FEATURE_TOGGLE',
      share: 50,
    });
    await start(created.json.experiment.id);
    await site.publish({ slug: 'plain', body: bodyOf('Plain', on.deps.newId(), []) });
    const variants = await Promise.all(
      names.map(async (name) => /"variant":"(\w+)"/.exec(await textOf('/plain', { name }))?.[1]),
    );
    expect(new Set(variants)).toEqual(new Set(['true', 'false']));
  });

  test('a feature toggle that was decided stays on for everyone', async () => {
    const toggle = { name: 'New cart', experimentType: 'FEATURE_TOGGLE', share: 50 };
    const { id } = (await site.api('POST', 'experiments', toggle)).json.experiment;
    await start(id);
    await site.api('POST', `experiments/${id}/adopt`, { version: 'true' });
    const pages = await Promise.all(names.map((name) => textOf('/offer', { name })));
    expect(pages.every((html) => html.includes('"variant":"true"'))).toBe(true);
  });

  test('a visit that is reported before anyone opened the page takes no feature toggle from it', async () => {
    const toggle = { name: 'New cart', experimentType: 'FEATURE_TOGGLE' };
    const created = await site.api('POST', 'experiments', toggle);
    await site.publish({ slug: 'plain', body: bodyOf('Plain', on.deps.newId(), []) });
    await start(created.json.experiment.id);
    await hit(site, { name: 'one' }, '/plain');
    expect(await textOf('/plain', { name: 'two' })).toContain('"variant":"true"');
  });

  test('a visitor who is refused a page does not decide which version its members see', async () => {
    const path = `documents/${site.documentId}`;
    await site.api('PUT', `${path}/settings`, { access: { kind: 'members' } });
    await start();
    const { id, body } = (await site.api('GET', path)).json.draft;
    const block = body.sections[0].blocks[0];
    const operations = [
      { op: 'set', id: block.id, path: ['props', 'size'], before: 'regular', after: 'large' },
    ];
    await site.api('POST', `${path}/operations`, { baseId: id, operations });
    // With changes of its own the page waits: it shows the winner as a version of it.
    const adopted = await site.api('POST', `experiments/${site.experimentId}/adopt`, { version: 'b' });
    expect(adopted.json.waiting).toEqual(['Offer']);
    const members = await openMemberSite(on.deps, site);
    await members.join('ada@example.org');
    expect((await site.visit('/offer', { headers: headersOf({ name: 'stranger' }) })).status).toBe(403);
    await hit(site, { name: 'stranger' }, '/offer');
    expect(await (await members.visitor.ask('GET', '/offer')).text()).toContain('Words of version B');
  });

  test('EXPT-06 EXPT-09 a page asks for recording only where the toggle is on and its visitor is in the sample', async () => {
    const goal = { kind: 'page', value: '/thanks' };
    for (const body of [
      { name: RECORDING_TOGGLE, experimentType: 'FEATURE_TOGGLE', share: 50 },
      { name: RECORDING_SAMPLE, goal },
    ])
      await start((await site.api('POST', 'experiments', body)).json.experiment.id);
    await site.publish({ slug: 'plain', body: bodyOf('Plain', on.deps.newId(), []) });
    const pages = await Promise.all(names.map((name) => textOf('/plain', { name })));
    const asks = pages.map((html) => html.includes('data-island="session-recording"'));
    expect(new Set(asks)).toEqual(new Set([true, false]));
    const variants = pages.map((html) =>
      [...html.matchAll(/"variant":"(\w+)"/g)].map(([, variant]) => variant),
    );
    expect(variants.map((each) => each.includes('true') && each.includes('b'))).toEqual(asks);
  });

  test('each language of a page varies, a translation replaces the words of all versions, and both are counted', async () => {
    await site.api('PUT', 'settings', { languages: [{ code: 'fr', isHidden: false }] });
    await start();
    expect(await allOf('/fr/offer')).toEqual(new Set(['a', 'b']));
    const { draft } = (await site.api('GET', `documents/${site.documentId}`)).json;
    const { id } = draft.body.sections[0].blocks[0];
    await hit(site, { name: 'one' }, '/fr/offer');
    const { versions } = (await site.api('GET', `experiments/${site.experimentId}`)).json.results;
    expect(versions.map((each: { visitors: number }) => each.visitors).sort()).toEqual([0, 1]);
    const french = { ...paragraphs('Les mots') };
    const operations = [
      { op: 'setOverlay', id, condition: 'locale:fr', path: ['props', 'content'], after: french },
    ];
    const path = `documents/${site.documentId}`;
    const edited = await site.api('POST', `${path}/operations`, { baseId: draft.id, operations });
    expect(edited.status).toBe(200);
    await site.api('POST', `${path}/publish`, {});
    for (const name of names) expect(await textOf('/fr/offer', { name })).toContain('Les mots');
  });

  test('a share of visitors takes part, and the others are not counted', async () => {
    const half = await experimentSite(on.deps, { share: 30 });
    await half.api('POST', `experiments/${half.experimentId}/start`, {});
    for (const name of names) await hit(half, { name }, '/offer');
    const { results } = (await half.api('GET', `experiments/${half.experimentId}`)).json;
    const seen = results.versions.reduce((sum: number, each: { visitors: number }) => sum + each.visitors, 0);
    expect(seen).toBeGreaterThan(0);
    expect(seen).toBeLessThan(names.length);
  });

  test('a signed-in member gets the same version on two devices', async () => {
    await start();
    const members = await openMemberSite(on.deps, site);
    await members.join('ada@example.org');
    const see = async (by: typeof members.visitor, agent: string) => {
      const answer = await by.ask('GET', '/offer', {
        'user-agent': headersOf({ name: agent })['user-agent'] ?? '',
      });
      return (await answer.text()).includes('Words of version B') ? 'b' : 'a';
    };
    const versions = await Promise.all(names.map((name) => see(members.visitor, name)));
    expect(new Set(versions).size).toBe(1);
    const phone = await members.newVisitor();
    await members.signIn(phone, 'ada@example.org');
    expect(await see(phone, 'phone')).toBe(versions[0]);
    const strangers = await Promise.all(names.map((name) => versionOf(site, { name })));
    expect(new Set(strangers)).toEqual(new Set(['a', 'b']));
  });

  test('a page for one visitor alone is made for them too, and kept for no one', async () => {
    await site.api('PUT', `documents/${site.documentId}/settings`, { password: 'kiln' });
    await start();
    const before = site.cache.size;
    expect(await textOf('/offer', { name: 'one' })).not.toContain('original words');
    expect(site.cache.size - before).toBeLessThanOrEqual(1);
  });

  test('addresses and visitors that somebody makes up take no room', async () => {
    await start();
    for (let each = 0; each < 40; each += 1) {
      await textOf(`/offer?page=${each}`, {
        name: `made up ${each}`,
        cookie: `vt_version=${'x'.repeat(each)}`,
      });
      await textOf(`/nowhere-${each}`, { name: 'one' });
    }
    // Two versions of the page with each term at most, and one page that is not found.
    expect(site.cache.size).toBeLessThanOrEqual(83);
  });
});
