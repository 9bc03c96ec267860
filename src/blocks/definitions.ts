/** Every block's definition, by type. One line a block, in order of the type. */
import type { AnyBlockDefinition } from '#domain/block.ts';
import { line } from './line/definition.ts';

export const definitions: Readonly<Record<string, AnyBlockDefinition>> = {
  line,
};
