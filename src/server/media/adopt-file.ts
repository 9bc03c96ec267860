/** Stores the files of a medium that brings its own record, as an import of an exported site does. */
import { mkdir, rm } from 'node:fs/promises';
import { hasCleanCopy, type MediaRecord, originalKey, servedKey } from '../kernel/media/records.ts';
import type { MediaDeps } from './open-media.ts';
import type { Refusal } from './prepare-file.ts';
import { checkFile, prepareFile, refuse } from './prepare-file.ts';

export type FileAdopted = { readonly kind: 'stored' | 'known' | 'missing' } | Refusal;

/**
 * The same checks and the same cleaned copy as of an upload; what visitors get never comes from outside.
 * @param path undefined where there is no file
 */
export async function adoptFile(
  deps: MediaDeps,
  media: Pick<MediaRecord, 'id' | 'hash' | 'kind' | 'mime' | 'filename'>,
  path: string | undefined,
): Promise<FileAdopted> {
  const isKnown = await deps.storage.size(servedKey(media));
  if (isKnown !== undefined && (await deps.storage.size(originalKey(media))) !== undefined)
    return { kind: 'known' };
  if (path === undefined) return { kind: 'missing' };
  await mkdir(deps.tempDir, { recursive: true });
  const file = await checkFile(media.filename, path);
  if ('kind' in file) return file;
  const prepared = await prepareFile(deps, file);
  if ('kind' in prepared) return prepared;
  const { facts, cleanPath } = prepared;
  try {
    if (facts.kind !== media.kind || facts.mime !== media.mime || facts.hash !== media.hash)
      return refuse('type', `This file has the type ${facts.mime}, not ${media.mime}.`);
    await deps.storage.put(originalKey(media), { path });
    if (cleanPath && hasCleanCopy(media))
      await deps.storage.put(servedKey(media), { path: cleanPath, isTemporary: true });
  } finally {
    if (cleanPath) await rm(cleanPath, { force: true });
  }
  return { kind: 'stored' };
}
