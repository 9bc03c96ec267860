/**
 * What server tests stand on: a database of their own on each engine, a clock that moves when told to, ids
 * that come in order, and the whole app without a build.
 *
 *     describeOnBothEngines('publishing', (on) => {
 *       test('…', async () => {
 *         const { app, deps } = await testApp(on.deps);
 *         const response = await app.request(new Request('http://demo.localhost:4321/'));
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest';
import { newId } from '#domain/id.ts';
import type { Surroundings } from '#server/compose.ts';
import { openDatabase } from '#server/db/database.ts';
import type { Database, DatabaseOptions, Engine } from '#server/db/engine.ts';
import type { Deps } from '#server/deps.ts';
import { readSettings, type ServerSettings } from '#server/settings.ts';
import type { Reach } from '#server/sites/reach-host.ts';
import { checkAnswers } from './check-answers.ts';
import { makeScratchFolder } from './scratch.ts';
import { canTest, createTestDatabase, deleteAllRows, type TestDatabase } from './test-database.ts';

/** Of the installation. */
export const TEST_SECRET = 'a secret for tests, of no worth to anyone else';

/** A Monday morning. */
const START_AT = Date.UTC(2026, 2, 2, 9);

interface Clock {
  now(): number;
  advance(ms: number): void;
  set(at: number): void;
}

export interface TestDeps extends Deps {
  readonly clock: Clock;
  /** Everything logged so far; level 40 is a warning, 50 an error. */
  readonly logged: readonly {
    readonly level: number;
    readonly msg: string;
    readonly [key: string]: unknown;
  }[];
}

let idsMade = 0;

/** What commands take, over an open database. Ids ascend in the order they are made, over all files of a worker. */
export function testDeps(db: Database): TestDeps {
  let at = START_AT;
  const logged: { level: number; msg: string }[] = [];
  const sink = new Writable({
    write(line: Buffer, _encoding, done) {
      logged.push(JSON.parse(line.toString()));
      done();
    },
  });
  const clock: Clock = {
    now: () => at,
    advance: (ms) => {
      at += ms;
    },
    set: (to) => {
      at = to;
    },
  };
  return {
    db,
    clock,
    logged,
    now: clock.now,
    newId: () => newId(at, ascendingBytes),
    log: pino({ level: 'debug', base: null }, sink),
  };
}

/** Digits of a counter, as the bytes from which `newId` makes the same digits. */
function ascendingBytes(size: number): Uint8Array {
  idsMade += 1;
  const digits = idsMade.toString(36).padStart(size, '0');
  return Uint8Array.from(digits, (digit) => Number.parseInt(digit, 36));
}

export interface OnEngine {
  readonly engine: Engine;
  /** Valid inside of tests and hooks. */
  readonly db: Database;
  readonly deps: TestDeps;
  /** What `openDatabase` takes, to open the same database once more. */
  readonly options: DatabaseOptions;
}

export interface EngineOptions {
  /** Whether the tests of the block share a database (default) or each finds it empty. */
  readonly databaseFor?: 'block' | 'test';
}

/** Declares the tests of `body` once for SQLite and once for PostgreSQL, each with a fresh migrated database. */
export function describeOnBothEngines(
  title: string,
  body: (on: OnEngine) => void,
  { databaseFor = 'block' }: EngineOptions = {},
): void {
  for (const engine of ['sqlite', 'postgres'] as const) {
    describe.skipIf(!canTest(engine))(`${title} (${engine})`, () => {
      let database: TestDatabase | undefined;
      let deps: TestDeps | undefined;
      beforeAll(async () => {
        database = await createTestDatabase(engine);
      });
      afterAll(() => database?.remove());
      const [before, after] = databaseFor === 'block' ? [beforeAll, afterAll] : [beforeEach, afterEach];
      before(async () => {
        if (database) deps = testDeps(await openDatabase(database.options));
      });
      after(async () => {
        if (deps && databaseFor === 'test') await deleteAllRows(deps.db);
        await deps?.db.close();
        deps = undefined;
      });
      const inTests = <T>(value: T | undefined): T => {
        if (value === undefined) throw new Error('The test database is there in tests and hooks only.');
        return value;
      };
      body({
        engine,
        get db() {
          return inTests(deps).db;
        },
        get deps() {
          return inTests(deps);
        },
        get options() {
          return inTests(database).options;
        },
      });
    });
  }
}

let folder: string | undefined;

/** Of this process alone: what it holds is measured, and goes at the end. */
function dataFolder(): string {
  if (folder !== undefined) return folder;
  const made = makeScratchFolder('data');
  process.once('exit', () => rmSync(made, { recursive: true, force: true }));
  folder = made;
  return made;
}

/** The settings of a server on port 4321 with nothing in its environment but what is given. */
export function testSettings(environment: Readonly<Record<string, string>> = {}): ServerSettings {
  const read = readSettings({ DATA_DIR: dataFolder(), ...environment });
  if (!read.ok) throw new Error(read.problems.join(' '));
  return read.settings;
}

/** Without a build. */
export const TEST_ASSETS: Surroundings['assets'] = {
  script: '/_v/js/visitor.js',
  trackingScript: '/_v/js/tracking.js',
  otherLooks: '/_v/css/other-looks.css',
  islandChunks: {},
  editScript: '/_e/js/edit-frame.js',
  fontUrl: (file) => `/_v/fonts/${file}`,
  fontData: () => undefined,
  fontVersion: 'test',
};

/** Tests reach nothing outside. */
const NO_REACH: Reach = {
  resolve: async () => undefined,
  ask: async () => ({ kind: 'failed', code: 'ENETUNREACH' }),
};

/**
 * The whole server over the given deps, without a build and without a socket: ask it with
 * `app.request(new Request('http://demo.localhost:4321/…'))`. Its worker is not started: `worker.drain()`
 * runs what is due by the fake clock.
 */
export async function testApp(
  deps: Deps,
  environment: Readonly<Record<string, string>> = {},
  reach: Reach = NO_REACH,
  more: Partial<Surroundings> = {},
) {
  // Loaded when asked for: tests of a query need not wait for the renderer.
  const { compose } = await import('#server/compose.ts');
  const { openMedia } = await import('#server/media/open-media.ts');
  const settings = testSettings(environment);
  const composed = compose(deps, settings, {
    // Nothing stands in for a picture because the machine is slow.
    media: openMedia(deps, settings.dataDir, { waitMs: 120_000 }),
    assets: TEST_ASSETS,
    // Without their pictures.
    starters: { folder: join(process.cwd(), 'starters') },
    staticAssets: () => undefined,
    ownerAssets: { en: ownerPages('en'), de: ownerPages('de') },
    version: '0.0.0-test',
    reach,
    secret: TEST_SECRET,
    ...more,
  });
  composed.state.isReady = true;
  checkAnswers(composed.app, composed.ownerRoutes);
  return composed;
}

const ownerPages = (language: string) => ({
  area: { script: `/_o/${language}/js/owner.js`, styles: ['/_o/files/owner.css'], preloads: [] },
  waysIn: { script: `/_o/${language}/js/way-in.js`, styles: ['/_o/files/owner.css'], preloads: [] },
});
