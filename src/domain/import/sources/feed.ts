/** Feeds: RSS in its versions, and Atom. Their entries become posts. */
import { escapeHtml } from '../../escape-html.ts';
import type { WxrItem, WxrSite } from '../wxr.ts';
import { entryOf, NO_SITE, pictureOf, tagsOf, utcText } from './wxr-item.ts';

interface Entry {
  readonly line: number;
  readonly texts: Map<string, string>;
  readonly labels: string[];
  picture: string;
}

const ROOTS = new Set(['rss', 'feed', 'rdf:RDF', 'RDF']);
const BARE = /^(?:atom|a|rss|rdf|content|dc|dcterms|media|itunes):/;
/** Of Atom and of what readers add: what they hold is text or markup. */
const TEXTS = new Set(['title', 'summary', 'content', 'subtitle', 'description']);

/** Receives the elements of a feed as they are read. */
export class FeedReading {
  readonly #items: WxrItem[] = [];
  readonly #pictures = new Map<string, WxrItem>();
  readonly #channel = new Map<string, string>();
  #path: string[] = [];
  #entry: Entry | undefined;
  #texts: string[] = [];
  #type = '';
  /** While markup is within: what has been written again, and how deep it is. */
  #markup: { readonly html: string[]; depth: number } | undefined;
  #root = '';
  #isClosed = false;
  #language = '';

