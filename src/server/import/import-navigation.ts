/** The navigation, from the old site's menus or, where it had none, from its pages. */

import { type Body, bodySchema } from '#domain/content/content.ts';
import { type ConvertedMenus, convertMenus } from '#domain/import/convert-menus.ts';
import type { IndexedItem, MenuTarget } from '#domain/import/index-item.ts';
import type { ImportEntry, ImportOutcome } from '#domain/import/report.ts';
import { isEqualJson, isObject } from '#domain/json.ts';
import type { Link } from '#domain/links/link.ts';
import type { NavigationEntry } from '#domain/page.ts';
import { findRevision, findSystemDocument } from '../kernel/documents/queries.ts';
import { type ImportRun, sourceIdOf } from './import-run.ts';
import { IMPORT_AUTHOR } from './ports.ts';
import { itemLink, linkFor, termLink } from './surroundings.ts';

/** A bar with more entries than this is no bar. */
const MAX_PAGES = 7;

export async function importNavigation(run: ImportRun): Promise<void> {
  const items = run.file.items.filter(({ role }) => role === 'menu-item');
  const menus = convertMenus(items, { resolve: (target) => resolve(run, target) });
  const main = menus.main.length > 0 ? menus.main : pagesMenu(run);
  const { outcome, note } = await writeNavigation(run, { main, footer: menus.footer });
  report(run, menus, outcome, note);
}

interface Resolved {
  readonly link: Link | undefined;
  readonly title: string;
}

function resolve(run: ImportRun, target: MenuTarget): Resolved {
  if (target.type === 'custom' || target.type === '') return customTarget(run, target);
  return target.type === 'taxonomy' ? termTarget(run, target) : documentTarget(run, target);
}

function customTarget(run: ImportRun, { url, isNewWindow }: MenuTarget): Resolved {
  const link = url === '' ? undefined : linkFor(run, url);
  return { link: link && isNewWindow ? { ...link, newWindow: true } : link, title: '' };
}

function termTarget(run: ImportRun, { object, objectId }: MenuTarget): Resolved {
  const term = run.file.site.terms.find(({ id, taxonomy }) => id === objectId && taxonomy === object);
  return { link: term && termLink(run, term.taxonomy, term.name), title: term?.name ?? '' };
}

function documentTarget(run: ImportRun, { objectId }: MenuTarget): Resolved {
  const key = run.addresses.findId(objectId);
  const item = key === undefined ? undefined : run.byKey.get(key);
  return {
    link: item && run.paths.has(item.key) ? itemLink(run, item.key) : undefined,
    title: item?.title ?? '',
  };
}

/** What WordPress itself shows where nobody made a menu. */
function pagesMenu(run: ImportRun): NavigationEntry[] {
  const top = [...run.byKey.values()]
    .filter((item) => isInMenu(run, item))
    .toSorted((a, b) => a.order - b.order);
  const pages = top.slice(0, MAX_PAGES).map((item) => entryOf(item.key, item.title, itemLink(run, item.key)));
  const blog = run.blog ? [entryOf('blog', 'Blog', { ref: 'page', id: run.blog.pageId })] : [];
  return [...pages, ...blog];
}

function isInMenu(run: ImportRun, item: IndexedItem): boolean {
  return (
    item.role === 'page' &&
    item.status === 'publish' &&
    item.parent === '' &&
    item.title !== '' &&
    run.paths.has(item.key) &&
    run.paths.get(item.key) !== '/'
  );
}

function entryOf(key: string, title: string, link: NavigationEntry['link']): NavigationEntry {
  return { id: `m${key.replace(/[^a-zA-Z0-9]/g, '')}`.slice(0, 60), title: title.slice(0, 200), link };
}

interface Written {
  readonly outcome: ImportOutcome;
  readonly note?: string;
}

async function writeNavigation(
  run: ImportRun,
  fields: { readonly main: readonly NavigationEntry[]; readonly footer: readonly NavigationEntry[] },
): Promise<Written> {
  const { deps, options } = run;
  const current = await findSystemDocument(deps.db.read, options.siteId, 'navigation');
  const draft = current?.draftId
    ? await findRevision(deps.db.read, options.siteId, current.draftId)
    : undefined;
  if (!current || !draft) return { outcome: 'left-out', note: 'the site has no navigation' };
  // Through JSON, so that absent links compare equal to what was stored.
  const body: Body = bodySchema.parse(
    JSON.parse(JSON.stringify({ ...draft.body, fields: { ...draft.body.fields, ...fields } })),
  );
  if (isEqualJson(body, draft.body)) return { outcome: 'unchanged' };
  if (draft.author !== IMPORT_AUTHOR && !isEmpty(draft.body)) {
    return { outcome: 'kept', note: 'the site has a navigation of its own, which stays' };
  }
  const problem = deps.ports.checkBody(body);
  if (problem !== undefined) return { outcome: 'left-out', note: problem };
  if (!options.isDryRun) {
    const ref = { siteId: options.siteId, documentId: current.id };
    await deps.db.write(async (tx) => {
      await deps.ports.replaceDraft(tx, { ...ref, body });
      await deps.ports.publish(tx, ref);
    });
  }
  return { outcome: isEmpty(draft.body) ? 'created' : 'updated' };
}

function isEmpty({ fields }: Body): boolean {
  return [fields['main'], fields['footer']].every(
    (list) => !Array.isArray(list) || list.filter(isObject).length === 0,
  );
}

function report(
  run: ImportRun,
  { menus }: ConvertedMenus,
  outcome: ImportOutcome,
  note: string | undefined,
): void {
  const isNews = outcome !== 'unchanged';
  const add = (name: string, title: string, entry: Pick<ImportEntry, 'outcome' | 'notes'>): void => {
    const notes = isNews ? entry.notes : [];
    run.entries.push({
      kind: 'menu',
      sourceId: sourceIdOf(run, `menu:${name}`),
      title,
      outcome: entry.outcome,
      notes,
    });
  };
  for (const { name, place, notes } of menus) {
    const about = place ? [note ?? `is the ${place} menu now`] : [];
    add(name, name, { outcome: place ? outcome : 'left-out', notes: [...about, ...notes] });
  }
  if (menus.length > 0) return;
  add('', 'Navigation', {
    outcome,
    notes: [note ?? 'the export holds no menu; the navigation lists the pages'],
  });
}
