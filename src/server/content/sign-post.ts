/** A new post is by whoever makes it, in the spelling that the collection's other posts have. */
import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import type { Body } from '#domain/content/content.ts';
import { labelKey } from '#domain/links/labels.ts';
import type { Queryable } from '../db/schema.ts';
import type { Actor } from '../deps.ts';
import { findCollection } from '../kernel/documents/queries-collections.ts';
import { listLabels } from './queries-lists.ts';

interface NewDocument {
  readonly siteId: string;
  readonly collectionId?: string | null;
  readonly body: Body;
}

/** As it was for whatever is no post, has an author, or is made by a program: that writes for others. */
export async function signPost<New extends NewDocument>(
  db: Queryable,
  actor: Actor,
  input: New,
): Promise<New> {
  const { siteId, collectionId, body } = input;
  if (!collectionId || actor.sessionId === undefined || 'author' in body.fields) return input;
  const collection = await findCollection(db, siteId, collectionId);
  if (collection?.type !== COLLECTION_TYPES.blog) return input;
  const author = await knownName(db, siteId, collectionId, actor.name);
  return author === '' ? input : { ...input, body: { ...body, fields: { ...body.fields, author } } };
}

async function knownName(db: Queryable, siteId: string, collectionId: string, name: string): Promise<string> {
  const labels = await listLabels(db, siteId, collectionId);
  const known = labels.find(({ kind, label }) => kind === 'author' && labelKey(label) === labelKey(name));
  return known?.label ?? name.trim();
}
