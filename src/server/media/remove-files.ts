/** Removes what a record's bytes were kept as. */

import { type MediaRecord, originalKey, servedKey } from '../kernel/media/records.ts';
import type { MediaDeps } from './open-media.ts';

export async function removeFiles(
  deps: Pick<MediaDeps, 'storage'>,
  media: Pick<MediaRecord, 'id' | 'hash' | 'kind'>,
): Promise<void> {
  await deps.storage.delete(servedKey(media));
  await deps.storage.delete(originalKey(media));
}
