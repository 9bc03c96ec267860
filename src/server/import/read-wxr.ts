/**
 * Reads a WordPress export item by item, so that a file of any size takes the memory of one item. Elements
 * are told by prefix and local name: real files bind the same prefixes to different addresses.
 */
import type { WxrAuthor, WxrComment, WxrItem, WxrLabel, WxrSite, WxrTerm } from '#domain/import/wxr.ts';
import { type ReadXmlOptions, readXml, type XmlHandler } from '../storage/read-xml.ts';
import { XmlProblem } from '../storage/xml-problem.ts';

export interface ReadWxrOptions extends ReadXmlOptions {
  readonly onItem: (item: WxrItem) => void;
}

export type WxrRead =
  | { readonly ok: true; readonly site: WxrSite }
  | { readonly ok: false; readonly message: string; readonly line: number };

export async function readWxr(file: string, options: ReadWxrOptions): Promise<WxrRead> {
  const reading = new WxrReading(options.onItem);
  try {
    await readXml(file, reading, options);
    const refusal = reading.refusal(options.isTolerant);
    if (refusal) return { ok: false, message: refusal, line: 1 };
    return { ok: true, site: reading.site() };
  } catch (error) {
    if (!(error instanceof XmlProblem)) throw error;
    return {
      ok: false,
      message: `${error.message} Line ${error.line}, column ${error.column}.`,
      line: error.line,
    };
  }
}

type Fields = Record<string, string>;
/** Texts longer than this are no text somebody wrote. */
const MAX_TEXT = 32_000_000;

/** Elements within which texts are collected under their own names. */
const RECORDS = new Set([
  'item',
  'wp:author',
  'wp:category',
  'wp:tag',
  'wp:term',
  'wp:comment',
  'wp:postmeta',
  'wp:commentmeta',
]);

interface OpenRecord {
  readonly name: string;
  readonly line: number;
  readonly fields: Fields;
}

class WxrReading implements XmlHandler {
  readonly #onItem: (item: WxrItem) => void;
  readonly #channel: Fields = {};
  readonly #authors: WxrAuthor[] = [];
  readonly #terms: WxrTerm[] = [];
  readonly #path: string[] = [];
  readonly #records: OpenRecord[] = [];
  #texts: string[] = [];
  #length = 0;
  #line = 1;
  #attributes: Readonly<Record<string, string>> = {};
  #labels: WxrLabel[] = [];
  #meta: Fields = {};
  #comments: WxrComment[] = [];
  #isClosed = false;
  #root = '';

  constructor(onItem: (item: WxrItem) => void) {
    this.#onItem = onItem;
  }

