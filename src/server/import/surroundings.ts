/** What converting an entry needs to know of the rest of the site: where links lead and which files are there. */
import type { ConvertContext, FoundMedia, MediaSource } from '#domain/import/converter.ts';
import type { IndexedItem } from '#domain/import/index-item.ts';
import type { OldAddress } from '#domain/import/old-addresses.ts';
import { NO_SITE } from '#domain/import/sources/wxr-item.ts';
import type { Link } from '#domain/links/link.ts';
import { safeHref } from '#domain/links/safe-href.ts';
import { textDirection } from '#domain/locale/direction.ts';
import { fileKeyOf } from './import-media.ts';
import type { ImportRun } from './import-run.ts';

const MAX_URL = 2000;
const MAX_ANCHOR = 99;

export function surroundingsOf(run: ImportRun, item: IndexedItem): Omit<ConvertContext, 'note'> {
  return {
    link: (url) => linkFor(run, url),
    media: (source) => findMedia(run, source),
    mediaUrl: (id) => {
      const key = run.addresses.findId(id);
      return key === undefined ? undefined : run.byKey.get(key)?.attachment?.url;
    },
    gallery: () => (run.attached.get(item.postId) ?? []).filter((id) => isPicture(run, id)),
    collectionId: run.blog?.collectionId,
    direction: textDirection(run.file.site.language) === 'rtl' ? 'rtl' : undefined,
  };
}

function isPicture(run: ImportRun, id: string): boolean {
  const key = run.addresses.findId(id);
  const url = key === undefined ? undefined : run.byKey.get(key)?.attachment?.url;
  return url !== undefined && /\.(jpe?g|png|gif|webp|avif|svg)(\?|$)/i.test(url);
}

function findMedia(run: ImportRun, { id, url }: MediaSource): FoundMedia | undefined {
  const byUrl = url === undefined ? undefined : (run.addresses.findFile(url) ?? fileKeyOf(url));
  // The address says what is shown; numbers go stale when a picture is replaced.
  const found = byUrl === undefined ? undefined : run.media.get(byUrl);
  const byId = id === undefined ? undefined : run.addresses.findId(id);
  return found ?? (byId === undefined ? undefined : run.media.get(byId));
}

/** A link as documents store it: by id within the site, as it is elsewhere, undefined where nobody may be led. */
export function linkFor(run: ImportRun, url: string): Link | undefined {
  const text = url.trim();
  if (text.startsWith('#')) return text.length > 1 && text.length <= MAX_ANCHOR ? { url: text } : undefined;
  const address = run.addresses.find(text);
  if (!address) return plainLink(text);
  return targetLink(run, address) ?? plainLink(withoutSite(address.href));
}

/** Without the old site’s address, a path is all there is. */
function withoutSite(href: string): string {
  return href.startsWith(NO_SITE) ? href.slice(NO_SITE.length) || '/' : href;
}

function plainLink(url: string): Link | undefined {
  const href = safeHref(url);
  return href !== undefined && href.length <= MAX_URL ? { url: href } : undefined;
}

function targetLink(run: ImportRun, { target, anchor }: OldAddress): Link | undefined {
  if (!target) return undefined;
  if (target.kind === 'home') return { url: anchor === '' ? '/' : `/#${anchor.slice(0, MAX_ANCHOR)}` };
  if (target.kind === 'term') return termLink(run, target.taxonomy, target.name);
  return itemLink(run, target.key, anchor);
}

export function termLink(run: ImportRun, taxonomy: string, name: string): Link | undefined {
  if (!run.blog) return undefined;
  const kind = taxonomy === 'post_tag' ? 'tag' : 'category';
  return { url: `${run.blog.path}?${kind}=${encodeURIComponent(name)}` };
}

export function itemLink(run: ImportRun, key: string, anchor = ''): Link | undefined {
  const item = run.byKey.get(key);
  if (!item) return undefined;
  if (item.role === 'attachment') {
    const media = run.media.get(key);
    return media && { ref: 'media', id: media.id };
  }
  const id = run.ids.get(key);
  if (id === undefined) return undefined;
  return {
    ref: item.role === 'post' ? 'item' : 'page',
    id,
    ...(anchor === '' ? {} : { anchor: anchor.slice(0, MAX_ANCHOR) }),
  };
}
