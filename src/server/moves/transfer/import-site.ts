/**
 * Reads an exported folder back: all of it is checked first, then all of it is written, in one transaction.
 * Ids are kept, so that the same export cannot stand twice in one installation.
 */
import { isEqualJson } from '#domain/json.ts';
import type { HostTable, Queryable, SiteTable } from '../../db/schema.ts';
import type { MovedRows } from '../../kernel/moves/moved-rows.ts';
import { findTakenIds } from '../../kernel/moves/queries.ts';
import { findSiteByIdentifier } from '../../kernel/sites/queries.ts';
import { refreshGates } from '../../kernel/sites/queries-gates.ts';
import type { SiteContents } from './format.ts';
import { idsByTable } from './ids-by-table.ts';
import type { ImportDeps, ImportPorts } from './ports.ts';
import type { Problem } from './problems.ts';
import { findSite, listHosts } from './queries.ts';
import { findTakenHosts, insertSite, isSiteEmpty, replaceSite } from './queries-write.ts';
import { readContents } from './read-contents.ts';
import { readExport } from './read-export.ts';
import { contentRowsOf, siteRowOf } from './records.ts';
import { type ExportFolder, writeWithFiles } from './write-with-files.ts';

export interface ImportSite extends ExportFolder {
  /** The new site's identifier, or that of an empty site; default: the one in the export. */
  readonly identifier?: string | undefined;
}

export type SiteImported =
  | {
      readonly kind: 'imported';
      readonly identifier: string;
      readonly siteId: string;
      readonly documents: number;
      readonly media: number;
      readonly warnings: readonly string[];
    }
  /** The site holds exactly this already. */
  | { readonly kind: 'unchanged'; readonly identifier: string; readonly siteId: string }
  | { readonly kind: 'invalid'; readonly problems: readonly Problem[] }
  | { readonly kind: 'refused'; readonly message: string };

export async function importSite(deps: ImportDeps, input: ImportSite): Promise<SiteImported> {
  const read = await readExport(input.folder, deps.ports.moved);
  if (read.kind === 'invalid') return read;
  const problems = bodyProblems(read.contents, read.files, deps.ports);
  if (problems.length > 0) return { kind: 'invalid', problems };
  const { contents } = read;
  const identifier = input.identifier ?? contents.site.identifier;
  const unfit = deps.ports.checkIdentifier(identifier);
  if (unfit) return { kind: 'refused', message: unfit };
  const before = await findTarget(deps.db.read, deps.ports.moved, contents, identifier);
  if (before.kind !== 'free') return before;
  const from = { ...input, absent: read.absent };
  return writeWithFiles(deps, contents, from, {
    write: async (tx, missing) => {
      const written = await writeSite(tx, deps, contents, identifier);
      return written.kind === 'imported'
        ? { ...written, warnings: [...written.warnings, ...missing] }
        : written;
    },
    isWritten: ({ kind }) => kind === 'imported',
  });
}

export function bodyProblems(
  contents: SiteContents,
  files: ReadonlyMap<string, string>,
  ports: ImportPorts,
): Problem[] {
  return contents.documents.flatMap((document) =>
    [
      ['published', document.published] as const,
      ['draft', document.draft] as const,
      ['schedule.version', document.schedule?.version] as const,
    ].flatMap(([place, version]) => {
      const message = version && ports.checkBody(version.body);
      return message ? [{ file: files.get(document.id) ?? '', place: `${place}.body`, message }] : [];
    }),
  );
}

type Target =
  | { readonly kind: 'free'; readonly replacedId: string | undefined }
  | Extract<SiteImported, { kind: 'unchanged' | 'refused' }>;

/** Whether the export can stand under this identifier: in a new site, or in one nobody has put anything into. */
async function findTarget(
  db: Queryable,
  moved: readonly MovedRows[],
  contents: SiteContents,
  identifier: string,
): Promise<Target> {
  const there = await findSiteByIdentifier(db, identifier);
  if (!there) return (await findTaken(db, moved, contents)) ?? { kind: 'free', replacedId: undefined };
  if (there.deletedAt !== null)
    return {
      kind: 'refused',
      message: `A deleted site is called “${identifier}”. Choose another name with --site.`,
    };
  const current = await readContents(db, moved, there.id, isPersonal(moved, contents));
  if (current && isSame(moved, current, contents)) return { kind: 'unchanged', identifier, siteId: there.id };
  if (!(await isSiteEmpty(db, there.id))) {
    const message = `The site “${identifier}” differs from this export, and an import replaces nothing. Import it under another name with --site, or into another installation.`;
    return { kind: 'refused', message };
  }
  return (await findTaken(db, moved, contents)) ?? { kind: 'free', replacedId: there.id };
}

