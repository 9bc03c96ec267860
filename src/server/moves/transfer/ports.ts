/** What moving whole sites asks of other features. Wired in `server/transfer-ports.ts`. */
import type { Body } from '#domain/content/content.ts';
import type { MediaTable, Queryable } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { MovedRows } from '../../kernel/moves/moved-rows.ts';

export interface ImportPorts {
  /** Of the features, in the order in which they are written. */
  readonly moved: readonly MovedRows[];
  /** Why a site cannot be called this, or undefined. */
  checkIdentifier(identifier: string): string | undefined;
  /** Why a body cannot be stored, or undefined. */
  checkBody(body: Body): string | undefined;
  /**
   * Checks and stores a medium's file; `known` where it is stored already.
   * @param path undefined where there is none
   */
  takeInFile(
    media: MediaTable,
    path: string | undefined,
  ): Promise<
    { readonly kind: 'stored' | 'known' | 'missing' } | { readonly kind: 'refused'; readonly message: string }
  >;
  dropFile(media: MediaTable): Promise<void>;
  /** Labels, word index and schedule of a document that has been written. */
  adoptDocument(tx: Queryable, document: { siteId: string; documentId: string }): Promise<void>;
}

export interface ImportDeps extends Pick<Deps, 'db' | 'now' | 'newId'> {
  readonly ports: ImportPorts;
}
