/**
 * The photographs that come with Vitrine, in `demo/media`: what is to be seen in them, where the eye rests, who
 * took them and what an upload would have measured. The demo and the first pages of new sites show them.
 */
import type { FocalPoint } from '#domain/media/calls.ts';
import measured from './measured.json' with { type: 'json' };
import { PACKSHOTS, type PackshotName } from './packshots.ts';

/** Of photographs and of product pictures. */
export type PhotoName = keyof typeof measured;
type CreditedName = Exclude<PhotoName, PackshotName>;

/** Their authors; all the licences ask for is told in `demo/ATTRIBUTION.md`. */
const AUTHORS = {
  freespace: { name: 'Trevor “Freespace”', licence: 'CC BY 4.0' },
  berasategi: { name: 'Aitzol Berasategi', licence: 'CC BY 4.0' },
  mede: { name: 'Jakub Mede', licence: 'CC BY 4.0' },
  engelhardt: { name: 'Clemens Engelhardt', licence: 'CC0 1.0' },
  rawpixel: { name: 'rawpixel', licence: 'CC0 1.0' },
  blossfeldt: { name: 'Karl Blossfeldt', licence: 'CC0 1.0' },
} as const;

interface Photo {
  readonly by: keyof typeof AUTHORS;
  readonly alt: string;
  readonly focalPoint: FocalPoint;
}

