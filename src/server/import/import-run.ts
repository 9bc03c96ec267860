/** One import under way: what is known of the old site, what has come over so far, and what there is to say. */
import type { FoundMedia } from '#domain/import/converter.ts';
import type { IndexedItem } from '#domain/import/index-item.ts';
import { OldAddresses } from '#domain/import/old-addresses.ts';
import { plainWords } from '#domain/import/plain-words.ts';
import type { ImportEntry } from '#domain/import/report.ts';
import type { ImportSource } from '#domain/moves/move.ts';
import { trimSlashes } from '#domain/trim.ts';
import type { Deps } from '../deps.ts';
import type { MediaFolder } from './media-folder.ts';
import type { ImportPorts } from './ports.ts';
import {
  type ImportedDocument,
  listImportedComments,
  listImportedDocuments,
  listRedirects,
} from './queries.ts';
import type { ExportFile } from './read-export.ts';

export interface ImportDeps extends Pick<Deps, 'db' | 'now' | 'newId'> {
  readonly ports: ImportPorts;
}

export interface ImportOptions {
  readonly siteId: string;
  readonly source: ImportSource;
  /** The address of the old site, where its file does not say it. */
  readonly oldSite?: string | undefined;
  readonly media: MediaFolder | undefined;
  readonly isDryRun: boolean;
  /** Whether the owner agrees that pictures are fetched from the old site. */
  readonly fetchesPictures?: boolean | undefined;
  readonly onProgress: (text: string) => void;
  readonly signal?: AbortSignal | undefined;
}

interface Blog {
  readonly collectionId: string;
  readonly pageId: string;
  readonly path: string;
}

export interface ImportRun {
  readonly deps: ImportDeps;
  readonly options: ImportOptions;
  readonly file: ExportFile;
  /** Begins every source id of this old site; ends in a colon. */
  readonly prefix: string;
  readonly addresses: OldAddresses;
  readonly byKey: ReadonlyMap<string, IndexedItem>;
  readonly existing: ReadonlyMap<string, ImportedDocument>;
  readonly comments: Map<string, string>;
  /** Ids of documents by key, given before they are written so that links may lead ahead. */
  readonly ids: Map<string, string>;
  readonly media: Map<string, FoundMedia>;
  /** Why pictures could not be fetched, by key. */
  readonly unfetched: Map<string, string>;
  /** Pictures that could be fetched: how many, and where from. */
  fetchable: { readonly count: number; readonly hosts: readonly string[] };
  /** Pictures attached to an entry, in the old site's order. */
  readonly attached: ReadonlyMap<string, readonly string[]>;
  /** Where old addresses led before this import. */
  readonly redirects: ReadonlyMap<string, string>;
  readonly entries: ImportEntry[];
  /** Where documents stand now, by key. */
  readonly paths: Map<string, string>;
  readonly authors: ReadonlyMap<string, string>;
  blog: Blog | undefined;
}

export async function startRun(
  deps: ImportDeps,
  options: ImportOptions,
  file: ExportFile,
): Promise<ImportRun> {
  const { site, items } = file;
  const prefix = `${options.source}:${siteKey(site.baseUrl)}:`;
  const read = deps.db.read;
  const documents = await listImportedDocuments(read, options.siteId, prefix);
  const existing = new Map(documents.map((document) => [document.sourceId, document]));
  return {
    deps,
    options,
    file,
    prefix,
    addresses: new OldAddresses(
      site.baseUrl,
      items,
      site.terms.map((term) => ({ ...term, name: plainWords(term.name) })),
    ),
    byKey: new Map(items.map((item) => [item.key, item])),
    existing,
    comments: await listImportedComments(read, options.siteId, prefix),
    ids: new Map(
      items
        .filter(({ role }) => role === 'page' || role === 'post')
        .map((item) => [item.key, existing.get(prefix + item.key)?.id ?? deps.newId()]),
    ),
    media: new Map(),
    unfetched: new Map(),
    fetchable: { count: 0, hosts: [] },
    attached: attachedOf(items),
    redirects: await listRedirects(read, options.siteId),
    entries: [],
    paths: new Map(),
    authors: new Map(
      site.authors.map((author) => [author.login, plainWords(author.displayName || author.login)]),
    ),
    blog: undefined,
  };
}

/** What tells one old site from another: its host and folder. */
function siteKey(baseUrl: string): string {
  if (!URL.canParse(baseUrl)) return 'site';
  const { host, pathname } = new URL(baseUrl);
  return `${host.replace(/^www\./, '')}${trimSlashes(pathname)}`.replaceAll(':', '_');
}

function attachedOf(items: readonly IndexedItem[]): Map<string, string[]> {
  const attached = new Map<string, string[]>();
  const pictures = items.filter((item) => item.role === 'attachment' && item.parent !== '');
  for (const item of pictures.toSorted((a, b) => a.order - b.order)) {
    attached.set(item.parent, [...(attached.get(item.parent) ?? []), item.postId]);
  }
  return attached;
}

export function sourceIdOf(run: Pick<ImportRun, 'prefix'>, key: string): string {
  return run.prefix + key;
}

/** The time of the entry, or of the import where the file gives none. */
export function authorOf(run: ImportRun, creator: string): string {
  return run.authors.get(creator) ?? plainWords(creator);
}

/** Stops between two steps once whoever started the import has called it off. */
export async function takeTurn(run: ImportRun): Promise<void> {
  run.options.signal?.throwIfAborted();
  await new Promise((resolve) => setImmediate(resolve));
}

/** By custom the page visitors came to first; the export does not say which one it was. */
const HOME_SLUGS = new Set([
  'home',
  'homepage',
  'front-page',
  'frontpage',
  'start',
  'welcome',
  'startseite',
  'accueil',
]);

export function isHomePage({ role, slug, parent }: IndexedItem): boolean {
  return role === 'page' && parent === '' && HOME_SLUGS.has(slug);
}
