/**
 * A script that somebody has put into a site, run by its owner who is signed in and has the editor open: it reads
 * nothing of the owner area and changes nothing there. In two worlds: on localhost, where the owner area and the
 * site are two sites to the browser, and below one domain over plain http, where the browser sends the session
 * along, lets a site set cookies for the owner area and leaves windows their openers.
 */
import { type Browser, type BrowserContext, chromium, expect, type Page } from '@playwright/test';
import { blockOf } from '#domain/content/build-body.ts';
import { type Attacks, attackScript, type Realm } from './support/attacks.ts';
import { test } from './support/browser-test.ts';
import { makeId } from './support/edit-frame.ts';
import { type OwnerServer, signInOwner, startOwnerServer } from './support/owner-server.ts';

interface World {
  readonly server: OwnerServer;
  readonly browser: Browser;
  readonly context: BrowserContext;
  readonly siteId: string;
  readonly siteUrl: string;
  readonly documentId: string;
  /** The owner's tab: the editor. */
  readonly editor: Page;
  /** The owner's other tab: the site with the script in it. */
  readonly site: Page;
}

const DOMAIN = 'vitrine.test';
const FORM_TYPES = ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data'];
/** What a browser sends without asking first. */
const PLAIN_TYPES = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'];
const AS_JSON = JSON.stringify({ from: '/a', target: 'https://evil.example', name: 'x', scopes: ['admin'] });

