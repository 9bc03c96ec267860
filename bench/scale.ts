/** A site of ten pages and one of ten thousand: starting, serving, searching, publishing. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { definitions } from '#blocks/definitions.ts';
import { blockOf, bodyOf } from '#domain/content/build-body.ts';
import { paragraphs } from '#domain/content/rich-text.ts';
import { newId } from '#domain/id.ts';
import { createToken } from '#server/accounts/tokens.ts';
import { createDocumentIn } from '#server/content/create-document.ts';
import { indexDocument } from '#server/content/index-document.ts';
import { publishDocumentIn } from '#server/content/publish-document.ts';
import { openDatabase } from '#server/db/database.ts';
import type { Deps } from '#server/deps.ts';
import { createSite } from '#server/sites/create-site.ts';
import { startServer } from '../src/main/testing/server-process.ts';
import { format, type Measurement, median, progress, type Result } from './result.ts';

const SIZES = [10, 100, 1000, 10_000] as const;
const SAMPLES = 60;
/** How much slower the largest may be than the smallest; start-up and publishing are given the disk's jitter. */
const BAR = 2;

interface Point {
  readonly pages: number;
  readonly startMs: number;
  readonly serveMs: number;
  readonly searchMs: number;
  readonly publishMs: number;
}

export const scale: Measurement = {
  name: 'scale',
  title: 'From ten pages to ten thousand',
  async run(): Promise<Result[]> {
    const points: Point[] = [];
    for (const pages of SIZES) {
      const point = await measureSize(pages);
      progress(JSON.stringify(point));
      points.push(point);
    }
    const first = points[0];
    const last = points.at(-1);
    if (!first || !last) return [];
    const figures = ['startMs', 'serveMs', 'searchMs', 'publishMs'] as const;
    return figures.map((figure) => {
      // Below a millisecond or so the clock and the socket are what is measured.
      const ratio = Math.max(last[figure], 2) / Math.max(first[figure], 2);
      return {
        name: figure.replace('Ms', ''),
        text: `${points.map((point) => `${format(point.pages)} pages ${point[figure].toFixed(1)} ms`).join(', ')}; ${ratio.toFixed(2)} times`,
        isMet: ratio <= BAR,
        bar: `<= ${BAR} times`,
      };
    });
  },
};

async function measureSize(pages: number): Promise<Point> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-scale-'));
  try {
    const made = await fill(dataDir, pages);
    const server = await startServer({ dataDir });
    const headers = {
      authorization: `Bearer ${made.token}`,
      host: `localhost:${server.port}`,
      'content-type': 'application/json',
    };
    const visit = async (path: string): Promise<void> => {
      const answer = await fetch(server.url(path));
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    };
    await visit('/page-1');
    // Terms that are no part of the address a page knows are ignored: `tag` makes each request render anew.
    const serveMs = await timed((index) => visit(`/page-${1 + ((index * 7) % pages)}?tag=t${index}`));
    const searchMs = await timed((index) =>
      visit(`/search?format=json&q=${WORDS[index % WORDS.length]}+${1 + (index % pages)}`),
    );
    const publishMs = await timed(async (index) => {
      const id = made.ids[(index * 3) % made.ids.length];
      const url = `http://localhost:${server.port}/api/sites/${made.siteId}/documents/${id}/publish`;
      const answer = await fetch(url, { method: 'POST', headers, body: '{}' });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`publishing answered ${answer.status}`);
    });
    await server.stop();
    return { pages, startMs: server.startMs, serveMs, searchMs, publishMs };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function timed(work: (index: number) => Promise<void>): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < SAMPLES; index += 1) {
    const startedAt = performance.now();
    await work(index);
    times.push(performance.now() - startedAt);
  }
  return median(times);
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

async function fill(
  dataDir: string,
  pages: number,
): Promise<{ siteId: string; token: string; ids: string[] }> {
  const db = await openDatabase({ dataDir });
  const deps: Deps = {
    db,
    now: Date.now,
    newId: () => newId(Date.now(), randomBytes),
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
  for (const documentId of ids) await indexDocument(deps, { siteId, documentId });
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
    content: paragraphs(`Piece ${number}. ${words}.`),
  });
  return bodyOf(`Page ${number}`, deps.newId(), [block]);
}
