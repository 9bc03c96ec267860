/** What every visitors' form has in common: how often and how much is looked at before anything is read. */
import { beforeAll, expect, test } from 'vitest';
import { SEND_REVIEW_PATH } from '#domain/store/aftercare/reviews/contract.ts';
import { SEND_STOCK_NOTICE_PATH } from '#domain/store/aftercare/stock-notices/contract.ts';
import { describeOnBothEngines, testApp } from '#testing/server/test-app.ts';
import { type TestVisitor, testVisitor } from '#testing/server/visitor.ts';
import { createSite } from '../sites/create-site.ts';

/** Those that answer a script in JSON. */
const FOR_SCRIPTS = [SEND_REVIEW_PATH, SEND_STOCK_NOTICE_PATH];
const MOST_TRIES = 61;
const MOST_BYTES = 2_100_000;

describeOnBothEngines('forms of visitors', (on) => {
  let visitor: TestVisitor;
  let app: Awaited<ReturnType<typeof testApp>>;
  beforeAll(async () => {
    app = await testApp(on.deps);
    await createSite(on.deps, { identifier: 'kiln', title: 'Kiln' });
    visitor = await testVisitor(app, 'http://kiln.localhost:4321');
  });

  /** Of no length that is known, and without an end. */
  async function sendEndless(path: string, mode: 'cors' | 'navigate') {
    let bytes = 0;
    const body = new ReadableStream(
      {
        pull(controller) {
          bytes += 10_000;
          controller.enqueue(new Uint8Array(10_000).fill(97));
        },
      },
      { highWaterMark: 0 },
    );
    const { host } = new URL(visitor.origin);
    const from = { host, origin: visitor.origin, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': mode };
    const cookie = [...visitor.cookies.values()].join('; ');
    const headers = { ...from, cookie, 'content-type': 'application/x-www-form-urlencoded' };
    const url = `${visitor.origin}${path}?crumb=${visitor.crumb}`;
    const init = { method: 'POST', headers, body, duplex: 'half' };
    const { status, headers: answered } = await app.app.request(new Request(url, init as RequestInit));
    return { bytes, said: [status, answered.get('content-type')?.split(';')[0]] };
  }

  test.each(FOR_SCRIPTS)('%s', async (path) => {
    const forScript = 'application/json';
    const long = await sendEndless(path, 'cors');
    expect(long.said).toEqual([413, forScript]);
    expect(long.bytes).toBeLessThan(MOST_BYTES);
    expect((await sendEndless(path, 'navigate')).said).toEqual([413, 'text/html']);
    const send = async () => (await visitor.send('POST', path, new URLSearchParams({ x: '1' }))).status;
    const statuses = new Set<number>();
    for (let tries = 0; tries < MOST_TRIES && !statuses.has(429); tries += 1) statuses.add(await send());
    expect(statuses).toContain(429);
    expect(await sendEndless(path, 'cors')).toEqual({ bytes: 0, said: [429, forScript] });
    const bare = await sendEndless(path, 'navigate');
    expect(bare.said).toEqual([429, 'text/html']);
    // As much as a page keeps, to be sent again from there.
    expect(bare.bytes).toBeLessThan(120_000);
  });
});
