/** What may wait to be published, in the owner's words, and where it is edited. */
import type { DocumentView } from '#domain/content/calls.ts';
import * as say from './words/en.ts';

export const KIND_WORDS: Readonly<Record<DocumentView['kind'], string>> = {
  page: say.page,
  folder: say.folder,
  item: say.post,
  section: say.reusableSection,
  header: say.header,
  footer: say.footer,
  navigation: say.menus,
  style: say.design,
};

export function placeOf({ id, kind }: Pick<DocumentView, 'id' | 'kind'>): string {
  if (kind === 'style') return 'design';
  return kind === 'navigation' ? 'navigation' : `edit/${id}`;
}

/** There is something to go back to, and no plan that would be lost on the way. */
export function mayBeDiscarded({
  publishedId,
  scheduledAt,
}: Pick<DocumentView, 'publishedId' | 'scheduledAt'>): boolean {
  return publishedId !== null && scheduledAt === null;
}
