import type { Body } from '#domain/content/content.ts';
import type { Operation } from '#domain/content/operations.ts';
import type { Queryable } from '../../db/schema.ts';
import type { Actor, Deps } from '../../deps.ts';
import type { DocumentRecord } from './records.ts';

type WritingDeps = Pick<Deps, 'db' | 'now' | 'newId'>;

/** Documents, for features that write some of their own. */
export interface DocumentWriting {
  create(
    deps: WritingDeps,
    actor: Actor,
    input: {
      readonly siteId: string;
      readonly kind: 'item';
      readonly collectionId: string;
      readonly slug: string;
      readonly sourceId: string;
      readonly body: Body;
    },
  ): Promise<
    | { readonly kind: 'created'; readonly document: DocumentRecord }
    | { readonly kind: 'invalid' | 'missing'; readonly message: string }
  >;
  edit(
    deps: WritingDeps,
    actor: Actor,
    input: {
      readonly siteId: string;
      readonly documentId: string;
      readonly baseId: string;
      readonly operations: readonly Operation[];
    },
  ): Promise<{ readonly kind: 'saved' | 'conflict' | 'invalid' | 'missing'; readonly message?: string }>;
  publish(
    deps: WritingDeps,
    input: { readonly siteId: string; readonly documentId: string },
  ): Promise<unknown>;
  /** Into the trash. */
  remove(
    deps: WritingDeps,
    input: { readonly siteId: string; readonly documentId: string },
  ): Promise<unknown>;
  /** @returns why a collection takes no more than this many further items; undefined where it does */
  whyFull(db: Queryable, siteId: string, collectionId: string, more: number): Promise<string | undefined>;
}
