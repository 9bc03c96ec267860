/** What the header lies on: a ground of its own, or the first section of the page. */
import { PAGE_TYPES } from '#domain/content/codes.ts';
import type { Theme } from '#domain/content/content.ts';
import { type HeaderGround, headerFields } from '#domain/content/site-parts.ts';
import type { LoadedPage } from './load-page.ts';
import { templates } from './templates/templates.ts';

/** As its owner says, else as the template does. */
function groundOfHeader({ site }: LoadedPage): HeaderGround {
  const { isHeaderOverPicture: isOver } = templates[site.style.template].shell;
  return headerFields(site.header).ground ?? (isOver ? 'picture' : 'own');
}

/** Whether it lies on a photograph that the page opens with. */
export function isHeaderOverPicture(loaded: LoadedPage): boolean {
  return groundOfHeader(loaded) !== 'own' && firstGround(loaded) === 'photo';
}

/** The theme of the header, where that is not the page's own. */
export function headerTheme(loaded: LoadedPage): Theme | undefined {
  const first = firstGround(loaded);
  const ground = groundOfHeader(loaded);
  return ground === 'first' || (ground === 'picture' && first === 'photo') ? first : undefined;
}

/** Theme of the section that the page opens with; `photo` where a picture lies behind it. Posts open with their title. */
export function firstGround({ page, sections, media, header }: LoadedPage): Theme | undefined {
  const first = sections[0]?.section;
  if (!first || page.type === PAGE_TYPES.contentItem || header.length > 0) return undefined;
  const hasPicture = first.background !== undefined && media.has(first.background.media.id);
  if (hasPicture) return 'photo';
  // Without its picture the photo theme is no more than a dark one.
  return first.theme === 'photo' ? 'ink' : first.theme;
}

type Marks = Readonly<Record<`data-${string}`, string>>;

/** Tells the editor's frame what there is to lie on, for when another ground is chosen. */
export function firstGroundMark(loaded: LoadedPage): Marks {
  return loaded.editing ? { 'data-first': firstGround(loaded) ?? '' } : {};
}

export function groundMark(loaded: LoadedPage): Marks {
  return loaded.editing ? { 'data-ground': groundOfHeader(loaded) } : {};
}
