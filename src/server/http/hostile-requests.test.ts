/** Hostile texts in every header, cookie and query that is read, and as the body of every call of visitors. */
import { expect, test } from 'vitest';
import { PRESENCE_COOKIE, PRESENCE_MARK, PRESENCE_PATH } from '#domain/accounts/site-presence.ts';
import { CRUMB_PATH } from '#domain/calls/crumb.ts';
import { COMMENTS_PATH } from '#domain/comments/contract.ts';
import { expectInert } from '#testing/server/expect-inert.ts';
import { createTestSite, textBody } from '#testing/server/fixture.ts';
import { describeOnBothEngines, testApp } from '#testing/server/test-app.ts';
import { testVisitor } from '#testing/server/visitor.ts';
import { hasSharedData, sharedFiles, sharedJson, sharedLines } from '../../../scripts/shared-data.ts';
import { recordedRoutes } from './route-list.ts';

const texts = [
  ...(sharedJson<string[]>('hostile/blns.json') ?? []),
  ...sharedLines('hostile/xss-payloads.txt').filter((_, index) => index % 20 === 0),
].filter((text) => text !== '');
const cookieLines = (sharedJson<{ received: string[] }[]>('hostile/http-state-parser.json') ?? []).flatMap(
  ({ received }) => received,
);

/** What a header can carry at all. */
const bytes = (text: string) => text.replace(/[^\x20-\x7e\x80-\xff]/g, '').trim();
const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

const HEADERS = [
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'content-length',
  'content-type',
  'crumb',
  'forwarded',
  'host',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'origin',
  'range',
  'referer',
  'sec-fetch-dest',
  'sec-fetch-mode',
  'sec-fetch-site',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-vitrine',
];
const COOKIES = [PRESENCE_COOKIE, PRESENCE_MARK, 'crumb', 'vitrine_visitor', 'vitrine_session', 'noredirect'];
const TERMS = [
  'author',
  'before',
  'category',
  'comments',
  'crop',
  'crumb',
  'date',
  'domain',
  'focus',
  'format',
  'from',
  'kind',
  'month',
  'nonce',
  'offset',
  'p',
  'page',
  'page_id',
  'q',
  'reply',
  'site',
  'tag',
  'to',
  'token',
  'view',
];

