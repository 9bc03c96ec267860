/** What a site is on home screens where its owner has decided nothing: from its name, its style and its icon. */
import { toHex } from '#domain/design/oklch.ts';
import type { SiteView } from '#domain/page.ts';
import type { WebAppState } from '#domain/web-app/calls.ts';
import type { WebApp } from '#domain/web-app/schema.ts';
import { initialOf, shortNameOf } from '#domain/web-app/web-app.ts';
import { themesOf } from '#site/palette.ts';
import { templates } from '#site/templates/templates.ts';
import type { Queryable } from '../db/schema.ts';
import { findMedia } from '../kernel/media/queries.ts';
import type { MediaRecord } from '../kernel/media/records.ts';

export async function defaultsOf(
  db: Queryable,
  { id, settings, style }: SiteView,
): Promise<WebAppState['defaults']> {
  const { accent, onAccent, ground } = themesOf(templates[style.template], style).paper;
  const icon = await findIconPicture(db, id, settings.favicon?.id);
  return {
    shortName: shortNameOf(settings.title),
    themeColor: toHex(accent) ?? '#000000',
    backgroundColor: toHex(ground) ?? '#ffffff',
    iconId: icon?.id ?? null,
    letter: initialOf(settings.title),
    letterColor: toHex(onAccent) ?? '#ffffff',
  };
}

/** The picture that icons are made from; undefined where the initial is drawn. */
export async function iconPictureOf(
  db: Queryable,
  { id, settings }: SiteView,
  app: WebApp,
): Promise<MediaRecord | undefined> {
  return (await findIconPicture(db, id, app.icon?.id)) ?? findIconPicture(db, id, settings.favicon?.id);
}

/** Drawings in SVG are never read by the picture worker. */
export async function findIconPicture(
  db: Queryable,
  siteId: string,
  mediaId: string | undefined,
): Promise<MediaRecord | undefined> {
  const media = mediaId === undefined ? undefined : await findMedia(db, siteId, mediaId);
  return media?.kind === 'image' && media.deletedAt === null ? media : undefined;
}
