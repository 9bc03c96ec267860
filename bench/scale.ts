/** A site of ten pages and one of ten thousand: starting, serving, searching, publishing. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { definitions } from '#blocks/definitions.ts';
import { blockOf, bodyOf } from '#domain/content/build-body.ts';
import { paragraphs } from '#domain/content/rich-text.ts';
import { idMaker } from '#domain/id.ts';
import { createToken } from '#server/accounts/tokens.ts';
import { createDocumentIn } from '#server/content/create-document.ts';
import { indexDocument } from '#server/content/index-document.ts';
import { publishDocumentIn } from '#server/content/publish-document.ts';
import { openDatabase } from '#server/db/database.ts';
import type { DatabaseOptions } from '#server/db/engine.ts';
import type { Deps } from '#server/deps.ts';
import { createSite } from '#server/sites/create-site.ts';
import { type RunningServer, startServer } from '../testing/main/server-process.ts';
import { startPostgres } from '../testing/server/postgres-cluster.ts';
import { format, type Measurement, median, progress, type Result } from './result.ts';

const SIZES = [10, 100, 1000, 10_000] as const;
const SAMPLES = 80;
/** Not counted: a server that has just started compiles what it runs. */
const WARM_UPS = 20;
/** Documents indexed at a time while a site is made; the engines commit them together. */
const TOGETHER = 20;
/** How much slower the largest may be than the smallest; start-up and publishing are given the disk's jitter. */
const BAR = 2;

export const scale: Measurement = {
  name: 'scale',
  title: 'From ten pages to ten thousand',
  async run(): Promise<Result[]> {
    const cluster = await startPostgres();
    try {
      return [
        ...(await measureEngine('embedded database', async () => undefined)),
        ...(await measureEngine('PostgreSQL', async (pages) => {
          await cluster.createDatabase(`scale_${pages}`);
          return cluster.url(`scale_${pages}`);
        })),
      ];
    } finally {
      await cluster.stop();
    }
  },
};

/**
 * All sizes side by side and in turns, so that whatever else the machine does hits all alike.
 * @param create makes an empty database; undefined for the embedded one
 */
async function measureEngine(
  engine: string,
  create: (pages: number) => Promise<string | undefined>,
): Promise<Result[]> {
  const sites: FilledSite[] = [];
  try {
    for (const pages of SIZES) {
      sites.push(await openSite(pages, await create(pages)));
      progress(`${engine}: a site of ${format(pages)} pages is there`);
    }
    const startMs = sites.map(({ server }) => server.startMs);
    return [
      resultOf(`start, ${engine}`, startMs, 0),
      resultOf(`serve, ${engine}`, await inTurns(sites, serve), 1),
      resultOf(`search, ${engine}`, await inTurns(sites, search), 1),
      resultOf(`publish, ${engine}`, await inTurns(sites, publish), 1),
    ];
  } finally {
    for (const { server, dataDir } of sites) {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  }
}

function resultOf(name: string, times: readonly number[], digits: number): Result {
  // Below two milliseconds the clock and the socket are what is measured.
  const ratio = Math.max(times.at(-1) ?? 0, 2) / Math.max(times[0] ?? 0, 2);
  return {
    name,
    text: `${times.map((ms) => ms.toFixed(digits)).join(', ')} ms at ${SIZES.map((size) => format(size)).join(', ')} pages; ${ratio.toFixed(2)} times`,
    isMet: ratio <= BAR,
    bar: `<= ${BAR} times`,
  };
}

interface FilledSite {
  readonly pages: number;
  readonly siteId: string;
  readonly token: string;
  readonly ids: readonly string[];
  readonly dataDir: string;
  readonly server: RunningServer;
}

async function openSite(pages: number, url: string | undefined): Promise<FilledSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-scale-'));
  const made = await fill(url === undefined ? { dataDir } : { dataDir, url }, pages);
  if (url !== undefined) await settle(url);
  const server = await startServer({ dataDir, ...(url === undefined ? {} : { env: { DATABASE_URL: url } }) });
  return { pages, dataDir, server, ...made };
}

