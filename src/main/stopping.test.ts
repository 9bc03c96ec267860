import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { ensureBuilt } from '../../testing/main/build.ts';
import { createAccess, DocumentWriter } from '../../testing/main/content-client.ts';
import { listTitles } from '../../testing/main/queries-evidence.ts';
import { startServer } from '../../testing/main/server-process.ts';
import { slowCreate } from '../../testing/main/slow-create.ts';
import { DRAIN_MS, HARD_STOP_MS } from './stop-limits.ts';

let dataDir: string;
beforeAll(() => {
  ensureBuilt();
  dataDir = mkdtempSync(join(tmpdir(), 'vitrine-stop-'));
}, 300_000);
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test('whatever happens the process ends itself within ten seconds, after what is under way had its time', () => {
  expect(HARD_STOP_MS).toBeLessThan(10_000);
  expect(DRAIN_MS).toBeLessThan(HARD_STOP_MS);
});

// Only a guard against hanging, below: a machine under load takes its time on top.
test('SIGTERM answers what is under way, loses nothing that was answered, and ends in time', async () => {
  const server = await startServer({ dataDir });
  const access = await createAccess({ dataDir }, 'stopping');
  const writers = Array.from({ length: 10 }, (_, index) => new DocumentWriter(`writer ${index}`, access));
  await Promise.all(writers.map((writer) => writer.connect(server.origin)));
  // Kept connections without a request must not hold the server up; ten writers never let theirs rest.
  const agent = new Agent({ keepAlive: true });
  await get(server.port, agent);
  let isOver = false;
  const writing = writers.map((writer) => writer.writeUntil(() => isOver));
  while (!writers.every((writer) => writer.saved.length > 3)) await sleep(20);
  const slow = slowCreate(server.port, access);
  await slow.isUnderWay;
  const stoppedAt = performance.now();
  const ended = server.end('SIGTERM');
  await sleep(1000);
  expect(server.hasEnded()).toBe(false);
  slow.finish();
  expect((await slow.answer).status).toBe(201);
  expect(await ended).toBe(0);
  isOver = true;
  const took = performance.now() - stoppedAt;
  await Promise.all(writing);
  agent.destroy();
  expect(took).toBeLessThan(30_000);
  const db = await openDatabase({ dataDir });
  for (const writer of writers) {
    const titles = await listTitles(db.read, writer.documentId);
    expect(titles).toEqual(expect.arrayContaining([...writer.saved]));
  }
  await db.close();
}, 300_000);

test('SIGTERM does not wait for ever for a request that never ends', async () => {
  const server = await startServer({ dataDir });
  const access = await createAccess({ dataDir }, 'endless');
  const endless = slowCreate(server.port, access);
  const cut = endless.answer.catch((error: Error) => error);
  await endless.isUnderWay;
  const stoppedAt = performance.now();
  expect(await server.end('SIGTERM')).toBe(0);
  expect(performance.now() - stoppedAt).toBeLessThan(30_000);
  expect(await cut).toBeInstanceOf(Error);
}, 300_000);

test('a second server on the same data is told in one sentence, and ends with 1', async () => {
  const server = await startServer({ dataDir });
  const second = startServer({ dataDir });
  await expect(second).rejects.toThrow(
    `Another Vitrine (process ${server.pid}, port ${server.port}) is already using the data folder ${dataDir}`,
  );
  await server.end('SIGKILL');
  const third = await startServer({ dataDir });
  expect(await third.end('SIGTERM')).toBe(0);
}, 300_000);

function get(port: number, agent: Agent): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', path: '/healthz', agent }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode));
    });
    asked.on('error', reject);
    asked.end();
  });
}
