/** Every block's definition, by type. */
import { type AnyBlockDefinition, byType } from '#domain/block.ts';
import * as blocks from './every-block.ts';

const all: readonly AnyBlockDefinition[] = Object.values(blocks);
/** As the folders' paths are sorted. */
const inOrder = all.toSorted((a, b) => (`${a.type}/` < `${b.type}/` ? -1 : 1));

export const definitions = byType<AnyBlockDefinition>(
  Object.fromEntries(inOrder.map((block) => [block.type, block])),
);