for (const domain of [undefined, DOMAIN]) {
  const isOneDomain = domain !== undefined;

  test.describe(isOneDomain ? 'below one domain' : 'on localhost', () => {
    test.describe.configure({ mode: 'serial' });
    let world: World;
    let before = '';
    test.beforeAll(async () => {
      world = await openWorld(domain);
      before = await stateOf(world);
    });
    test.afterAll(async () => {
      await world.browser.close();
      await world.server.stop();
    });
    test.afterEach(async () => {
      // Whatever was tried: nothing has changed, and the owner is who they were.
      expect(await stateOf(world)).toBe(before);
      const me = await world.editor.evaluate(async () => (await fetch('/api/me')).status);
      expect(me).toBe(200);
    });

    test('the script runs on the site by both ways in, and not in the editor', async () => {
      expect(
        await world.site.evaluate(() => Object.keys(window).filter((key) => key.startsWith('ran'))),
      ).toEqual(['ranInHead', 'ranInEmbed']);
      const frame = world.editor.frames().find((each) => each.url().includes('/_edit/'));
      expect(await frame?.evaluate(() => Object.keys(window).filter((key) => key.startsWith('ran')))).toEqual(
        [],
      );
      const referrer = await world.site.evaluate(() => [document.referrer, String(window.opener)]);
      expect(referrer).toEqual(['', 'null']);
    });

    test('fetch, with and without asking first, gets neither an answer nor a change', async () => {
      const { server, siteId, site } = world;
      const api = `${server.origin}/api`;
      for (const path of ['/me', `/sites/${siteId}/documents`, `/sites/${siteId}/activity`]) {
        const read = (realm: Realm, options: RequestInit) => attack(site).request(realm, api + path, options);
        expect(await read('page', { credentials: 'include' })).toMatchObject({ kind: 'error' });
        expect(await read('bare', { credentials: 'include' })).toMatchObject({ kind: 'error' });
        expect(await read('bare', { credentials: 'include', mode: 'no-cors' })).toEqual({ kind: 'opaque' });
        expect(await read('bare', { credentials: 'include', headers: { 'x-vitrine': '1' } })).toMatchObject({
          kind: 'error',
        });
      }
      // On the page itself its policy is in the way; behind it, the browser shows nobody an answer that does not ask for it.
      expect(await attack(site).violations()).toContain('connect-src');
    });

    test('what is sent without asking first is refused, and what has to be asked about is never sent', async () => {
      const { server, siteId, documentId, site } = world;
      const refusals = watchAnswers(world);
      const sites = `${server.origin}/api/sites`;
      const page = `${sites}/${siteId}/documents/${documentId}`;
      const open = ['me/tokens', 'session', 'session/link', 'setup', 'auth/Logout'];
      const urls = [
        `${sites}/${siteId}/redirects`,
        `${page}/publish`,
        `${page}/edit-session`,
        sites,
        ...open.map((path) => `${server.origin}/api/${path}`),
      ];
      const base = { method: 'POST', mode: 'no-cors', credentials: 'include', body: AS_JSON } as const;
      for (const [url, type] of urls.flatMap((each) => PLAIN_TYPES.map((type) => [each, type] as const)))
        expect(
          await attack(site).request('bare', url, { ...base, headers: { 'content-type': type } }),
        ).toEqual({ kind: 'opaque' });
      await attack(site).beacon('bare', `${server.origin}/api/auth/Logout`, '{}');
      const headers = { 'content-type': 'application/json', 'x-vitrine': '1' };
      const asking = { credentials: 'include', headers, body: '{"title":"Taken over"}' } as const;
      for (const method of ['PUT', 'DELETE', 'PATCH', 'POST'])
        expect(
          await attack(site).request('bare', `${sites}/${siteId}/settings`, { ...asking, method }),
        ).toMatchObject({ kind: 'error' });
      await expect.poll(() => refusals.posts.length).toBeGreaterThanOrEqual(urls.length * PLAIN_TYPES.length);
      const { posts, others } = refusals.end();
      expectRefused(posts, isOneDomain);
      expect(others).toEqual([]);
    });

    test('forms of every kind are refused, wherever they come from', async () => {
      const { server, siteId, site } = world;
      const refusals = watchAnswers(world);
      const targets = [`sites/${siteId}/redirects`, 'session', 'auth/Logout', 'me/tokens'].flatMap((path) =>
        FORM_TYPES.map((type) => [`${server.origin}/api/${path}`, type] as const),
      );
      const fields = { '{"from":"/a","x":"': '"}' };
      for (const [url, type] of targets) {
        const seen = [
          await attack(site).form('page', url, type, fields),
          await attack(site).form('bare', url, type, fields),
        ];
        for (const each of seen) expect(['', 'SecurityError', 'null']).toContain(each);
      }
      expect(await attack(site).violations()).toContain('form-action');
      // Those of the page itself were stopped by its policy.
      await expect.poll(() => refusals.posts.length).toBe(targets.length);
      const { posts } = refusals.end();
      expectRefused(posts, isOneDomain);
    });

    test('a sandboxed embed reaches neither the page around it nor the owner area', async () => {
      const { server, site } = world;
      await site.locator('iframe.owner-frame').scrollIntoViewIfNeeded();
      const frame = () => site.frames().find((each) => each.url() === 'about:srcdoc');
      await expect.poll(async () => frame()?.evaluate(() => 'attacks' in window)).toBe(true);
      const refusals = watchAnswers(world);
      const api = `${server.origin}/api`;
      const tried = await frame()?.evaluate(async (base) => {
        const { attacks } = window as unknown as { attacks: Attacks };
        const reach = (read: () => unknown) => {
          try {
            return String(read());
          } catch (error) {
            return (error as Error).name;
          }
        };
        const { parent } = window as unknown as { parent: { attacks: unknown; document: Document } };
        return {
          cookie: reach(() => document.cookie),
          around: [reach(() => parent.document), reach(() => parent.attacks), reach(() => localStorage)],
          read: (await attacks.request('page', `${base}/me`, { credentials: 'include' })).kind,
          form: await attacks.form('page', `${base}/auth/Logout`, 'text/plain', { a: 'b' }),
        };
      }, api);
      expect(tried).toEqual({
        cookie: 'SecurityError',
        around: ['SecurityError', 'SecurityError', 'SecurityError'],
        read: 'error',
        form: expect.stringMatching(/^(|null|SecurityError)$/),
      });
      const { posts, others } = refusals.end();
      for (const [path, status] of posts) expect([path, status]).toEqual([path, 403]);
      expect(others).toEqual([]);
    });

    test('neither the owner area nor the editor’s frame can be framed, not even with a stolen address', async () => {
      const { server, site, editor, siteUrl } = world;
      const stolen = await editAddress(editor);
      for (const realm of ['page', 'bare'] as const)
        for (const url of [`${server.origin}/sites`, `${server.origin}/api/me`, stolen])
          expect([url, await attack(site).frame(realm, url)]).toEqual([
            url,
            { documentIsNull: true, frames: 0, heard: 0 },
          ]);
      expect(new URL(stolen).origin).toBe(new URL(siteUrl).origin);
      // Of the same origin it could be read, were it given to anything but a frame. Over http on a name of its own a
      // browser does not say what it asks for: there the address itself has to stay unknown, as the other tests show.
      if (isOneDomain) return;
      for (const options of [{}, { credentials: 'include' as const }, { mode: 'same-origin' as const }])
        expect(await attack(site).request('bare', stolen, options)).toMatchObject({
          status: 403,
          text: 'This page opens within the editor.',
        });
      const opened = world.context.waitForEvent('page');
      await site.evaluate((url) => window.open(url, '_blank') === null, stolen);
      const tab = await opened;
      await expect(tab.locator('body')).toHaveText('This page opens within the editor.');
      await tab.close();
    });

    test('scripts, style sheets and pictures of the owner area’s answers are not taken', async () => {
      const { server, siteId, site } = world;
      for (const path of ['/api/me', `/api/sites/${siteId}/documents`, '/sites'])
        expect([path, await attack(site).include('bare', server.origin + path)]).toEqual([
          path,
          ['error', 'error', 'error'],
        ]);
    });

    test('a window it opens tells it nothing and takes nothing from it', async () => {
      const { server, siteId, documentId, site, editor, context } = world;
      const token = new URL(await editAddress(editor)).searchParams.get('token') ?? '';
      const messages = [
        { vitrine: 'listening', token },
        { vitrine: 'connect', version: 1 },
        { type: 'textChange', id: 'body', path: ['title'], value: 'Taken over' },
      ];
      const opened = context.waitForEvent('page');
      const address = `${server.origin}/sites/${siteId}/edit/${documentId}`;
      await attack(site).popup(address);
      const popup = await opened;
      await expect(popup.frameLocator('iframe').locator('main')).toBeVisible();
      // On localhost the browser cuts the two apart; below one domain over http they are strangers of other origins.
      await expect
        .poll(() => attack(site).tell(messages))
        .toEqual(
          isOneDomain
            ? { isClosed: false, document: 'SecurityError', opener: 'null', heard: 0 }
            : {
                isClosed: true,
                document: expect.stringMatching(/^(SecurityError|object|undefined)$/),
                opener: 'null',
                heard: 0,
              },
        );
      if (!isOneDomain) expect(await popup.evaluate(() => window.opener)).toBeNull();
      await popup.close();
    });

    test('a page of the site that came to stand in the editor’s frame gets no line to the owner area', async () => {
      const { context, server, siteId, documentId, siteUrl } = world;
      const tab = await context.newPage();
      await tab.goto(`${server.origin}/sites/${siteId}/edit/${documentId}`);
      await expect(tab.frameLocator('iframe').locator('main')).toBeVisible();
      const frame = tab.frames().find((each) => each.url().includes('/_edit/'));
      await frame?.goto(`${siteUrl}/`);
      expect(await frame?.evaluate(() => 'attacks' in window)).toBe(true);
      const pretended = await frame?.evaluate(() =>
        (window as unknown as { attacks: Attacks }).attacks.pretend(['', 'x', '0.0', 'null', 'undefined']),
      );
      expect(pretended).toMatchObject({ ports: 0, referrer: '' });
      // The history of the frame does not give the address away either.
      expect(JSON.stringify(pretended?.history)).not.toContain('token');
      await tab.close();
    });

    test('cookies it sets for the owner area take nobody’s place', async () => {
      const { server, site, context, editor, siteUrl } = world;
      const value = 'A'.repeat(43);
      const big = 'B'.repeat(3900);
      await attack(site).cookies([
        ...['', '; Path=/', '; Path=/api', `; Domain=${domain ?? 'localhost'}`].flatMap((rest) => [
          `vitrine_session=${value}${rest}`,
          `__Host-vitrine_session=${value}${rest}`,
        ]),
        `vitrine_session=${value}; Domain=${domain ?? 'localhost'}; Path=/api`,
        `vitrine_session=${big}; Domain=${domain ?? 'localhost'}; Path=/`,
        `Vitrine_session=${value}; Domain=.${domain ?? 'localhost'}`,
      ]);
      const sent = (await context.cookies(`${server.origin}/api/me`)).filter(({ name }) =>
        /vitrine_session/.test(name),
      );
      // On localhost no such cookie reaches the owner area; below one domain several do, beside the owner's own.
      expect(sent.length > 1).toBe(isOneDomain);
      expect(await editor.evaluate(async () => (await fetch('/api/me')).status)).toBe(200);
      // Somebody else's real session, set over the owner's: that is nobody, and not somebody else.
      const other = await sessionOfAnother(world);
      await attack(site).cookies([`vitrine_session=${other}; Domain=${domain ?? 'localhost'}; Path=/api`]);
      const status = await editor.evaluate(async () => (await fetch('/api/me')).status);
      expect(status).toBe(isOneDomain ? 401 : 200);
      await attack(site).cookies(
        [
          `; Domain=${domain ?? 'localhost'}; Path=/api`,
          `; Domain=${domain ?? 'localhost'}`,
          '; Path=/api',
          '',
        ].flatMap((rest) =>
          ['vitrine_session', 'Vitrine_session'].map((name) => `${name}=; Max-Age=0${rest}`),
        ),
      );
      expect(new URL(siteUrl).host).not.toBe(new URL(server.origin).host);
    });

    test('it registers no worker and finds nothing in stores, channels and locks', async () => {
      const { site, editor } = world;
      const uploaded = await upload(world, 'worker.js', 'self.onfetch = () => {};');
      const made = [
        '/robots.txt',
        '/sitemap.xml',
        '/favicon.svg',
        '/?format=json',
        '/_v/js/x.js',
        'data:text/javascript,0',
      ];
      const outcomes = await attack(site).workers([...made, ...uploaded]);
      for (const outcome of outcomes) expect(['absent', 'SecurityError', 'TypeError']).toContain(outcome);
      const looking = attack(site).stores();
      await editor.getByRole('button', { name: 'Outline' }).click();
      const found = await looking;
      expect({ ...found, session: [] }).toEqual({
        said: [],
        local: [],
        session: [],
        databases: [],
        caches: [],
        locks: [],
      });
      expect((found['session'] as string[]).filter((key) => key !== 'noredirect')).toEqual([]);
    });

    test('no address with a token is told to anybody by a referrer', async () => {
      const { context, server, siteId, documentId } = world;
      const leaks: string[] = [];
      const listen = (request: { url(): string; headers(): Record<string, string> }) => {
        const from = request.headers()['referer'] ?? '';
        if (!/token=|link=/.test(from)) return;
        if (new URL(from).origin !== new URL(request.url()).origin) leaks.push(`${from} → ${request.url()}`);
      };
      context.on('request', listen);
      const tab = await context.newPage();
      for (const path of [
        '/reset?token=secret',
        '/invite?token=secret',
        '/login?link=secret',
        '/setup?token=secret',
      ]) {
        await tab.goto(server.origin + path);
        await tab.waitForLoadState('networkidle');
      }
      await tab.goto(`${server.origin}/sites/${siteId}/edit/${documentId}`);
      await expect(tab.frameLocator('iframe').locator('main')).toBeVisible();
      await tab.waitForLoadState('networkidle');
      await tab.close();
      context.off('request', listen);
      expect(leaks).toEqual([]);
    });
  });
}

