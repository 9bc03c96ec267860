/** The demo's photographs: those that come with Vitrine, under ids the demo's pages can name. */
import { EXAMPLE_MEDIA } from '#blocks/kit/example-media.ts';
import { PHOTO_NAMES, type PhotoFacts, type PhotoName, photoFacts } from '#server/starter/photos.ts';
import { mediaId } from './ids.ts';

export type PictureName = PhotoName;

/** Those that examples of blocks name. */
const EXAMPLES: Readonly<Partial<Record<PictureName, string>>> = {
  'leaf-bowl': EXAMPLE_MEDIA.landscape.id,
  'leaf-bowl-tip': EXAMPLE_MEDIA.portrait.id,
  'seedhead-clock': EXAMPLE_MEDIA.detail.id,
};

export function pictureId(name: PictureName): string {
  return EXAMPLES[name] ?? mediaId(name);
}

export function listPictures(): (PhotoFacts & { readonly id: string })[] {
  return PHOTO_NAMES.map((name) => ({ id: pictureId(name), ...photoFacts(name) }));
}
