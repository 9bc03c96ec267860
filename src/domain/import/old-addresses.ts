/** The old site's addresses: which entry each one leads to, in all the ways WordPress writes them. */

import { trimOf, trimSlashes } from '../trim.ts';
import { decodePath, type IndexedItem } from './index-item.ts';

export type OldTarget =
  | { readonly kind: 'item'; readonly key: string }
  | { readonly kind: 'term'; readonly taxonomy: string; readonly name: string }
  | { readonly kind: 'home' };

export interface OldTerm {
  readonly taxonomy: string;
  readonly slug: string;
  readonly name: string;
}

export interface OldAddress {
  readonly isInternal: boolean;
  readonly target: OldTarget | undefined;
  /** From `#` on, without it. */
  readonly anchor: string;
  /** Whole and absolute. */
  readonly href: string;
}

export class OldAddresses {
  readonly #base: URL | undefined;
  readonly #hosts: ReadonlySet<string>;
  readonly #byPath = new Map<string, string>();
  readonly #byId = new Map<string, string>();
  readonly #byFile = new Map<string, string>();
  readonly #terms: readonly OldTerm[];

  /** @param baseUrl address of the old site's front page */
  constructor(baseUrl: string, items: readonly IndexedItem[], terms: readonly OldTerm[]) {
    this.#base = parseHttp(baseUrl);
    this.#hosts = new Set(this.#base ? [bareHost(this.#base.hostname)] : []);
    this.#terms = terms;
    for (const item of items) this.#add(item);
  }

  #add(item: IndexedItem): void {
    if (item.role === 'menu-item' || item.role === 'left-out') return;
    const note = (map: Map<string, string>, key: string | undefined): void => {
      if (key && !map.has(key)) map.set(key, item.key);
    };
    note(this.#byId, item.postId);
    if (item.attachment) {
      const file = fileKey(item.attachment.url);
      note(this.#byFile, file);
      for (const copy of item.attachment.copies)
        note(this.#byFile, file && besideIt(file, copy.toLowerCase()));
    } else note(this.#byPath, this.#pathOf(item.link));
  }

  /** An address with a query names its entry by number, which is known anyway. */
  #pathOf(link: string): string | undefined {
    const url = this.#parse(link);
    return url?.search === '' && this.isInternal(url) ? pathKey(url.pathname) : undefined;
  }

  #parse(url: string): URL | undefined {
    return parseHttp(url, this.#base);
  }

  isInternal(url: URL): boolean {
    return this.#hosts.has(bareHost(url.hostname));
  }

  /** Undefined for what is no address of the web (`mailto:`, `#anchor`, nonsense). */
  find(address: string): OldAddress | undefined {
    const url = this.#parse(address);
    if (!url) return undefined;
    const anchor = decodePath(url.hash.slice(1));
    if (!this.isInternal(url))
      return { isInternal: false, target: this.#fileOf(url), anchor, href: url.href };
    return { isInternal: true, target: this.#targetOf(url), anchor, href: url.href };
  }

  /** The attachment whose file, or one of its smaller copies, an address names. */
  findFile(address: string): string | undefined {
    const url = this.#parse(address);
    const file = url && this.#fileOf(url);
    return file?.kind === 'item' ? file.key : undefined;
  }

  findId(postId: string): string | undefined {
    return this.#byId.get(postId);
  }

  /** The path visitors know, decoded and without a slash at its end; undefined where it is a query or elsewhere. */
  oldPath(item: IndexedItem): string | undefined {
    const url = this.#parse(item.link);
    if (url?.search !== '' || !this.isInternal(url)) return undefined;
    const path = trimSlashes(decodePath(url.pathname).normalize('NFC'));
    return path === '' ? undefined : path;
  }

  #fileOf(url: URL): OldTarget | undefined {
    const key =
      this.#byFile.get(fileKey(url.href) ?? '') ?? this.#byFile.get(withoutSize(fileKey(url.href) ?? ''));
    return key === undefined ? undefined : { kind: 'item', key };
  }

  #targetOf(url: URL): OldTarget | undefined {
    const file = this.#fileOf(url);
    if (file) return file;
    const id = /[?&](?:p|page_id|attachment_id)=(\d+)/.exec(url.search)?.[1];
    const byId = id === undefined ? undefined : this.#byId.get(id);
    if (byId !== undefined) return { kind: 'item', key: byId };
    const path = pathKey(url.pathname);
    const byPath = this.#byPath.get(path);
    if (byPath !== undefined) return { kind: 'item', key: byPath };
    if (path === '' || path === pathKey(this.#base?.pathname ?? '')) return { kind: 'home' };
    return this.#termOf(path);
  }

  #termOf(path: string): OldTarget | undefined {
    const folders = path.split('/');
    const slug = folders.pop() ?? '';
    const base = folders.find((folder) => folder === 'category' || folder === 'tag');
    if (base === undefined || slug === '') return undefined;
    const taxonomy = base === 'tag' ? 'post_tag' : 'category';
    const term = this.#terms.find((each) => each.taxonomy === taxonomy && pathKey(each.slug) === slug);
    return term && { kind: 'term', taxonomy, name: term.name };
  }
}

/** The file of that name in the same folder. */
function besideIt(file: string, name: string): string {
  return file.slice(0, file.lastIndexOf('/') + 1) + name;
}

function parseHttp(address: string, base?: URL): URL | undefined {
  const text = address.trim();
  if (text === '' || text.startsWith('#')) return undefined;
  if (!URL.canParse(text, base?.href)) return undefined;
  const url = base ? new URL(text, base) : new URL(text);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url : undefined;
}

function bareHost(hostname: string): string {
  return hostname.toLowerCase().replace(/^www\./, '');
}

/** Decoded, lower case, without slashes at the ends. */
function pathKey(pathname: string): string {
  return trimOf(decodePath(pathname).normalize('NFC').toLowerCase(), '/').replace(/\.html?$/, '');
}

/** What stays the same of a file's address whatever size or host it is asked from. */
function fileKey(address: string): string | undefined {
  const path = /^(?:https?:)?\/\/[^/]+(\/[^?#]*)/i.exec(address)?.[1];
  if (path === undefined || !/\.\w{2,5}$/.test(path))
    return path === undefined ? undefined : decodePath(path).toLowerCase();
  const decoded = decodePath(path).toLowerCase();
  return decoded.replace(/^.*\/(?:wp-content\/uploads|files)\//, '/');
}

/** `jug-300x200.jpg` and `jug-scaled.jpg` are smaller copies of `jug.jpg`. */
function withoutSize(key: string): string {
  return key.replace(/-(?:\d{1,5}x\d{1,5}|scaled|rotated)(?=\.\w{2,5}$)/, '');
}
