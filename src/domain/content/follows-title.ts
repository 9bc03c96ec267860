/** Whether a page's address still follows its title: nobody can know it yet, and nobody has chosen it. */
import { isSlugOf, type TitleSlugOptions } from './title-slug.ts';

export interface AddressedDocument {
  readonly kind: string;
  readonly path: string | null;
  readonly slug: string;
  readonly title: string;
  readonly publishedId: string | null;
  /** When it was published first; stays when it is taken offline. */
  readonly publishedAt: number | null;
  readonly scheduledId: string | null;
}

export function followsTitle(document: AddressedDocument, options: TitleSlugOptions): boolean {
  const { kind, path, publishedId, publishedAt, scheduledId } = document;
  if ((kind !== 'page' && kind !== 'item') || path === null || path === '/') return false;
  if (publishedId !== null || publishedAt !== null || scheduledId !== null) return false;
  return isSlugOf(document.slug, document.title, options);
}
