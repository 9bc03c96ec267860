/** The islands by block type, each its own chunk, fetched when a page that holds the block asks for it. */
import type { Island } from '#runtime/island.ts';

// biome-ignore lint/suspicious/noExplicitAny: the props come from the same block's render
export const islands: Readonly<Record<string, () => Promise<{ default: Island<any> }>>> = {
  // @ts-expect-error -- no inherited names: TypeScript knows of no prototype in a literal
  __proto__: null,
  audio: () => import('./audio/island.ts'),
  calendar: () => import('./calendar/island.ts'),
  chart: () => import('./chart/island.ts'),
  comments: () => import('./comments/island.ts'),
  form: () => import('./form/island.ts'),
  menu: () => import('./menu/island.ts'),
  newsletter: () => import('./newsletter/island.ts'),
  search: () => import('./search/island.ts'),
  'share-buttons': () => import('./share-buttons/island.ts'),
  summary: () => import('./summary/island.ts'),
  'table-booking': () => import('./table-booking/island.ts'),
};
