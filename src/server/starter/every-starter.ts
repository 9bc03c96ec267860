// biome-ignore-all lint/performance/noBarrelFile: the list of starters is made from it
/** What new sites begin with: a line for each template, under its name. A list and no glob: tests in browsers read it without Vite. */
export { folio } from './folio.ts';
export { harbour } from './harbour.ts';
export { kiln } from './kiln.ts';
export { market } from './market.ts';
export { plate } from './plate.ts';
