/** Bodies of the demo in few words: blocks with their places, sections, and ids by the order they stand in. */
import { definitions } from '#blocks/definitions.ts';
import type { Block, Body, Place, Section } from '#domain/content/content.ts';
import { blockId, documentId, sectionId, toMedia } from './ids.ts';
import { type PictureName, pictureId } from './pictures.ts';
import { linkOf, prose } from './prose.ts';

export interface BlockSource {
  readonly type: string;
  readonly props: Record<string, unknown>;
  readonly place: Place;
  readonly hidden?: boolean;
  readonly overlays?: Block['overlays'];
}

export interface SectionSource {
  readonly name?: string;
  readonly theme?: Section['theme'];
  readonly width?: Section['width'];
  readonly spacing?: Section['spacing'];
  /** A photograph behind the section, and how much darker than legible text needs it (0 to 1). */
  readonly background?: PictureName | readonly [PictureName, number];
  /** Name of a reusable section to show instead of blocks. */
  readonly source?: string;
  readonly blocks?: readonly BlockSource[];
}

export interface BodySource {
  readonly title: string;
  readonly fields?: Record<string, unknown>;
  readonly sections: readonly SectionSource[];
}

/** @param name the document's name, from which its ids are made */
export function makeBody(name: string, source: BodySource): Body {
  let blocks = 0;
  return {
    title: source.title,
    fields: { ...source.fields },
    sections: source.sections.map((section, index) => ({
      id: sectionId(name, index + 1),
      ...(section.name === undefined ? {} : { name: section.name }),
      theme: section.theme ?? 'paper',
      width: section.width ?? 'content',
      spacing: section.spacing ?? 'medium',
      ...(section.background === undefined ? {} : { background: backgroundOf(section.background) }),
      ...(section.source === undefined
        ? {}
        : { source: { ref: 'section' as const, id: documentId(section.source) } }),
      blocks: (section.blocks ?? []).map((block) => {
        blocks += 1;
        const version = definitions[block.type]?.version ?? 1;
        return { id: blockId(name, blocks), version, ...block };
      }),
    })),
  };
}

function backgroundOf(background: PictureName | readonly [PictureName, number]) {
  const [name, scrim] = typeof background === 'string' ? [background, 0] : background;
  return { media: toMedia(pictureId(name)), scrim };
}

/** What any block may be given beside its props. */
export interface Placing {
  readonly align?: Place['align'];
  readonly reach?: Place['reach'];
  /** What is different on phones: place, order, hidden, align. */
  readonly mobile?: Record<string, unknown>;
}

/** @param at column and span: `1/7` fills the first seven columns; what fits beside it stands beside it */
export function block(
  type: string,
  at: string,
  props: Record<string, unknown>,
  { align, reach, mobile }: Placing = {},
): BlockSource {
  const [column = 1, span = 12] = at.split('/').map(Number);
  return {
    type,
    props: { ...definitions[type]?.defaults, ...props },
    place: {
      column,
      span,
      ...(align === undefined ? {} : { align }),
      ...(reach === undefined ? {} : { reach }),
    },
    ...(mobile === undefined ? {} : { overlays: { mobile } }),
  };
}

export function text(
  at: string,
  source: string,
  { size = 'regular', ...placing }: Placing & { readonly size?: 'small' | 'regular' | 'large' } = {},
): BlockSource {
  return block('text', at, { content: prose(source), size }, placing);
}

export interface ImageOptions extends Placing {
  readonly ratio?: string;
  readonly caption?: string;
  readonly link?: string;
  readonly shape?: 'square' | 'rounded' | 'round';
  readonly width?: 'full' | 'wide' | 'half' | 'third';
  readonly opensLarge?: 'no' | 'dark' | 'light';
}

export function image(
  at: string,
  name: PictureName,
  { caption, link, align, reach, mobile, ...props }: ImageOptions = {},
): BlockSource {
  return block(
    'image',
    at,
    {
      image: toMedia(pictureId(name)),
      ...(caption === undefined ? {} : { caption: prose(caption) }),
      ...(link === undefined ? {} : { link: linkOf(link) }),
      ...props,
    },
    {
      ...(align === undefined ? {} : { align }),
      ...(reach === undefined ? {} : { reach }),
      ...(mobile === undefined ? {} : { mobile }),
    },
  );
}

export function button(
  at: string,
  label: string,
  target: string,
  { align, mobile, ...props }: Placing & Record<string, unknown> = {},
): BlockSource {
  return block(
    'button',
    at,
    { label, link: linkOf(target), ...props },
    { ...(align === undefined ? {} : { align }), ...(mobile === undefined ? {} : { mobile }) },
  );
}

export function quote(at: string, words: string, source: string, role = ''): BlockSource {
  return block('quote', at, { quote: prose(words), source, role });
}
