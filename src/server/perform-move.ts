/** Does one move with what the features offer. Runs beside the server, so that nobody waits for it. */
import { constants, existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { MoveOutcome, MoveReport } from '#domain/moves/calls.ts';
import type { ImportSource, MoveTask } from '#domain/moves/move.ts';
import { writeBackup } from './backup/write-backup.ts';
import type { Deps } from './deps.ts';
import type { Outgoing } from './http/outgoing/outgoing.ts';
import { importExport } from './import/import-export.ts';
import { contentImportPorts } from './import-ports.ts';
import type { Media } from './media/open-media.ts';
import { archiveKindOf, packFolder, unpackInto } from './moves/archive.ts';
import type { MoveFolder } from './moves/move-folder.ts';
import type { MoveRunner } from './moves/run-move.ts';
import { duplicateSite } from './moves/transfer/duplicate-site.ts';
import { exportSite } from './moves/transfer/export-site.ts';
import { importSite, type SiteImported } from './moves/transfer/import-site.ts';
import type { Problem } from './moves/transfer/problems.ts';
import { restoreContents } from './moves/transfer/restore-contents.ts';
import { askSite } from './moves/transfer/static/ask-site.ts';
import { readBase } from './moves/transfer/static/static-names.ts';
import { writeStatic } from './moves/transfer/static/static-site.ts';
import type { ServerSettings } from './settings.ts';
import { exportPorts, importPorts, keysOf } from './transfer-ports.ts';

export interface PerformDeps extends Deps {
  readonly media: Media;
  readonly settings: Pick<ServerSettings, 'ownerOrigin' | 'siteDomain'>;
  /** The server as visitors ask it. */
  readonly fetch: (request: Request) => Response | Promise<Response>;
  readonly outgoing: Pick<Outgoing, 'send'>;
}

type Watch = Parameters<MoveRunner>[1];
type TaskOf<Kind extends MoveTask['kind']> = Extract<MoveTask, { kind: Kind }>;

const SHOWN_PROBLEMS = 20;

export function createMoveRunner(deps: PerformDeps): MoveRunner {
  return async ({ task, at }, watch) => {
    await rm(at.work, { recursive: true, force: true });
    await rm(at.result, { force: true });
    await mkdir(at.work, { recursive: true, mode: 0o700 });
    try {
      return await perform(deps, task, at, watch);
    } finally {
      await rm(at.work, { recursive: true, force: true });
    }
  };
}

function perform(deps: PerformDeps, task: MoveTask, at: MoveFolder, watch: Watch): Promise<MoveOutcome> {
  switch (task.kind) {
    case 'import':
      return performImport(deps, task, at, watch);
    case 'import-site':
      return performSiteImport(deps, task, at, watch);
    case 'duplicate':
      return performDuplicate(deps, task, at, watch);
    case 'export':
      return performExport(deps, task, at, watch);
    case 'static':
      return performStatic(deps, task, at, watch);
    case 'restore':
      return performRestore(deps, task, at, watch);
    case 'backup':
      return performBackup(deps, at, watch);
  }
}

/** What the export of each system is, in an archive; without a name it is all of it. */
const EXPORT_FILES: Readonly<Record<ImportSource, { readonly name?: RegExp; readonly is: string }>> = {
  wordpress: { name: /\.xml$/i, is: '.xml' },
  squarespace: { name: /\.xml$/i, is: '.xml' },
  ghost: { name: /\.json$/i, is: '.json' },
  feed: { name: /\.(?:xml|rss|atom)$/i, is: '.xml' },
  markdown: { is: '.md' },
};

async function performImport(
  deps: PerformDeps,
  { source, siteId, isDryRun, fetchesPictures, oldSite }: TaskOf<'import'>,
  { upload, work }: MoveFolder,
  { onProgress, signal }: Watch,
): Promise<MoveOutcome> {
  const isArchive = (await archiveKindOf(upload)) !== undefined;
  const unpacked = isArchive ? await unpackInto(upload, work, { signal }) : undefined;
  if (unpacked?.kind === 'refused') return refused(unpacked.message);
  const { name, is } = EXPORT_FILES[source];
  const file = !isArchive ? upload : name ? await onlyFile(work, name) : work;
  if (file === undefined)
    return refused(`The archive must contain one export file (${is}) with the old site’s files beside it.`);
  const imported = await importExport(
    { ...deps, ports: contentImportPorts(deps, deps.media, deps.outgoing) },
    {
      source,
      siteId,
      file,
      isDryRun,
      fetchesPictures,
      oldSite,
      onProgress,
      signal,
      mediaDir: isArchive ? work : undefined,
    },
  );
  if (imported.kind === 'refused') return refused(`${imported.message} Nothing was imported.`);
  return done({ kind: 'import', report: imported.report });
}

async function performSiteImport(
  deps: PerformDeps,
  { identifier }: TaskOf<'import-site'>,
  { upload, work }: MoveFolder,
  { onProgress, signal }: Watch,
): Promise<MoveOutcome> {
  if ((await archiveKindOf(upload)) === undefined) return refused('Send a Vitrine export (.tar.gz).');
  const unpacked = await unpackInto(upload, work, { signal });
  if (unpacked.kind === 'refused') return refused(unpacked.message);
  const folder = await exportFolder(work);
  if (folder === undefined) return refused('This archive contains no exported site.');
  const ports = importPorts(deps, deps.media);
  return outcomeOf('import-site', await importSite({ ...deps, ports }, { folder, identifier, onProgress }));
}

async function performDuplicate(
  deps: PerformDeps,
  { siteId, identifier, title }: TaskOf<'duplicate'>,
  { folder, work }: MoveFolder,
  { onProgress }: Watch,
): Promise<MoveOutcome> {
  const duplicated = await duplicateSite(
    { ...deps, ...exportPorts(deps.media), ports: importPorts(deps, deps.media) },
    { siteId, identifier, title, folder: join(work, 'site'), idsFile: join(folder, 'ids'), onProgress },
  );
  return outcomeOf('duplicate', duplicated);
}

function outcomeOf(kind: 'import-site' | 'duplicate', result: SiteImported): MoveOutcome {
  switch (result.kind) {
    case 'imported':
      return done({ ...result, kind });
    case 'unchanged':
      return done({
        ...result,
        kind,
        documents: 0,
        media: 0,
        warnings: [`The site “${result.identifier}” holds exactly this already. Nothing was changed.`],
      });
    case 'refused':
      return refused(result.message);
    case 'invalid':
      return damaged(result.problems);
  }
}

function damaged(problems: readonly Problem[]): MoveOutcome {
  const lines = problems.map(({ file, place, message }) => `${file}: ${place ? `${place} ` : ''}${message}`);
  return refused('The export is damaged, and nothing was changed.', lines.slice(0, SHOWN_PROBLEMS));
}

/** Keeps how the site was before as its result: that can be restored in turn. */
async function performRestore(
  deps: PerformDeps,
  { siteId, identifier }: TaskOf<'restore'>,
  at: MoveFolder,
  { onProgress, signal }: Watch,
): Promise<MoveOutcome> {
  const { upload, work } = at;
  if ((await archiveKindOf(upload)) === undefined)
    return refused('Send a Vitrine export (.tar.gz) of this site.');
  const unpacked = await unpackInto(upload, join(work, 'sent'), { signal });
  if (unpacked.kind === 'refused') return refused(unpacked.message);
  const folder = await exportFolder(join(work, 'sent'));
  if (folder === undefined) return refused('This archive contains no exported site.');
  const kept = await keepPresent(deps, { siteId, identifier }, at, { onProgress, signal });
  if (kept.kind === 'refused') return refused(kept.message);
  const ports = importPorts(deps, deps.media);
  const restored = await restoreContents({ ...deps, ports }, { siteId, folder, onProgress });
  if (restored.kind === 'refused') return refused(restored.message);
  if (restored.kind === 'invalid') return damaged(restored.problems);
  await copyFile(kept.file, at.result, constants.COPYFILE_FICLONE);
  const { documents, media, setAside, warnings } = restored;
  return done({ kind: 'restore', counts: { documents, media, setAside }, warnings });
}

type Kept =
  | { readonly kind: 'kept'; readonly file: string }
  | { readonly kind: 'refused'; readonly message: string };

/** Once: a restore that is taken up again after a crash must not keep what it has restored itself. */
async function keepPresent(
  deps: PerformDeps,
  { siteId, identifier }: { readonly siteId: string; readonly identifier: string },
  { folder, work }: MoveFolder,
  { onProgress, signal }: Watch,
): Promise<Kept> {
  const file = join(folder, 'before');
  if (existsSync(file)) return { kind: 'kept', file };
  onProgress('Saving the current site');
  const input = { siteId, folder: join(work, 'before'), onProgress };
  const exported = await exportSite({ db: deps.db, ...exportPorts(deps.media) }, input);
  if (exported.kind !== 'exported') return { kind: 'refused', message: exported.message };
  await packFolder(input.folder, `${file}.part`, { top: identifier, signal });
  await rename(`${file}.part`, file);
  return { kind: 'kept', file };
}

async function performExport(
  deps: PerformDeps,
  { siteId, identifier, hasSubmissions = false }: TaskOf<'export'>,
  { work, result }: MoveFolder,
  { onProgress, signal }: Watch,
): Promise<MoveOutcome> {
  const folder = join(work, 'site');
  const exported = await exportSite(
    { db: deps.db, ...exportPorts(deps.media) },
    { siteId, folder, onProgress, hasSubmissions },
  );
  if (exported.kind !== 'exported') return refused(exported.message);
  onProgress('Packing');
  await packFolder(folder, result, { top: identifier, signal });
  const { documents, media, warnings } = exported;
  return done({ kind: 'export', counts: { documents, media }, warnings });
}

async function performStatic(
  deps: PerformDeps,
  { siteId, identifier, base: wanted }: TaskOf<'static'>,
  { work, result }: MoveFolder,
  { onProgress, signal }: Watch,
): Promise<MoveOutcome> {
  const base = readBase(wanted);
  if (!base) return refused('Give the hosting location as “relative”, a path such as /shop/, or an address.');
  const { origin, fetch } = await askSite(deps, { siteId, identifier });
  const folder = join(work, 'site');
  const written = await writeStatic({ ...deps, fetch }, { siteId, origin, base, folder, onProgress });
  if (written.kind === 'refused') return refused(written.message);
  onProgress('Packing');
  await packFolder(folder, result, { top: identifier, signal });
  const { pages, files, warnings } = written;
  return done({ kind: 'static', counts: { pages, files }, warnings });
}

async function performBackup(
  { db, now, media }: PerformDeps,
  { result }: MoveFolder,
  { onProgress }: Watch,
): Promise<MoveOutcome> {
  const { storage } = media;
  const written = await writeBackup({ db, now, storage, keysOf }, { file: result, onProgress });
  const rows = Object.values(written.tables).reduce((sum, count) => sum + count, 0);
  const { mediaFiles, warnings } = written;
  return done({ kind: 'backup', counts: { rows, files: mediaFiles }, warnings });
}

function done(report: MoveReport): MoveOutcome {
  return { kind: 'done', report };
}

function refused(message: string, details: readonly string[] = []): MoveOutcome {
  return { kind: 'refused', message, details };
}

/** The one file of this kind; where there are several, the one that lies less deep than all others. */
async function onlyFile(folder: string, name: RegExp): Promise<string | undefined> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found = entries
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map(({ parentPath, name: own }) => ({
      path: join(parentPath, own),
      depth: parentPath.split(sep).length,
    }))
    .sort((a, b) => a.depth - b.depth);
  const [first, second] = found;
  return first && first.depth !== second?.depth ? first.path : undefined;
}

/** The archive's files, or the one folder they lie in. */
async function exportFolder(folder: string): Promise<string | undefined> {
  const isExport = (each: string) => existsSync(join(each, 'site.json'));
  if (isExport(folder)) return folder;
  const [only, ...more] = await readdir(folder);
  return only && more.length === 0 && isExport(join(folder, only)) ? join(folder, only) : undefined;
}
