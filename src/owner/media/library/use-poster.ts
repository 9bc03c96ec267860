/** The picture that stands for a video: taken out of it, kept, and known to the lists of files. */
import { useSiteOrigin } from '../../session.ts';
import { type MediaCache, useMediaCache } from './media-cache.ts';
import type { MediaItem } from './media-item.ts';

/** @returns the id of the picture; undefined where there is nothing to be seen */
export async function keepPoster(
  siteId: string,
  cache: MediaCache,
  video: MediaItem,
  take: File | string | HTMLVideoElement,
): Promise<string | undefined> {
  const { keepAsPoster, takeFirstPicture, takePicture } = await import('./video-poster.ts');
  const picture = await (take instanceof HTMLVideoElement ? takePicture(take) : takeFirstPicture(take));
  if (!picture) return undefined;
  const kept = await keepAsPoster(siteId, video, picture);
  cache.add(kept.poster);
  cache.replace(kept.video);
  return kept.poster.id;
}

/** Finds the picture of a video, or takes one. */
export function useFindPoster(siteId: string): (video: MediaItem) => Promise<string | undefined> {
  const cache = useMediaCache(siteId);
  const origin = useSiteOrigin(siteId);
  return async (video) => video.posterId ?? keepPoster(siteId, cache, video, origin + video.url);
}
