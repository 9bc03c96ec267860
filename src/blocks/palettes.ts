/** How blocks stand in the owner's palette, by type. */
import { byFolder } from './by-folder.ts';
import type { Palette } from './kit/palette-entry.ts';

export const palettes = byFolder(
  import.meta.glob<Palette>('./*/palette.ts', { eager: true, import: 'palette' }),
);
