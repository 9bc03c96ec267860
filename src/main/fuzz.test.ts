/** No request of a stranger ends the server, or meets an error that nobody has planned. */
import { beforeAll, expect, test } from 'vitest';
import { canTest, createTestDatabase } from '#testing/server/test-database.ts';
import { ensureBuilt } from '../../testing/main/build.ts';
import { type Access, createAccess } from '../../testing/main/content-client.ts';
import { KILLERS } from '../../testing/main/fuzz/killers.ts';
import { randomFrom } from '../../testing/main/fuzz/random.ts';
import { sendRaw } from '../../testing/main/fuzz/raw-client.ts';
import { type FuzzWorld, makeRequest } from '../../testing/main/fuzz/requests.ts';
import { type RunningServer, startServer } from '../../testing/main/server-process.ts';

/** On each engine; they get different ones. */
const REQUESTS = 25_000;
const AT_ONCE = 48;
const wanted = process.env['PROPERTY_SEED'] ?? '20261122';
const SEED = wanted === 'random' ? Date.now() % 1_000_000_000 : Number(wanted);

beforeAll(ensureBuilt, 360_000);

for (const [turn, engine] of (['sqlite', 'postgres'] as const).entries()) {
  test.skipIf(!canTest(engine))(
    `${REQUESTS} requests that nobody would write leave the server as it was, on ${engine}`,
    async () => {
      const database = await createTestDatabase(engine);
      const server = await startServer({
        dataDir: database.options.dataDir,
        env: {
          TRUSTED_PROXIES: '127.0.0.1',
          ...(database.options.url ? { DATABASE_URL: database.options.url } : {}),
        },
      });
      try {
        const access = await createAccess(database.options, 'fuzzed');
        const world = await worldOf(server, access);
        await sendKillers(server, world);
        const { failed, answered } = await bombard(server, world, SEED + turn);
        console.log(`${engine}: seed ${SEED + turn}, answers by status ${JSON.stringify(answered)}`);
        expect(failed.slice(0, 10)).toEqual([]);
        // Most of them get as far as an answer, and some to a page.
        expect(answered['none'] ?? 0).toBeLessThan(REQUESTS / 2);
        expect(answered['200']).toBeGreaterThan(REQUESTS / 100);
        expect(server.hasEnded()).toBe(false);
        expect((await fetch(server.url('/healthz'))).status).toBe(200);
        expect(server.errors()).toBe('');
      } finally {
        await server.stop();
        await database.remove();
      }
    },
    300_000,
  );
}

async function worldOf(server: RunningServer, { siteId, token }: Access): Promise<FuzzWorld> {
  const described = (await (await fetch(`${server.origin}/api/openapi.json`)).json()) as { paths: object };
  const calls = Object.keys(described.paths).map((path) =>
    path.replace('{site}', siteId).replaceAll(/\{\w+\}/g, siteId),
  );
  const sitemap = await (await fetch(server.url('/sitemap.xml'))).text();
  const pages = [...sitemap.matchAll(/<loc>[a-z]+:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/');
  const home = await (await fetch(server.url('/'))).text();
  const files = [...home.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path]) => path ?? '/');
  expect(Math.min(calls.length, pages.length, files.length)).toBeGreaterThan(5);
  const hosts = [`127.0.0.1:${server.port}`, `localhost:${server.port}`, `fuzzed.localhost:${server.port}`];
  return { hosts, token, paths: [...calls, ...pages, ...pages, ...files] };
}

async function sendKillers(server: RunningServer, { hosts }: FuzzWorld): Promise<void> {
  for (const target of KILLERS) {
    for (const host of hosts) {
      for (const method of ['GET', 'POST']) {
        const head = `${method} ${target} HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 0\r\n\r\n`;
        await sendRaw(server.port, Buffer.from(head, 'latin1'));
        expect(server.hasEnded(), `${method} ${target} on ${host}: ${server.errors()}`).toBe(false);
      }
    }
  }
}

/** @returns what was answered by an error nobody has planned, or was under way when the server ended */
async function bombard(server: RunningServer, world: FuzzWorld, seed: number) {
  const random = randomFrom(seed);
  const failed: string[] = [];
  const answered: Record<string, number> = {};
  let left = REQUESTS;
  const sendOn = async () => {
    while (left > 0 && failed.length < 10) {
      left -= 1;
      const bytes = makeRequest(random, world);
      const { status, isRefused } = await sendRaw(server.port, bytes, random.oneIn(10));
      answered[String(status ?? 'none')] = (answered[String(status ?? 'none')] ?? 0) + 1;
      if (status === 500 || isRefused || server.hasEnded())
        failed.push(bytes.toString('latin1').slice(0, 2000));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendOn));
  return { failed, answered };
}
