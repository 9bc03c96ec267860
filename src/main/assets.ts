/** What the build made for visitors, by the names it gave it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { VisitorAssets } from '#site/assets.ts';

export function readVisitorAssets(folder: string): VisitorAssets {
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Record<
    string,
    { file: string }
  >;
  const fonts = JSON.parse(readFileSync(join(folder, 'fonts.json'), 'utf8')) as Record<string, string>;
  const entry = manifest['src/main/visitor.ts'];
  if (!entry)
    throw new Error(
      `The build in ${folder} lacks the visitor script. Delete the folder dist and start again.`,
    );
  return {
    script: `/_v/${entry.file}`,
    fontUrl: (file) => (fonts[file] ? `/_v/${fonts[file]}` : undefined),
  };
}
