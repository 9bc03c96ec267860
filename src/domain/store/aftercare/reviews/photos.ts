/** Photos that buyers send with a review. */
import type { MediaView } from '../../../media/calls.ts';

export const PHOTO_LIMITS = {
  /** With one review. */
  count: 4,
  megabytes: 15,
  /** What all photos of a site take on the disk. */
  siteBytes: 2_000_000_000,
} as const;
/** Of the input in the form. */
export const PHOTOS_INPUT = 'photos';
export const PHOTO_TYPES = 'image/jpeg,image/png,image/webp,image/gif,image/avif';
/** What each is stored as, whatever it came as: without what its camera noted, and no wider than pages show pictures. */
const PHOTO_MIME = 'image/webp';
export const PHOTO_WIDTH = 2500;

/** What is wrong with the photos of a review. */
export type PhotoProblem = 'photoCount' | 'photoSize' | 'photoUnreadable' | 'photoFull';

export type ReviewPhoto = Pick<MediaView, 'id' | 'width' | 'height'>;

/**
 * For `hash`, which addresses of pictures carry: a photo is never replaced, so its id says it all.
 */
export const PHOTO_ADDRESS_HASH = 'f0';

/** A photo as pages show pictures. Its alternative text is added where it is shown. */
export function photoView({ id, width, height, color }: ReviewPhoto & Pick<MediaView, 'color'>): MediaView {
  return {
    id,
    kind: 'image',
    filename: 'photo.webp',
    mime: PHOTO_MIME,
    bytes: 0,
    width,
    height,
    focalPoint: { x: 0.5, y: 0.5 },
    alt: '',
    caption: '',
    luminance: [],
    color,
    hash: PHOTO_ADDRESS_HASH,
  };
}
