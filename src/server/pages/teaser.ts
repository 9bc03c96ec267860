/** What everyone may read of a page that is not for everyone: its title, and what its author has written for lists. */

import type { Body } from '#domain/content/content.ts';
import { resolveBody } from '#domain/content/overlays.ts';
import type { SiteView } from '#domain/page.ts';
import { fieldsOf } from './body-fields.ts';

/** Never words of the page itself: these are what is protected. */
export function teaserOf(
  body: Body,
  { translation, settings }: Pick<SiteView, 'translation' | 'settings'>,
): { readonly title: string; readonly teaser: string } {
  const shown = translation ? resolveBody(body, { locale: settings.locale }) : body;
  const { excerpt, description } = fieldsOf(shown);
  return { title: shown.title, teaser: excerpt?.trim() || description?.trim() || '' };
}
