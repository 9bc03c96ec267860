/** The words of a document that visitors read: for the word index and for excerpts. */
import { type AnyBlockDefinition, textOfBlock } from '../block.ts';
import type { Body } from './content.ts';
import { visibleBody } from './visible-body.ts';

/** A text for each block, in their order. @param definitions by the blocks' types */
export function visibleWords(
  body: Body,
  definitions: Readonly<Record<string, AnyBlockDefinition>>,
): string[] {
  return visibleBody(body).sections.flatMap(({ blocks }) =>
    blocks.map((block) => textOfBlock(definitions[block.type], block)),
  );
}
