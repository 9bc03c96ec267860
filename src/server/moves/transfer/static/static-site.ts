/** Writes a copy of a site that any plain web server can serve: no Vitrine, no database, no scripts of a server. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Queryable } from '../../../db/schema.ts';
import { findSiteSettings } from '../../../kernel/sites/queries.ts';
import { replaceFolder } from '../replace-folder.ts';
import { listStaticAddresses } from './queries.ts';
import {
  changeAddresses,
  type DeadForm,
  pageHtml,
  parsePage,
  removeCounting,
  removeForms,
  removeSearch,
  replaceStatedPath,
} from './rewrite-page.ts';
import { publicLink, type SiteAddress, type StaticBase, siteAddress, staticLink } from './static-names.ts';
import { type Kept, localAddress, type Walked, walkSite } from './walk-site.ts';

export interface StaticDeps {
  readonly db: { readonly read: Queryable };
  readonly now: () => number;
  /** Answers a request to the site as its server would; redirects are not followed. */
  readonly fetch: (address: SiteAddress) => Promise<Response>;
}

export interface WriteStatic {
  readonly siteId: string;
  /** Scheme and host of the site's absolute links. */
  readonly origin: string;
  readonly folder: string;
  readonly base: StaticBase;
  readonly isForced?: boolean;
  readonly onProgress?: (done: string) => void;
}

export type StaticWritten =
  | {
      readonly kind: 'exported';
      readonly pages: number;
      readonly files: number;
      readonly bytes: number;
      /** What the copy cannot do or does not hold, in sentences. */
      readonly warnings: readonly string[];
    }
  | { readonly kind: 'refused'; readonly message: string };

const CLOSED = {
  kind: 'refused',
  message:
    'The site is closed, so every page of the copy would be the same. Open it under Settings, Basics first.',
} as const;

/** By this file a folder is known as a static copy, so that no other is ever replaced. */
const MARKER = '.vitrine-static';
const NOT_FOUND_FILE = '404.html';
/** An address no page has. */
const NOWHERE = '/there-is-no-such-page-in-this-copy';
const ALWAYS: readonly SiteAddress[] = ['/', '/robots.txt', '/sitemap.xml', '/favicon.svg'];

export async function writeStatic(deps: StaticDeps, input: WriteStatic): Promise<StaticWritten> {
  const { siteId, origin, onProgress } = input;
  if ((await findSiteSettings(deps.db.read, siteId))?.isClosed) return CLOSED;
  return replaceFolder(
    { folder: input.folder, isForced: input.isForced ?? false, ownFile: MARKER },
    async (folder) => {
      const listed = await listStaticAddresses(deps.db.read, siteId);
      const addressOf = (path: string) => siteAddress(new URL(encodeURI(path), origin));
      const start = [...ALWAYS, ...listed.public.map(addressOf)];
      const forMembers = new Set<string>(listed.forMembers.map(addressOf));
      const { fetch } = deps;
      const walked = await walkSite({
        ...{ fetch, origin, start, forMembers, folder },
        now: deps.now(),
        onProgress,
      });
      const copy = new Copy(folder, walked, input);
      await copy.writeAll();
      await copy.writeNotFound(await deps.fetch(NOWHERE));
      await writeFile(join(folder, MARKER), 'Written by “vitrine static”, which may replace this folder.\n');
      return copy.report(listed);
    },
  );
}

type Listed = Pick<Awaited<ReturnType<typeof listStaticAddresses>>, 'locked' | 'forMembers'>;

class Copy {
  readonly #folder: string;
  readonly #walked: Walked;
  readonly #input: WriteStatic;
  readonly #dead = new Map<SiteAddress, SiteAddress>();
  #pages = 0;
  #files = 0;
  #bytes = 0;
  #searches = 0;
  readonly #forms = new Set<DeadForm>();

  constructor(folder: string, walked: Walked, input: WriteStatic) {
    this.#folder = folder;
    this.#walked = walked;
    this.#input = input;
  }

