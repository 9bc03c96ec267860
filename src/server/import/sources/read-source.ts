/** Exports that are no WordPress file, read whole and checked before anything is written. */
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { FeedReading } from '#domain/import/sources/feed.ts';
import { readGhost } from '#domain/import/sources/ghost.ts';
import { type FolderFile, readMarkdown } from '#domain/import/sources/markdown.ts';
import type { WxrItem, WxrSite } from '#domain/import/wxr.ts';
import { formatFileSize } from '#domain/media/file-size.ts';
import { readXml } from '../../storage/read-xml.ts';
import { XmlProblem } from '../../storage/xml-problem.ts';

export type SourceRead =
  | { readonly ok: true; readonly site: WxrSite; readonly items: readonly WxrItem[] }
  | { readonly ok: false; readonly message: string };

export interface ReadSourceOptions {
  /** Where the site was, as its owner says: these files do not. */
  readonly oldSite?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

type Read = (path: string, options: ReadSourceOptions) => Promise<SourceRead>;

export const OTHER_SOURCES: Readonly<Record<'ghost' | 'feed' | 'markdown', Read>> = {
  ghost: readGhostFile,
  feed: readFeedFile,
  markdown: readFolder,
};

/** They are held in memory while they are read. */
const MAX_JSON_BYTES = 150_000_000;
const MAX_FEED_BYTES = 150_000_000;
const MAX_MARKDOWN_BYTES = 150_000_000;
const MAX_MARKDOWN_FILES = 20_000;

async function readGhostFile(path: string, { oldSite }: ReadSourceOptions): Promise<SourceRead> {
  const large = await tooLarge(path, MAX_JSON_BYTES);
  if (large) return large;
  const text = decoded(await readFile(path));
  if (text === undefined) return refused('The file is not written in UTF-8. Export it again from Ghost.');
  if (/^\s*</.test(text.slice(0, 200))) return refused(whatMarkupIs(text));
  try {
    return readGhost(JSON.parse(text), oldSite);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return refused(
      `The file is not valid JSON${placeOf(error.message, text)}. It may have been cut off: export it again.`,
    );
  }
}

function whatMarkupIs(text: string): string {
  return /<opml\b/i.test(text.slice(0, 2000))
    ? 'This is an OPML file: a list of feeds, without their posts. It can’t be imported as posts.'
    : 'This is not a Ghost export: Ghost exports JSON, and this file is XML or HTML.';
}

/** V8 counts characters. */
function placeOf(message: string, text: string): string {
  const position = Number(/position (\d+)/.exec(message)?.[1] ?? text.length);
  const before = text.slice(0, position).split('\n');
  return ` at line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
}

async function readFeedFile(path: string, { signal }: ReadSourceOptions): Promise<SourceRead> {
  const large = await tooLarge(path, MAX_FEED_BYTES);
  if (large) return large;
  const reading = new FeedReading();
  try {
    await readXml(path, reading, { isTolerant: false, signal });
  } catch (error) {
    if (!(error instanceof XmlProblem)) throw error;
    const known = reading.refusal();
    if (known?.includes('OPML') || known?.includes('web page')) return refused(known);
    return refused(`${error.message} Line ${error.line}, column ${error.column}.`);
  }
  const refusal = reading.refusal();
  if (refusal !== undefined) return refused(refusal);
  return { ok: true, site: reading.site(), items: reading.items() };
}

async function readFolder(path: string, { oldSite, signal }: ReadSourceOptions): Promise<SourceRead> {
  const isFile = (await stat(path)).isFile();
  const paths = isFile ? [path] : await markdownIn(path);
  if (paths.length > MAX_MARKDOWN_FILES)
    return refused(`There are ${paths.length} Markdown files. The limit is ${MAX_MARKDOWN_FILES}.`);
  const files: FolderFile[] = [];
  let bytes = 0;
  for (const each of paths) {
    signal?.throwIfAborted();
    const name = isFile ? 'post.md' : relative(path, each).split(sep).join('/');
    bytes += (await stat(each)).size;
    if (bytes > MAX_MARKDOWN_BYTES)
      return refused(`The Markdown files are larger than ${formatFileSize(MAX_MARKDOWN_BYTES)} together.`);
    const text = decoded(await readFile(each));
    if (text === undefined) return refused(`${name} is not written in UTF-8. Save it as UTF-8.`);
    files.push({ path: name, text });
  }
  return readMarkdown(withoutTop(files), oldSite);
}

async function markdownIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter(
      (entry) =>
        entry.isFile() && /\.(?:md|markdown|mdx|mkd)$/i.test(entry.name) && !entry.name.startsWith('.'),
    )
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/[\\/](?:node_modules|__MACOSX|\.git)[\\/]/.test(path))
    .toSorted();
}

/** The one folder that an archive often is of: its name says nothing of the site. */
function withoutTop(files: readonly FolderFile[]): readonly FolderFile[] {
  const top = files[0]?.path.split('/')[0] ?? '';
  const isTop =
    files.every(({ path }) => path.startsWith(`${top}/`)) && !/^(?:_posts|posts?|content|blog)$/i.test(top);
  return isTop ? files.map(({ path, text }) => ({ path: path.slice(top.length + 1), text })) : files;
}

async function tooLarge(path: string, most: number): Promise<SourceRead | undefined> {
  const { size } = await stat(path);
  if (size === 0) return refused('The file is empty.');
  return size > most
    ? refused(`The file is larger than ${formatFileSize(most)}. Export it in parts.`)
    : undefined;
}

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function refused(message: string): SourceRead {
  return { ok: false, message };
}
