/** The file that Ghost exports: posts and pages with their tags and authors, as JSON. */
import { z } from 'zod';
import type { WxrItem, WxrSite } from '../wxr.ts';
import { entryOf, NO_SITE, pictureOf, tagsOf, utcText, withoutSlashes } from './wxr-item.ts';

const text = z
  .string()
  .transform((said) => said.toWellFormed())
  .nullish();
const id = z.union([z.string(), z.number()]).transform(String);
const flag = z.union([z.boolean(), z.number()]).nullish();

const post = z.object({
  id,
  title: text,
  slug: text,
  html: text,
  plaintext: text,
  markdown: text,
  feature_image: text,
  image: text,
  feature_image_alt: text,
  featured: flag,
  page: flag,
  type: text,
  status: text,
  visibility: text,
  created_at: z.union([z.string(), z.number()]).nullish(),
  published_at: z.union([z.string(), z.number()]).nullish(),
  custom_excerpt: text,
  meta_description: text,
  author_id: id.nullish(),
});
type Post = z.infer<typeof post>;

const tables = z.object({
  posts: z.array(post),
  tags: z.array(z.object({ id, name: text, slug: text, visibility: text })).default([]),
  posts_tags: z.array(z.object({ post_id: id, tag_id: id, sort_order: z.number().nullish() })).default([]),
  users: z.array(z.object({ id, name: text, slug: text })).default([]),
  posts_authors: z.array(z.object({ post_id: id, author_id: id })).default([]),
  posts_meta: z.array(z.object({ post_id: id, meta_description: text, feature_image_alt: text })).default([]),
  settings: z.array(z.object({ key: z.string(), value: z.unknown() })).default([]),
});
type Tables = z.infer<typeof tables>;
type PostTag = Tables['posts_tags'][number];

/** What belongs to each post, looked up once: a file of ten thousand posts is no square of them. */
interface OfPosts {
  readonly meta: ReadonlyMap<string, Tables['posts_meta'][number]>;
  readonly authors: ReadonlyMap<string, string>;
  readonly tags: ReadonlyMap<string, Tables['tags'][number]>;
  readonly tagged: ReadonlyMap<string, readonly PostTag[]>;
}

function ofPosts({ posts_meta, posts_authors, tags, posts_tags }: Tables): OfPosts {
  return {
    meta: firsts(posts_meta.map((each) => [each.post_id, each])),
    authors: firsts(posts_authors.map(({ post_id, author_id }) => [post_id, author_id])),
    tags: firsts(tags.map((tag) => [tag.id, tag])),
    tagged: Map.groupBy(posts_tags, ({ post_id }) => post_id),
  };
}

/** The first of each key counts. */
function firsts<T>(entries: readonly (readonly [string, T])[]): ReadonlyMap<string, T> {
  return new Map(entries.toReversed());
}

const wrapped = z.union([
  z.object({ db: z.array(z.object({ data: tables })).min(1) }).transform(({ db }) => db[0]?.data as Tables),
  z.object({ data: tables }).transform(({ data }) => data),
  tables,
]);

export type GhostRead =
  | { readonly ok: true; readonly site: WxrSite; readonly items: readonly WxrItem[] }
  | { readonly ok: false; readonly message: string };

/** @param oldSite the address of the site, which the file does not say */
export function readGhost(value: unknown, oldSite: string | undefined): GhostRead {
  const parsed = wrapped.safeParse(value);
  if (!parsed.success) return { ok: false, message: tablesProblem(value) };
  const { data } = parsed;
  const base = withoutSlashes(oldSite ?? NO_SITE);
  const pictures = new Map<string, WxrItem>();
  const known = ofPosts(data);
  const items = data.posts.map((each) => postItem(each, known, base, pictures));
  const setting = (key: string) => {
    const found = data.settings.find((each) => each.key === key)?.value;
    return typeof found === 'string' ? found : '';
  };
  const site: WxrSite = {
    title: setting('title'),
    link: base,
    description: setting('description'),
    language: setting('locale') || setting('lang') || setting('default_locale'),
    version: '',
    baseUrl: base,
    authors: data.users.map(({ id: login, name }) => ({ login, displayName: name ?? '' })),
    terms: data.tags.map((tag) => ({
      taxonomy: 'post_tag',
      id: tag.id,
      slug: tag.slug ?? '',
      name: tag.name ?? '',
    })),
  };
  return { ok: true, site, items: [...pictures.values(), ...items] };
}

