/** Writes a whole site as a folder of readable files: documents, settings, media. */
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MediaTable, Queryable } from '../../db/schema.ts';
import { readSnapshot } from '../../db/snapshot.ts';
import type { Deps } from '../../deps.ts';
import type { MovedFile, MovedFiles, MovedRows } from '../../kernel/moves/moved-rows.ts';
import { readable } from '../../kernel/moves/readable.ts';
import type { MissingFile } from './format.ts';
import { FILES, type Layout, layOut } from './layout.ts';
import { eachDocument, findSite, listAddresses, listCollections, listHosts, listMedia } from './queries.ts';
import { collectionFileOf, documentFileOf, mediaEntryOf, siteFileOf } from './records.ts';
import { replaceFolder } from './replace-folder.ts';
import {
  collectionJson,
  documentJson,
  linesJson,
  listJson,
  mediaJson,
  missingJson,
  siteJson,
} from './write-json.ts';

/** Reads the original of a medium; undefined when the file is not there. */
type OpenOriginal = (media: MediaTable) => Promise<Readable | undefined>;

export interface ExportDeps extends Pick<Deps, 'db'> {
  readonly openOriginal: OpenOriginal;
  /** Of the features. */
  readonly moved: readonly MovedRows[];
}

export interface ExportSite {
  readonly siteId: string;
  readonly folder: string;
  /** Replaces an export that stands in the folder already. */
  readonly isForced?: boolean;
  /** What visitors sent by forms too: it is personal. */
  readonly hasSubmissions?: boolean;
  readonly onProgress?: (done: string) => void;
}

export type SiteExported =
  | {
      readonly kind: 'exported';
      readonly documents: number;
      readonly media: number;
      /** What is not as it should be, in sentences. */
      readonly warnings: readonly string[];
    }
  | { readonly kind: 'refused' | 'missing'; readonly message: string };

export async function exportSite(deps: ExportDeps, input: ExportSite): Promise<SiteExported> {
  return replaceFolder(
    { folder: input.folder, isForced: input.isForced ?? false, ownFile: FILES.site },
    async (folder) => {
      const written = await readSnapshot(deps.db, (snapshot) =>
        writeDocuments(snapshot, deps.moved, folder, input),
      );
      if (written.kind === 'missing') return written;
      // Originals never change, so that they need not be read at the snapshot's moment.
      const lacking = [
        ...(await writeMedia(deps, folder, written, input.onProgress)),
        ...(await writeMovedFiles(folder, written.movedFiles)),
      ];
      if (lacking.length > 0)
        await writeFile(join(folder, FILES.missing), missingJson(lacking.map(({ entry }) => entry)), {
          flag: 'wx',
        });
      const warnings = lacking.map(({ warning }) => warning);
      return { kind: 'exported', documents: written.documents, media: written.media.length, warnings };
    },
  );
}

/** A file that an export does not hold as it was sent. */
interface Lacking {
  readonly entry: MissingFile;
  readonly warning: string;
}

function lackingFile(what: string, file: string, name: string, why: MissingFile['why']): Lacking {
  const said =
    why === 'missing'
      ? 'is missing on disk, so the export does not include it.'
      : 'has changed on disk since it was uploaded. The export includes it as it is now, and an import leaves it out.';
  return { entry: { file, name, why }, warning: `${what} ${said}` };
}

interface Written {
  readonly kind: 'written';
  readonly documents: number;
  readonly media: readonly MediaTable[];
  readonly movedFiles: ReadonlyMap<MovedFiles, readonly MovedFile[]>;
  readonly layout: Layout;
}

