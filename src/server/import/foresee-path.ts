/** Where an entry of a dry run would stand: by the rules that give it its address when it is written. */

import { slugOf, uniqueSlug } from '#domain/content/slug.ts';
import { slugOfTitle } from '#domain/content/title-slug.ts';
import type { IndexedItem } from '#domain/import/index-item.ts';
import { withoutRoot } from '../kernel/documents/records.ts';
import { foreseeLocale } from './import-blog.ts';
import type { ImportRun } from './import-run.ts';
import { listPaths } from './queries.ts';
import type { DocumentToWrite } from './write-document.ts';

export async function foreseePath(
  run: ImportRun,
  item: IndexedItem,
  document: Pick<DocumentToWrite, 'kind' | 'slug' | 'parentId' | 'body'>,
): Promise<string> {
  const above = withoutRoot(pathAbove(run, item, document));
  const taken = await takenPaths(run);
  const options = { isTopLevel: above === '' };
  const wanted = document.slug
    ? slugOf(document.slug, options)
    : slugOfTitle(document.body.title, { ...options, locale: await foreseeLocale(run) });
  const slug = await uniqueSlug(wanted, (each) => taken.has(`${above}/${each}`));
  taken.add(`${above}/${slug}`);
  return `${above}/${slug}`;
}

function pathAbove(
  run: ImportRun,
  item: IndexedItem,
  { kind, parentId }: Pick<DocumentToWrite, 'kind' | 'parentId'>,
): string | undefined {
  if (kind === 'item') return run.blog?.path;
  const parent = parentId === null ? undefined : run.addresses.findId(item.parent);
  return parent === undefined ? undefined : run.paths.get(parent);
}

const foreseen = new WeakMap<ImportRun, Set<string>>();

/** What stands here, and what this dry run would have put beside it by now. */
async function takenPaths(run: ImportRun): Promise<Set<string>> {
  const known = foreseen.get(run);
  if (known) return known;
  const taken = await listPaths(run.deps.db.read, run.options.siteId);
  if (run.blog) taken.add(run.blog.path);
  foreseen.set(run, taken);
  return taken;
}
