/** The loaders of the blocks that need something from the site, by type. */
import { byType } from '#domain/block.ts';
import type { BlockDataLoader } from './contract.ts';

// biome-ignore lint/suspicious/noExplicitAny: each loader is given the props its own definition parsed
export const loaders: Readonly<Record<string, BlockDataLoader<any, unknown>>> = byType({});
