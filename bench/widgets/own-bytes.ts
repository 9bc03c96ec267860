/** What the product's own widgets weigh, by the files a browser fetches for them. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

type Manifest = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>;

/** Gzip, without what every page has. */
export function ownBytes(source: string): number {
  const manifest = JSON.parse(readFileSync('dist/visitor/manifest.json', 'utf8')) as Manifest;
  const common = filesOf('src/main/visitor.ts', manifest);
  return [...filesOf(source, manifest)]
    .filter((file) => !common.has(file))
    .reduce((sum, file) => sum + gzipSync(readFileSync(`dist/visitor/${file}`)).length, 0);
}

function filesOf(key: string, manifest: Manifest, found = new Set<string>()): Set<string> {
  const entry = manifest[key];
  if (!entry || found.has(entry.file)) return found;
  found.add(entry.file);
  for (const imported of entry.imports ?? []) filesOf(imported, manifest, found);
  return found;
}
