/** Reads an exported folder whole and checks all of it, before anything is written anywhere. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { isDeeperThan, isObject, MAX_JSON_DEPTH } from '#domain/json.ts';
import type { MovedRows } from '../../kernel/moves/moved-rows.ts';
import { readBack } from '../../kernel/moves/readable.ts';
import { withoutComments } from './annotate.ts';
import { checkContents } from './check-contents.ts';
import { CheckedFiles, checkMedia, checkMovedFiles } from './check-media.ts';
import {
  collectionFileSchema,
  documentFileSchema,
  FORMAT,
  type MissingFile,
  mediaFileSchema,
  missingFilesSchema,
  type SiteContents,
  siteFileSchema,
} from './format.ts';
import { FILES, FOLDERS } from './layout.ts';
import { type Placed, type Problem, Problems } from './problems.ts';

export type ExportRead =
  | {
      readonly kind: 'read';
      readonly contents: SiteContents;
      readonly files: ReadonlyMap<string, string>;
      /** Files that the export says it lacks, by their path in it. */
      readonly absent: ReadonlyMap<string, MissingFile>;
    }
  | { readonly kind: 'invalid'; readonly problems: readonly Problem[] };

/** @param areFilesRead whether the originals are looked at; false for a folder that comes with Vitrine */
export async function readExport(
  folder: string,
  moved: readonly MovedRows[],
  { areFilesRead = true }: { readonly areFilesRead?: boolean } = {},
): Promise<ExportRead> {
  const problems = new Problems();
  const names = (await listJson(folder, foldersOfFiles(moved))) ?? [];
  if (!names.includes(FILES.site)) {
    const message = `is missing: ${folder} is not a folder that “vitrine export” has written`;
    return { kind: 'invalid', problems: [{ file: FILES.site, place: '', message }] };
  }
  const read = reader(folder, problems);
  const site = await read(FILES.site, siteFileSchema);
  if (site && site.format > FORMAT) {
    const message = `is ${site.format}, and this Vitrine reads up to ${FORMAT}: a newer one wrote it. Update Vitrine`;
    return { kind: 'invalid', problems: [{ file: FILES.site, place: 'format', message }] };
  }
  const documents = await read.each(
    names.filter((name) => isDocument(name, moved)),
    documentFileSchema,
  );
  const collections = await read.each(names.filter(isCollection), collectionFileSchema);
  const readList = async <T>(file: string, schema: z.ZodType<T[]>): Promise<T[]> =>
    names.includes(file) ? ((await read(file, schema)) ?? []) : [];
  const readLines = async <T>(file: string, schema: z.ZodType<T>): Promise<T[]> =>
    names.includes(file) ? linesOf(await readFile(join(folder, file), 'utf8'), file, schema, problems) : [];
  const media = await readList(FILES.media, mediaFileSchema);
  const rows = new Map<string, readonly object[]>();
  for (const { file, ...part } of moved.filter((each) => !each.isPersonal || names.includes(each.file))) {
    const entry = entryOf(part);
    rows.set(
      file,
      file.endsWith('.json') ? await readList(file, z.array(entry)) : await readLines(file, entry),
    );
  }
  checkContents({ documents, collections, media, rows }, moved, problems);
  const checked = new CheckedFiles(folder, await readList(FILES.missing, missingFilesSchema), problems);
  if (areFilesRead) await checkFiles(checked, { media, rows }, moved, problems);
  if (!site || problems.list.length > 0) return { kind: 'invalid', problems: problems.list };
  return {
    kind: 'read',
    absent: checked.absent,
    files: new Map(documents.map(({ file, value }) => [value.id, file])),
    contents: {
      site,
      documents: documents.map(({ value }) => value),
      collections: collections.map(({ value }) => value),
      media,
      rows,
    },
  };
}

async function checkFiles(
  checked: CheckedFiles,
  { media, rows }: Pick<SiteContents, 'media' | 'rows'>,
  moved: readonly MovedRows[],
  problems: Problems,
): Promise<void> {
  await checkMedia(checked, media, problems);
  for (const part of moved) await checkMovedFiles(checked, part, rows.get(part.file) ?? []);
}

function entryOf({ entry, written }: Pick<MovedRows, 'entry' | 'written'>): z.ZodType<object> {
  return written ? entry : readBack(entry);
}

function isCollection(file: string): boolean {
  return file.startsWith(FOLDERS.collections) && file.split('/').length === 2;
}

/** Files whose names are always the same hold something else. */
function isDocument(file: string, moved: readonly MovedRows[]): boolean {
  const others: readonly string[] = [...Object.values(FILES), ...moved.map((each) => each.file)];
  return !others.includes(file) && !isCollection(file);
}

/** Folders of files that are not the export's own JSON. */
function foldersOfFiles(moved: readonly MovedRows[]): readonly string[] {
  return [FOLDERS.media, ...moved.flatMap(({ files }) => files?.folder ?? [])];
}

/** JSON files of the export by their path with slashes; undefined where there is no folder. */
async function listJson(folder: string, left: readonly string[]): Promise<string[] | undefined> {
  try {
    return (await listBelow(folder, '', left)).sort();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw error;
  }
}

async function listBelow(folder: string, below: string, left: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await readdir(join(folder, below), { withFileTypes: true })) {
    const path = below + entry.name;
    // What begins with a dot (a repository, an editor's settings) is not the export's.
    if (entry.name.startsWith('.') || left.includes(`${path}/`)) continue;
    if (entry.isDirectory()) found.push(...(await listBelow(folder, `${path}/`, left)));
    else if (entry.isFile() && /\.jsonl?$/.test(entry.name)) found.push(path);
  }
  return found;
}

function reader(folder: string, problems: Problems) {
  const read = async <T>(file: string, schema: z.ZodType<T>): Promise<T | undefined> => {
    const json = parse(await readFile(join(folder, file), 'utf8'), file, '', problems);
    return json && check(json.value, schema, file, '', problems);
  };
  const each = async <T>(files: readonly string[], schema: z.ZodType<T>): Promise<Placed<T>[]> => {
    const found: Placed<T>[] = [];
    for (const file of files) {
      const value = await read(file, schema);
      if (value !== undefined) found.push({ file, value });
    }
    return found;
  };
  return Object.assign(read, { each });
}

function linesOf<T>(text: string, file: string, schema: z.ZodType<T>, problems: Problems): T[] {
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    const place = `line ${index + 1}`;
    const json = parse(line, file, place, problems);
    const value = json && check(json.value, schema, file, place, problems);
    return value === undefined ? [] : [value];
  });
}

function parse(
  text: string,
  file: string,
  place: string,
  problems: Problems,
): { value: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    // Deeper than any document may be, comments and the levels around a body included.
    if (!isDeeperThan(value, MAX_JSON_DEPTH + 5)) return { value: withoutComments(value) };
    problems.add(file, place, 'is nested too deeply');
  } catch (error) {
    problems.add(file, place, `is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  return undefined;
}

function check<T>(
  value: unknown,
  schema: z.ZodType<T>,
  file: string,
  place: string,
  problems: Problems,
): T | undefined {
  if (!isObject(value) && !Array.isArray(value)) {
    problems.add(file, place, 'holds neither an object nor a list');
    return undefined;
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues)
    problems.add(
      file,
      [place, ...issue.path.map(String)].filter((step) => step !== '').join('.'),
      issue.message,
    );
  return undefined;
}
