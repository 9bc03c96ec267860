/** The demo's photographs: what is to be seen in them, where the eye rests, and what was measured of them. */
import { EXAMPLE_MEDIA } from '#blocks/example-media.ts';
import type { FocalPoint } from '#domain/media/media.ts';
import { mediaId } from './ids.ts';
import measured from './measured.json' with { type: 'json' };

export type PictureName = keyof typeof measured;

interface Picture {
  readonly alt: string;
  readonly focalPoint?: FocalPoint;
  /** Set where a block's examples name the picture. */
  readonly id?: string;
}

const CENTRE: FocalPoint = { x: 0.5, y: 0.5 };

const PICTURES: Readonly<Record<PictureName, Picture>> = {
  'leaf-bowl': {
    alt: 'A glossy red bowl, pointed like a leaf, with half a fig in it, on a cracked concrete step in hard sunlight',
    focalPoint: { x: 0.6, y: 0.5 },
    id: EXAMPLE_MEDIA.landscape.id,
  },
  'leaf-bowl-square': {
    alt: 'Half a fig in a red bowl whose turning lines run round it like ripples',
    focalPoint: { x: 0.45, y: 0.45 },
  },
  'leaf-bowl-tip': {
    alt: 'The pointed end of a red bowl and its round shadow on rough concrete',
    focalPoint: { x: 0.7, y: 0.5 },
    id: EXAMPLE_MEDIA.portrait.id,
  },
  brushes: {
    alt: 'Paint brushes standing in a jar, their bristles full of blue, green, pink and yellow',
    focalPoint: { x: 0.5, y: 0.4 },
  },
  'brushes-detail': {
    alt: 'Two round brushes with worn wooden handles in warm light',
    focalPoint: { x: 0.6, y: 0.3 },
  },
  crest: {
    alt: 'A grey limestone ridge above a slope of orange larches and a green meadow',
    focalPoint: { x: 0.55, y: 0.3 },
  },
  larches: {
    alt: 'A slope of larches in autumn, every tree the colour of rust',
    focalPoint: { x: 0.4, y: 0.6 },
  },
  'hollow-way': {
    alt: 'A path worn deep into the bare clay of a mountain meadow, leading up to grey cliffs with snow',
    focalPoint: { x: 0.4, y: 0.6 },
  },
  'hollow-way-earth': {
    alt: 'Bare brown clay in a sunken path, with grass hanging over its edge',
    focalPoint: { x: 0.4, y: 0.6 },
  },
  'snow-line': {
    alt: 'A grey cliff with the last snow in its gullies, under a deep blue sky',
    focalPoint: { x: 0.5, y: 0.5 },
  },
  'last-light': {
    alt: 'The sun going down behind rows of hills, seen from a hilltop with a stone sundial and some snow',
    focalPoint: { x: 0.5, y: 0.55 },
  },
  sundial: {
    alt: 'A round stone sundial on a pillar, in low light on a hilltop',
    focalPoint: { x: 0.6, y: 0.4 },
  },
  gorge: {
    alt: 'A stream falling in small steps between pale, water-worn rocks in a wood',
    focalPoint: { x: 0.45, y: 0.55 },
  },
  'gorge-steps': {
    alt: 'Water running down from pool to pool between pale boulders',
    focalPoint: { x: 0.45, y: 0.5 },
  },
  'studio-dogs': {
    alt: 'Two golden spaniels leaning out of a window in a wooden wall, one above the other',
    focalPoint: { x: 0.48, y: 0.42 },
  },
  'studio-dogs-heads': {
    alt: 'Two golden spaniels look out of a wooden window with a white curtain',
    focalPoint: { x: 0.45, y: 0.5 },
  },
  'evening-table': {
    alt: 'A glass of red wine, a bottle and a coffee mill on a table made from dark pallet wood',
    focalPoint: { x: 0.45, y: 0.5 },
  },
  evening: {
    alt: 'A drum on a leather cushion in front of a low table with wine, in lamplight',
    focalPoint: { x: 0.5, y: 0.5 },
  },
  seedheads: {
    alt: 'Dandelion clocks in a meadow, lit from behind by a low sun',
    focalPoint: { x: 0.3, y: 0.4 },
  },
  'seedhead-clock': {
    alt: 'One dandelion clock, every seed with its parachute, against the evening sun',
    focalPoint: { x: 0.5, y: 0.42 },
    id: EXAMPLE_MEDIA.detail.id,
  },
};

export function pictureId(name: PictureName): string {
  return PICTURES[name].id ?? mediaId(name);
}

/** Everything a media row says of a picture. */
export interface MeasuredPicture {
  readonly id: string;
  readonly filename: string;
  readonly mime: string;
  readonly alt: string;
  readonly focalPoint: FocalPoint;
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
  /** SHA-256, hex. */
  readonly hash: string;
  readonly color: string;
  readonly luminance: readonly number[];
}

export function listPictures(): MeasuredPicture[] {
  return Object.entries(PICTURES).map(([key, { alt, focalPoint = CENTRE }]) => {
    const name = key as PictureName;
    return {
      id: pictureId(name),
      filename: `${name}.jpg`,
      mime: 'image/jpeg',
      alt,
      focalPoint,
      ...measured[name],
    };
  });
}
