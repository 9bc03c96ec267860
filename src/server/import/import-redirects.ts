/** Old addresses lead to the new ones, wherever the two differ and nothing else stands there. */
import type { IndexedItem } from '#domain/import/index-item.ts';
import { decodePath } from '#domain/import/index-item.ts';
import { tidyWords } from '#domain/import/plain-words.ts';
import type { ImportEntry } from '#domain/import/report.ts';
import { trimSlashes } from '#domain/trim.ts';
import { type ImportRun, sourceIdOf, takeTurn } from './import-run.ts';
import { listPaths, listRedirects } from './queries.ts';
import { termLink } from './surroundings.ts';

const BATCH = 200;
const MAX_PATH = 1000;

interface Redirect {
  readonly from: string;
  readonly target: string;
}

export async function importRedirects(run: ImportRun): Promise<void> {
  const { deps, options } = run;
  const known = await listRedirects(deps.db.read, options.siteId);
  const taken = await listPaths(deps.db.read, options.siteId);
  for (const path of run.paths.values()) taken.add(path);
  const wanted = wantedRedirects(run, taken);
  // What this import has led on already, as from the address of the page that became the home page, is its own doing.
  for (const redirect of wanted) run.entries.push(entryOf(run, redirect, run.redirects.get(redirect.from)));
  if (options.isDryRun) return;
  await writeRedirects(
    run,
    wanted.filter(({ from }) => !known.has(from)),
  );
}

/** The first of several for one address; none where something stands there already. */
function wantedRedirects(run: ImportRun, taken: ReadonlySet<string>): Redirect[] {
  const wanted = new Map<string, Redirect>();
  for (const redirect of [...documentRedirects(run), ...termRedirects(run)]) {
    const { from, target } = redirect;
    const isUseful = from !== target && isStorable(from) && !taken.has(from);
    if (isUseful && !wanted.has(from)) wanted.set(from, redirect);
  }
  return [...wanted.values()];
}

/** An address with control characters in it (`%00`) was never one of a page, and not every database takes it. */
function isStorable(path: string): boolean {
  return path.length <= MAX_PATH && tidyWords(path) === path;
}

function entryOf(run: ImportRun, { from, target }: Redirect, current: string | undefined): ImportEntry {
  const isOther = current !== undefined && current !== target;
  return {
    kind: 'redirect',
    sourceId: sourceIdOf(run, `redirect:${from}`),
    title: from,
    outcome: current === undefined ? 'created' : isOther ? 'kept' : 'unchanged',
    notes: isOther ? [`leads to ${current} already, not to ${target}`] : [],
    path: target,
  };
}

async function writeRedirects(run: ImportRun, redirects: readonly Redirect[]): Promise<void> {
  const { deps, options } = run;
  for (let at = 0; at < redirects.length; at += BATCH) {
    await takeTurn(run);
    options.onProgress(`Old addresses ${at} of ${redirects.length}`);
    const batch = redirects.slice(at, at + BATCH);
    await deps.db.write(async (tx) => {
      for (const redirect of batch) await deps.ports.redirect(tx, { siteId: options.siteId, ...redirect });
    });
  }
}

function documentRedirects(run: ImportRun): Redirect[] {
  return [...run.byKey.values()].flatMap((item) => {
    const path = run.paths.get(item.key);
    return path === undefined ? [] : oldPathsOf(run, item).map((from) => ({ from, target: path }));
  });
}

/** The address visitors know, and the form by number that a site without pretty addresses gives out. */
function oldPathsOf(run: ImportRun, item: IndexedItem): string[] {
  const pretty = run.addresses.oldPath(item);
  const byNumber = /^\d+$/.test(item.postId)
    ? [`/?${item.role === 'page' ? 'page_id' : 'p'}=${item.postId}`]
    : [];
  return [...(pretty === undefined ? [] : [pretty]), ...byNumber];
}

function termRedirects(run: ImportRun): Redirect[] {
  const base = basePath(run.file.site.baseUrl);
  return run.file.site.terms.flatMap(({ taxonomy, slug, name }) => {
    const folder = taxonomy === 'category' ? 'category' : taxonomy === 'post_tag' ? 'tag' : undefined;
    const link = folder && slug !== '' ? termLink(run, taxonomy, name) : undefined;
    return link && 'url' in link
      ? [{ from: `${base}/${folder}/${decodePath(slug)}`.normalize('NFC'), target: link.url }]
      : [];
  });
}

function basePath(url: string): string {
  return URL.canParse(url) ? trimSlashes(decodePath(new URL(url).pathname)) : '';
}
