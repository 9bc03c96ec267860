/** The uploads of the owner area, shared by all screens that show or start them. */
import { useSyncExternalStore } from 'react';
import { useMediaCache } from './media-cache.ts';
import type { MediaItem } from './media-item.ts';
import { destinationOf } from './send-file.ts';
import { UploadQueue, type Uploads } from './upload-queue.ts';
import { keepPoster } from './use-poster.ts';

export const uploadQueue = new UploadQueue();
window.addEventListener('online', () => uploadQueue.goOn());

export function useUploads(): Uploads {
  return useSyncExternalStore(uploadQueue.subscribe, uploadQueue.state);
}

export type AddFiles = (files: readonly File[], onDone?: (media: MediaItem) => void) => void;

/** Puts files into the queue, on their way to a site. */
export function useAddFiles(siteId: string): AddFiles {
  const cache = useMediaCache(siteId);
  return (files, onDone) => {
    for (const file of files)
      uploadQueue.add([file], destinationOf(siteId), (media) => {
        cache.add(media);
        onDone?.(media);
        // Without one, it can still be taken by hand.
        if (media.kind === 'video') keepPoster(siteId, cache, media, file).catch(() => undefined);
      });
  };
}
