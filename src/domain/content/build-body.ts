/** Bodies in few words: for system pages, tests and whatever makes documents by program. */
import type { Block, Body, Section } from './content.ts';

/** A block of the first version over the whole width. */
export function blockOf(id: string, type: string, props: Record<string, unknown>, version = 1): Block {
  return { id, type, version, props, place: { column: 1, span: 12 } };
}

type SectionLook = Partial<Pick<Section, 'width' | 'spacing'>>;

/** Of what stands on the page of a shop: things need room, and its name stands close above them. */
export const SHOP_LOOK: SectionLook = { width: 'wide', spacing: 'small' };

/** A body of one section, which is plain but for its look. */
export function bodyOf(
  title: string,
  sectionId: string,
  blocks: readonly Block[],
  look: SectionLook = {},
): Body {
  const plain = { id: sectionId, theme: 'paper', width: 'content', spacing: 'medium' } as const;
  return { title, fields: {}, sections: [{ ...plain, ...look, blocks: [...blocks] }] };
}
