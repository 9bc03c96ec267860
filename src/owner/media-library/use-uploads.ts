/** The uploads of a site, shared by all screens that show or start them. */
import { useSyncExternalStore } from 'react';
import { useMediaCache } from './media-cache.ts';
import type { MediaItem } from './media-item.ts';
import { sendFileTo } from './send-file.ts';
import { type Upload, UploadQueue } from './upload-queue.ts';

const queues = new Map<string, UploadQueue>();

function queueOf(siteId: string): UploadQueue {
  const queue = queues.get(siteId) ?? new UploadQueue(sendFileTo(siteId));
  queues.set(siteId, queue);
  return queue;
}

export interface Uploads {
  readonly uploads: readonly Upload[];
  readonly add: (files: readonly File[], onDone?: (media: MediaItem) => void) => void;
  readonly retry: (id: number) => void;
  readonly cancel: (id: number) => void;
  readonly clearDone: () => void;
}

export function useUploads(siteId: string): Uploads {
  const queue = queueOf(siteId);
  const cache = useMediaCache(siteId);
  const uploads = useSyncExternalStore(queue.subscribe, queue.uploads);
  return {
    uploads,
    add: (files, onDone) =>
      queue.add(files, (media) => {
        cache.add(media);
        onDone?.(media);
      }),
    retry: (id) => queue.retry(id),
    cancel: (id) => queue.cancel(id),
    clearDone: () => queue.clearDone(),
  };
}