  open(name: string, attributes: Readonly<Record<string, string>>, line: number): void {
    if (this.#path.length === 0) this.#root = name;
    this.#path.push(name);
    this.#line = line;
    this.#texts = [];
    this.#length = 0;
    this.#attributes = attributes;
    if (!RECORDS.has(name) || this.#path[1] !== 'channel') return;
    this.#records.push({ name, line, fields: {} });
    if (name !== 'item') return;
    this.#labels = [];
    this.#meta = {};
    this.#comments = [];
  }

  text(text: string): void {
    this.#length += text.length;
    if (this.#length > MAX_TEXT)
      throw new XmlProblem('A single text is longer than 32 million characters.', this.#line, 1);
    this.#texts.push(text);
  }

  close(name: string): void {
    this.#path.pop();
    const text = this.#texts.join('');
    this.#texts = [];
    this.#length = 0;
    const record = this.#records.at(-1);
    if (record?.name === name && RECORDS.has(name)) {
      this.#records.pop();
      this.#finish(record);
    } else if (record) this.#setField(record, name, text);
    else if (this.#path.at(-1) === 'channel') this.#channel[name] ??= text.trim();
    if (name === 'rss' && this.#path.length === 0) this.#isClosed = true;
  }

  /** Why this is no export, or undefined. */
  refusal(isTolerant: boolean): string | undefined {
    if (!this.#isClosed && this.#root !== 'opml')
      return 'The file ends too early: its last element is missing. Export it again.';
    if (this.#root === 'opml')
      return 'This is an OPML file: a list of feeds, without their posts. It can’t be imported as posts.';
    const version = this.#channel['wp:wxr_version'];
    if (version === undefined) {
      return 'This is not a WordPress export: the element wp:wxr_version is missing. Choose the file that “Tools, Export” made.';
    }
    if (!isTolerant && !/^1\.\d+$/.test(version)) {
      return `The export says it is of version “${version.slice(0, 40)}”. Versions 1.0 to 1.2 are known; export it again.`;
    }
    return undefined;
  }

  site(): WxrSite {
    const field = (name: string): string => this.#channel[name] ?? '';
    return {
      title: field('title'),
      link: field('link'),
      description: field('description'),
      language: field('language'),
      version: field('wp:wxr_version'),
      baseUrl: field('wp:base_blog_url') || field('link') || field('wp:base_site_url'),
      authors: this.#authors,
      terms: this.#terms,
    };
  }

  #setField(record: OpenRecord, name: string, text: string): void {
    if (record.name === 'item' && name === 'category') {
      const { domain = 'category', nicename = '' } = this.#attributes;
      this.#labels.push({ domain, slug: nicename, name: text.trim() });
      return;
    }
    // Exports of unusual making leave the prefix out where the default namespace says it.
    const key = name === 'post_id' ? 'wp:post_id' : name;
    record.fields[key] ??= text;
  }

  #finish({ name, line, fields }: OpenRecord): void {
    const field = (key: string): string => (fields[`wp:${key}`] ?? '').trim();
    switch (name) {
      case 'item':
        this.#onItem(this.#itemOf(fields, line));
        return;
      case 'wp:author':
        this.#authors.push({ login: field('author_login'), displayName: field('author_display_name') });
        return;
      case 'wp:category':
        this.#terms.push({
          taxonomy: 'category',
          id: field('term_id'),
          slug: field('category_nicename'),
          name: field('cat_name'),
        });
        return;
      case 'wp:tag':
        this.#terms.push({
          taxonomy: 'post_tag',
          id: field('term_id'),
          slug: field('tag_slug'),
          name: field('tag_name'),
        });
        return;
      case 'wp:term':
        this.#terms.push({
          taxonomy: field('term_taxonomy'),
          id: field('term_id'),
          slug: field('term_slug'),
          name: field('term_name'),
        });
        return;
      case 'wp:comment':
        this.#comments.push(commentOf(field));
        return;
      case 'wp:postmeta':
        if (field('meta_key') !== '') this.#meta[field('meta_key')] = fields['wp:meta_value'] ?? '';
    }
  }

  #itemOf(fields: Fields, line: number): WxrItem {
    const field = (key: string): string => (fields[key] ?? '').trim();
    return {
      line,
      title: field('title'),
      link: field('link'),
      guid: field('guid'),
      creator: field('dc:creator'),
      pubDate: field('pubDate'),
      content: fields['content:encoded'] ?? '',
      excerpt: field('excerpt:encoded'),
      postId: field('wp:post_id'),
      postDate: field('wp:post_date'),
      postDateGmt: field('wp:post_date_gmt'),
      postName: field('wp:post_name'),
      postType: field('wp:post_type') || 'post',
      status: field('wp:status') || 'publish',
      postParent: field('wp:post_parent'),
      menuOrder: field('wp:menu_order'),
      password: field('wp:post_password'),
      isSticky: field('wp:is_sticky') === '1',
      attachmentUrl: field('wp:attachment_url'),
      labels: this.#labels,
      meta: this.#meta,
      isClosed: field('wp:comment_status') === 'closed',
      comments: this.#comments,
    };
  }
}

function commentOf(field: (key: string) => string): WxrComment {
  return {
    id: field('comment_id'),
    author: field('comment_author'),
    email: field('comment_author_email'),
    date: field('comment_date'),
    dateGmt: field('comment_date_gmt'),
    content: field('comment_content'),
    approved: field('comment_approved'),
    type: field('comment_type'),
    parent: field('comment_parent'),
  };
}
