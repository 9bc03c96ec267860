/** Walks a site as a visitor's browser would, and keeps every answer as a file. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { islandAddresses } from '#site/with-island-chunks.ts';
import { type ChangeAddress, changeAddresses, parsePage } from './rewrite-page.ts';
import { type SiteAddress, siteAddress, staticFile } from './static-names.ts';

export interface WalkOptions {
  /** Answers a request to the site; redirects are not followed. */
  readonly fetch: (address: SiteAddress) => Promise<Response>;
  /** Scheme and host of the site's absolute links. */
  readonly origin: string;
  /** Where to begin: everything that is published, and what no page links to. */
  readonly start: readonly SiteAddress[];
  /** Of pages that are not for everyone, without what is asked of them. */
  readonly forMembers: ReadonlySet<string>;
  readonly folder: string;
  readonly now: number;
  readonly onProgress?: ((done: string) => void) | undefined;
}

export type Kept =
  | { readonly kind: 'file'; readonly file: string; readonly type: 'html' | 'text' | 'other' }
  | { readonly kind: 'redirect'; readonly location: string }
  /** Not public, not there, or failed. */
  | { readonly kind: 'missing'; readonly status: number };

/** What became of every address the walk came by. */
export type Walked = ReadonlyMap<SiteAddress, Kept>;

/** Asked at the same time; pictures in new widths take a while each. */
const WORKERS = 4;
/** Pages that answer a search, or lead to the owner area or a member’s account. */
const NOT_COPIED = /^\/(search|config|api|account|_preview|_still)(\/|\?|$)/;
/** How far a calendar can be leafed through, either way. */
const MONTHS = 12;

export async function walkSite(options: WalkOptions): Promise<Walked> {
  const kept = new Map<SiteAddress, Kept>();
  const queue: SiteAddress[] = [];
  const known = new Set<SiteAddress>();
  const add = (address: SiteAddress): void => {
    if (known.has(address) || isLeftOut(address, options)) return;
    known.add(address);
    queue.push(address);
  };
  for (const address of options.start) add(address);
  let working = 0;
  const work = async (): Promise<void> => {
    // A worker with nothing to do waits while another may still find something.
    while (queue.length > 0 || working > 0) {
      const address = queue.shift();
      if (address === undefined) {
        await new Promise((resolve) => setTimeout(resolve, 1));
        continue;
      }
      working += 1;
      try {
        kept.set(address, await keep(address, options, add));
      } finally {
        working -= 1;
      }
      options.onProgress?.(`${kept.size} of ${known.size} pages and files`);
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, work));
  return kept;
}

function isLeftOut(address: SiteAddress, { now, forMembers }: WalkOptions): boolean {
  const [path = ''] = address.split('?', 1);
  return NOT_COPIED.test(address) || isTooFar(address, now) || forMembers.has(path);
}

function isTooFar(address: SiteAddress, now: number): boolean {
  const [, year, month] = /[?&]month=(\d{4})-(\d{2})(?:&|$)/.exec(address) ?? [];
  if (year === undefined) return false;
  const today = new Date(now);
  const distance =
    Number(year) * 12 + Number(month) - (today.getUTCFullYear() * 12 + today.getUTCMonth() + 1);
  return distance > MONTHS;
}

async function keep(
  address: SiteAddress,
  options: WalkOptions,
  add: (address: SiteAddress) => void,
): Promise<Kept> {
  const response = await options.fetch(address);
  const location = response.headers.get('location');
  if (location !== null && response.status >= 300 && response.status < 400) {
    const target = localAddress(location, address, options.origin);
    if (target !== undefined) add(target);
    return { kind: 'redirect', location };
  }
  const bytes = Buffer.from(await response.arrayBuffer());
  const contentType = response.headers.get('content-type') ?? '';
  const file = staticFile(address, contentType);
  if (response.status !== 200 || file === undefined) return { kind: 'missing', status: response.status };
  for (const found of addressesIn(bytes, contentType, address, options.origin)) add(found);
  const path = join(options.folder, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
  return { kind: 'file', file, type: fileType(contentType) };
}

function fileType(contentType: string): 'html' | 'text' | 'other' {
  if (contentType.startsWith('text/html')) return 'html';
  return /^(text\/plain|application\/(xml|atom\+xml|feed\+json|json))/.test(contentType) ? 'text' : 'other';
}

/** The site's own address behind a link, or undefined when it leads elsewhere. */
export function localAddress(link: string, from: SiteAddress, origin: string): SiteAddress | undefined {
  const page = new URL(from, origin);
  const url = URL.canParse(link, page.href) ? new URL(link, page.href) : undefined;
  return url?.origin === page.origin ? siteAddress(url) : undefined;
}

function addressesIn(bytes: Buffer, contentType: string, from: SiteAddress, origin: string): SiteAddress[] {
  const found: SiteAddress[] = [];
  const note: ChangeAddress = (link) => {
    const address = localAddress(link, from, origin);
    if (address !== undefined) found.push(address);
    return undefined;
  };
  if (contentType.startsWith('text/html')) {
    const html = bytes.toString();
    changeAddresses(parsePage(html), note);
    for (const address of islandAddresses(html)) note(address, 'asset');
  }
  if (contentType.startsWith('text/css')) {
    for (const [, file = ''] of bytes.toString().matchAll(/url\(([\w./-]+)\)/g)) note(file, 'asset');
  }
  if (contentType.startsWith('text/javascript')) {
    for (const [, , chunk = ''] of bytes.toString().matchAll(/(["'`])(\.{1,2}\/[\w./-]+\.js)\1/g))
      note(chunk, 'asset');
  }
  if (/^application\/(xml|atom\+xml)/.test(contentType)) {
    for (const [link] of bytes.toString().matchAll(/https?:\/\/[^\s<>"']+/g))
      note(link.replaceAll('&amp;', '&'), 'link');
  }
  return found;
}
