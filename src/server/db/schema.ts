/**
 * The tables, as Kysely sees them. Ids are text, instants are milliseconds, flags are 0 or 1, documents are
 * JSON text: the same on both engines. Rules stand in the domain; the tables hold what must be unique.
 */
import type { Kysely } from 'kysely';
import type { Body } from '#domain/content/content.ts';
import type { Operation } from '#domain/content/operations.ts';
import type { PictureEdit } from '#domain/media/calls.ts';
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
  website_type: number;
  created_at: number;
  updated_at: number;
  deleted_at: number | null;
}

export interface HostTable {
  /** Host name in lower case, with the port where it is not the scheme's own. Unique over all sites. */
  host: string;
  site_id: string;
  is_primary: number;
  created_at: number;
}

export interface CollectionTable {
  id: string;
  site_id: string;
  /** Collection type code (SITE-51). */
  type: number;
  title: string;
  /** CollectionSettings as JSON. */
  settings: string;
  /** The page that shows the collection; items live below its path. */
  page_id: string | null;
  created_at: number;
  source_id: string | null;
}

export interface DocumentTable {
  id: string;
  site_id: string;
  /** DocumentKind. */
  kind: string;
  /** Page type code (SITE-26); 0 for documents that are no page. */
  page_type: number;
  collection_id: string | null;
  parent_id: string | null;
  /** Last segment of the address; empty for documents without one. */
  slug: string;
  /** Full address from `/`; null for documents without one. Unique among a site's live documents. */
  path: string | null;
  position: number;
  /** Item status code (SITE-36). */
  status: number;
  /** Title of the draft, for lists. */
  title: string;
  /** DocumentSettings as JSON: not versioned, in force at once. */
  settings: string;
  draft_id: string | null;
  published_id: string | null;
  /** When it first appeared, or the date its author gave it. */
  published_at: number | null;
  scheduled_id: string | null;
  scheduled_at: number | null;
  /** `publish` or `unpublish`. */
  scheduled_action: string | null;
  deleted_at: number | null;
  created_at: number;
  updated_at: number;
  /** Where an import took it from: a second import of the same file finds it by this. */
  source_id: string | null;
}

export interface RevisionTable {
  id: string;
  document_id: string;
  site_id: string;
  base_id: string | null;
  /** Body as JSON. Immutable. */
  body: JsonText<Body>;
  author: string;
  created_at: number;
  name: string | null;
  /** 1 once it has been published or named: such revisions are never thinned. */
  is_kept: number;
  /** The operations that led here from the base, as JSON; null for the first and for imports. */
  operations: JsonText<Operation[]> | null;
}

export interface LabelTable {
  document_id: string;
  site_id: string;
  collection_id: string;
  /** `tag`, `category` or `author`. */
  kind: string;
  label: string;
}

export interface GoneAddressTable {
  site_id: string;
  path: string;
  gone_at: number;
}

export interface MediaTable {
  id: string;
  site_id: string;
  kind: string;
  filename: string;
  mime: string;
  bytes: number;
  width: number;
  height: number;
  focal_x: number;
  focal_y: number;
  alt: string;
  caption: string;
  /** 16 relative luminances as JSON, or `[]`. */
  luminance: JsonText<number[]>;
  color: string;
  /** How a picture is turned and cut, as JSON; null where it is shown as it came. */
  edit: JsonText<PictureEdit> | null;
  /** SHA-256 of the original, hex. */
  hash: string;
  created_at: number;
  deleted_at: number | null;
  source_id: string | null;
  /** The picture that stands for a video until it plays. */
  poster_id: string | null;
}

export interface JobTable {
  id: string;
  site_id: string | null;
  type: string;
  payload: string;
  /** `waiting`, `running`, `done` or `dead`. */
  status: string;
  run_at: number;
  attempts: number;
  /** Unique where given: the same thing is never queued twice. */
  dedupe_key: string | null;
  lease_until: number | null;
  lease_owner: string | null;
  last_error: string | null;
  created_at: number;
  finished_at: number | null;
}

/** The words of published pages: search without an engine's own full-text index. */
export interface SearchTermTable {
  site_id: string;
  term: string;
  document_id: string;
  weight: number;
}

export interface Schema {
  sites: SiteTable;
  hosts: HostTable;
  collections: CollectionTable;
  documents: DocumentTable;
  revisions: RevisionTable;
  labels: LabelTable;
  gone_addresses: GoneAddressTable;
  media: MediaTable;
  jobs: JobTable;
  search_terms: SearchTermTable;
}

/** A handle queries run on: the read connection, or the transaction of a write. */
export type Queryable = Kysely<Schema>;
