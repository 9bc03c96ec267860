import { expect, test } from 'vitest';
import { createTestSite, textBody } from '#testing/server/fixture.ts';
import { describeOnBothEngines, testApp } from '#testing/server/test-app.ts';
import { createToken } from '../accounts/tokens.ts';
import type { Addresses } from '../http/outgoing/resolve-host.ts';
import { answerCheck } from './check-host.ts';
import { KEEP_DELETED_MS } from './delete-site.ts';
import type { Asked, AskedAt } from './reach-host.ts';

const SECRET = 'a secret for tests, of no worth to anyone else';

describeOnBothEngines('sites by the API', (on) => {
  async function installation() {
    const app = await testApp(on.deps);
    const { token } = await createToken(on.deps, { name: 'Root', siteId: null, scopes: ['read', 'admin'] });
    return async (method: string, path: string, body?: unknown) => {
      const response = await app.app.request(`http://localhost:4321/api/${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return { status: response.status, json: await response.json() };
    };
  }

  test('a site is made, listed, and refused under a name that is taken or unfit', async () => {
    const api = await installation();
    const made = await api('POST', 'sites', { identifier: 'pottery', title: 'Pottery', template: 'plate' });
    expect(made.status).toBe(201);
    expect(made.json.site).toMatchObject({ identifier: 'pottery', url: 'http://pottery.localhost:4321' });
    const { sites } = (await api('GET', 'sites')).json;
    expect(sites.map((site: { identifier: string }) => site.identifier)).toContain('pottery');
    expect((await api('POST', 'sites', { identifier: 'pottery', title: 'Again' })).status).toBe(409);
    expect((await api('POST', 'sites', { identifier: 'Not a name', title: 'x' })).status).toBe(422);
  });

  test('a site with pages begins as its template does, and the activity tells who made it', async () => {
    const api = await installation();
    const wanted = { identifier: 'nord', title: ' Studio Nord ', template: 'plate', hasPages: true };
    const made = await api('POST', 'sites', { ...wanted, timeZone: 'Europe/Oslo' });
    expect(made.status).toBe(201);
    expect(made.json.site).toMatchObject({ identifier: 'nord', title: 'Studio Nord' });
    const path = `sites/${made.json.site.id}`;
    expect((await api('GET', `${path}/settings`)).json.settings).toMatchObject({ timeZone: 'Europe/Oslo' });
    const { documents } = (await api('GET', `${path}/documents?kind=page`)).json;
    expect(documents.length).toBeGreaterThan(1);
    const told = JSON.stringify((await api('GET', `${path}/activity`)).json);
    expect(told).toContain('created the site “Studio Nord”');
    expect((await api('POST', 'sites', wanted)).status).toBe(409);
    expect((await api('POST', 'sites', { ...wanted, identifier: 'www' })).status).toBe(422);
    expect((await api('POST', 'sites', { ...wanted, identifier: 'blank', title: '  ' })).status).toBe(400);
    const { sites, siteDomain } = (await api('GET', 'sites')).json;
    expect(siteDomain).toBe('localhost:4321');
    expect(sites.map((site: { identifier: string }) => site.identifier)).not.toContain('blank');
  });

  test('a deleted site is off the web and comes back whole; what is not typed right deletes nothing', async () => {
    const site = await createTestSite(on.deps, { identifier: 'goes' });
    const page = await site.publish({ body: textBody(on.deps, 'Hours', 'Open on Monday.') });
    expect((await site.api('DELETE', '', { confirmation: 'gone' })).status).toBe(422);
    expect((await site.visit(page.path)).status).toBe(200);
    const deleted = await site.api('DELETE', '', { confirmation: 'goes' });
    expect(deleted.json).toEqual({ kind: 'deleted', until: on.deps.now() + KEEP_DELETED_MS });
    expect((await site.visit(page.path)).status).toBe(421);
    expect((await site.api('POST', 'restore')).status).toBe(200);
    expect(await (await site.visit(page.path)).text()).toContain('Open on Monday.');
  });

  test('after 30 days a deleted site is gone for good, and its name is free', async () => {
    const site = await createTestSite(on.deps, { identifier: 'past' });
    const kept = await createTestSite(on.deps, { identifier: 'stays', app: site });
    await site.publish({ body: textBody(on.deps, 'Hours', 'Open on Monday.') });
    await site.api('DELETE', '', { confirmation: 'past' });
    on.deps.clock.advance(KEEP_DELETED_MS - 1000);
    await site.worker.queueRecurring();
    await site.worker.drain();
    expect((await site.api('POST', 'restore')).status).toBe(200);
    await site.api('DELETE', '', { confirmation: 'past' });
    on.deps.clock.advance(KEEP_DELETED_MS + 24 * 3_600_000);
    await site.worker.queueRecurring();
    await site.worker.drain();
    const api = await installation();
    const { sites } = (await api('GET', 'sites?deleted=true')).json;
    expect(sites.map((each: { identifier: string }) => each.identifier)).not.toContain('past');
    expect((await api('POST', 'sites', { identifier: 'past', title: 'Anew' })).status).toBe(201);
    expect((await kept.api('GET', 'settings')).status).toBe(200);
  });

  test('settings are read with their defaults, and a change names only what changes', async () => {
    const site = await createTestSite(on.deps);
    expect((await site.api('GET', 'settings')).json.settings).toMatchObject({
      title: 'Ember & Ash',
      locale: 'en-US',
      timeZone: 'UTC',
    });
    await site.api('PUT', 'settings', { tagline: 'Pots', locale: 'nb' });
    await site.api('PUT', 'settings', { timeZone: 'Europe/Oslo' });
    expect((await site.api('GET', 'settings')).json.settings).toMatchObject({
      tagline: 'Pots',
      locale: 'nb',
      timeZone: 'Europe/Oslo',
    });
  });
});

describeOnBothEngines('hosts by the API', (on) => {
  /** A world where names lead to addresses and addresses answer. */
  function world(names: Record<string, string[]>, answer: (at: AskedAt) => Asked | Promise<Asked>) {
    const asked: AskedAt[] = [];
    const resolve = async (name: string): Promise<Addresses> => ({ ipv4: names[name] ?? [], ipv6: [] });
    const ask = async (at: AskedAt) => {
      asked.push(at);
      return answer(at);
    };
    return { asked, reach: { resolve, ask } };
  }

  const right = ({ host, path }: AskedAt): Asked => ({
    kind: 'answered',
    status: 200,
    text: answerCheck(SECRET, host, new URL(path, 'http://x').searchParams.get('nonce') ?? '') ?? '',
  });
  const PUBLIC = { OWNER_ORIGIN: 'https://studio.pots.org' };
  const SERVER = { 'studio.pots.org': ['5.6.7.8'] };

  async function siteIn(given: ReturnType<typeof world>, environment: Record<string, string> = PUBLIC) {
    const app = await testApp(on.deps, environment, given.reach);
    const site = await createTestSite(on.deps, { app });
    const call = async (method: string, path: string, body?: unknown) => {
      const origin = environment['OWNER_ORIGIN'] ?? 'http://localhost:4321';
      const response = await app.app.request(`${origin}/api/sites/${site.siteId}/hosts${path}`, {
        method,
        headers: { authorization: `Bearer ${site.token}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return { status: response.status, json: await response.json() };
    };
    return { app, site, call };
  }

  test('hosts are added, made primary and removed, with the records they need', async () => {
    const { call, app } = await siteIn(world(SERVER, right));
    expect((await call('POST', '', { host: 'www.list.example' })).json.hosts).toEqual([
      {
        host: 'www.list.example',
        isPrimary: false,
        advice: {
          alias: { type: 'CNAME', name: 'www.list.example', value: 'studio.pots.org' },
          addresses: [{ type: 'A', name: 'www.list.example', value: '5.6.7.8' }],
        },
      },
    ]);
    await call('POST', '', { host: 'list.example' });
    const { hosts } = (await call('POST', '/list.example/primary')).json;
    expect(hosts.filter((each: { isPrimary: boolean }) => each.isPrimary)).toMatchObject([
      { host: 'list.example' },
    ]);
    expect((await app.app.request('https://list.example/')).status).not.toBe(421);
    await call('DELETE', '/list.example');
    expect((await call('GET', '')).json.hosts).toHaveLength(1);
    expect((await call('POST', '', { host: 'studio.pots.org' })).status).toBe(422);
    expect((await call('POST', '', { host: 'other.localhost:4321' })).status).toBe(422);
    expect((await call('DELETE', '/nowhere.example')).status).toBe(404);
  });

  test.each([
    ['localhost', /owner area/, {}],
    ['LOCALHOST:80', /owner area/, {}],
    ['other.localhost', /Vitrine assigns/, {}],
    ['studio.pots.org:8443', /owner area/, PUBLIC],
    ['pots.org', /Vitrine assigns/, { ...PUBLIC, SITE_DOMAIN: 'pots.org' }],
    ['other.pots.org', /Vitrine assigns/, { ...PUBLIC, SITE_DOMAIN: 'pots.org' }],
    ['localhost', /points every computer to itself/, { ...PUBLIC, SITE_DOMAIN: 'pots.org' }],
    ['shop.localhost:80', /points every computer to itself/, { ...PUBLIC, SITE_DOMAIN: 'pots.org' }],
    ['127.0.0.1', /points every computer to itself/, PUBLIC],
  ])('a host that can never lead here is refused: %s', async (host, why, environment) => {
    const { call } = await siteIn(world(SERVER, right), environment);
    const refused = await call('POST', '', { host });
    expect(refused.status).toBe(422);
    expect(refused.json.error.message).toMatch(why);
    expect((await call('GET', '')).json.hosts).toEqual([]);
  });

  test.each<[string, string[], (at: AskedAt) => Asked, string, RegExp]>([
    ['connected', ['5.6.7.8'], right, 'connected', /shows this site/],
    ['connected behind a network of caches', ['9.9.9.9'], right, 'connected', /shows this site/],
    ['without a record', [], right, 'waiting', /doesn’t point anywhere yet/],
    [
      'elsewhere',
      ['9.9.9.9'],
      () => ({ kind: 'answered', status: 200, text: 'Shop' }),
      'wrong',
      /different server/,
    ],
    [
      'forwarded',
      ['9.9.9.9'],
      () => ({ kind: 'answered', status: 301, text: '' }),
      'wrong',
      /redirects visitors/,
    ],
    ['silent', ['5.6.7.8'], () => ({ kind: 'failed', code: 'ABORT_ERR' }), 'wrong', /did not answer/],
    ['closed', ['5.6.7.8'], () => ({ kind: 'failed', code: 'ECONNREFUSED' }), 'wrong', /no connections/],
    [
      'without a certificate',
      ['5.6.7.8'],
      () => ({ kind: 'failed', code: 'ERR_TLS_CERT_ALTNAME_INVALID' }),
      'wrong',
      /no valid certificate/,
    ],
  ])('a host that is %s is told so', async (title, addresses, answer, state, said) => {
    const name = `${title.replaceAll(' ', '-')}.example`;
    const { call } = await siteIn(world({ ...SERVER, [name]: addresses }, answer));
    await call('POST', '', { host: name });
    const { check } = (await call('POST', `/${name}/check`)).json;
    expect(check).toMatchObject({ state, said: expect.stringMatching(said), addresses });
  });

  test('a name that leads into a private network is never asked', async () => {
    for (const [index, address] of [
      '127.0.0.1',
      '10.0.0.5',
      '169.254.169.254',
      '192.168.1.1',
      '0.0.0.0',
    ].entries()) {
      const host = `inside-${index}.example`;
      const given = world({ ...SERVER, [host]: [address] }, right);
      const { call } = await siteIn(given);
      await call('POST', '', { host });
      const { check } = (await call('POST', `/${host}/check`)).json;
      expect(check).toMatchObject({ state: 'wrong', said: expect.stringContaining('private network') });
      expect(given.asked).toHaveLength(0);
    }
  });

  test('only hosts of the site are checked', async () => {
    const given = world({ ...SERVER, 'victim.example': ['9.9.9.9'] }, right);
    const { call } = await siteIn(given);
    expect((await call('POST', '/victim.example/check')).status).toBe(404);
    expect(given.asked).toHaveLength(0);
  });

  test('a proxy is told which hosts are ours, and only when it asks by itself from nearby', async () => {
    const { app, call } = await siteIn(world(SERVER, right));
    await call('POST', '', { host: 'www.ask.example' });
    const ask = (domain: string, from: string, headers = {}) =>
      app.app.request(
        `http://127.0.0.1:4321/api/hosts/ask?domain=${domain}`,
        { headers },
        {
          incoming: { socket: { remoteAddress: from } },
        },
      );
    expect((await ask('www.ask.example', '127.0.0.1')).status).toBe(200);
    expect((await ask('studio.pots.org', '::1')).status).toBe(200);
    expect((await ask('evil.example', '127.0.0.1')).status).toBe(404);
    expect((await ask('www.ask.example', '9.9.9.9')).status).toBe(403);
    expect((await ask('www.ask.example', '127.0.0.1', { 'x-forwarded-for': '9.9.9.9' })).status).toBe(403);
  });
});
