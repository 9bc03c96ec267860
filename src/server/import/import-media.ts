/** Files: those of the export that lie in the folder given with it, and those that pages show without listing them. */
import type { FoundMedia } from '#domain/import/converter.ts';
import type { IndexedItem } from '#domain/import/index-item.ts';
import type { ImportEntry, ImportOutcome } from '#domain/import/report.ts';
import { hashFile } from '../storage/hash-file.ts';
import {
  fetchableOf,
  fetchWanted,
  isFileHost,
  takeKnown,
  type WantedPicture,
  wantedPictures,
} from './fetch-pictures.ts';
import { type ImportRun, sourceIdOf, takeTurn } from './import-run.ts';
import type { FileFound } from './media-folder.ts';
import { listImportedMedia } from './queries.ts';

type Known = Awaited<ReturnType<typeof listImportedMedia>>[number];

export async function importMedia(run: ImportRun): Promise<void> {
  const { deps, options } = run;
  const known = new Map(
    (await listImportedMedia(deps.db.read, options.siteId, run.prefix)).map((row) => [
      row.sourceId ?? '',
      row,
    ]),
  );
  takeShown(run, known);
  const fetched = await importFetched(run, known);
  const attachments = [...run.byKey.values()].filter(({ role }) => role === 'attachment');
  let done = 0;
  for (const item of attachments) {
    await takeTurn(run);
    done += 1;
    options.onProgress(`Files ${done} of ${attachments.length}`);
    run.entries.push(await importAttachment(run, item, known.get(sourceIdOf(run, item.key)), fetched));
  }
  run.entries.push(...fetched.shown.map((picture) => fetchedEntry(run, fetched, picture)));
}

/** Files of pages that the export does not list, from an earlier import. */
function takeShown(run: ImportRun, known: ReadonlyMap<string, Known>): void {
  for (const [sourceId, media] of known) {
    const key = sourceId.slice(run.prefix.length);
    if (key.startsWith(FILE_KEY)) run.media.set(key, foundOf(media));
  }
}

interface Fetched {
  /** Keys of those that were asked for now. */
  readonly asked: ReadonlySet<string>;
  /** Those that the export does not list among its files. */
  readonly shown: readonly WantedPicture[];
}

async function importFetched(run: ImportRun, known: ReadonlyMap<string, Known>): Promise<Fetched> {
  const { media, isDryRun, fetchesPictures } = run.options;
  const isHere = (key: string, url: string) =>
    known.has(sourceIdOf(run, key)) || run.media.has(key) || media?.find(url).kind === 'found';
  const wanted = await wantedPictures(run, { isHere, keyOf: fileKeyOf });
  const open = await takeKnown(run, wanted);
  run.fetchable = fetchableOf(open);
  const isFetching = !isDryRun && fetchesPictures === true;
  if (isFetching) {
    await fetchWanted(run, open);
    run.fetchable = fetchableOf([]);
  }
  const isAsked = ({ key }: WantedPicture) => run.media.has(key) || run.unfetched.has(key);
  return {
    asked: new Set(isFetching ? open.map(({ key }) => key) : []),
    shown: wanted.filter((each) => !run.byKey.has(each.key) && isAsked(each)),
  };
}

function fetchedEntry(run: ImportRun, { asked }: Fetched, { key, address }: WantedPicture): ImportEntry {
  const reason = run.unfetched.get(key);
  return {
    kind: 'media',
    sourceId: sourceIdOf(run, key),
    title: titleOf(address),
    outcome: reason !== undefined ? 'left-out' : asked.has(key) ? 'created' : 'unchanged',
    notes: reason === undefined ? [] : [`${reason} ${address}`],
  };
}

function titleOf(url: string): string {
  return url.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
}

async function importAttachment(
  run: ImportRun,
  item: IndexedItem,
  known: Known | undefined,
  { asked }: Fetched,
): Promise<ImportEntry> {
  const { url = '', alt = '', caption = '' } = item.attachment ?? {};
  const entry = (outcome: ImportOutcome, ...notes: string[]): ImportEntry => ({
    kind: 'media',
    sourceId: sourceIdOf(run, item.key),
    title: titleOf(url) || item.title,
    outcome,
    notes,
  });
  const found = run.options.media?.find(url);
  if (found?.kind !== 'found') {
    const { outcome, note } = withoutFile(run, item, known, { found, asked });
    return entry(outcome, ...(note === undefined ? [] : [note]));
  }
  const stored = await store(run, { item, path: found.path, alt, caption });
  if (stored.kind === 'refused') return entry('left-out', stored.message);
  run.media.set(item.key, stored.media);
  return entry(!known ? 'created' : known.hash.startsWith(stored.hash) ? 'unchanged' : 'updated');
}

