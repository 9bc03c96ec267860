/** A page from the database, uncached, against React's renderer on the same tree alone. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { renderToStaticMarkup } from 'react-dom/server';
import { compose } from '#server/compose.ts';
import { openDatabase } from '#server/db/database.ts';
import type { Database } from '#server/db/engine.ts';
import type { Media } from '#server/media/open-media.ts';
import { findPublished } from '#server/pages/queries.ts';
import { listSiteHosts } from '#server/pages/queries-site.ts';
import { forgetBodies } from '#server/pages/revision-bodies.ts';
import { loadDocument, servePage } from '#server/pages/serve-page.ts';
import { STRANGER } from '#server/pages/visitors.ts';
import { readSettings } from '#server/settings.ts';
import { pageTree } from '#site/render-page.tsx';
import { startServer } from '../testing/main/server-process.ts';
import { countQueries } from '../testing/server/count-queries.ts';
import { format, type Measurement, median, type Result } from './result.ts';

/** Many short rounds in turns, so that whatever else the machine does hits all alike. */
const ROUNDS = 21;
const ROUND_MS = 120;
const BAR = 0.4;

/** With and without a bar: pages of shops and items spend more of their time in queries. */
const PATHS = [
  ['/', BAR],
  ['/journal', BAR],
  ['/about', BAR],
  ['/shop'],
  ['/shop/oatmeal-bowl'],
  ['/journal/firing-diary-36'],
] as const;

export const renderedPage: Measurement = {
  name: 'rendered',
  title: 'Pages rendered from the database',
  async run(): Promise<Result[]> {
    const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-bench-'));
    const server = await startServer({ dataDir });
    await server.stop();
    const db = await openDatabase({ dataDir });
    try {
      const results: Result[] = [];
      for (const [path, bar] of PATHS) results.push(await comparePage(db, dataDir, path, bar));
      return results;
    } finally {
      await db.close();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};

/** With all that features give to pages. */
export function composeOn(db: Database, dataDir: string) {
  const read = readSettings({ DATA_DIR: dataDir });
  if (!read.ok) throw new Error(read.problems.join(' '));
  const deps = { db, now: Date.now, newId: () => '', log: pino({ level: 'silent' }) };
  const files = { script: '', styles: [], preloads: [] };
  return compose(deps, read.settings, {
    // Pages give addresses of files; they open none.
    media: {} as Media,
    starters: { folder: '' },
    assets: {
      script: '/_v/js/visitor.js',
      islandChunks: {},
      trackingScript: '/_v/js/tracking.js',
      otherLooks: '/_v/css/other-looks.css',
      editScript: '/_e/js/edit-frame.js',
      fontUrl: (file) => `/_v/fonts/${file}`,
      fontData: () => undefined,
      fontVersion: 'bench',
    },
    staticAssets: () => undefined,
    ownerAssets: { en: { area: files, waysIn: files }, de: { area: files, waysIn: files } },
    version: 'bench',
    reach: { resolve: async () => undefined, ask: async () => ({ kind: 'failed', code: 'ENETUNREACH' }) },
    secret: 'bench',
  });
}

async function comparePage(db: Database, dataDir: string, path: string, bar?: number): Promise<Result> {
  const { pages } = composeOn(db, dataDir);
  const { assets } = pages;
  const [entry] = await listSiteHosts(db.read);
  const site = entry && (await pages.views.get(db.read, entry.id, entry.version));
  const document = site && (await findPublished(db.read, site.view.id, path));
  if (!site || !document) throw new Error(`the demo site has no page at ${path}`);
  const { tree } = pageTree(await loadDocument(pages, site, document, {}), { assets });
  const address = { path, query: {} };
  const serve = () => servePage(pages, site, address, STRANGER);
  const rounds = { warm: [] as number[], cold: [] as number[], react: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.react.push(await perSecond(() => renderToStaticMarkup(tree)));
    rounds.warm.push(await perSecond(serve));
    rounds.cold.push(
      await perSecond(() => {
        forgetBodies();
        return serve();
      }),
    );
  }
  await serve();
  const counted = countQueries(db);
  const { pages: countedPages } = composeOn(counted.db, dataDir);
  const queries = await counted.during(() => servePage(countedPages, site, address, STRANGER));
  const [warm, cold, react] = [median(rounds.warm), median(rounds.cold), median(rounds.react)];
  const ratio = warm / react;
  return {
    name: `page ${path}`,
    text: `${format(warm)} pages/s from the database, ${queries} queries each, beside ${format(react)} of renderToStaticMarkup alone: ${ratio.toFixed(2)} (${(cold / react).toFixed(2)} where the page's stored document is parsed each time as well)`,
    ...(bar === undefined ? {} : { isMet: ratio >= bar, bar: `>= ${bar}` }),
  };
}

/** By the time the thread has had on a processor: what else the machine does counts for neither. */
async function perSecond(work: () => unknown): Promise<number> {
  const endsAt = performance.now() + ROUND_MS;
  const before = process.threadCpuUsage();
  let count = 0;
  while (performance.now() < endsAt) {
    for (let index = 0; index < 20; index += 1) await work();
    count += 20;
  }
  const { user, system } = process.threadCpuUsage(before);
  return (count / (user + system)) * 1_000_000;
}
