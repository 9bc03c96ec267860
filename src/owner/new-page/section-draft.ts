/** A short notation for sections: what it leaves out of a block gets the block's defaults. */
import { definitions } from '#blocks/definitions.ts';
import type { Block, Place, Section } from '#domain/content/content.ts';
import { paragraphs, type RichNode, type RichText } from '#domain/content/rich-text.ts';

export type Draft = readonly [
  type: string,
  props: Record<string, unknown>,
  column?: number,
  span?: number,
  more?: Partial<Place>,
];

/** @param blocks each with its first column and span; the whole row by default */
export function section(
  name: string,
  blocks: readonly Draft[],
  look: Partial<Pick<Section, 'theme' | 'width' | 'spacing'>> = {},
): (newId: () => string) => Section {
  return (newId) => ({
    id: newId(),
    name,
    theme: 'paper',
    width: 'content',
    spacing: 'large',
    ...look,
    blocks: blocks.map((draft) => blockFrom(draft, newId())),
  });
}

function blockFrom([type, props, column = 1, span = 12, more = {}]: Draft, id: string): Block {
  const definition = definitions[type];
  const defaults = structuredClone(definition?.defaults ?? {}) as Record<string, unknown>;
  return {
    id,
    type,
    version: definition?.version ?? 1,
    props: { ...defaults, ...props },
    place: { column, span, ...more },
  };
}

function heading(level: 1 | 2 | 3, words: string): RichNode {
  return { type: 'heading', level, content: [{ type: 'text', text: words }] };
}

/** A heading and paragraphs beneath it. */
export function prose(level: 1 | 2 | 3, title: string, ...words: string[]): { content: RichText } {
  return { content: { type: 'doc', content: [heading(level, title), ...paragraphs(...words).content] } };
}

/** A table of two columns with row headers, for opening hours or prices. */
export function facts(...rows: readonly [string, string][]): RichText {
  const cell = (words: string, header?: true): RichNode => ({
    type: 'cell',
    ...(header ? { header } : {}),
    content: paragraphs(words).content,
  });
  const content = rows.map(
    ([name, words]): RichNode => ({ type: 'row', content: [cell(name, true), cell(words)] }),
  );
  return { type: 'doc', content: [{ type: 'table', content }] };
}
