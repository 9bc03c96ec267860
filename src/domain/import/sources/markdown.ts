/** A folder of Markdown, as Jekyll, Hugo, Eleventy, Astro and others keep their posts: one file is one entry. */
import { type FrontMatter, readMarkdownFile } from '../markdown/front-matter.ts';
import { markdownHtml } from '../markdown/markdown-html.ts';
import type { WxrItem, WxrSite } from '../wxr.ts';
import { generatorMarks } from './generator-marks.ts';
import { entryOf, NO_SITE, pictureOf, tagsOf, utcText, withoutSlashes } from './wxr-item.ts';

export interface FolderFile {
  /** Within the folder, with slashes. */
  readonly path: string;
  readonly text: string;
}

export type MarkdownRead =
  | { readonly ok: true; readonly site: WxrSite; readonly items: readonly WxrItem[] }
  | { readonly ok: false; readonly message: string };

interface Entry {
  readonly path: string;
  readonly front: FrontMatter;
  readonly text: string;
  readonly link: string;
  readonly slug: string;
  readonly isPost: boolean;
  readonly date: string;
}

const DATED = /^(\d{4}-\d{1,2}-\d{1,2})-(.+)$/;
const POSTS = /(?:^|\/)(?:_posts|_drafts|posts?|blog|articles?|news|journal|writing)\//i;
/** Of the folder, not of the site. */
const ABOUT = /^(?:readme|license|licence|changelog|contributing|code_of_conduct)$/i;

export function readMarkdown(files: readonly FolderFile[], oldSite: string | undefined): MarkdownRead {
  const base = withoutSlashes(oldSite ?? NO_SITE);
  const entries: Entry[] = [];
  for (const file of files) {
    const read = readMarkdownFile(file.text);
    if (!read.ok) return { ok: false, message: `${file.path}, line ${read.line}: ${read.message}` };
    const isAbout = ABOUT.test(nameOf(file.path)) && Object.keys(read.front).length === 0;
    if (!isAbout) entries.push(entryFrom(file.path, read, base));
  }
  if (entries.length === 0)
    return { ok: false, message: 'The archive contains no Markdown files (.md) with posts or pages.' };
  const links = new Map(entries.map(({ path, link }) => [path.toLowerCase(), link]));
  const pictures = new Map<string, WxrItem>();
  const items = entries.map((entry) => itemOf(entry, { base, links, pictures }));
  const site = {
    title: '',
    link: base,
    description: '',
    language: '',
    version: '',
    baseUrl: base,
    authors: [],
    terms: [],
  };
  return { ok: true, site, items: [...pictures.values(), ...items] };
}

function entryFrom(
  path: string,
  { front, text }: { readonly front: FrontMatter; readonly text: string },
  base: string,
): Entry {
  const [, dated = '', named] = DATED.exec(nameOf(path)) ?? [];
  const date =
    utcText(said(front, 'date', 'pubdate', 'published_at', 'publishdate', 'created')) || utcText(dated);
  const kind = said(front, 'layout', 'type');
  const isPost = (date !== '' && !/^(?:page|pages)$/i.test(kind)) || POSTS.test(path) || kind === 'post';
  const own = named ?? (isIndex(path) ? folderOf(path).split('/').at(-1) || 'home' : nameOf(path));
  const slug = said(front, 'slug') || own;
  const given = said(front, 'permalink', 'url');
  const isPlain =
    given !== '' && !given.includes(':') && !given.includes('{') && URL.canParse(given, `${base}/`);
  const link = isPlain
    ? new URL(given, `${base}/`).href
    : base + pathFor(path, { slug, isPost, date, isJekyll: named !== undefined });
  return { path, front, text, link, slug, isPost, date };
}

interface PathFacts {
  readonly slug: string;
  readonly isPost: boolean;
  readonly date: string;
  readonly isJekyll: boolean;
}

/** Where generators put it by default. */
function pathFor(path: string, { slug, isJekyll, date }: PathFacts): string {
  if (isJekyll) return encodeURI(`/${date.slice(0, 10).replaceAll('-', '/')}/${slug}.html`);
  const folder = folderOf(path).replace(/^(?:.*\/)?(?:content|src\/pages|_pages|pages)(?:\/|$)/i, '');
  const parts = folder.split('/').filter((part) => part !== '' && !part.startsWith('_'));
  if (isIndex(path)) parts.pop();
  return encodeURI(`/${[...parts, slug].join('/')}/`);
}

