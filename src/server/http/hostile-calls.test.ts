/** Hostile texts in every place of the calls that visitors make: never a server error, never kept as they came. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseQueryString } from '#domain/calls/query-string.ts';
import { ERRORS_PATH, TRACE_PATH } from '#domain/errors/contract.ts';
import { WIDGET_PATH } from '#domain/widget/contract.ts';
import { describeOnBothEngines, testApp } from '#testing/server/test-app.ts';
import { testVisitor } from '#testing/server/visitor.ts';
import { hasSharedData, sharedDataPath, sharedJson } from '../../../scripts/shared-data.ts';
import { createSite } from '../sites/create-site.ts';

const naughty = sharedJson<string[]>('hostile/blns.json') ?? [];
const cookies = sharedJson<{ received: string[] }[]>('hostile/http-state-parser.json') ?? [];
/** What an address, a header or a cookie can carry at all. */
const plain = (text: string) => text.replace(/[^\x20-\x7e]/g, '').trim();

describeOnBothEngines('hostile calls of visitors', (on) => {
  async function open() {
    const { deps } = on;
    const app = await testApp(deps);
    const identifier = `h-${deps.newId().slice(-8)}`;
    await createSite(deps, { identifier, title: 'Kiln' });
    return { deps, visitor: await testVisitor(app, `http://${identifier}.localhost:4321`) };
  }

  test.skipIf(!hasSharedData())(
    'DATA-08 as crumb, in the query, the header, the field and the cookies',
    async () => {
      const { visitor } = await open();
      const good = [...visitor.cookies.values()].join('; ');
      const from = { origin: visitor.origin, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' };
      const form = { ...from, 'content-type': 'application/x-www-form-urlencoded' };
      const statuses = new Set<number>();
      for (const text of naughty) {
        const crumb = encodeURIComponent(text.toWellFormed());
        statuses.add((await visitor.ask('POST', `/api/auth/Logout?crumb=${crumb}`, from)).status);
        statuses.add((await visitor.ask('POST', '/api/auth/Logout', { ...from, crumb: plain(text) })).status);
        statuses.add((await visitor.ask('POST', '/api/auth/Logout', form, `crumb=${crumb}`)).status);
      }
      const lines = cookies.flatMap(({ received }) => received.map(plain));
      for (const line of [
        ...lines,
        ...naughty.map(plain).map((text) => `crumb=${text}; vitrine_visitor=${text}`),
      ]) {
        const cookie = `${line}; ${line.split('=')[0]}=x`;
        statuses.add((await visitor.ask('POST', '/api/auth/Logout?crumb=x', { ...from, cookie })).status);
      }
      expect([...statuses]).toEqual([403]);
      // A good crumb stays good beside them.
      const beside = { ...from, cookie: `${lines[0]}; ${good}` };
      expect((await visitor.ask('POST', `/api/auth/Logout?crumb=${visitor.crumb}`, beside)).status).toBe(200);
    },
  );

  test.skipIf(!hasSharedData())('ERRS-01 ERRS-07 DATA-20 as reports, log entries and blocks', async () => {
    const { visitor, deps } = await open();
    const statuses = new Set<number>();
    const send = async (path: string, body: unknown, headers = {}) => {
      // Past the limits of how often.
      deps.clock.advance(5000);
      statuses.add((await visitor.send('POST', path, body, headers)).status);
    };
    for (let start = 0; start < naughty.length; start += 10) {
      const texts = naughty.slice(start, start + 10);
      const data = (text: string) => ({
        app: text,
        message: text,
        stack: text,
        file: text,
        url: text,
        line: -1,
        column: text,
      });
      const events = texts.map((text) => ({ event: 'javascript-error', data: data(text), timestamp: text }));
      await send(ERRORS_PATH, events, { 'user-agent': plain(texts[0] ?? '') });
      const entries = texts.map((text) => ({ pageUrl: text, type: text, data: { [text]: text } }));
      await send(TRACE_PATH, new URLSearchParams({ data: JSON.stringify(entries) }));
      const widget = { type: texts[0], id: texts[1], value: { [texts[2] ?? '']: texts[3] } };
      await send(
        WIDGET_PATH,
        new URLSearchParams({ widgetJSON: JSON.stringify(widget), collectionId: texts[4] ?? '' }),
      );
    }
    expect([...statuses].sort()).toEqual([204, 400]);
  });

  test.skipIf(!hasSharedData())('as bodies that are no JSON', async () => {
    const { visitor, deps } = await open();
    const folder = sharedDataPath('hostile/json');
    const from = {
      origin: visitor.origin,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
    };
    for (const name of readdirSync(folder)) {
      deps.clock.advance(5000);
      const body = readFileSync(`${folder}/${name}`, 'latin1');
      const answer = await visitor.ask('POST', `${ERRORS_PATH}?crumb=${visitor.crumb}`, from, body);
      expect([name, answer.status < 500]).toEqual([name, true]);
      const form = { ...from, 'content-type': 'application/x-www-form-urlencoded' };
      const trace = await visitor.ask(
        'POST',
        `${TRACE_PATH}?crumb=${visitor.crumb}`,
        form,
        `data=${encodeURIComponent(body)}`,
      );
      expect([name, trace.status < 500]).toEqual([name, true]);
    }
  });
});

test.skipIf(!hasSharedData())('DATA-19 hostile query strings are read, and end', () => {
  for (const text of naughty) expect(Array.isArray(parseQueryString(text))).toBe(false);
  const long = Array.from({ length: 100_000 }, (_, index) => `a[b][${index}]=1`).join('&');
  expect(Object.keys(parseQueryString(long))).toEqual(['a']);
  expect(Object.keys(parseQueryString(`a${'[x]'.repeat(50_000)}=1`))).toEqual(['a']);
});
