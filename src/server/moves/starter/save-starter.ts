/**
 * Saves a site as the starter of a template: an export without what differs each time, so that a diff shows what was
 * edited and nothing else.
 */
import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { toStableJson } from '#domain/json.ts';
import { type ExportDeps, exportSite } from '../transfer/export-site.ts';
import { FILES, FOLDERS } from '../transfer/layout.ts';

export type StarterSaved =
  | { readonly kind: 'saved'; readonly changed: readonly string[] }
  | { readonly kind: 'refused'; readonly message: string };

interface SaveStarter {
  readonly siteId: string;
  /** Of the starter; its name is the template’s. */
  readonly folder: string;
}

export async function saveStarter(deps: ExportDeps, { siteId, folder }: SaveStarter): Promise<StarterSaved> {
  const work = await mkdtemp(join(tmpdir(), 'vitrine-starter-'));
  try {
    const made = join(work, 'site');
    const exported = await exportSite(deps, { siteId, folder: made });
    if (exported.kind !== 'exported') return { kind: 'refused', message: exported.message };
    if (exported.warnings.length > 0) return { kind: 'refused', message: exported.warnings.join(' ') };
    const renamed = await renamePictures(made);
    for (const file of await listFiles(made))
      if (/\.jsonl?$/.test(file))
        await settle(join(made, file), file, { identifier: basename(folder), renamed });
    return { kind: 'saved', changed: await replaceChanged(made, folder) };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** All that a starter holds was made then; a new site moves it to its own day. */
const MADE_AT = '2026-01-01T12:00:00.000Z';

type Json = Record<string, unknown>;

/** What owners decide themselves, and what visitors leave. */
const NOT_KEPT = /^(payments|invoice-seller|order-views|notices|visitors|visitor-plan|speed|experiments)\./;

/** Files of pictures as an export names them, and as a starter does. */
type Renamed = ReadonlyMap<string, string>;

async function settle(
  path: string,
  file: string,
  { identifier, renamed }: { readonly identifier: string; readonly renamed: Renamed },
): Promise<void> {
  if (NOT_KEPT.test(file)) return rm(path);
  const exported = await readFile(path, 'utf8');
  const text = exported.replaceAll(MEDIA_FILE, (name) => renamed.get(name) ?? name);
  if (file.endsWith('.jsonl')) return writeFile(path, text);
  const json = JSON.parse(text) as Json | Json[];
  const settled = Array.isArray(json) ? json.map(settleDates) : settleRecord(json, file, identifier);
  if (settled) await writeFile(path, `${toStableJson(settled)}\n`);
  else await rm(path);
}

const MEDIA_FILE = /media\/[0-9a-z]{24}-[\w.-]+/g;

/** @returns undefined for a draft that was never published */
function settleRecord(json: Json, file: string, identifier: string): Json | undefined {
  if (file === FILES.site) return settleDates({ ...json, identifier, hosts: [] });
  if (!('kind' in json)) return settleDates(json);
  const { draft, schedule, published, publishedAt, changedAt: _changed, ...document } = json;
  const isWaiting = schedule !== undefined && !published;
  if (!published && !isWaiting) return undefined;
  const at = (document['kind'] === 'item' && publishedAt) || MADE_AT;
  const revision = revisionOf(String(json['id']));
  const version = { ...((published ?? draft) as Json), revision, author: '', at };
  const dated = { ...document, createdAt: at, updatedAt: at };
  return isWaiting
    ? { ...dated, draft: version, schedule: { action: 'publish', at: MADE_AT, revision } }
    : { ...dated, status: 'published', publishedAt: at, published: version };
}

function settleDates(json: Json): Json {
  return 'createdAt' in json ? { ...json, createdAt: MADE_AT } : json;
}

/** The same for the same document, however often it is published. */
function revisionOf(documentId: string): string {
  const hash = createHash('sha256').update(documentId).digest('hex');
  return BigInt(`0x${hash}`).toString(36).padStart(24, '0').slice(0, 24);
}

/** After what they show alone, where no two are called the same. */
async function renamePictures(folder: string): Promise<Renamed> {
  const list = await readFile(join(folder, FILES.media), 'utf8').catch(() => '[]');
  const media = JSON.parse(list) as { file: string; filename: string }[];
  const isAlone = (name: string) => media.filter(({ filename }) => filename === name).length === 1;
  const renamed = new Map<string, string>();
  for (const { file, filename } of media.filter((each) => /^[\w.-]+$/.test(each.filename)))
    if (isAlone(filename)) renamed.set(file, `${FOLDERS.media}${filename}`);
  for (const [from, to] of renamed) await rename(join(folder, from), join(folder, to));
  return renamed;
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}

/** Leaves files that hold the same already, and notes on licences that lie beside them. @returns what it has changed */
async function replaceChanged(made: string, folder: string): Promise<string[]> {
  const [wanted, there] = [await listFiles(made), await listFiles(folder)];
  const changed: string[] = [];
  for (const file of there.filter((each) => /\.jsonl?$|^media\//.test(each) && !wanted.includes(each))) {
    await rm(join(folder, file));
    changed.push(file);
  }
  for (const file of wanted) {
    const bytes = await readFile(join(made, file));
    const before = there.includes(file) ? await readFile(join(folder, file)) : undefined;
    if (before?.equals(bytes)) continue;
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await cp(join(made, file), join(folder, file));
    changed.push(file);
  }
  return changed.sort();
}
