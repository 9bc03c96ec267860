/**
 * What is hidden on all screens exists for no visitor: words are planted in every block there is, hidden in every way
 * there is, in every place a site shows; then every kind of answer is searched for them. The same blocks hidden on
 * some screens only have to be found, so that no empty page passes.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTestSite } from '#testing/server/fixture.ts';
import { importText } from '#testing/server/import-site.ts';
import { type PlantedSite, plantPartly, plantSite, SECRET, SHOWN } from '#testing/server/plant-site.ts';
import { BLOCK_TYPES, WAYS } from '#testing/server/plant-words.ts';
import { describeOnBothEngines, type TestDeps, testApp } from '#testing/server/test-app.ts';
import { makeWxr } from '#testing/server/wxr.ts';
import { readBase } from './moves/transfer/static/static-names.ts';
import { writeStatic } from './moves/transfer/static/static-site.ts';

/** Asks the index for all the words, and writes none of them into the answer. */
const HALF_A_SECRET = SECRET.slice(0, -1);
const RUNS = 2;

const perType = (most: number) =>
  fc.array(fc.nat(most), { minLength: BLOCK_TYPES.length, maxLength: BLOCK_TYPES.length });
const draws = fc.record({ examples: perType(50), ways: perType(WAYS - 1) });

const OF_THE_SITE = [
  '/robots.txt',
  '/sitemap.xml',
  '/favicon.svg',
  '/_still',
  '/there-is-no-such-page',
  `/search?q=${HALF_A_SECRET}`,
  `/search?q=${SHOWN}`,
  `/search?format=json&q=${HALF_A_SECRET}`,
  `/search?format=json&q=${SHOWN}`,
];
const OF_A_PAGE = ['', '?format=json', '?format=atom', '?format=feed', '?tag=clay', '?month=2026-03'];

/** What a visitor is sent, by its address: status, headers and body in one text. */
async function collectAnswers(site: PlantedSite): Promise<Map<string, string>> {
  const addresses = [
    ...OF_THE_SITE,
    ...site.paths.flatMap((path) => OF_A_PAGE.map((query) => path + query)),
    ...site.previews.flatMap((address) => [address, `${address}&still`]),
  ];
  const answers = new Map<string, string>();
  for (const address of addresses) {
    const answer = await site.visit(address);
    const headers = [...answer.headers].map((header) => header.join(': ')).join('\n');
    answers.set(address, `${answer.status}\n${headers}\n${await answer.text()}`);
  }
  return answers;
}

