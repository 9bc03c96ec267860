/** A page from the database, uncached, against React's renderer on the same tree alone. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { commentsData } from '#server/comments/item-comments.ts';
import { openDatabase } from '#server/db/database.ts';
import { findPublished } from '#server/pages/queries.ts';
import { listSiteHosts } from '#server/pages/queries-site.ts';
import { forgetBodies } from '#server/pages/revision-bodies.ts';
import { loadDocument, servePage } from '#server/pages/serve-page.ts';
import { documentData } from '#server/pages/site-data.ts';
import { SiteViews } from '#server/pages/site-views.ts';
import { pageTree } from '#site/render-page.tsx';
import { startServer } from '../testing/main/server-process.ts';
import { format, type Measurement, median, type Result } from './result.ts';

/** Many short rounds in turns, so that whatever else the machine does hits all alike. */
const ROUNDS = 21;
const ROUND_MS = 120;
const BAR = 0.4;

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
      for (const path of ['/', '/journal', '/about']) results.push(await comparePage(db, path));
      return results;
    } finally {
      await db.close();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};

async function comparePage(db: Awaited<ReturnType<typeof openDatabase>>, path: string): Promise<Result> {
  const assets = {
    script: '/_v/js/visitor.js',
    islandChunks: {},
    trackingScript: '/_v/js/tracking.js',
    otherLooks: '/_v/css/other-looks.css',
    editScript: '/_e/js/edit-frame.js',
    fontUrl: (file: string) => `/_v/fonts/${file}`,
    fontData: () => undefined,
    fontVersion: 'bench',
    sealFaces: () => 'bench',
  };
  const parts = [{ data: documentData }, { data: commentsData }];
  const deps = { db, now: Date.now, assets, ownerOrigin: 'http://localhost:4321', parts: () => parts };
  const views = new SiteViews({
    siteDomain: 'localhost:4321',
    ownerOrigin: 'http://localhost',
    parts: deps.parts,
  });
  const [entry] = await listSiteHosts(db.read);
  const site = entry && (await views.get(db.read, entry.id, entry.version));
  const document = site && (await findPublished(db.read, site.view.id, path));
  if (!site || !document) throw new Error(`the demo site has no page at ${path}`);
  const { tree } = pageTree(await loadDocument(deps, site, document, {}), { assets });
  const serve = () => servePage(deps, site, { path, query: {} }, () => false);
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
  const [warm, cold, react] = [median(rounds.warm), median(rounds.cold), median(rounds.react)];
  const ratio = warm / react;
  return {
    name: `page ${path}`,
    text: `${format(warm)} pages/s from the database beside ${format(react)} of renderToStaticMarkup alone: ${ratio.toFixed(2)} (${(cold / react).toFixed(2)} where the page's stored document is parsed each time as well)`,
    isMet: ratio >= BAR,
    bar: `>= ${BAR}`,
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