/**
 * Below one domain the browser sends the session along, and the server refuses for where the call comes from: 403.
 * On localhost it does not, and the server knows nobody: 401.
 */
function expectRefused(posts: readonly [path: string, status: number][], hasSession: boolean): void {
  for (const [path, status] of posts) {
    const expected = OPEN.test(path) || hasSession ? 403 : 401;
    expect([path, status]).toEqual([path, expected]);
  }
}

/** Calls that need no session: they refuse for where they come from, whoever asks. */
const OPEN = /\/api\/(?:session|setup|auth)/;

async function openWorld(domain: string | undefined): Promise<World> {
  const server = await startOwnerServer(domain);
  const { launchOptions } = test.info().project.use;
  const args = [...(launchOptions?.args ?? []), `--host-resolver-rules=MAP *.${DOMAIN} 127.0.0.1`];
  const browser = await chromium.launch({ ...launchOptions, args });
  const context = await browser.newContext({ viewport: { width: 1280, height: 844 } });
  const { siteId, siteUrl } = await signInOwner(server, context);
  const editor = await context.newPage();
  await editor.goto(`${server.origin}/sites/${siteId}`);
  const documentId = await inject(editor, siteId);
  const opened = context.waitForEvent('page');
  await editor.getByRole('link', { name: 'Open the site' }).first().click();
  const site = await opened;
  await site.waitForFunction(() => 'attacks' in window);
  await editor.goto(`${server.origin}/sites/${siteId}/edit/${documentId}`);
  await expect(editor.frameLocator('iframe').locator('main')).toBeVisible();
  return { server, browser, context, siteId, siteUrl, documentId, editor, site };
}

