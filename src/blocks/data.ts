/** The loaders of the blocks that need something from the site, by type. */
import { byFolder } from './by-folder.ts';
import type { BlockDataLoader } from './contract.ts';

// biome-ignore lint/suspicious/noExplicitAny: each loader is given the props its own definition parsed
type AnyLoader = BlockDataLoader<any, unknown>;

export const loaders = byFolder(import.meta.glob<AnyLoader>('./*/data.ts', { eager: true, import: 'load' }));