interface Folder {
  readonly base: string;
  readonly links: ReadonlyMap<string, string>;
  readonly pictures: Map<string, WxrItem>;
}

function itemOf({ path, front, text, link, slug, isPost, date }: Entry, folder: Folder): WxrItem {
  const url = resolved(
    said(front, 'image', 'cover', 'featured_image', 'thumbnail', 'featuredimage', 'heroimage'),
    path,
    folder,
  );
  if (url !== '' && !folder.pictures.has(url)) folder.pictures.set(url, pictureOf(url));
  const html = markdownHtml(generatorMarks(text)).replace(
    /(<(?:img|a|source|video|audio)\b[^<>]{0,2000}?\s(?:src|href)=")([^"#][^"]{0,2000})"/g,
    (_, before: string, target: string) => `${before}${resolved(target, path, folder) || target}"`,
  );
  const [first = '', rest = ''] = splitTitle(html, said(front, 'title'));
  const description = said(front, 'description', 'summary', 'excerpt', 'subtitle');
  return entryOf({
    postId: `file:${path}`.slice(0, 300),
    postType: isPost ? 'post' : 'page',
    title: said(front, 'title') || first || titleFrom(slug),
    link,
    creator: said(front, 'author', 'authors'),
    content: rest,
    excerpt: description,
    postDateGmt: date,
    postName: slug,
    status: isDraft(front, path) ? 'draft' : 'publish',
    labels: [
      ...tagsOf(list(front, 'tags', 'tag', 'keywords')),
      ...tagsOf(list(front, 'categories', 'category'), 'category'),
    ],
    meta: {
      ...(url === '' ? {} : { _thumbnail_id: folder.pictures.get(url)?.postId ?? '' }),
      ...(description === '' ? {} : { _yoast_wpseo_metadesc: description }),
    },
  });
}

/** A file that says no title begins with it. */
function splitTitle(html: string, title: string): readonly [string, string] {
  const [whole = '', words = ''] =
    title === '' ? (/^\s*<h1[^>]*>([\s\S]{1,1000}?)<\/h1>/.exec(html) ?? []) : [];
  return [words, html.slice(whole.length)];
}

function isDraft(front: FrontMatter, path: string): boolean {
  return (
    /^(?:true|yes)$/i.test(said(front, 'draft')) ||
    /^(?:false|no)$/i.test(said(front, 'published')) ||
    /(?:^|\/)_drafts\//.test(path)
  );
}

/** An address of the old site for one that is written relative to a file. */
function resolved(target: string, path: string, { base, links }: Folder): string {
  const plain = target.replaceAll('&amp;', '&').trim();
  if (plain === '' || plain.startsWith('#') || /^[a-z][\w+.-]*:/i.test(plain) || plain.startsWith('//'))
    return plain;
  const around = `${base}/${encodeURI(folderOf(path))}/`;
  if (!URL.canParse(plain, around)) return plain;
  const url = new URL(plain, around);
  const own = links.get(
    decode(url.pathname)
      .replace(new URL(base).pathname.replace(/\/$/, ''), '')
      .replace(/^\//, '')
      .toLowerCase(),
  );
  return own === undefined ? url.href : own + url.hash;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function said(front: FrontMatter, ...keys: readonly string[]): string {
  for (const key of keys) {
    const value = front[key];
    const text = typeof value === 'string' ? value : (value?.[0] ?? '');
    if (text !== '') return text;
  }
  return '';
}

/** Of a list, or of words with commas between them. */
function list(front: FrontMatter, ...keys: readonly string[]): readonly string[] {
  const value = keys.map((key) => front[key]).find((each) => each !== undefined && each.length > 0) ?? [];
  return typeof value === 'string'
    ? value
        .split(',')
        .map((each) => each.trim())
        .filter(Boolean)
    : value;
}

function nameOf(path: string): string {
  return (path.split('/').at(-1) ?? '').replace(/\.\w{1,9}$/, '');
}

function folderOf(path: string): string {
  return path.split('/').slice(0, -1).join('/');
}

function isIndex(path: string): boolean {
  return /^_?index$/i.test(nameOf(path));
}

function titleFrom(slug: string): string {
  const words = slug.replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
