/** What importing asks of other features. Wired in `server/import-ports.ts`. */
import type { PageTypeCode } from '#domain/content/codes.ts';
import type { Body } from '#domain/content/content.ts';
import type { MediaView } from '#domain/media/calls.ts';
import type { SiteSettings } from '#domain/settings/site-settings.ts';
import type { Queryable } from '../db/schema.ts';

interface NewDocument {
  readonly siteId: string;
  readonly kind: 'page' | 'item';
  readonly id: string;
  readonly body: Body;
  readonly slug: string;
  readonly pageType?: PageTypeCode;
  readonly parentId?: string | null;
  readonly collectionId?: string | null;
  readonly position?: number;
  readonly publishedAt: number | null;
  readonly sourceId: string;
}

interface DocumentRef {
  readonly siteId: string;
  readonly documentId: string;
}

export type FetchedPicture =
  | { readonly kind: 'stored'; readonly media: MediaView }
  | { readonly kind: 'failed'; readonly reason: string };

type Refused = { readonly kind: 'refused'; readonly message: string };

export interface ImportPorts {
  /** Why a body cannot be stored, or undefined. */
  checkBody(body: Body): string | undefined;
  createDocument(
    tx: Queryable,
    input: NewDocument,
  ): Promise<{ readonly kind: 'created'; readonly path: string } | Refused>;
  /** A new revision in place of the whole draft. */
  replaceDraft(tx: Queryable, input: DocumentRef & { readonly body: Body }): Promise<void>;
  publish(tx: Queryable, input: DocumentRef): Promise<void>;
  schedule(tx: Queryable, input: DocumentRef & { readonly at: number }): Promise<void>;
  /** Of the blog, unless somebody has decided about them. */
  showComments(
    tx: Queryable,
    input: { readonly siteId: string; readonly collectionId: string },
  ): Promise<void>;
  /** Of one post, whatever its blog says. */
  limitComments(tx: Queryable, input: DocumentRef & { readonly comments: 'closed' | 'off' }): Promise<void>;
  createBlog(
    tx: Queryable,
    input: {
      readonly siteId: string;
      readonly title: string;
      readonly slug: string;
      readonly body: Body;
      readonly sourceId: string;
    },
  ): Promise<
    | {
        readonly kind: 'ready';
        readonly collectionId: string;
        readonly pageId: string;
        readonly isNew: boolean;
      }
    | Refused
  >;
  redirect(
    tx: Queryable,
    input: { readonly siteId: string; readonly from: string; readonly target: string },
  ): Promise<void>;
  changeSiteSettings(siteId: string, settings: Partial<SiteSettings>): Promise<string | undefined>;
  upload(input: {
    readonly siteId: string;
    readonly filename: string;
    readonly path: string;
    readonly alt: string;
    readonly caption: string;
    readonly sourceId: string;
  }): Promise<{ readonly kind: 'stored'; readonly media: MediaView } | Refused>;
  /** Whether a file would be taken, by its name, its kind and its size; nothing is written. */
  foreseeUpload(input: { readonly filename: string; readonly path: string }): Promise<Refused | undefined>;
  hashPassword(password: string): Promise<string>;
  /** What came of a picture of the old site; undefined where its address was never asked. */
  findPicture(wanted: {
    readonly siteId: string;
    readonly address: string;
  }): Promise<FetchedPicture | undefined>;
  fetchPicture(
    wanted: {
      readonly siteId: string;
      readonly address: string;
      readonly alt: string;
      readonly caption: string;
      readonly sourceId: string;
    },
    signal: AbortSignal,
  ): Promise<FetchedPicture>;
}

/** Who imports, as revisions and the history name them. */
export const IMPORT_AUTHOR = 'Import';
