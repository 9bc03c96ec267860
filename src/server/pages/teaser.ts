/** What everyone may read of a page that is not for everyone: its title, and what its author has written for lists. */
import type { Body } from '#domain/content/content.ts';
import { bodyFieldsSchema } from '#domain/content/document.ts';
import { resolveBody } from '#domain/content/overlays.ts';
import type { SiteView } from '#domain/page.ts';

export function teaserOf(
  body: Body,
  { translation, settings }: Pick<SiteView, 'translation' | 'settings'>,
): { readonly title: string; readonly teaser: string } {
  const shown = translation ? resolveBody(body, { locale: settings.locale }) : body;
  return { title: shown.title, teaser: teaserIn(shown.fields) };
}

/** Never words of the page itself: these are what is protected. */
export function teaserIn(fields: Body['fields']): string {
  const { excerpt, description } = bodyFieldsSchema.safeParse(fields).data ?? {};
  return excerpt?.trim() || description?.trim() || '';
}
