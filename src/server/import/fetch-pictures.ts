/** Pictures that the export names by their addresses: fetched from the old site if the owner agrees. */
import type { IndexedItem } from '#domain/import/index-item.ts';
import { NO_SITE } from '#domain/import/sources/wxr-item.ts';
import { forEachAddress } from '../http/outgoing/for-each-address.ts';
import { type ImportRun, sourceIdOf, takeTurn } from './import-run.ts';
import type { FetchedPicture } from './ports.ts';

export interface WantedPicture {
  readonly key: string;
  readonly address: string;
  readonly alt: string;
  readonly caption: string;
}

const PICTURE = /\.(?:jpe?g|png|gif|webp|avif|svg)$/i;
const SHOWN = /<img\b[^<>]{0,4000}?\s(?:src|data-src|data-image)\s*=\s*["']([^"'<>\s]+)["']/gi;
/** Hosts named in a question to the owner. */
const MOST_HOSTS = 5;

/** All that are neither here nor in the folder, each once. */
export async function wantedPictures(
  run: ImportRun,
  { isHere, keyOf }: { isHere: (key: string, url: string) => boolean; keyOf: (url: string) => string },
): Promise<WantedPicture[]> {
  const wanted = new Map<string, WantedPicture>();
  const want = (key: string, address: string, alt = '', caption = ''): void => {
    const isOpen = !address.startsWith(NO_SITE) && !wanted.has(key) && !isHere(key, address);
    if (isOpen) wanted.set(key, { key, address, alt, caption });
  };
  for (const item of run.byKey.values()) {
    const { url = '', alt, caption } = item.attachment ?? {};
    const isPicture = item.role === 'attachment' && PICTURE.test(pathOf(url));
    if (isPicture) want(item.key, url, alt, caption);
  }
  for (const item of run.byKey.values()) {
    if (item.role !== 'page' && item.role !== 'post') continue;
    await takeTurn(run);
    for (const url of shownPictures(run, item)) want(keyOf(url), url);
  }
  return [...wanted.values()];
}

/** Of the old site, and not among the files that the export lists. */
function shownPictures(run: ImportRun, item: IndexedItem): string[] {
  const { content } = run.file.take(item);
  return [...content.matchAll(SHOWN)].flatMap(([, source = '']) => {
    const url = source.replaceAll('&amp;', '&');
    if (run.addresses.findFile(url) !== undefined) return [];
    const address = run.addresses.find(url);
    const isOurs = address !== undefined && (address.isInternal || isFileHost(address.href));
    return isOurs ? [address.href] : [];
  });
}

/** Hosts from which a builder serves the files of all its sites. */
const FILE_HOSTS = /(?:^|\.)(squarespace-cdn\.com|squarespace\.com|files\.wordpress\.com|wp\.com)$/i;

export function isFileHost(address: string): boolean {
  return FILE_HOSTS.test(new URL(address).hostname);
}

/** What the owner is asked about. */
export function fetchableOf(wanted: readonly WantedPicture[]): ImportRun['fetchable'] {
  const hosts = new Set(wanted.flatMap(({ address }) => URL.parse(address)?.host ?? []));
  return { count: wanted.length, hosts: [...hosts].slice(0, MOST_HOSTS) };
}

export async function fetchWanted(run: ImportRun, wanted: readonly WantedPicture[]): Promise<void> {
  const { deps, options } = run;
  const signal = options.signal ?? new AbortController().signal;
  let done = 0;
  await forEachAddress(wanted, async ({ key, ...picture }) => {
    options.onProgress(`Fetching pictures ${done} of ${wanted.length}`);
    const { siteId } = options;
    const fetched = await deps.ports.fetchPicture(
      { siteId, ...picture, sourceId: sourceIdOf(run, key) },
      signal,
    );
    done += 1;
    take(run, key, fetched);
  });
}

/** What an earlier import has asked for is not asked again. @returns the others */
export async function takeKnown(run: ImportRun, wanted: readonly WantedPicture[]): Promise<WantedPicture[]> {
  const open: WantedPicture[] = [];
  for (const picture of wanted) {
    const { key, address } = picture;
    const known = await run.deps.ports.findPicture({ siteId: run.options.siteId, address });
    if (known) take(run, key, known);
    else open.push(picture);
  }
  return open;
}

function take(run: ImportRun, key: string, fetched: FetchedPicture): void {
  if (fetched.kind === 'failed') run.unfetched.set(key, fetched.reason);
  else {
    const { id, kind, alt, caption, width } = fetched.media;
    run.media.set(key, { id, kind, alt, caption, width });
  }
}

function pathOf(url: string): string {
  return url.split(/[?#]/)[0] ?? '';
}
