/** The context every block's component is given, made from what the page has loaded. */
import type { Block, Section } from '#domain/content/content.ts';
import type { Link } from '#domain/links/link.ts';
import { safeHref } from '#domain/links/safe-href.ts';
import { mediaUrl } from '#domain/media/media.ts';
import type { RenderContext } from '#domain/page.ts';
import { type Editing, markEditable } from './edit/editing.ts';
import { sizesOf } from './layout.ts';
import type { LoadedPage } from './load-page.ts';
import { templates } from './templates/templates.ts';

export interface SharedContext
  extends Pick<
    RenderContext,
    'site' | 'page' | 'href' | 'media' | 'target' | 'locale' | 'now' | 'echo' | 'embeds'
  > {
  readonly editing?: Editing | undefined;
}

export function sharedContext(loaded: LoadedPage): SharedContext {
  return {
    site: loaded.site,
    page: loaded.page,
    locale: loaded.site.settings.locale,
    now: loaded.now,
    echo: loaded.echo,
    editing: loaded.editing,
    embeds: new Map(),
    href: (link) => hrefOf(link, loaded),
    media: (id) => (id === undefined ? undefined : loaded.media.get(id)),
    target: (id) => loaded.targets.get(id),
  };
}

export function blockContext(
  shared: SharedContext,
  place: { block: Block; section: Section; isLikelyLargest: boolean; isEditable: boolean },
): RenderContext {
  return {
    ...shared,
    editable: place.isEditable ? EDITABLE_PROPS : undefined,
    blockId: place.block.id,
    isLikelyLargest: place.isLikelyLargest,
    sizes: sizesOf(place.block, place.section, templates[shared.site.style.template]),
  };
}

const EDITABLE_PROPS = markEditable(['props']);

/** The address of a link, or undefined when it leads nowhere: deleted, unpublished, or a refused scheme. */
export function hrefOf(
  link: Link | undefined,
  loaded: Pick<LoadedPage, 'media' | 'targets'>,
): string | undefined {
  if (!link) return undefined;
  if ('url' in link) return safeHref(link.url);
  if (link.ref === 'media') {
    const media = loaded.media.get(link.id);
    return media && mediaUrl(media);
  }
  const target = loaded.targets.get(link.id);
  return target && (link.anchor ? `${target.path}#${link.anchor}` : target.path);
}