describeOnBothEngines('hostile requests', (on) => {
  async function open() {
    const identifier = `r-${on.deps.newId().slice(-8)}`;
    const site = await createTestSite(on.deps, { identifier });
    const open = await site.publish({ body: textBody(on.deps, 'Hours', 'Open on Monday.'), slug: 'hours' });
    const locked = await site.publish({ body: textBody(on.deps, 'Secret', 'Glaze.'), slug: 'secret' });
    await site.api('PUT', `documents/${locked.id}/settings`, { password: 'clay' });
    const file = await site.app.request(
      `http://localhost:4321/api/sites/${site.siteId}/media?filename=a.pdf`,
      {
        method: 'POST',
        headers: { authorization: `Bearer ${site.token}`, host: 'localhost:4321' },
        body: Buffer.from('%PDF-1.4\n%%EOF\n'),
      },
    );
    const { media } = (await file.json()) as { media: { url: string } };
    const visitor = await testVisitor(site, `http://${identifier}.localhost:4321`);
    const paths = [
      open.path,
      locked.path,
      '/search',
      '/sitemap.xml',
      CRUMB_PATH,
      PRESENCE_PATH,
      COMMENTS_PATH,
    ];
    return {
      site,
      visitor,
      paths: [...paths, new URL(media.url, visitor.origin).pathname, '/nowhere', '/robots.txt', '/healthz'],
    };
  }

  /** No fault, nothing that runs, and no way to another site. */
  async function expectHarmless(what: unknown, answer: Response, isRead: boolean): Promise<void> {
    expect([what, answer.status < 500]).toEqual([what, true]);
    const location = answer.headers.get('location') ?? '';
    expect([what, /^(\/(?![/\\])|http:\/\/[a-z0-9-]+\.localhost(:4321)?\/|$)/.test(location)]).toEqual([
      what,
      true,
    ]);
    const isPage = answer.headers.get('content-type')?.startsWith('text/html');
    if (isPage && isRead) expectInert(await answer.text());
  }

  test.skipIf(!hasSharedData())('in every header of every kind of answer', async () => {
    const { visitor, paths } = await open();
    for (const [index, text] of texts.entries()) {
      const value = bytes(text);
      const one = { [at(HEADERS, index)]: value };
      const all = Object.fromEntries(HEADERS.map((name) => [name, value]));
      const headers = index % 12 === 0 ? all : one;
      const path = at(paths, Math.floor(index / HEADERS.length));
      await expectHarmless([path, headers], await visitor.ask('GET', path, headers), index % 5 === 0);
    }
    // Each header with texts that it can be made of, on each path.
    const odd = [
      'bytes=0-,-1,5-2',
      'bytes=99999999999999999999-',
      '*',
      'W/"',
      'gzip;q=9e9',
      'null',
      '::1',
      ',,,;;',
    ];
    for (const path of paths)
      for (const [index, header] of HEADERS.entries())
        await expectHarmless(
          [path, header],
          await visitor.ask('GET', path, { [header]: at(odd, index) }),
          false,
        );
  });

  test.skipIf(!hasSharedData())('in every cookie that is read, and as lines of cookies', async () => {
    const { visitor, paths } = await open();
    const good = [...visitor.cookies.values()].join('; ');
    const lines = [
      ...cookieLines.map(bytes),
      ...texts.map((text, index) => `${at(COOKIES, index)}=${bytes(text)}; ${good}`),
      ...texts
        .filter((_, index) => index % 10 === 0)
        .map((text) => COOKIES.map((name) => `${name}=${bytes(text)}`).join('; ')),
      `${'a=b; '.repeat(2000)}crumb=x`,
    ];
    for (const [index, cookie] of lines.entries()) {
      const path = at(paths, index);
      await expectHarmless([path, cookie], await visitor.ask('GET', path, { cookie }), false);
    }
    const still = await visitor.ask('GET', '/hours', { cookie: lines.at(-1) ?? '' });
    expect(still.status).toBe(200);
  });

  test.skipIf(!hasSharedData())('in every term of a query, and as its names', async () => {
    const { visitor, paths } = await open();
    for (const [index, text] of texts.entries()) {
      const value = encodeURIComponent(text.toWellFormed());
      const terms = TERMS.map((name) => `${name}=${value}`).join('&');
      const query = at(
        [
          terms,
          `${value}=${value}&${value}`,
          `${at(TERMS, index)}=${value}`,
          `q=x&${at(TERMS, index)}[]=${value}`,
        ],
        index,
      );
      const path = at(paths, Math.floor(index / 4));
      const address = `${path}?${query}`;
      await expectHarmless(address, await visitor.ask('GET', address), index % 5 === 0);
    }
  });

  test.skipIf(!hasSharedData())('as the body of every call, in every shape', async () => {
    const { visitor } = await open();
    const files = sharedFiles('hostile/json').map(({ bytes: body }) => Buffer.from(body).toString('latin1'));
    const own = { origin: visitor.origin, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' };
    const { siteRoutes } = await testApp(on.deps);
    const calls = recordedRoutes(siteRoutes).filter(({ method }) => method !== 'GET');
    expect(calls.length).toBeGreaterThan(5);
    let asked = 0;
    // All of them with the embedded database; PostgreSQL takes longer, and a quarter for each call tells whether it minds any.
    const someOf = <T>(list: readonly T[], call: number) =>
      list.filter((_, index) => on.engine === 'sqlite' || index % 4 === call % 4);
    for (const [call, { method, path, body }] of calls.entries()) {
      const names = Object.keys((body as { shape?: object } | undefined)?.shape ?? { data: 1, value: 1 });
      const send = async (type: string, text: string) => {
        asked += 1;
        on.deps.clock.advance(20_000);
        if (asked % 200 === 0) await visitor.renew();
        const headers = { ...own, 'content-type': type };
        const answer = await visitor.ask(method, `${path}?crumb=${visitor.crumb}`, headers, text);
        await expectHarmless([path, type, text], answer, false);
      };
      for (const file of someOf(files, call)) {
        await send('application/json', file);
        const fields = names.map((name) => [name, file] as [string, string]);
        await send('application/x-www-form-urlencoded', String(new URLSearchParams(fields)));
      }
      for (const text of someOf(
        texts.filter((_, index) => index % 8 === 0),
        call,
      )) {
        await send('application/json', JSON.stringify(Object.fromEntries(names.map((name) => [name, text]))));
        await send(bytes(text) || 'x', text.toWellFormed());
      }
    }
  });
});
