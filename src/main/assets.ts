/** What the build made for visitors and owners, by the names it gave it. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OWNER_LANGUAGES, type OwnerLanguage } from '#domain/owner-area/languages.ts';
import type { BuiltAssets } from '#server/http/font-sheets.ts';
import type { OwnerAssets, OwnerPages, PageAssets } from '#server/http/owner-shell.ts';
import { faces } from '#site/templates/faces.ts';

/** @param editFolder what the build made for the editor's frame */
export function readVisitorAssets(folder: string, editFolder: string): BuiltAssets {
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Record<
    string,
    { file: string }
  >;
  const fonts = JSON.parse(readFileSync(join(folder, 'fonts.json'), 'utf8')) as Record<string, string>;
  const addressOf = (source: string) => {
    const entry = manifest[source];
    if (!entry)
      throw new Error(
        `The build in ${folder} lacks what visitors load. Delete the folder dist and start again.`,
      );
    return `/_v/${entry.file}`;
  };
  return {
    script: addressOf('src/main/visitor.ts'),
    trackingScript: addressOf('src/main/tracking.ts'),
    otherLooks: addressOf('src/site/styles/other-looks.css'),
    islandChunks: islandChunks(manifest),
    editScript: readEditScript(editFolder),
    fontUrl: (file) => (fonts[file] ? `/_v/${fonts[file]}` : undefined),
    fontData: (file) =>
      fonts[file] ? readFileSync(join(folder, fonts[file])).toString('base64') : undefined,
    fontVersion: createHash('sha256')
      .update(JSON.stringify([fonts, [...faces]]))
      .digest('hex')
      .slice(0, 8),
  };
}

const ISLAND = /^src\/blocks\/([\w-]+)\/island\.ts$/;

function islandChunks(manifest: Readonly<Record<string, { readonly file: string }>>): Record<string, string> {
  const chunks = Object.entries(manifest).flatMap(([source, { file }]) => {
    const type = ISLAND.exec(source)?.[1];
    const chunk = /(?:^|\/)island-([\w-]+)\.js$/.exec(file)?.[1];
    return type === undefined || chunk === undefined ? [] : [[type, chunk] as const];
  });
  return Object.fromEntries(chunks);
}

function readEditScript(folder: string): string {
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Record<string, Chunk>;
  const entry = manifest['src/main/edit-frame.ts'];
  if (!entry)
    throw new Error(
      `The build in ${folder} lacks the editor's frame. Delete the folder dist and start again.`,
    );
  return `/_e/${entry.file}`;
}

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

/** What the build made for owners, by language. @param folder with a folder for each */
export function readOwnerAssets(folder: string): OwnerAssets {
  const assets = OWNER_LANGUAGES.map((language) => [language, readOwnerPages(folder, language)] as const);
  return Object.fromEntries(assets) as OwnerAssets;
}

function readOwnerPages(folder: string, language: OwnerLanguage): OwnerPages {
  const file = join(folder, language, 'manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Chunk>;
  const pageOf = (source: string) => {
    const entry = manifest[source];
    if (!entry)
      throw new Error(`The build in ${folder} lacks the owner area. Delete the folder dist and start again.`);
    return readPage(manifest, entry, `/_o/${language}/`);
  };
  return { area: pageOf('src/main/owner.tsx'), waysIn: pageOf('src/main/way-in.ts') };
}

function readPage(manifest: Readonly<Record<string, Chunk>>, entry: Chunk, base: string): PageAssets {
  const chunks = new Set([entry]);
  for (const chunk of chunks) {
    for (const name of chunk.imports ?? []) {
      const imported = manifest[name];
      if (imported) chunks.add(imported);
    }
  }
  const all = [...chunks];
  return {
    script: `${base}${entry.file}`,
    styles: all.flatMap((chunk) => chunk.css ?? []).map((file) => `${base}${file}`),
    preloads: all.slice(1).map((chunk) => `${base}${chunk.file}`),
  };
}
