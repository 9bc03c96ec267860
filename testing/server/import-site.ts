/** Imports files into fresh sites for tests. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Deps } from '#server/deps.ts';
import { type ImportExport, type Imported, importExport } from '#server/import/import-export.ts';
import { contentImportPorts } from '#server/import-ports.ts';
import { openMedia } from '#server/media/open-media.ts';
import { createSite } from '#server/sites/create-site.ts';

let sitesMade = 0;

export async function newSite(deps: Deps): Promise<{ siteId: string; identifier: string }> {
  sitesMade += 1;
  const identifier = `site-${sitesMade}`;
  const made = await createSite(deps, { identifier, title: 'New site' });
  if (made.kind !== 'created') throw new Error(made.message);
  return { siteId: made.siteId, identifier };
}

/** A folder that is gone after the work. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-import-test-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export type ImportWish = Partial<ImportExport> & { readonly siteId: string };

export async function importFile(deps: Deps, file: string, wish: ImportWish): Promise<Imported> {
  return inFolder(async (folder) => {
    const media = openMedia(deps, folder);
    return importExport(
      { ...deps, ports: contentImportPorts(deps, media) },
      { source: 'wordpress', file, isDryRun: false, onProgress: () => undefined, ...wish },
    ).finally(() => media.close());
  });
}

export async function importText(deps: Deps, xml: string, wish: ImportWish): Promise<Imported> {
  return inFolder(async (folder) => {
    const file = join(folder, 'export.xml');
    writeFileSync(file, xml);
    return importFile(deps, file, wish);
  });
}