async function writeCopy(deps: TestDeps, site: PlantedSite): Promise<Map<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-hidden-'));
  try {
    const origin = 'http://site.test';
    const base = readBase('/');
    if (!base) throw new Error('no base');
    const fetch = (address: string) => site.visit(address);
    const copy = join(folder, 'copy');
    const written = await writeStatic(
      { ...deps, fetch },
      { siteId: site.siteId, origin, folder: copy, base },
    );
    expect(written).toMatchObject({ kind: 'exported' });
    const files = readdirSync(copy, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
    return new Map(
      files.map(({ parentPath, name }) => {
        const file = join(parentPath, name);
        return [`copy: ${file.slice(copy.length)}`, readFileSync(file, 'latin1')];
      }),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The secrets of each answer that holds any. */
function leaksIn(answers: ReadonlyMap<string, string>): [address: string, words: string[]][] {
  const secrets = new RegExp(`${SECRET}\\w*`, 'gi');
  return [...answers].flatMap(([address, text]) => {
    const words = [...new Set([address, text].join('\n').match(secrets))];
    return words.length > 0 ? [[address.split('token=')[0] ?? '', words]] : [];
  });
}

describeOnBothEngines('what is hidden', (on) => {
  test('on all screens stands in no answer that a visitor can get', async () => {
    const app = await testApp(on.deps);
    await fc.assert(
      fc.asyncProperty(draws, async (draw) => {
        const site = await plantSite(on.deps, app, draw);
        const answers = await collectAnswers(site);
        expect(leaksIn(answers)).toEqual([]);
        expectShown(site, answers);
        const copy = await writeCopy(on.deps, site);
        expect(leaksIn(copy)).toEqual([]);
        expect(copy.get('copy: /index.html')).toContain(`${SHOWN}home`);
      }),
      // What is drawn is large, and each try is a site: the first that fails says enough.
      { numRuns: RUNS, endOnFailure: true },
    );
  });

  test('on some screens is there', async () => {
    const [draw = { examples: [], ways: [] }] = fc.sample(draws, 1);
    const { paths, words, visit } = await plantPartly(on.deps, draw);
    const readAll = async (query: string) =>
      (await Promise.all(paths.map(async (path) => (await visit(path + query)).text()))).join('\n');
    const json = await readAll('?format=json');
    expect(words.length).toBeGreaterThan(BLOCK_TYPES.length * 4);
    expect(words.filter((word) => !json.includes(word))).toEqual([]);
    const html = await readAll('');
    for (const screens of ['wide', 'phones']) expect(html).toContain(`${SHOWN}partly${screens}text`);
    expect(html).toMatch(/<meta property="og:image" content="[^"]*sichtbar/);
    expect(await (await visit(`/search?format=json&q=${SHOWN}partlyphonestext`)).text()).toContain(
      '"total":1',
    );
  });
});

/** Content of an old site, with a secret in what has no equal here; beside words that are shown. */
const OLD_CONTENT = [
  '<p>Visible teaser.</p>',
  `<!-- wp:html --><script>var key = "${SECRET}script";</script><!-- /wp:html -->`,
  `[crm-form id="4" key="${SECRET}shortcode"]`,
  '<!--more-->',
  '<p>Visible rest.</p>',
  `<!-- wp:acme/map {"key":"${SECRET}block"} /-->`,
  `<!-- wp:html --><form action="https://${SECRET}.example/"><input name="${SECRET}input"></form><!-- /wp:html -->`,
  `<!-- wp:html --><style>.${SECRET}style{color:red}</style><!-- /wp:html -->`,
].join('\n\n');

describeOnBothEngines('source that an import could not show', (on) => {
  test('stands in no answer either', async () => {
    const site = await createTestSite(on.deps);
    const items = ['post', 'page'].map((type, id) => ({
      id,
      type,
      title: type,
      slug: type,
      content: OLD_CONTENT,
    }));
    const { kind } = await importText(on.deps, makeWxr(items), { siteId: site.siteId });
    expect(kind).toBe('imported');
    await site.worker.drain();
    const { documents } = (await site.api('GET', 'documents')).json;
    const kept = await Promise.all(
      documents.map(async ({ id }: { id: string }) =>
        JSON.stringify(await site.api('GET', `documents/${id}`)),
      ),
    );
    for (const what of ['script', 'shortcode', 'block', 'input', 'style'])
      expect(kept.join()).toContain(SECRET + what);
    const paths = documents.flatMap(({ path }: { path: string | null }) => path ?? []);
    const answers = await collectAnswers({ ...site, paths, previews: [] });
    expect(leaksIn(answers)).toEqual([]);
    expect(answers.get('/page')).toContain('Visible rest.');
  });
});

/** One word of each place is not hidden. */
function expectShown(site: PlantedSite, answers: ReadonlyMap<string, string>): void {
  const at = (address: string) => answers.get(address) ?? '';
  for (const place of ['header', 'footer', 'reusable', 'home']) expect(at('/')).toContain(SHOWN + place);
  expect(at('/hidden?format=json')).toContain(`${SHOWN}page`);
  const feeds = site.paths.flatMap((path) => [at(`${path}?format=atom`), at(`${path}?format=feed`)]);
  expect(feeds.filter((feed) => feed.includes(`${SHOWN}item`))).toHaveLength(4);
  const totalOf = (words: string) => at(`/search?format=json&q=${words}`).match(/"total":(\d+)/)?.[1];
  expect([totalOf(HALF_A_SECRET), totalOf(SHOWN)]).toEqual(['0', '4']);
}
