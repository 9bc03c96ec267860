/** What feeds call a document for good: no change of its address, host or title is a new entry to those who follow it. */
import { createHash } from 'node:crypto';
import type { SiteView } from '#domain/page.ts';

/** A UUID of version 8, made of the document’s id. A translation is an entry of its own. */
export function feedId(
  documentId: string,
  { translation, settings }: Pick<SiteView, 'translation' | 'settings'>,
): string {
  const name = translation ? `${documentId} ${settings.locale}` : documentId;
  const hash = createHash('sha256').update(name).digest('hex');
  const variant = ((Number.parseInt(hash.charAt(16), 16) & 3) | 8).toString(16);
  const parts = [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    variant + hash.slice(17, 20),
    hash.slice(20, 32),
  ];
  return `urn:uuid:${parts.join('-')}`;
}