const PHOTOS: Readonly<Record<CreditedName, Photo>> = {
  'leaf-bowl': {
    by: 'freespace',
    alt: 'A glossy red bowl, pointed like a leaf, with half a fig in it, on a cracked concrete step in hard sunlight',
    focalPoint: { x: 0.6, y: 0.5 },
  },
  'leaf-bowl-square': {
    by: 'freespace',
    alt: 'Half a fig in a red bowl whose turning lines run round it like ripples',
    focalPoint: { x: 0.45, y: 0.45 },
  },
  'leaf-bowl-tip': {
    by: 'freespace',
    alt: 'The pointed end of a red bowl and its round shadow on rough concrete',
    focalPoint: { x: 0.7, y: 0.5 },
  },
  brushes: {
    by: 'freespace',
    alt: 'Paint brushes standing in a jar, their bristles full of blue, green, pink and yellow',
    focalPoint: { x: 0.5, y: 0.4 },
  },
  'brushes-detail': {
    by: 'freespace',
    alt: 'Two round brushes with worn wooden handles in warm light',
    focalPoint: { x: 0.6, y: 0.3 },
  },
  crest: {
    by: 'berasategi',
    alt: 'A grey limestone ridge above a slope of orange larches and a green meadow',
    focalPoint: { x: 0.55, y: 0.3 },
  },
  larches: {
    by: 'berasategi',
    alt: 'A slope of larches in autumn, every tree the colour of rust',
    focalPoint: { x: 0.4, y: 0.6 },
  },
  'hollow-way': {
    by: 'berasategi',
    alt: 'A path worn deep into the bare clay of a mountain meadow, leading up to grey cliffs with snow',
    focalPoint: { x: 0.4, y: 0.6 },
  },
  'hollow-way-earth': {
    by: 'berasategi',
    alt: 'Bare brown clay in a sunken path, with grass hanging over its edge',
    focalPoint: { x: 0.4, y: 0.6 },
  },
  'snow-line': {
    by: 'berasategi',
    alt: 'A grey cliff with the last snow in its gullies, under a deep blue sky',
    focalPoint: { x: 0.5, y: 0.5 },
  },
  'last-light': {
    by: 'berasategi',
    alt: 'The sun going down behind rows of hills, seen from a hilltop with a stone sundial and some snow',
    focalPoint: { x: 0.5, y: 0.55 },
  },
  sundial: {
    by: 'berasategi',
    alt: 'A round stone sundial on a pillar, in low light on a hilltop',
    focalPoint: { x: 0.6, y: 0.4 },
  },
  gorge: {
    by: 'berasategi',
    alt: 'A stream falling in small steps between pale, water-worn rocks in a wood',
    focalPoint: { x: 0.45, y: 0.55 },
  },
  'gorge-steps': {
    by: 'berasategi',
    alt: 'Water running down from pool to pool between pale boulders',
    focalPoint: { x: 0.45, y: 0.5 },
  },
  'studio-dogs': {
    by: 'berasategi',
    alt: 'Two golden spaniels leaning out of a window in a wooden wall, one above the other',
    focalPoint: { x: 0.48, y: 0.42 },
  },
  'studio-dogs-heads': {
    by: 'berasategi',
    alt: 'Two golden spaniels look out of a wooden window with a white curtain',
    focalPoint: { x: 0.45, y: 0.5 },
  },
  'evening-table': {
    by: 'mede',
    alt: 'A glass of red wine, a bottle and a coffee mill on a table made from dark pallet wood',
    focalPoint: { x: 0.45, y: 0.5 },
  },
  evening: {
    by: 'mede',
    alt: 'A drum on a leather cushion in front of a low table with wine, in lamplight',
    focalPoint: { x: 0.5, y: 0.5 },
  },
  seedheads: {
    by: 'engelhardt',
    alt: 'Dandelion clocks in a meadow, lit from behind by a low sun',
    focalPoint: { x: 0.3, y: 0.4 },
  },
  'seedhead-clock': {
    by: 'engelhardt',
    alt: 'One dandelion clock, every seed with its parachute, against the evening sun',
    focalPoint: { x: 0.5, y: 0.42 },
  },
  'museum-hall': {
    by: 'rawpixel',
    alt: 'A tall white hall under a glass roof, its wall curving down to a ramp with a metal rail',
    focalPoint: { x: 0.45, y: 0.7 },
  },
  'spiral-stair': {
    by: 'rawpixel',
    alt: 'A spiral staircase with broad bands of wood, seen from above, and one person in orange on its dark steps',
    focalPoint: { x: 0.3, y: 0.5 },
  },
  'spiral-stair-steps': {
    by: 'rawpixel',
    alt: 'A person in orange going down dark steps between broad bands of wood',
    focalPoint: { x: 0.5, y: 0.4 },
  },
  'museum-hall-glass': {
    by: 'rawpixel',
    alt: 'A glass roof over a tall white hall, its panes running together in the distance',
    focalPoint: { x: 0.5, y: 0.5 },
  },
  'museum-hall-ramp': {
    by: 'rawpixel',
    alt: 'A ramp with a curving white wall and a metal rail, in a dim hall',
    focalPoint: { x: 0.5, y: 0.5 },
  },
  'angular-roof-posts': {
    by: 'rawpixel',
    alt: 'Pale columns under a timber roof, with stairs and an orange wall between them',
    focalPoint: { x: 0.5, y: 0.5 },
  },
  'wide-roof-tip': {
    by: 'rawpixel',
    alt: 'The tip of a slatted timber roof against a blue sky',
    focalPoint: { x: 0.5, y: 0.4 },
  },
  'night-balconies-lit': {
    by: 'rawpixel',
    alt: 'Balconies, one above the other, in a strip of light',
    focalPoint: { x: 0.5, y: 0.5 },
  },
  'wide-roof': {
    by: 'rawpixel',
    alt: 'The corner of a glass building whose slatted timber roof reaches far out into a blue sky',
    focalPoint: { x: 0.45, y: 0.4 },
  },
  'angular-roof': {
    by: 'rawpixel',
    alt: 'A sharply angled timber roof on pale columns above a flight of stairs, under an empty sky',
    focalPoint: { x: 0.5, y: 0.65 },
  },
  'blind-windows': {
    by: 'rawpixel',
    alt: 'A white façade with a row of narrow windows, all their blinds drawn',
    focalPoint: { x: 0.5, y: 0.5 },
  },
  'folded-facade': {
    by: 'rawpixel',
    alt: 'A façade of folded white panels, each throwing a small shadow on the next',
    focalPoint: { x: 0.5, y: 0.5 },
  },
  'night-balconies': {
    by: 'rawpixel',
    alt: 'Rows of balconies on a tower, lit from one side and otherwise black',
    focalPoint: { x: 0.25, y: 0.5 },
  },
  'green-stair': {
    by: 'rawpixel',
    alt: 'A bright green balustrade with a brown handrail, cutting across a white wall',
    focalPoint: { x: 0.5, y: 0.6 },
  },
  'old-plan': {
    by: 'rawpixel',
    alt: 'An old plan of a city, its streets and blocks dense on both banks of a river with two islands',
    focalPoint: { x: 0.5, y: 0.5 },
  },
  'peace-lilies': {
    by: 'rawpixel',
    alt: 'White arum flowers and broad leaves, upright against grey',
    focalPoint: { x: 0.5, y: 0.4 },
  },
  'red-hibiscus': {
    by: 'rawpixel',
    alt: 'A red hibiscus, wide open, against near-black',
    focalPoint: { x: 0.45, y: 0.5 },
  },
  'yellow-poppy': {
    by: 'rawpixel',
    alt: 'A pale yellow poppy leaning to the right against brown shadow',
    focalPoint: { x: 0.65, y: 0.45 },
  },
  phacelia: {
    by: 'blossfeldt',
    alt: 'The curled flower head of a phacelia with its long stamens, in black and white',
    focalPoint: { x: 0.55, y: 0.35 },
  },
  bellflower: {
    by: 'blossfeldt',
    alt: 'One bellflower, upright and much enlarged, in black and white',
    focalPoint: { x: 0.5, y: 0.4 },
  },
  larkspur: {
    by: 'blossfeldt',
    alt: 'A larkspur stem whose dried leaves coil like wrought iron, in black and white',
    focalPoint: { x: 0.5, y: 0.5 },
  },
  'star-thistle': {
    by: 'blossfeldt',
    alt: 'The seed head of a thistle, its scales standing open like a crown, in black and white',
    focalPoint: { x: 0.5, y: 0.4 },
  },
  'meadow-oak': {
    by: 'rawpixel',
    alt: 'An oak at the edge of a meadow full of small yellow and red flowers, under a deep blue sky',
    focalPoint: { x: 0.6, y: 0.4 },
  },
};

export const PHOTO_NAMES = Object.keys(measured) as readonly PhotoName[];

const isPackshot = (name: PhotoName): name is PackshotName => name in PACKSHOTS;

/** What a media row says of a photograph, but whose it is. */
export interface PhotoFacts {
  readonly kind: 'image';
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

export function photoFacts(name: PhotoName): PhotoFacts {
  const { alt, focalPoint } = isPackshot(name) ? PACKSHOTS[name] : PHOTOS[name];
  return {
    kind: 'image',
    filename: `${name}.jpg`,
    mime: 'image/jpeg',
    alt,
    focalPoint,
    ...measured[name],
  };
}
