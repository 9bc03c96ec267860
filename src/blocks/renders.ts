/** Every block's component, by type. */
import { byFolder } from './by-folder.ts';
import type { BlockRender } from './contract.ts';

// biome-ignore lint/suspicious/noExplicitAny: props and data are parsed by the block's own definition before they arrive
type AnyRender = BlockRender<any, any>;

export const renders = byFolder(
  import.meta.glob<AnyRender>('./*/render.tsx', { eager: true, import: 'render' }),
);