async function writeDocuments(
  db: Queryable,
  moved: readonly MovedRows[],
  folder: string,
  { siteId, onProgress, hasSubmissions = false }: ExportSite,
): Promise<Written | { kind: 'missing'; message: string }> {
  const site = await findSite(db, siteId);
  if (!site) return { kind: 'missing', message: 'The site no longer exists.' };
  const [collections, media, addresses] = [
    await listCollections(db, siteId),
    await listMedia(db, siteId),
    await listAddresses(db, siteId),
  ];
  const layout = layOut({ documents: addresses, collections, media });
  const { addressOf, fileOf } = layout;
  const put = folderWriter(folder);
  await put(FILES.site, siteJson(siteFileOf(site, await listHosts(db, siteId)), addressOf));
  for (const row of collections) await put(fileOf(row.id), collectionJson(collectionFileOf(row), addressOf));
  let count = 0;
  for await (const rows of eachDocument(db, siteId)) {
    await put(fileOf(rows.document.id), documentJson(documentFileOf(rows), addressOf));
    count += 1;
    onProgress?.(`${count} of ${addresses.length} documents`);
  }
  const entries = media.map((row) => mediaEntryOf(row, fileOf(row.id)));
  if (entries.length > 0) await put(FILES.media, mediaJson(entries, addressOf));
  const movedFiles = new Map<MovedFiles, readonly MovedFile[]>();
  for (const part of moved)
    if (hasSubmissions || !part.isPersonal) {
      const files = await writeRows(db, folder, part, { siteId, addressOf });
      if (part.files) movedFiles.set(part.files, files);
    }
  return { kind: 'written', documents: count, media, movedFiles, layout };
}

/** What goes line by line may be much: a few hundred entries at a time. @returns the files that belong to them */
async function writeRows(
  db: Queryable,
  folder: string,
  part: MovedRows,
  { siteId, addressOf }: { readonly siteId: string; readonly addressOf: Layout['addressOf'] },
): Promise<MovedFile[]> {
  const path = join(folder, part.file);
  const files: MovedFile[] = [];
  const list: object[] = [];
  for await (const entries of part.read(db, siteId)) {
    files.push(...entries.flatMap((entry) => part.files?.of(entry) ?? []));
    const written = entries.map((entry) => part.written?.(entry) ?? readable(entry));
    if (part.file.endsWith('.json')) list.push(...written);
    else if (written.length > 0) await appendFile(path, linesJson(written, addressOf));
  }
  if (list.length > 0) await writeFile(path, listJson(list, addressOf), { flag: 'wx' });
  return files;
}

async function writeMovedFiles(folder: string, movedFiles: Written['movedFiles']): Promise<Lacking[]> {
  const lacking: Lacking[] = [];
  for (const [{ folder: own, whose, open }, files] of movedFiles) {
    if (files.length > 0) await mkdir(join(folder, own));
    for (const { id, name, sha256 } of files) {
      const source = await open(id);
      const file = `${own}${id}`;
      const why = source ? await writeChecked(source, join(folder, file), sha256) : 'missing';
      if (why) lacking.push(lackingFile(`The file “${name}” (${id}) ${whose}`, file, name, why));
    }
  }
  return lacking;
}

/** Writes files below a folder, making the folders between only once. */
function folderWriter(folder: string): (file: string, text: string) => Promise<void> {
  const made = new Set<string>();
  return async (file, text) => {
    const path = join(folder, file);
    if (!made.has(dirname(path))) await mkdir(dirname(path), { recursive: true });
    made.add(dirname(path));
    await writeFile(path, text, { flag: 'wx' });
  };
}

async function writeMedia(
  { openOriginal }: ExportDeps,
  folder: string,
  { media, layout }: Written,
  onProgress: ExportSite['onProgress'],
): Promise<Lacking[]> {
  const lacking: Lacking[] = [];
  if (media.length > 0) await mkdir(join(folder, 'media'), { recursive: true });
  for (const [index, row] of media.entries()) {
    const file = layout.fileOf(row.id);
    const original = await openOriginal(row);
    const why = original ? await writeChecked(original, join(folder, file), row.hash) : 'missing';
    if (why) {
      const { filename } = row;
      lacking.push(lackingFile(`The original of “${filename}” (${row.id})`, file, filename, why));
    }
    onProgress?.(`${index + 1} of ${media.length} media files`);
  }
  return lacking;
}

async function writeChecked(source: Readable, path: string, sha256: string): Promise<'changed' | undefined> {
  const hash = createHash('sha256');
  source.on('data', (chunk: Buffer) => hash.update(chunk));
  await pipeline(source, createWriteStream(path, { flags: 'wx' }));
  return hash.digest('hex') === sha256 ? undefined : 'changed';
}