/** By the owner's own calls: into the head of every page, and as an embed on the home page. */
async function inject(editor: Page, siteId: string): Promise<string> {
  const html = '<script>window.ranInEmbed = true</script>';
  const sandboxed = `<script>window.ranInSandbox = true;${attackScript()}</script>`;
  const boxed = { html: sandboxed, trust: 'sandboxed', title: 'Widget', height: 100, caption: '' };
  const box = blockOf(makeId(), 'embed', boxed);
  const block = blockOf(makeId(), 'embed', { html, trust: 'trusted', title: '', height: 100, caption: '' });
  const headCode = `<script>window.ranInHead = true;${attackScript()}</script>`;
  return editor.evaluate(
    async ({ site, head, codes }) => {
      const call = async (method: string, path: string, body: unknown) => {
        const headers = { 'content-type': 'application/json', 'x-vitrine': '1' };
        const answer = await fetch(`/api/sites/${site}/${path}`, {
          method,
          headers,
          body: JSON.stringify(body),
        });
        if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
        return answer.json();
      };
      const { documents } = await (await fetch(`/api/sites/${site}/documents?kind=page`)).json();
      const page = documents.find((each: { path: string }) => each.path === '/') ?? documents[0];
      const { draft } = await (await fetch(`/api/sites/${site}/documents/${page.id}`)).json();
      const parent = draft.body.sections[0].id;
      const operations = codes.map((code) => {
        return { op: 'insert', id: code.id, position: { parent, after: null }, after: code };
      });
      await call('POST', `documents/${page.id}/operations`, { baseId: draft.id, operations });
      await call('POST', `documents/${page.id}/publish`, {});
      await call('PUT', 'settings', { headCode: head });
      return page.id as string;
    },
    { site: siteId, head: headCode, codes: [block, box] },
  );
}