type Step = (site: FilledSite, index: number) => Promise<void>;

// Terms that are no part of the address a page knows are ignored: `tag` makes each request render anew.
const serve: Step = (site, index) => visit(site, `/page-${1 + ((index * 7) % site.pages)}?tag=t${index}`);

const search: Step = (site, index) =>
  visit(site, `/search?format=json&q=${WORDS[index % WORDS.length]}+${1 + (index % site.pages)}`);

const publish: Step = async ({ server, siteId, token, ids }, index) => {
  const id = ids[(index * 3) % ids.length];
  const answer = await fetch(`${server.origin}/api/sites/${siteId}/documents/${id}/publish`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{}',
  });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`publishing answered ${answer.status}`);
};

async function visit({ server }: FilledSite, path: string): Promise<void> {
  const answer = await fetch(server.url(path));
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
}

/** The median of each site, in their order. */
async function inTurns(sites: readonly FilledSite[], step: Step): Promise<number[]> {
  const times: number[][] = sites.map(() => []);
  for (let index = -WARM_UPS; index < SAMPLES; index += 1) {
    for (const [place, site] of sites.entries()) {
      const startedAt = performance.now();
      await step(site, index + WARM_UPS);
      if (index >= 0) times[place]?.push(performance.now() - startedAt);
    }
  }
  return times.map(median);
}

const WORDS = [
  'clay',
  'ash',
  'kiln',
  'glaze',
  'stoneware',
  'porcelain',
  'slip',
  'wheel',
  'bowl',
  'plate',
  'feldspar',
  'cone',
  'reduction',
  'salt',
  'celadon',
  'tenmoku',
];

/** What PostgreSQL does by itself within minutes of so many new rows. */
async function settle(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('vacuum analyze');
  await client.end();
}

async function fill(
  database: DatabaseOptions,
  pages: number,
): Promise<{ siteId: string; token: string; ids: string[] }> {
  const db = await openDatabase(database);
  const deps: Deps = {
    db,
    now: Date.now,
    newId: idMaker(Date.now, randomBytes),
    log: pino({ level: 'silent' }),
  };
  const site = await createSite(deps, { identifier: 'demo', title: 'Scale' });
  if (site.kind !== 'created') throw new Error(site.message);
  const { siteId } = site;
  const actor = { name: 'Bench', mayInjectCode: false };
  const ids: string[] = [];
  for (let start = 1; start <= pages; start += 200) {
    await db.write(async (tx) => {
      for (let number = start; number < Math.min(start + 200, pages + 1); number += 1) {
        const created = await createDocumentIn(tx, deps, actor, {
          siteId,
          kind: 'page',
          slug: `page-${number}`,
          body: bodyFor(deps, number),
        });
        if (created.kind !== 'created') throw new Error(created.message);
        ids.push(created.document.id);
        await publishDocumentIn(tx, deps, { siteId, documentId: created.document.id });
      }
    });
  }
  for (let start = 0; start < ids.length; start += TOGETHER)
    await Promise.all(
      ids.slice(start, start + TOGETHER).map((documentId) => indexDocument(deps, { siteId, documentId })),
    );
  const { token } = await createToken(deps, { name: 'Bench', siteId, scopes: ['read', 'write', 'publish'] });
  await db.write(async (tx) => {
    await tx.deleteFrom('jobs').execute();
  });
  await db.close();
  return { siteId, token, ids };
}

function bodyFor(deps: Pick<Deps, 'newId'>, number: number) {
  const words = Array.from(
    { length: 120 },
    (_, index) => WORDS[(number * 31 + index * index * 7) % WORDS.length],
  ).join(' ');
  const block = blockOf(deps.newId(), 'text', {
    ...definitions['text']?.defaults,
    content: paragraphs(`Text ${number}. ${words}.`),
  });
  return bodyOf(`Page ${number}`, deps.newId(), [block]);
}
