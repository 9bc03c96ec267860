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
    await renamePictures(made);
    for (const file of await listFiles(made))
      if (/\.jsonl?$/.test(file)) await settle(made, file, basename(folder));
    return { kind: 'saved', changed: await replaceChanged(made, folder) };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** All that a starter holds was made then; a new site moves it to its own day. */
const MADE_AT = '2026-01-01T12:00:00.000Z';

type Json = Record<string, unknown>;

/** What owners decide themselves, and what visitors leave. */
const NOT_KEPT =
  /^(payments|invoice-seller|order-views|notices|visitors|visitor-plan|speed|experiments|comments)\./;

async function settle(folder: string, file: string, identifier: string): Promise<void> {
  const path = join(folder, file);
  if (NOT_KEPT.test(file)) return rm(path);
  if (file.endsWith('.jsonl')) return;
  const json = JSON.parse(await readFile(path, 'utf8')) as Json | Json[];
  const settled = Array.isArray(json) ? json.map(settleDates) : settleRecord(json, file, identifier);
  if (settled) await writeFile(path, `${toStableJson(settled)}\n`);
  else await rm(path);
}

/** @returns undefined for a draft that was never published */
function settleRecord(json: Json, file: string, identifier: string): Json | undefined {
  if (file === FILES.site) return settleDates({ ...json, identifier, hosts: [] });
  if (!('kind' in json)) return settleDates(json);
  const { draft: _draft, schedule: _schedule, published, ...document } = json;
  if (!published) return undefined;
  const at = document['kind'] === 'item' ? (json['publishedAt'] ?? MADE_AT) : MADE_AT;
  const version = { ...(published as Json), revision: revisionOf(String(json['id'])), author: '', at };
  return {
    ...document,
    status: 'published',
    ...{ createdAt: at, updatedAt: at, publishedAt: at },
    published: version,
  };
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
async function renamePictures(folder: string): Promise<void> {
  const list = await readFile(join(folder, FILES.media), 'utf8').catch(() => '[]');
  const media = JSON.parse(list) as { id: string; file: string; filename: string; $address?: string }[];
  const count = (name: string) => media.filter(({ filename }) => filename === name).length;
  for (const entry of media) {
    const file = `${FOLDERS.media}${entry.filename}`;
    if (count(entry.filename) > 1 || !/^[\w.-]+$/.test(entry.filename)) continue;
    await rename(join(folder, entry.file), join(folder, file));
    entry.file = file;
  }
  if (media.length > 0) await writeFile(join(folder, FILES.media), `${toStableJson(media)}\n`);
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
