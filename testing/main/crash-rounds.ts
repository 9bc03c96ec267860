/**
 * Kills a server, or the database under it, at random moments while it is written to, and compares what was
 * answered with what is there afterwards.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '#server/db/database.ts';
import type { Database, DatabaseOptions } from '#server/db/engine.ts';
import { createAccess, DocumentWriter } from './content-client.ts';
import {
  checkIntegrity,
  countJobsOf,
  findPublishedTitle,
  listBrokenChains,
  listTitles,
} from './queries-evidence.ts';
import { type RunningServer, startServer } from './server-process.ts';

export interface CrashOptions {
  readonly rounds: number;
  readonly database: DatabaseOptions;
  /** Kills the database; without it the server is killed and started again. */
  readonly crashDatabase?: () => Promise<void>;
  readonly writers?: number;
}

export interface CrashReport {
  readonly saves: number;
  readonly publishes: number;
  readonly unanswered: number;
  /** Everything that contradicts what was answered; empty when nothing was lost and nothing done twice. */
  readonly contradictions: readonly string[];
  /** Milliseconds from starting the server to its first answer, after each crash. */
  readonly restartMs: readonly number[];
}

/** A slow machine is given the time it takes to do something that could be lost. */
const LEAST_SAVES = 16;
const MAX_LOAD_MS = 700;

export async function crashRounds(options: CrashOptions): Promise<CrashReport> {
  const { database } = options;
  const start = () =>
    startServer({
      dataDir: database.dataDir,
      ...(database.url === undefined ? {} : { env: { DATABASE_URL: database.url } }),
    });
  let server = await start();
  const access = await createAccess(database, `crash-${Date.now().toString(36)}`);
  const writers = Array.from(
    { length: options.writers ?? 8 },
    (_, index) => new DocumentWriter(`writer ${index}`, access),
  );
  const contradictions: string[] = [];
  const restartMs: number[] = [];
  for (let round = 1; round <= options.rounds; round += 1) {
    await connectAll(writers, server);
    await loadAndCrash(writers, server, options.crashDatabase);
    if (!options.crashDatabase) {
      server = await start();
      restartMs.push(server.startMs);
    } else if (server.hasEnded())
      contradictions.push(`round ${round}: the server did not outlive its database`);
    const found = await withDatabase(database, (db) => compare(db, access.siteId, writers));
    contradictions.push(...found.map((each) => `round ${round}: ${each}`));
  }
  contradictions.push(...(await withDatabase(database, (db) => compareJobs(db, access.siteId, writers))));
  await server.stop();
  return {
    saves: writers.reduce((sum, writer) => sum + writer.saved.length, 0),
    publishes: writers.reduce((sum, writer) => sum + writer.published.length, 0),
    unanswered: writers.reduce((sum, writer) => sum + writer.failures, 0),
    contradictions,
    restartMs,
  };
}

async function connectAll(writers: readonly DocumentWriter[], server: RunningServer): Promise<void> {
  await Promise.all(writers.map((writer) => writer.connect(server.origin)));
}

async function loadAndCrash(
  writers: readonly DocumentWriter[],
  server: RunningServer,
  crashDatabase: (() => Promise<void>) | undefined,
): Promise<void> {
  let isOver = false;
  const countSaves = () => writers.reduce((sum, writer) => sum + writer.saved.length, 0);
  const before = countSaves();
  const writing = writers.map((writer) => writer.writeUntil(() => isOver));
  while (countSaves() < before + LEAST_SAVES && !server.hasEnded()) await sleep(1);
  await sleep(Math.random() * MAX_LOAD_MS);
  if (crashDatabase) {
    await crashDatabase();
    await sleep(MAX_LOAD_MS);
    isOver = true;
  } else {
    const ended = server.end('SIGKILL');
    isOver = true;
    await ended;
  }
  await Promise.all(writing);
}

async function withDatabase<T>(options: DatabaseOptions, work: (db: Database) => Promise<T>): Promise<T> {
  const db = await openDatabase(options);
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

async function compare(db: Database, siteId: string, writers: readonly DocumentWriter[]): Promise<string[]> {
  const found: string[] = [];
  if (db.engine === 'sqlite') {
    const integrity = await checkIntegrity(db.read);
    if (integrity !== 'ok') found.push(`the database is damaged: ${integrity}`);
  }
  for (const writer of writers) found.push(...(await compareOne(db, writer)));
  const broken = await listBrokenChains(db.read, siteId);
  if (broken.length > 0) found.push(`broken history of ${broken.join(', ')}`);
  return found;
}

async function compareOne(db: Database, writer: DocumentWriter): Promise<string[]> {
  const times = new Map<string, number>();
  for (const title of await listTitles(db.read, writer.documentId))
    times.set(title, (times.get(title) ?? 0) + 1);
  const published = numberOf(await findPublishedTitle(db.read, writer.documentId));
  return [
    ...writer.saved
      .filter((title) => !times.has(title))
      .map((title) => `“${title}” was answered and is lost`),
    ...[...times]
      .filter(([, count]) => count > 1)
      .map(([title, count]) => `“${title}” is there ${count} times`),
    ...(published < numberOf(writer.published.at(-1))
      ? [`“${writer.published.at(-1)}” was published and is not`]
      : []),
  ];
}

/** The last number of a writer's title: titles count up. */
function numberOf(title: string | undefined): number {
  return title === undefined ? -1 : Number(title.split(' ').at(-1));
}

/** Each publishing queued one job in its own transaction; the last server ran what was left. */
async function compareJobs(
  db: Database,
  siteId: string,
  writers: readonly DocumentWriter[],
): Promise<string[]> {
  const answered = writers.reduce((sum, writer) => sum + writer.published.length, 0);
  const unanswered = writers.reduce((sum, writer) => sum + writer.failures, 0);
  const giveUpAt = performance.now() + 60_000;
  for (;;) {
    const { total, byStatus } = await countJobsOf(db.read, siteId);
    if (byStatus['done'] === total || performance.now() > giveUpAt) {
      const isComplete = byStatus['done'] === total && total >= answered && total <= answered + unanswered;
      return isComplete ? [] : [`jobs: ${JSON.stringify(byStatus)} after ${answered} publishings`];
    }
    await sleep(100);
  }
}