async function findTaken(
  db: Queryable,
  moved: readonly MovedRows[],
  contents: SiteContents,
): Promise<Target | undefined> {
  const { site } = contents;
  for (const [table, ids] of Object.entries({ sites: [site.id], ...idsByTable(moved, contents) })) {
    const [taken] = await findTakenIds(db, table as Parameters<typeof findTakenIds>[1], ids);
    if (taken === undefined) continue;
    const owner = table === 'sites' ? (await findSite(db, taken))?.identifier : undefined;
    const where = owner ? `as the site “${owner}”` : `(${taken} of the table ${table} is)`;
    const message = `This export is in this installation already ${where}. Its pages keep their ids, so it can’t be imported twice. import it into another installation.`;
    return { kind: 'refused', message };
  }
  return undefined;
}

function isPersonal(moved: readonly MovedRows[], { rows }: SiteContents): boolean {
  return moved.some((part) => part.isPersonal && rows.has(part.file));
}

/** Everything but what the place decides: the site's own id, name and hosts. */
function isSame(moved: readonly MovedRows[], current: SiteContents, wanted: SiteContents): boolean {
  const strip = ({ site, documents, collections, media, rows }: SiteContents) => ({
    documents: sortBy(documents, ({ id }) => id),
    collections: sortBy(collections, ({ id }) => id),
    media: sortBy(media, ({ id }) => id),
    rows: moved.map(({ file, keyOf }) => sortBy(rows.get(file) ?? [], keyOf)),
    site: { status: site.status, websiteType: site.websiteType, settings: site.settings },
  });
  return isEqualJson(strip(current), strip(wanted));
}

function sortBy<T>(list: readonly T[], keyOf: (each: T) => string): T[] {
  return list.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

async function writeSite(
  tx: Queryable,
  deps: ImportDeps,
  contents: SiteContents,
  identifier: string,
): Promise<SiteImported> {
  const target = await findTarget(tx, deps.ports.moved, contents, identifier);
  if (target.kind !== 'free') return target;
  const kept = target.replacedId === undefined ? [] : await listHosts(tx, target.replacedId);
  if (target.replacedId !== undefined) await replaceSite(tx, target.replacedId, contents.site.id);
  const wanted = contents.site.hosts.filter((host) => !kept.some((each) => each.host === host.host));
  const taken = await findTakenHosts(
    tx,
    wanted.map(({ host }) => host),
  );
  const { id: siteId } = contents.site;
  const hosts = [
    ...kept.map((host) => ({ ...host, siteId })),
    ...wanted
      .filter(({ host }) => !taken.has(host))
      .map(({ host, isPrimary, createdAt }) => ({
        host,
        siteId,
        isPrimary: isPrimary && !kept.some((each) => each.isPrimary === 1) ? 1 : 0,
        createdAt,
      })),
  ];
  const site = siteRowOf({ ...contents.site, identifier }, deps.now());
  await writeRows(tx, deps.ports, contents, { site, hosts });
  return {
    kind: 'imported',
    identifier,
    siteId,
    documents: contents.documents.length,
    media: contents.media.length,
    warnings: [...taken].map((host) => `The host ${host} belongs to another site here and was skipped.`),
  };
}

/** Everything that a site holds but its files, which are stored by then. */
export async function writeRows(
  tx: Queryable,
  { moved, adoptDocument }: Pick<ImportPorts, 'moved' | 'adoptDocument'>,
  contents: SiteContents,
  { site, hosts }: { readonly site: SiteTable; readonly hosts: readonly HostTable[] },
): Promise<void> {
  const siteId = site.id;
  await insertSite(tx, { site, hosts, ...contentRowsOf(contents, siteId) });
  for (const { file, insert } of moved) await insert(tx, siteId, contents.rows.get(file) ?? []);
  for (const { id } of contents.documents) await adoptDocument(tx, { siteId, documentId: id });
  await refreshGates(tx, siteId);
}