function attack(page: Page): Attacks {
  return new Proxy({} as Attacks, {
    get:
      (_target, name: keyof Attacks) =>
      (...args: unknown[]) =>
        page.evaluate(
          ([which, given]) =>
            (window as unknown as { attacks: Record<string, (...all: unknown[]) => unknown> }).attacks[
              which as string
            ]?.(...(given as unknown[])),
          [name, args] as const,
        ),
  });
}

async function editAddress(editor: Page): Promise<string> {
  return (await editor.locator('iframe').first().getAttribute('src')) ?? '';
}

/** Everything an attack could have changed, in one text. */
async function stateOf({ server }: World): Promise<string> {
  return server.withDeps(async ({ db }) => {
    const all = {
      sites: await db.read.selectFrom('sites').select(['id', 'settings', 'version', 'deletedAt']).execute(),
      documents: await db.read
        .selectFrom('documents')
        .select(['id', 'draftId', 'publishedId', 'title'])
        .execute(),
      redirects: await db.read.selectFrom('redirects').selectAll().execute(),
      tokens: await db.read.selectFrom('tokens').select('id').execute(),
      accounts: await db.read.selectFrom('accounts').select(['id', 'passwordHash']).execute(),
      roles: await db.read.selectFrom('siteRoles').select(['accountId', 'role']).execute(),
      sessions: await db.read
        .selectFrom('sessions')
        .select('id')
        .where('userAgent', '!=', 'Another')
        .execute(),
    };
    return JSON.stringify(all);
  });
}

/** What the owner origin answers to the calls of the site. */
function watchAnswers({ context, server, site }: World) {
  const posts: [path: string, status: number][] = [];
  const others: string[] = [];
  const listen = (response: import('@playwright/test').Response) => {
    const request = response.request();
    const url = new URL(request.url());
    if (url.origin !== server.origin || request.method() === 'OPTIONS') return;
    if (request.frame().page() !== site) return;
    if (request.method() === 'GET') return;
    if (request.method() === 'POST') posts.push([url.pathname, response.status()]);
    else others.push(`${request.method()} ${url.pathname}`);
  };
  context.on('response', listen);
  const end = () => {
    context.off('response', listen);
    return { posts, others };
  };
  return { posts, end };
}

/** A real session of somebody else, who has an account here. */
async function sessionOfAnother({ server }: World): Promise<string> {
  const { openSession } = await import('#server/accounts/sessions.ts');
  return server.withDeps((deps) =>
    deps.db.write(async (tx) => {
      const { id } = await tx.selectFrom('accounts').select('id').executeTakeFirstOrThrow();
      const client = { userAgent: 'Another', address: '127.0.0.1' };
      return (await openSession(tx, deps, { accountId: id, isRemembered: false, client })).value;
    }),
  );
}

/** @returns addresses of the file on the site; none where it is not taken in */
async function upload({ editor, siteId }: World, name: string, text: string): Promise<string[]> {
  return editor.evaluate(
    async ({ site, filename, content }) => {
      const form = new FormData();
      form.append('file', new File([content], filename, { type: 'text/javascript' }));
      const headers = { 'x-vitrine': '1' };
      const answer = await fetch(`/api/sites/${site}/media`, { method: 'POST', headers, body: form });
      return answer.ok ? [(await answer.json()).media.url as string] : [];
    },
    { site: siteId, filename: name, content: text },
  );
}
