/** Two servers on one PostgreSQL database. */
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import type { Database } from '#server/db/engine.ts';
import { POLL_MS } from '#server/pages/site-registry.ts';
import { canTest, createTestDatabase, type TestDatabase } from '#testing/server/test-database.ts';
import { ensureBuilt } from '../../testing/main/build.ts';
import { type Access, createAccess, DocumentWriter } from '../../testing/main/content-client.ts';
import { type RunningServer, startServer } from '../../testing/main/server-process.ts';

const DOMAIN = 'sites.test';

describe.skipIf(!canTest('postgres'))('two servers on one database', () => {
  let database: TestDatabase;
  let dataDir: string;
  let servers: RunningServer[] = [];
  let db: Database;
  let access: Access;

  beforeAll(async () => {
    ensureBuilt();
    database = await createTestDatabase('postgres', 'empty');
    dataDir = mkdtempSync(join(tmpdir(), 'vitrine-two-'));
    const env = { DATABASE_URL: database.options.url ?? '', SITE_DOMAIN: DOMAIN };
    // At the same moment and on an empty database: both want to make the tables and the demo site.
    servers = await Promise.all([startServer({ dataDir, env }), startServer({ dataDir, env })]);
    db = await openDatabase(database.options);
    access = await createAccess(database.options, 'shared');
  }, 300_000);
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await db?.close();
    await database?.remove();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const [first, second] = [() => servers[0]!, () => servers[1]!];

  async function writerOn(server: RunningServer, name: string): Promise<DocumentWriter> {
    const writer = new DocumentWriter(name, access);
    await writer.connect(server.origin);
    return writer;
  }

  test('start together on an empty database and make one demo site', async () => {
    const sites = await db.read.selectFrom('sites').select('identifier').execute();
    expect(sites.map((site) => site.identifier).sort()).toEqual(['demo', 'shared']);
  });

  test('a publish in one is seen through the cache of the other within a second', {
    timeout: 300_000,
  }, async () => {
    const writer = await writerOn(first(), 'news');
    const delays: number[] = [];
    let slowest = 0;
    for (let round = 1; round <= 8; round += 1) {
      await writer.save();
      await writer.publish();
      const publishedAt = performance.now();
      slowest = Math.max(slowest, await untilSeen(second(), `news ${round}`));
      delays.push(performance.now() - publishedAt);
      await sleep(Math.random() * 400);
    }
    console.log(`publish seen by the other process after ${delays.map(Math.round).join(', ')} ms`);
    // A server that takes long to answer at all takes that long to look for news, and to read them, as well.
    const most = 1000 + 3 * slowest;
    // Some may fall into a pause of the machine itself; at rest it has none, and none may be late.
    const onTime = delays.filter((delay) => delay < most).length;
    if (process.env['JUDGE_TIMES']) expect(Math.max(...delays)).toBeLessThan(1000);
    else expect(onTime).toBeGreaterThanOrEqual(delays.length / 2);
    // Nothing tells the other process sooner: what is published waits for the next look.
    expect(POLL_MS).toBeLessThan(500);
  });

  test('schedules run at their time, once', { timeout: 300_000 }, async () => {
    const writers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => writerOn(index % 2 ? first() : second(), `later ${index}`)),
    );
    for (const writer of writers) await writer.save();
    const at = Date.now() + 5000;
    await Promise.all(writers.map((writer) => writer.schedule(at)));
    await sleep(at - Date.now() + 50);
    const ids = writers.map((writer) => writer.documentId);
    const giveUpAt = performance.now() + 60_000;
    for (;;) {
      const jobs = await db.read
        .selectFrom('jobs')
        .select(['type', 'status', 'attempts', 'payload', 'finishedAt'])
        .where('siteId', '=', access.siteId)
        .execute();
      const ofThese = jobs.filter((job) => ids.some((id) => job.payload.includes(id)));
      const open = ofThese.filter((job) => job.status !== 'done');
      if (open.length === 0 && ofThese.length >= 24) {
        // One run each, and one entry in the search index follows from each.
        expect(ofThese.map((job) => job.type).sort()).toEqual(
          [...ids.map(() => 'content.index-document'), ...ids.map(() => 'content.run-schedule')].sort(),
        );
        expect(ofThese.every((job) => job.attempts === 1)).toBe(true);
        const late = ofThese
          .filter((job) => job.type === 'content.run-schedule')
          .map((job) => (job.finishedAt ?? 0) - at);
        console.log(`schedules ran ${Math.min(...late)} to ${Math.max(...late)} ms after their time`);
        expect(Math.min(...late)).toBeGreaterThanOrEqual(0);
        expect(Math.max(...late)).toBeLessThan(40_000);
        break;
      }
      if (performance.now() > giveUpAt) throw new Error(JSON.stringify(ofThese));
      await sleep(50);
    }
    const published = await db.read
      .selectFrom('documents')
      .select('id')
      .where('id', 'in', ids)
      .where('publishedId', 'is not', null)
      .execute();
    expect(published).toHaveLength(12);
  });

  test('one that is killed leaves the work to the other', async () => {
    const writer = await writerOn(first(), 'handover');
    await writer.save();
    await second().end('SIGKILL');
    await writer.publish();
    expect(await visit(first(), '/handover')).toContain('handover 1');
    servers = [first()];
  });
});

/**
 * Asks all the time, so that the page is in the server's cache whenever it changes.
 * @returns how long the slowest of the answers took, in ms
 */
async function untilSeen(server: RunningServer, text: string): Promise<number> {
  const giveUpAt = performance.now() + 60_000;
  for (let slowest = 0; ; ) {
    const askedAt = performance.now();
    const page = await visit(server, '/news');
    slowest = Math.max(slowest, performance.now() - askedAt);
    if (page.includes(text)) return slowest;
    if (performance.now() > giveUpAt) throw new Error('The other server does not follow.');
    await sleep(10);
  }
}

/** The text of a page of the shared site, asked of one of the servers. */
function visit(server: RunningServer, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port: server.port, path, headers: { host: `shared.${DOMAIN}` } },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          text += chunk;
        });
        response.on('end', () => resolve(text));
      },
    );
    asked.on('error', reject);
    asked.end();
  });
}
