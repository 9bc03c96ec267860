/** Every block's component, by type. */
import type { BlockRender } from './contract.ts';
import { renderLine } from './line/render.tsx';

// biome-ignore lint/suspicious/noExplicitAny: props and data are parsed by the block's own definition before they arrive
export const renders: Readonly<Record<string, BlockRender<any, any>>> = {
  line: renderLine,
};
