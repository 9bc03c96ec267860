/**
 * The tables, as Kysely sees them. Ids are text, instants are milliseconds, flags are 0 or 1, documents are
 * JSON text: the same on both engines. Rules stand in the domain; the tables hold what must be unique.
 */
import type { Kysely } from 'kysely';
import type { DocumentKind, ItemStatus, PageTypeCode } from '#domain/content/codes.ts';
import type { Body } from '#domain/content/content.ts';
import type { Operation } from '#domain/content/operations.ts';
import type { PictureEdit } from '#domain/media/calls.ts';
import type { FileType } from '#domain/media/file-type.ts';
import type { JsonText } from './json-text.ts';

export interface SiteTable {
  id: string;
  /** Names the site in host names: `{identifier}.SITE_DOMAIN`. Unique. */
  identifier: string;
  /** SiteSettings as JSON. */
  settings: string;
  /** Grows with every change that visitors can see; part of every cache key. */
  version: number;
  status: number;
  websiteType: number;
  createdAt: number;
  updatedAt: number;
  deletedAt: number | null;
}

export interface HostTable {
  /** Host name in lower case, with the port where it is not the scheme's own. Unique over all sites. */
  host: string;
  siteId: string;
  isPrimary: number;
  createdAt: number;
}

export interface CollectionTable {
  id: string;
  siteId: string;
  /** Collection type code (SITE-51). */
  type: number;
  title: string;
  /** CollectionSettings as JSON. */
  settings: string;
  /** The page that shows the collection; items live below its path. */
  pageId: string | null;
  createdAt: number;
  sourceId: string | null;
}

export interface DocumentTable {
  id: string;
  siteId: string;
  kind: DocumentKind;
  /** SITE-26; 0 for documents that are no page. */
  pageType: PageTypeCode | 0;
  collectionId: string | null;
  parentId: string | null;
  /** Last segment of the address; empty for documents without one. */
  slug: string;
  /** Full address from `/`; null for documents without one. Unique among a site's live documents. */
  path: string | null;
  position: number;
  /** SITE-36. */
  status: ItemStatus;
  /** Title of the draft, for lists. */
  title: string;
  /** What lists find it by, folded: see `wordsOf`. */
  words: string;
  /** DocumentSettings as JSON: not versioned, in force at once. */
  settings: string;
  draftId: string | null;
  publishedId: string | null;
  /** When it first appeared, or the date its author gave it. */
  publishedAt: number | null;
  /** When what visitors see of it last changed; null: not since it appeared. */
  changedAt: number | null;
  scheduledId: string | null;
  scheduledAt: number | null;
  scheduledAction: 'publish' | 'unpublish' | null;
  deletedAt: number | null;
  createdAt: number;
  updatedAt: number;
  /** Where an import took it from: a second import of the same file finds it by this. */
  sourceId: string | null;
}

export interface RevisionTable {
  id: string;
  documentId: string;
  siteId: string;
  baseId: string | null;
  /** Body as JSON. Immutable. */
  body: JsonText<Body>;
  author: string;
  createdAt: number;
  name: string | null;
  /** 1 once it has been published or named: such revisions are never thinned. */
  isKept: number;
  /** The operations that led here from the base, as JSON; null for the first and for imports. */
  operations: JsonText<Operation[]> | null;
}

interface LabelTable {
  documentId: string;
  siteId: string;
  collectionId: string;
  /** `tag`, `category` or `author`. */
  kind: string;
  label: string;
}

export interface GoneAddressTable {
  siteId: string;
  path: string;
  goneAt: number;
}

export interface MediaTable {
  id: string;
  siteId: string;
  kind: FileType['kind'];
  filename: string;
  mime: string;
  bytes: number;
  width: number;
  height: number;
  focalX: number;
  focalY: number;
  alt: string;
  caption: string;
  /** What lists find it by, folded: see `wordsOf`. */
  words: string;
  /** 16 relative luminances as JSON, or `[]`. */
  luminance: JsonText<number[]>;
  color: string;
  /** How a picture is turned and cut, as JSON; null where it is shown as it came. */
  edit: JsonText<PictureEdit> | null;
  /** SHA-256 of the original, hex. */
  hash: string;
  createdAt: number;
  deletedAt: number | null;
  sourceId: string | null;
  /** The picture that stands for a video until it plays. */
  posterId: string | null;
}

export interface JobTable {
  id: string;
  siteId: string | null;
  type: string;
  payload: string;
  /** `waiting`, `running`, `done` or `dead`. */
  status: string;
  runAt: number;
  attempts: number;
  /** Unique where given: the same thing is never queued twice. */
  dedupeKey: string | null;
  leaseUntil: number | null;
  leaseOwner: string | null;
  lastError: string | null;
  createdAt: number;
  finishedAt: number | null;
}

/** The words of published pages: search without an engine's own full-text index. */
interface SearchTermTable {
  siteId: string;
  term: string;
  documentId: string;
  weight: number;
}

/** The same in the other languages of a site, of pages that have something translated. */
interface TranslatedTermTable extends SearchTermTable {
  /** BCP 47. */
  language: string;
}

/** See “kernel/sites/queries-gates.ts”. */
interface GateTable {
  /** Of a page, folder or item, or of a collection. */
  targetId: string;
  siteId: string;
  /** 1 where everyone may see it, although what is above it is for members. */
  isOpen: number;
  /** Access as JSON. */
  access: string;
}

export interface Schema {
  sites: SiteTable;
  hosts: HostTable;
  collections: CollectionTable;
  documents: DocumentTable;
  revisions: RevisionTable;
  labels: LabelTable;
  goneAddresses: GoneAddressTable;
  gates: GateTable;
  media: MediaTable;
  jobs: JobTable;
  searchTerms: SearchTermTable;
  translatedTerms: TranslatedTermTable;
}

/** A handle queries run on: the read connection, or the transaction of a write. */
export type Queryable = Kysely<Schema>;
