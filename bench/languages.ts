/** Five hundred pages in one language and in eight: publishing, search, sitemap, export, import. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { definitions } from '#blocks/definitions.ts';
import { blockOf, bodyOf } from '#domain/content/build-body.ts';
import { paragraphs } from '#domain/content/rich-text.ts';
import type { SiteView } from '#domain/page.ts';
import { siteSettingsSchema } from '#domain/settings/site-settings.ts';
import { changeSiteSettings } from '#server/content/change-settings.ts';
import { createDocumentIn } from '#server/content/create-document.ts';
import { indexDocument } from '#server/content/index-document.ts';
import { publishDocument } from '#server/content/publish-document.ts';
import type { Deps } from '#server/deps.ts';
import { type Media, openMediaStorage } from '#server/media/open-media.ts';
import { exportSite } from '#server/moves/transfer/export-site.ts';
import { importSite } from '#server/moves/transfer/import-site.ts';
import { listSitemap } from '#server/pages/queries.ts';
import { searchDocuments } from '#server/pages/queries-search.ts';
import { inEveryLanguage, sitemapXml } from '#server/pages/sitemap.ts';
import { createSite } from '#server/sites/create-site.ts';
import { deleteSiteRow } from '#server/sites/queries.ts';
import { exportPorts, importPorts } from '#server/transfer-ports.ts';
import { measureOnBoth } from './on-both-engines.ts';
import { format, type Measurement, median, progress, type Result } from './result.ts';

const PAGES = 500;
const OTHERS = ['de', 'fr', 'es', 'it', 'nl', 'pt', 'ja'] as const;
const SAMPLES = 15;
/** How much longer eight languages may take than one. */
const BAR = 2;
const ACTOR = { name: 'Bench', mayInjectCode: false };

interface FilledSite {
  readonly siteId: string;
  readonly ids: readonly string[];
  readonly languages: readonly string[];
}

export const languages: Measurement = {
  name: 'languages',
  title: 'From one language to eight',
  run: () => measureOnBoth('languages', measureEngine),
};

async function measureEngine(deps: Deps, engine: string): Promise<Result[]> {
  const sites = [await fill(deps, []), await fill(deps, OTHERS)];
  if (deps.db.engine === 'postgres') await sql`analyze`.execute(deps.db.read);
  progress(`${engine}: two sites of ${PAGES} pages are there`);
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-languages-'));
  // These sites have no files.
  const media = { storage: openMediaStorage(folder) } as Media;
  const steps = stepsOf(deps);
  try {
    const results: Result[] = [];
    for (const [name, step] of Object.entries(steps))
      results.push(resultOf(`${name}, ${engine}`, await inTurns(sites, step)));
    const moved: { exportMs: number; importMs: number }[] = [];
    for (const [place, { siteId }] of sites.entries()) {
      const target = join(folder, `export-${place}`);
      const startedAt = performance.now();
      const done = await exportSite({ db: deps.db, ...exportPorts(media) }, { siteId, folder: target });
      if (done.kind !== 'exported') throw new Error(done.message);
      const exportMs = performance.now() - startedAt;
      await deps.db.write((tx) => deleteSiteRow(tx, siteId));
      const importedAt = performance.now();
      const back = await importSite({ ...deps, ports: importPorts(deps, media) }, { folder: target });
      if (back.kind !== 'imported') throw new Error(JSON.stringify(back));
      moved.push({ exportMs, importMs: performance.now() - importedAt });
    }
    return [
      ...results,
      resultOf(
        `export, ${engine}`,
        moved.map(({ exportMs }) => exportMs),
      ),
      resultOf(
        `import, ${engine}`,
        moved.map(({ importMs }) => importMs),
      ),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type Step = (site: FilledSite, index: number) => Promise<unknown>;

function stepsOf(deps: Deps): Readonly<Record<string, Step>> {
  return {
    'publish a page': ({ siteId, ids }, index) =>
      publishDocument(deps, { siteId, documentId: ids[(index * 3) % ids.length] ?? '' }),
    'index a page': ({ siteId, ids }, index) =>
      indexDocument(deps, { siteId, documentId: ids[(index * 3) % ids.length] ?? '' }),
    search: ({ siteId, languages: [language] }, index) =>
      searchDocuments(deps.db.read, { id: siteId, language }, ['wo', `text${index}`], {
        limit: 20,
        offset: 0,
      }),
    sitemap: async ({ siteId, languages: shown }) => {
      const settings = siteSettingsSchema.parse({
        title: 'Bench',
        languages: shown.map((code) => ({ code })),
      });
      const site = { baseUrl: 'https://bench.example', settings } as SiteView;
      return sitemapXml(site, inEveryLanguage(site, await listSitemap(deps.db.read, siteId)));
    },
  };
}

/** The median of each site, in their order. */
async function inTurns(sites: readonly FilledSite[], step: Step): Promise<number[]> {
  const times = sites.map((): number[] => []);
  for (let index = -5; index < SAMPLES; index += 1)
    for (const [place, site] of sites.entries()) {
      const startedAt = performance.now();
      await step(site, index + 5);
      if (index >= 0) times[place]?.push(performance.now() - startedAt);
    }
  return times.map(median);
}

function resultOf(name: string, [one = 0, eight = 0]: readonly number[]): Result {
  return {
    name,
    text: `${format(one, 1)} ms in one language, ${format(eight, 1)} in eight: ${(eight / one).toFixed(2)} times`,
    isMet: eight <= one * BAR,
    bar: `<= ${BAR} times`,
  };
}

async function fill(deps: Deps, others: readonly string[]): Promise<FilledSite> {
  const made = await createSite(deps, { identifier: `bench-${others.length}`, title: 'Bench' });
  if (made.kind !== 'created') throw new Error(made.message);
  const { siteId } = made;
  const settings = { languages: others.map((code) => ({ code, isHidden: false })) };
  const changed = await changeSiteSettings(deps, { siteId, settings });
  if (changed.kind !== 'changed') throw new Error(changed.message);
  const ids: string[] = [];
  await deps.db.write(async (tx) => {
    for (let number = 1; number <= PAGES; number += 1) {
      const body = bodyFor(deps, number, others);
      const created = await createDocumentIn(tx, deps, ACTOR, {
        siteId,
        kind: 'page',
        slug: `page-${number}`,
        body,
      });
      if (created.kind !== 'created') throw new Error(created.message);
      ids.push(created.document.id);
    }
  });
  for (const documentId of ids) {
    await publishDocument(deps, { siteId, documentId });
    await indexDocument(deps, { siteId, documentId });
  }
  return { siteId, ids, languages: others };
}

/** Different words in each language, as on translated pages. */
function bodyFor(deps: Pick<Deps, 'newId'>, number: number, others: readonly string[]) {
  const wordsIn = (language: string) =>
    Array.from({ length: 120 }, (_, index) => `wo${language}${(number * 31 + index * index * 7) % 97}`).join(
      ' ',
    );
  const contentIn = (language: string) => paragraphs(`Text${number}. ${wordsIn(language)}.`);
  const block = blockOf(deps.newId(), 'text', { ...definitions['text']?.defaults, content: contentIn('en') });
  const overlaid = others.map((code) => [`locale:${code}`, { props: { content: contentIn(code) } }]);
  const overlays = overlaid.length > 0 ? { overlays: Object.fromEntries(overlaid) } : {};
  return bodyOf(`Page ${number}`, deps.newId(), [{ ...block, ...overlays }]);
}
