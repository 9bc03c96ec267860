/** The demo's pictures: those that come with Vitrine, under ids the demo's pages can name. */
import { EXAMPLE_MEDIA } from '#blocks/kit/example-media.ts';
import { PHOTO_NAMES, type PhotoFacts, type PhotoName, photoFacts } from '#server/starter/photos.ts';
import { mediaId } from './ids.ts';

export type PictureName = PhotoName;

/** Those that examples of blocks name. */
const EXAMPLES: Readonly<Partial<Record<PictureName, string>>> = {
  'leaf-bowl': EXAMPLE_MEDIA.landscape.id,
  'leaf-bowl-tip': EXAMPLE_MEDIA.portrait.id,
  'seedhead-clock': EXAMPLE_MEDIA.detail.id,
  crest: EXAMPLE_MEDIA.ridge.id,
  larches: EXAMPLE_MEDIA.larches.id,
  'hollow-way': EXAMPLE_MEDIA.path.id,
  'snow-line': EXAMPLE_MEDIA.snow.id,
  'last-light': EXAMPLE_MEDIA.hills.id,
  sundial: EXAMPLE_MEDIA.sundial.id,
  gorge: EXAMPLE_MEDIA.stream.id,
  'gorge-steps': EXAMPLE_MEDIA.pools.id,
  seedheads: EXAMPLE_MEDIA.meadow.id,
  'studio-dogs': EXAMPLE_MEDIA.dogs.id,
  'evening-table': EXAMPLE_MEDIA.table.id,
  evening: EXAMPLE_MEDIA.lamplight.id,
};

export function pictureId(name: PictureName): string {
  return EXAMPLES[name] ?? mediaId(name);
}

export function listPictures(): (PhotoFacts & { readonly id: string })[] {
  return PHOTO_NAMES.map((name) => ({ id: pictureId(name), ...photoFacts(name) }));
}