  async writeAll(): Promise<void> {
    for (const [address, kept] of this.#walked) {
      if (kept.kind === 'redirect') await this.#writeRedirect(address, kept.location);
      if (kept.kind !== 'file') continue;
      const bytes = await readFile(join(this.#folder, kept.file));
      const changed = this.#changed(address, kept, bytes);
      if (changed !== undefined) await writeFile(join(this.#folder, kept.file), changed);
      if (kept.type === 'html') this.#pages += 1;
      else this.#files += 1;
      this.#bytes += Buffer.byteLength(changed ?? bytes);
    }
  }

  #changed(address: SiteAddress, kept: Extract<Kept, { kind: 'file' }>, bytes: Buffer): string | undefined {
    if (kept.type === 'html') return this.#page(bytes.toString(), address, kept.file);
    return kept.type === 'text' ? this.#text(bytes.toString()) : undefined;
  }

  #page(html: string, address: SiteAddress, file: string, words?: string): string {
    const dom = parsePage(html);
    removeCounting(dom);
    this.#searches += removeSearch(dom);
    for (const kind of removeForms(dom)) this.#forms.add(kind);
    if (words !== undefined) replaceStatedPath(dom, address, words);
    changeAddresses(dom, (link, use) => {
      const local = localAddress(link, address, this.#input.origin);
      if (local === undefined) return undefined;
      const target = this.#fileOf(local);
      if (target === undefined) {
        if (use === 'link') this.#dead.set(local, address);
        return null;
      }
      const to = /^https?:/.test(link)
        ? publicLink(this.#input.base, this.#input.origin, target)
        : staticLink(this.#input.base, file, target);
      return to + fragmentOf(link);
    });
    return pageHtml(dom);
  }

  /** Feeds, sitemap and robots hold absolute addresses only. */
  #text(text: string): string {
    const { base, origin } = this.#input;
    return this.#withoutLeftOut(text).replace(/https?:\/\/[^\s<>"'\\]+/g, (link) => {
      const target = this.#fileOfLink(link);
      return target === undefined ? link : publicLink(base, origin, target);
    });
  }

  /** A sitemap names pages for members that have a teaser, of which a copy has none. It has an address a line. */
  #withoutLeftOut(text: string): string {
    const isThere = (line: string) => {
      const link = /^<url><loc>([^<]*)/.exec(line)?.[1];
      return link === undefined || this.#fileOfLink(link) !== undefined;
    };
    return text.split('\n').filter(isThere).join('\n');
  }

  #fileOfLink(link: string): string | undefined {
    const local = localAddress(link.replaceAll('&amp;', '&'), '/', this.#input.origin);
    return local === undefined ? undefined : this.#fileOf(local);
  }

  /** The file an address leads to in the end. */
  #fileOf(address: SiteAddress, steps = 0): string | undefined {
    const kept = this.#walked.get(address);
    if (kept?.kind === 'file') return kept.file;
    if (kept?.kind !== 'redirect' || steps > 5) return undefined;
    const next = localAddress(kept.location, address, this.#input.origin);
    return next === undefined ? undefined : this.#fileOf(next, steps + 1);
  }

  /** A page that sends visitors on: the only redirect a plain server can be made to give. */
  async #writeRedirect(address: SiteAddress, location: string): Promise<void> {
    const { pathname, search } = new URL(address, 'http://site');
    const file = search ? undefined : `${decodeURIComponent(pathname).replace(/^\/|\/$/g, '')}/index.html`;
    const local = localAddress(location, address, this.#input.origin);
    const target = local === undefined ? undefined : this.#fileOf(local);
    // A file there already (the redirect of a folder to itself with a slash) is what visitors get.
    if (file === undefined || file.includes('..') || (local !== undefined && target === undefined)) return;
    const to =
      target === undefined ? location : staticLink(this.#input.base, file, target) + fragmentOf(location);
    const path = join(this.#folder, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, redirectHtml(to), { flag: 'wx' }).catch(ignoreExisting);
    this.#pages += 1;
  }

  async writeNotFound(response: Response): Promise<void> {
    const html = this.#page(await response.text(), NOWHERE, NOT_FOUND_FILE, 'this address');
    await writeFile(join(this.#folder, NOT_FOUND_FILE), html);
  }

  report({ locked, forMembers }: Listed): Extract<StaticWritten, { kind: 'exported' }> {
    const left = [...locked, ...forMembers];
    const warnings = [...this.#dead]
      .filter(([address]) => !left.includes(new URL(address, 'http://site').pathname))
      .filter(([address]) => !/^\/(search|config)\b|[?&]month=/.test(address))
      .map(([address, from]) => `${from} links to ${address}, which does not exist. The link was removed.`);
    if (this.#searches > 0) warnings.push('Search needs a server, so the copy has no search fields.');
    if (this.#forms.has('form')) warnings.push('Forms need a server, so the copy has none.');
    if (this.#forms.has('comments'))
      warnings.push('New comments need a server, so the copy shows comments as closed.');
    for (const path of locked)
      warnings.push(`${path} has a password, which needs a server, so it is not in the copy.`);
    for (const path of forMembers)
      warnings.push(`${path} is for members, which needs a server, so it is not in the copy.`);
    return { kind: 'exported', pages: this.#pages, files: this.#files, bytes: this.#bytes, warnings };
  }
}

function fragmentOf(link: string): string {
  const at = link.indexOf('#');
  return at < 0 ? '' : link.slice(at);
}

function redirectHtml(to: string): string {
  const escaped = to.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>This page has moved</title><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=${escaped}"></head><body><p>This page has moved: <a href="${escaped}">go on</a>.</p></body></html>\n`;
}

function ignoreExisting(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
}
