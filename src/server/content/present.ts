/** Turns what a content command answers into status and JSON; the one place where that is decided. */
import type { Context } from 'hono';
import type { DocumentRecord } from '../kernel/documents/records.ts';
import type { SettingsChanged } from './change-settings.ts';
import type { CollectionCreated } from './create-collection.ts';
import type { DocumentCreated } from './create-document.ts';
import type { Deleted, Restored } from './delete-document.ts';
import type { DocumentEdited } from './edit-document.ts';
import type { MenuChanged } from './menu-entry.ts';
import type { Moved } from './move-document.ts';
import type { ChangesFound } from './operations-since.ts';
import type { Published, Scheduled } from './publish-document.ts';
import type { RevisionChanged } from './revisions.ts';

export type ContentAnswer =
  | ChangesFound
  | CollectionCreated
  | Deleted
  | DocumentCreated
  | DocumentEdited
  | MenuChanged
  | Moved
  | Published
  | Restored
  | RevisionChanged
  | Scheduled
  | SettingsChanged;

const STATUS = {
  changed: 200,
  changes: 200,
  conflict: 409,
  created: 201,
  deleted: 200,
  exists: 200,
  invalid: 422,
  missing: 404,
  moved: 200,
  'not-allowed': 409,
  published: 200,
  restored: 200,
  saved: 200,
  scheduled: 200,
  taken: 409,
} as const satisfies Record<ContentAnswer['kind'], number>;

export function answer(context: Context, result: ContentAnswer): Response {
  const status = STATUS[result.kind];
  if ('message' in result)
    return context.json({ error: { kind: result.kind, message: result.message } }, status);
  if ('document' in result)
    return context.json({ ...result, document: withoutSecrets(result.document) }, status);
  return context.json(result, status);
}

export function withoutSecrets(document: DocumentRecord) {
  const { passwordHash, ...settings } = document.settings;
  return { ...document, settings: { ...settings, hasPassword: passwordHash !== undefined } };
}
