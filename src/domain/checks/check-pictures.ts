/** Pictures: what they say to those who do not see them, and whether they are fit for the place they stand in. */
import type { Block, Section } from '../content/content.ts';
import { isObject } from '../json.ts';
import type { Facts, PictureFacts } from './facts.ts';
import type { Finding } from './finding.ts';
import { objectsWithin } from './walk-values.ts';

/** A full-width picture below this is blurry on most screens. */
const SHARP_BACKGROUND_WIDTH = 1500;
/** Of one of the 12 columns, on a screen that shows a page in full width. */
const SHARP_COLUMN_WIDTH = 96;
/** What picture blocks call the part of their columns that they fill. */
const SHARES: Readonly<Record<string, number>> = { wide: 0.8, half: 0.5, third: 0.34 };
/** Drawings and animations are sent as they are; everything else is sent in a fitting size. */
const HEAVY_BYTES = 500_000;

export function* checkPictures(block: Block, facts: Facts): Generator<Finding> {
  for (const { path, value } of objectsWithin(block.props, ['props'])) {
    for (const key of ['image', 'media']) {
      const picture = pictureOf(value[key], facts);
      if (!picture) continue;
      yield* checkAlt(block, { path, value }, picture);
      yield* checkFile(block.id, [...path, key], picture);
      const share = SHARES[String(value['width'])] ?? 1;
      const enough = Math.round(block.place.span * SHARP_COLUMN_WIDTH * share);
      if (picture.kind === 'image' && picture.width < enough)
        yield blurry(block.id, [...path, key], picture, enough);
    }
  }
}

export function* checkBackground({ id, background }: Section, facts: Facts): Generator<Finding> {
  const picture = pictureOf(background?.media, facts);
  if (!picture) return;
  const path = ['background', 'media'];
  yield* checkFile(id, path, picture);
  if (picture.kind === 'image' && picture.width < SHARP_BACKGROUND_WIDTH)
    yield blurry(id, path, picture, SHARP_BACKGROUND_WIDTH);
}

function pictureOf(reference: unknown, facts: Facts): PictureFacts | undefined {
  if (!isObject(reference) || reference['ref'] !== 'media') return undefined;
  const picture = facts.pictures.get(String(reference['id']));
  return picture && !picture.isDeleted && ['image', 'svg'].includes(picture.kind) ? picture : undefined;
}

interface Holder {
  readonly path: readonly string[];
  readonly value: Readonly<Record<string, unknown>>;
}

function* checkAlt(block: Block, { path, value }: Holder, picture: PictureFacts): Generator<Finding> {
  const own = value['alt'];
  const isSaid = (typeof own === 'string' && own.trim() !== '') || picture.alt.trim() !== '';
  if (isSaid || value['isDecorative'] === true) return;
  yield {
    rule: 'alt-missing',
    level: 'problem',
    message: `“${picture.filename}” has no description. Describe it for people who can’t see it, or mark it as decoration.`,
    target: block.id,
    path: [...path, 'alt'],
  };
}

function* checkFile(target: string, path: string[], picture: PictureFacts): Generator<Finding> {
  const isSentWhole = picture.kind === 'svg' || picture.mime === 'image/gif';
  if (!isSentWhole || picture.bytes <= HEAVY_BYTES) return;
  yield {
    rule: 'picture-heavy',
    level: 'advice',
    message: `“${picture.filename}” is ${Math.round(picture.bytes / 1000)} kB and can’t be made smaller. Use a photo or a smaller file.`,
    target,
    path,
  };
}

function blurry(target: string, path: string[], picture: PictureFacts, enough: number): Finding {
  return {
    rule: 'picture-blurry',
    level: 'advice',
    message: `“${picture.filename}” is ${picture.width} pixels wide and will look blurry. Use at least ${enough} pixels.`,
    target,
    path,
  };
}
