/** Writes a whole site as a folder of readable files: documents, settings, media. */
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MediaTable, Queryable } from '../db/schema.ts';
import { readSnapshot } from '../db/snapshot.ts';
import type { Deps } from '../deps.ts';
import type { FormFileEntry } from './forms-format.ts';
import { formEntriesOf } from './forms-records.ts';
import { FILES, FOLDERS, type Layout, layOut } from './layout.ts';
import {
  eachDocument,
  findSite,
  listAddresses,
  listCollections,
  listComments,
  listHosts,
  listMedia,
  listRedirects,
} from './queries.ts';
import { eachSubmissionEntry, listFormParts } from './queries-forms.ts';
import { eachMember, listLists } from './queries-lists.ts';
import {
  collectionFileOf,
  commentOf,
  documentFileOf,
  mediaEntryOf,
  redirectOf,
  siteFileOf,
} from './records.ts';
import { replaceFolder } from './replace-folder.ts';
import {
  collectionJson,
  commentsJson,
  documentJson,
  formsJson,
  listsJson,
  mediaJson,
  membersJson,
  redirectsJson,
  siteJson,
  submissionsJson,
} from './write-json.ts';

/** Reads the original of a medium; undefined when the file is not there. */
export type OpenOriginal = (media: MediaTable) => Promise<Readable | undefined>;

export interface ExportDeps extends Pick<Deps, 'db'> {
  readonly openOriginal: OpenOriginal;
  /** Reads a file that came with a submission, by its id. */
  readonly openFormFile: (id: string) => Promise<Readable | undefined>;
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
      const written = await readSnapshot(deps.db, (snapshot) => writeDocuments(snapshot, folder, input));
      if (written.kind === 'missing') return written;
      // Originals never change, so that they need not be read at the snapshot's moment.
      const warnings = await writeMedia(deps, folder, written, input.onProgress);
      warnings.push(...(await writeFormFiles(deps, folder, written.formFiles)));
      return { kind: 'exported', documents: written.documents, media: written.media.length, warnings };
    },
  );
}

interface Written {
  readonly kind: 'written';
  readonly documents: number;
  readonly media: readonly MediaTable[];
  readonly formFiles: readonly FormFileEntry[];
  readonly layout: Layout;
}

async function writeDocuments(
  db: Queryable,
  folder: string,
  { siteId, onProgress, hasSubmissions = false }: ExportSite,
): Promise<Written | { kind: 'missing'; message: string }> {
  const site = await findSite(db, siteId);
  if (!site) return { kind: 'missing', message: 'The site is no longer there.' };
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
  const redirects = (await listRedirects(db, siteId)).map(redirectOf);
  if (redirects.length > 0) await put(FILES.redirects, redirectsJson(redirects, addressOf));
  const comments = (await listComments(db, siteId)).map(commentOf);
  if (comments.length > 0) await put(FILES.comments, commentsJson(comments, addressOf));
  const forms = formEntriesOf(await listFormParts(db, siteId));
  if (forms.length > 0) await put(FILES.forms, formsJson(forms, addressOf));
  const lists = await listLists(db, siteId);
  if (lists.length > 0) await put(FILES.lists, listsJson(lists, addressOf));
  const formFiles = hasSubmissions ? await writePeople(db, folder, siteId, addressOf) : [];
  const entries = media.map((row) => mediaEntryOf(row, fileOf(row.id)));
  if (entries.length > 0) await put(FILES.media, mediaJson(entries, addressOf));
  return { kind: 'written', documents: count, media, formFiles, layout };
}

/** What is personal, a few hundred lines at a time. @returns the files that came with submissions */
async function writePeople(
  db: Queryable,
  folder: string,
  siteId: string,
  addressOf: Layout['addressOf'],
): Promise<FormFileEntry[]> {
  const files: FormFileEntry[] = [];
  for await (const entries of eachSubmissionEntry(db, siteId)) {
    await appendFile(join(folder, FILES.submissions), submissionsJson(entries, addressOf));
    files.push(...entries.flatMap((entry) => entry.files));
  }
  for await (const members of eachMember(db, siteId))
    await appendFile(join(folder, FILES.members), membersJson(members, addressOf));
  return files;
}

async function writeFormFiles(
  { openFormFile }: ExportDeps,
  folder: string,
  files: readonly FormFileEntry[],
): Promise<string[]> {
  const warnings: string[] = [];
  if (files.length > 0) await mkdir(join(folder, FOLDERS.formFiles));
  for (const { id, name, sha256 } of files) {
    const source = await openFormFile(id);
    if (!source) warnings.push(`The file “${name}” (${id}) of a submission is no longer there.`);
    else if ((await writeHashed(source, join(folder, FOLDERS.formFiles, id))) !== sha256)
      warnings.push(`The file “${name}” (${id}) of a submission has changed on disk since it was sent.`);
  }
  return warnings;
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
): Promise<string[]> {
  const warnings: string[] = [];
  if (media.length > 0) await mkdir(join(folder, 'media'), { recursive: true });
  for (const [index, row] of media.entries()) {
    const file = layout.fileOf(row.id);
    const original = await openOriginal(row);
    if (!original) {
      warnings.push(
        `The original of “${row.filename}” (${row.id}) is not in the media folder. An import will ask for it at ${file}.`,
      );
    } else if ((await writeHashed(original, join(folder, file))) !== row.hash) {
      warnings.push(
        `The original of “${row.filename}” (${row.id}) has changed on disk since it was uploaded.`,
      );
    }
    onProgress?.(`${index + 1} of ${media.length} media files`);
  }
  return warnings;
}

/** @returns the SHA-256 of what was written, in hexadecimal */
async function writeHashed(source: Readable, path: string): Promise<string> {
  const hash = createHash('sha256');
  source.on('data', (chunk: Buffer) => hash.update(chunk));
  await pipeline(source, createWriteStream(path, { flags: 'wx' }));
  return hash.digest('hex');
}