/** Where the file is not as Ghost writes it, in words. */
function tablesProblem(value: unknown): string {
  const data = dataOf(value);
  if (data === undefined)
    return 'This is not a Ghost export: it holds no posts. Choose the file from “Settings, Import/Export, Export” in Ghost.';
  const [issue] = tables.safeParse(data).error?.issues ?? [];
  return `The Ghost export is damaged at ${issue?.path.join('.') ?? 'its beginning'}: ${issue?.message ?? ''}.`;
}

function dataOf(value: unknown): object | undefined {
  const outer = value as { db?: readonly { data?: unknown }[]; data?: unknown; posts?: unknown } | null;
  if (typeof outer !== 'object' || outer === null) return undefined;
  const data = (Array.isArray(outer.db) ? outer.db[0]?.data : outer.data) ?? outer;
  return typeof data === 'object' && data !== null && 'posts' in data ? data : undefined;
}

function postItem(each: Post, known: OfPosts, base: string, pictures: Map<string, WxrItem>): WxrItem {
  const meta = known.meta.get(each.id);
  const picture = pictureFor(each, meta?.feature_image_alt, base);
  if (picture && !pictures.has(picture.postId)) pictures.set(picture.postId, picture);
  const description = each.meta_description || meta?.meta_description;
  const slug = each.slug || each.id;
  return entryOf({
    postId: each.id,
    postType: isPage(each) ? 'page' : 'post',
    title: each.title ?? '',
    link: `${base}/${slug}/`,
    creator: known.authors.get(each.id) ?? each.author_id ?? '',
    content: contentOf(each, base),
    excerpt: each.custom_excerpt ?? '',
    postDateGmt: dateText(each.published_at ?? each.created_at),
    postName: slug,
    status: statusOf(each),
    labels: tagsOf(tagNames(each.id, known)),
    meta: {
      ...(picture && { _thumbnail_id: picture.postId }),
      ...(description && { _yoast_wpseo_metadesc: description }),
    },
  });
}

function here(text: string, base: string): string {
  return text.replaceAll('__GHOST_URL__', () => base);
}

function contentOf({ html, plaintext, markdown }: Post, base: string): string {
  return here(html || paragraphs(plaintext || markdown || ''), base);
}

function pictureFor(each: Post, alt: string | null | undefined, base: string): WxrItem | undefined {
  const url = here(each.feature_image || each.image || '', base);
  if (url === '') return undefined;
  return pictureOf(url.startsWith('/') ? base + url : url, each.feature_image_alt ?? alt ?? '');
}

function isPage({ type, page }: Post): boolean {
  return type === 'page' || page === true || page === 1;
}

/** What was for members does not become public. */
function statusOf({ status, visibility }: Post): string {
  const isOpen = !visibility || visibility === 'public';
  if (status === 'scheduled') return isOpen ? 'future' : 'draft';
  if (status !== 'published') return 'draft';
  return isOpen ? 'publish' : 'private';
}

function tagNames(own: string, { tags, tagged }: OfPosts): string[] {
  return (tagged.get(own) ?? [])
    .toSorted((a, b) => (a.sort_order ?? 0) - (b.sort_order ?? 0))
    .flatMap(({ tag_id }) => tags.get(tag_id) ?? [])
    .filter((tag) => tag.visibility !== 'internal' && !(tag.name ?? '').startsWith('#'))
    .map(({ name }) => name ?? '')
    .filter((name) => name !== '');
}

/** What a date can be. */
const MAX_TIME = 8.64e15;

function dateText(value: string | number | null | undefined): string {
  if (typeof value === 'number')
    return Math.abs(value) <= MAX_TIME ? utcText(new Date(value).toISOString()) : '';
  return value
    ? utcText(
        /\d{2}:\d{2}/.test(value) && !/Z|[+-]\d{2}:?\d{2}$/.test(value)
          ? `${value.replace(' ', 'T')}Z`
          : value,
      )
    : '';
}

function paragraphs(plain: string): string {
  const escaped = plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return escaped === '' ? '' : `<p>${escaped.replace(/\n{2,}/g, '</p><p>').replaceAll('\n', '<br>')}</p>`;
}
