/** The words of a document that visitors read: for the word index and for excerpts. */
import { type AnyBlockDefinition, textOfBlock } from '../block.ts';
import type { Body } from './content.ts';
import { visibleBody } from './visible-body.ts';

type Definitions = Readonly<Record<string, AnyBlockDefinition>>;

/** A text for each block, in their order. @param definitions by the blocks' types */
export function visibleWords(body: Body, definitions: Definitions): string[] {
  return wordsOf(body, definitions, 'text');
}

/** Shorter texts are labels, and say little of the page. In characters. */
export const SHORTEST_OPENING = 60;

/** What a document begins to say in prose; where it has none, all its words. */
export function openingWords(body: Body, definitions: Definitions): string {
  const openings = wordsOf(body, definitions, 'opening');
  const prose = openings.find(({ length }) => length >= SHORTEST_OPENING) ?? openings.join(' ').trim();
  return prose === '' ? visibleWords(body, definitions).join(' ') : prose;
}

function wordsOf(body: Body, definitions: Definitions, part: 'text' | 'opening'): string[] {
  return visibleBody(body).sections.flatMap(({ blocks }) =>
    blocks.map((block) => textOfBlock(definitions[block.type], block, part)),
  );
}
