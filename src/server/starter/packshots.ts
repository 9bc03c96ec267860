/**
 * The product pictures that come with Vitrine, in `demo/media`. They were rendered for it and need no credit. Each shows
 * one object; products of the demo and of new sites are named after it.
 */
import type { FocalPoint } from '#domain/media/calls.ts';

interface Packshot {
  readonly alt: string;
  readonly focalPoint: FocalPoint;
}

export const PACKSHOTS = {
  'bottle-front': {
    alt: 'Amber glass bottle of hand wash with a black cap and a cream label',
    focalPoint: { x: 0.5, y: 0.5 },
  },
  'bowl-oatmeal-above': {
    alt: 'Speckled oatmeal stoneware bowl with a toasted rim and a bare clay foot, seen from above',
    focalPoint: { x: 0.5, y: 0.5 },
  },
  'bowl-oatmeal-front': {
    alt: 'Speckled oatmeal stoneware bowl with a toasted rim and a bare clay foot',
    focalPoint: { x: 0.5, y: 0.5 },
  },
  'caddy-front': {
    alt: 'Brushed steel tea caddy with a close-fitting lid and a small paper label',
    focalPoint: { x: 0.5, y: 0.5 },
  },
  'candle-front': {
    alt: 'Unlit soy candle in a clear tumbler with a printed paper label',
    focalPoint: { x: 0.5, y: 0.55 },
  },
  'carafe-front': {
    alt: 'Glass carafe of water with a drinking glass beside it',
    focalPoint: { x: 0.5, y: 0.5 },
  },
  'gift-box-front': {
    alt: 'Kraft cardboard gift box tied with cotton twine in a bow',
    focalPoint: { x: 0.5, y: 0.5 },
  },
  'gift-card-front': {
    alt: 'Clay-red gift card lying on a kraft paper envelope',
    focalPoint: { x: 0.5, y: 0.5 },
  },
  'jar-front': {
    alt: 'Blue speckled stoneware storage jar with a pale wooden lid',
    focalPoint: { x: 0.5, y: 0.5 },
  },
  'linen-front': {
    alt: 'Stack of four folded linen napkins: white, ink blue, clay and natural',
    focalPoint: { x: 0.5, y: 0.5 },
  },
  'mug-iron-detail': {
    alt: 'Dark iron-glazed stoneware mug whose glaze breaks to rust along the rim, close up',
    focalPoint: { x: 0.45, y: 0.45 },
  },
  'mug-iron-front': {
    alt: 'Dark iron-glazed stoneware mug whose glaze breaks to rust along the rim',
    focalPoint: { x: 0.5, y: 0.5 },
  },
  'notebook-front': {
    alt: 'Green cloth-bound notebook closed with an elastic, two pencils lying on it',
    focalPoint: { x: 0.5, y: 0.5 },
  },
  'plates-front': {
    alt: 'Stack of four hand-thrown dinner plates with a blue bowl on top',
    focalPoint: { x: 0.5, y: 0.5 },
  },
  'pot-front': {
    alt: 'Terracotta pot on a saucer planted with a young snake plant',
    focalPoint: { x: 0.5, y: 0.55 },
  },
  'soap-front': {
    alt: 'Three bars of soap in paper bands, two oat and one rose clay',
    focalPoint: { x: 0.5, y: 0.5 },
  },
  'teapot-front': {
    alt: 'Celadon stoneware teapot with a round lid, its glaze breaking pale at the edges',
    focalPoint: { x: 0.5, y: 0.5 },
  },
  'tumblers-front': {
    alt: 'Two stoneware tumblers dipped in pale glaze above a band of raw clay',
    focalPoint: { x: 0.5, y: 0.5 },
  },
  'vase-front': {
    alt: 'Matte white stoneware vase with a narrow neck holding three willow stems',
    focalPoint: { x: 0.5, y: 0.5 },
  },
} as const satisfies Readonly<Record<string, Packshot>>;

export type PackshotName = keyof typeof PACKSHOTS;