/** One that the folder does not hold: here from an earlier import, fetched, or left out. */
function withoutFile(
  run: ImportRun,
  item: IndexedItem,
  known: Known | undefined,
  { found, asked }: { readonly found: FileFound | undefined; readonly asked: ReadonlySet<string> },
): { readonly outcome: ImportOutcome; readonly note?: string } {
  if (known) run.media.set(item.key, foundOf(known));
  if (run.media.has(item.key)) return { outcome: asked.has(item.key) ? 'created' : 'unchanged' };
  const reason = run.unfetched.get(item.key);
  if (reason !== undefined) return { outcome: 'left-out', note: `${reason} ${item.attachment?.url ?? ''}` };
  return {
    outcome: 'left-out',
    note: MISSING[found?.kind === 'ambiguous' ? 'ambiguous' : run.options.media ? 'missing' : 'none'],
  };
}

const MISSING = {
  none: 'the files of the old site were not supplied',
  ambiguous: 'several files of this name are in the folder',
  missing: 'the file is not among those that were supplied',
} as const;

interface ToStore {
  readonly item: Pick<IndexedItem, 'key'>;
  readonly path: string;
  readonly alt: string;
  readonly caption: string;
}

/** The hash as pages know it: the first characters of the whole one. */
type Stored =
  | { readonly kind: 'stored'; readonly media: FoundMedia; readonly hash: string }
  | { readonly kind: 'refused'; readonly message: string };

const MAX_TEXT = 1000;

async function store(run: ImportRun, { item, path, alt, caption }: ToStore): Promise<Stored> {
  const { deps, options } = run;
  const filename = path.split(/[\\/]/).at(-1) ?? 'file';
  if (options.isDryRun) {
    const refused = await deps.ports.foreseeUpload({ filename, path });
    if (refused) return refused;
    const media: FoundMedia = { id: deps.newId(), kind: kindOf(path), alt, caption, width: 0 };
    return { kind: 'stored', media, hash: await hashFile(path) };
  }
  const uploaded = await deps.ports.upload({
    siteId: options.siteId,
    filename,
    path,
    alt: alt.slice(0, MAX_TEXT),
    caption: caption.slice(0, MAX_TEXT),
    sourceId: sourceIdOf(run, item.key),
  });
  if (uploaded.kind === 'refused') return uploaded;
  const { media } = uploaded;
  return { kind: 'stored', media: foundOf(media), hash: media.hash };
}

function foundOf(media: {
  id: string;
  kind: string;
  alt: string;
  caption: string;
  width: number;
}): FoundMedia {
  const { id, alt, caption, width } = media;
  return { id, kind: media.kind as FoundMedia['kind'], alt, caption, width };
}

/** Only for telling what a dry run would do. */
function kindOf(path: string): FoundMedia['kind'] {
  if (/\.(jpe?g|png|gif|webp|avif)$/i.test(path)) return 'image';
  if (/\.svg$/i.test(path)) return 'svg';
  if (/\.(mp3|m4a|ogg|wav|flac)$/i.test(path)) return 'audio';
  return /\.(mp4|m4v|webm|mov)$/i.test(path) ? 'video' : 'file';
}

const ADDRESS = /(?:src|href|data-image|data-full-url)\s*=\s*["']([^"'<>\s]+)["']/gi;
const FILE = /\.(?:jpe?g|png|gif|webp|avif|svg|mp3|m4a|ogg|wav|mp4|webm|mov|pdf|zip)$/i;

/** Takes in the files a page shows that the export does not list, as far as they lie in the folder. */
export async function importShownFiles(run: ImportRun, content: string): Promise<void> {
  const { media } = run.options;
  if (!media) return;
  for (const [, url = ''] of content.matchAll(ADDRESS)) {
    if (!FILE.test(url.split('?')[0] ?? '')) continue;
    const key = fileKeyOf(url);
    if (run.media.has(key) || run.addresses.findFile(url) !== undefined || !mayBeOurs(run, url)) continue;
    const found = media.find(url);
    if (found.kind !== 'found') continue;
    const stored = await store(run, { item: { key }, path: found.path, alt: '', caption: '' });
    if (stored.kind === 'stored') run.media.set(key, stored.media);
  }
}

const FILE_KEY = 'file:';

export function fileKeyOf(url: string): string {
  return `${FILE_KEY}${url.split(/[?#]/)[0] ?? ''}`.slice(0, 500);
}

function mayBeOurs(run: ImportRun, url: string): boolean {
  const address = run.addresses.find(url);
  return address !== undefined && (address.isInternal || isFileHost(address.href));
}
