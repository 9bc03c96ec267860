/** Takes pictures out of videos, in the browser: the server has no decoder. They are kept as files of the site. */
import { change } from '#domain/media/calls.ts';
import { call } from '../../api.ts';
import type { MediaItem } from './media-item.ts';
import { destinationOf } from './send-file.ts';

const MAX_WIDTH = 2500;
const QUALITY = 0.9;
/** Many begin in the dark. */
const BEGIN_S = 1;
const BEGIN_SHARE = 0.1;
/** A file that the browser cannot play may never say so. */
const WAIT_MS = 20_000;

/** What a video shows now; undefined where there is nothing to be seen. */
export async function takePicture(video: HTMLVideoElement): Promise<Blob | undefined> {
  const { videoWidth, videoHeight } = video;
  if (videoWidth === 0 || videoHeight === 0) return undefined;
  const scale = Math.min(1, MAX_WIDTH / videoWidth);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) =>
    canvas.toBlob((picture) => resolve(picture ?? undefined), 'image/jpeg', QUALITY),
  );
}

/** A picture from near the beginning of a file that is about to be, or has been, uploaded. */
export async function takeFirstPicture(source: File | string): Promise<Blob | undefined> {
  const address = typeof source === 'string' ? source : URL.createObjectURL(source);
  const video = document.createElement('video');
  try {
    Object.assign(video, { muted: true, preload: 'auto', crossOrigin: 'anonymous', src: address });
    await eventOf(video, 'loadeddata');
    if (Number.isFinite(video.duration)) {
      video.currentTime = Math.min(BEGIN_S, video.duration * BEGIN_SHARE);
      await eventOf(video, 'seeked');
    }
    return await takePicture(video);
  } catch {
    // Not playable here: it has no picture until its owner gives it one.
    return undefined;
  } finally {
    video.removeAttribute('src');
    video.load();
    if (typeof source !== 'string') URL.revokeObjectURL(address);
  }
}

function eventOf(video: HTMLVideoElement, type: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(WAIT_MS);
    signal.addEventListener('abort', reject, { once: true });
    video.addEventListener('error', reject, { once: true });
    video.addEventListener(type, resolve, { once: true });
  });
}

export interface WithPoster {
  readonly video: MediaItem;
  readonly poster: MediaItem;
}

/** Stores the picture, and has it stand for the video until that plays. */
export async function keepAsPoster(siteId: string, video: MediaItem, picture: Blob): Promise<WithPoster> {
  const name = `${video.filename.replace(/\.[^.]*$/, '')}.jpg`;
  const file = new File([picture], name, { type: 'image/jpeg' });
  const poster = await destinationOf(siteId).send(file, {
    begun: undefined,
    onBegun: () => undefined,
    onProgress: () => undefined,
    signal: new AbortController().signal,
  });
  const body = { posterId: poster.id };
  const { media } = await call(change, { site: siteId, media: video.id, body });
  return { video: media, poster };
}