  open(name: string, attributes: Readonly<Record<string, string>>, line: number): void {
    if (this.#markup) {
      this.#markup.depth += 1;
      this.#markup.html.push(openTag(name.replace(/^[\w-]+:/, ''), attributes));
      return;
    }
    if (this.#path.length === 0) this.#begin(name, attributes);
    this.#path.push(name);
    this.#texts = [];
    const bare = name.replace(BARE, '');
    if (this.#isEntry(name)) this.#entry = { line, texts: new Map(), labels: [], picture: '' };
    else if (attributes['type'] === 'xhtml') this.#markup = { html: [], depth: 0 };
    else this.#attributes(name, bare, attributes);
    this.#type = attributes['type'] ?? '';
  }

  #begin(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#root = name;
    this.#language = attributes['xml:lang'] ?? '';
  }

  #isEntry(name: string): boolean {
    const isInside =
      this.#path.length === 2 ||
      (this.#path.length === 3 && this.#path[1] === 'channel') ||
      this.#path.length === 1;
    return isInside && (name === 'item' || name.replace(BARE, '') === 'entry');
  }

  #attributes(name: string, bare: string, attributes: Readonly<Record<string, string>>): void {
    const target = this.#entry?.texts ?? this.#channel;
    const { href = '', rel = 'alternate', url = '', term } = attributes;
    if (bare === 'link' && href !== '' && rel === 'alternate' && !target.has('link'))
      target.set('link', href);
    if (bare === 'category' && term !== undefined) this.#entry?.labels.push(attributes['label'] ?? term);
    if (this.#entry?.picture === '' && isPicture(name, attributes)) this.#entry.picture = url || href;
  }

  text(text: string): void {
    if (this.#markup) this.#markup.html.push(escapeHtml(text));
    else this.#texts.push(text);
  }

  close(name: string): void {
    if (this.#markup && this.#markup.depth > 0) {
      this.#markup.depth -= 1;
      this.#markup.html.push(`</${name.replace(/^[\w-]+:/, '')}>`);
      return;
    }
    const markup = this.#markup?.html.join('');
    this.#markup = undefined;
    this.#path.pop();
    const text = markup ?? this.#texts.join('').trim();
    this.#texts = [];
    if (this.#entry && this.#isEntry(name)) this.#finish(this.#entry);
    else
      this.#note(name, this.#type === 'text' && TEXTS.has(name.replace(BARE, '')) ? escapeHtml(text) : text);
    if (this.#path.length === 0) this.#isClosed = true;
  }

  #note(name: string, text: string): void {
    const bare = name.replace(BARE, '');
    const target = this.#entry?.texts ?? this.#channel;
    if (bare === 'category' && text !== '') this.#entry?.labels.push(text);
    const parent = this.#path.at(-1)?.replace(BARE, '') ?? '';
    const key =
      name === 'content:encoded' ? 'content' : bare === 'name' && parent === 'author' ? 'creator' : bare;
    const isOwn = !['image', 'textInput', 'source'].includes(parent);
    if (text !== '' && isOwn && !target.has(key)) target.set(key, text);
  }

  #finish({ line, texts, labels, picture }: Entry): void {
    this.#entry = undefined;
    const said = (...keys: readonly string[]) => keys.map((key) => texts.get(key)).find((each) => each) ?? '';
    const link = absolute(
      said('link') || (/^https?:/.test(said('guid', 'id')) ? said('guid', 'id') : ''),
      this.#base(),
    );
    const content = said('content', 'description', 'summary');
    const excerpt = texts.has('content') ? said('description', 'summary') : '';
    const url = absolute(picture, this.#base());
    if (url !== '' && !this.#pictures.has(url)) this.#pictures.set(url, pictureOf(url));
    this.#items.push(
      entryOf({
        line,
        postId: `entry:${said('guid', 'id') || link || said('title')}`.slice(0, 300),
        postType: 'post',
        title: said('title'),
        link,
        creator: nameOf(said('creator', 'author')),
        content,
        excerpt: excerpt === content ? '' : excerpt,
        postDateGmt: utcText(said('published', 'pubDate', 'date', 'issued', 'updated', 'modified')),
        postName: slugOf(link),
        labels: tagsOf([...new Set(labels)]),
        meta: url === '' ? {} : { _thumbnail_id: this.#pictures.get(url)?.postId ?? '' },
      }),
    );
  }

  #base(): string {
    return this.#channel.get('link') ?? NO_SITE;
  }

  /** Why this is no feed, or undefined. */
  refusal(): string | undefined {
    const root = this.#root;
    if (root === 'opml')
      return 'This is an OPML file: a list of feeds, without their posts. Open the address of the feed you want, save it as a file, and import that.';
    if (root.toLowerCase() === 'html')
      return 'This is a web page, not a feed. Save the feed itself as a file.';
    if (!ROOTS.has(root.replace(/^atom:/, '')))
      return `This is not a feed: it begins with “${root.slice(0, 40)}”, not with rss, feed or rdf:RDF.`;
    return this.#isClosed ? undefined : 'The file ends too early: its last element is missing.';
  }

  site(): WxrSite {
    const said = (key: string) => this.#channel.get(key) ?? '';
    const base = URL.canParse(this.#base()) ? new URL(this.#base()).origin : NO_SITE;
    return {
      title: said('title'),
      link: base,
      description: said('description') || said('subtitle'),
      language: this.#language || said('language'),
      version: '',
      baseUrl: base,
      authors: [],
      terms: [],
    };
  }

  items(): readonly WxrItem[] {
    return [...this.#pictures.values(), ...this.#items];
  }
}

/** Beside an entry, in one of the ways that readers know. */
function isPicture(
  name: string,
  { type = '', medium = '', rel = '' }: Readonly<Record<string, string>>,
): boolean {
  if (name === 'media:thumbnail') return true;
  if (!type.startsWith('image/') && medium !== 'image') return false;
  return name === 'media:content' || name === 'enclosure' || rel === 'enclosure';
}

function absolute(url: string, base: string): string {
  return url !== '' && URL.canParse(url, base) ? new URL(url, base).href : '';
}

function slugOf(link: string): string {
  if (!URL.canParse(link)) return '';
  return (
    new URL(link).pathname
      .split('/')
      .filter(Boolean)
      .at(-1)
      ?.replace(/\.\w{2,5}$/, '') ?? ''
  );
}

function openTag(name: string, attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes)
    .filter(([key]) => !key.startsWith('xmlns'))
    .map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
  return `<${name}${written.join('')}>`;
}

/** RSS names authors by their address, with the name in brackets behind it. */
function nameOf(author: string): string {
  const open = author.indexOf(' (');
  const isAddress =
    open > 0 && author.endsWith(')') && /^[^\s@]{1,200}@[^\s@]{1,200}$/.test(author.slice(0, open));
  return isAddress ? author.slice(open + 2, -1) : author;
}
