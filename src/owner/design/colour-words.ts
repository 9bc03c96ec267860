/** What the colours of a palette are called, and what they are for. */
import type { PaletteName } from '#domain/design/style.ts';

export const COLOUR_WORDS: Readonly<Record<PaletteName, { readonly label: string; readonly use: string }>> = {
  paper: { label: 'Paper', use: 'Main background' },
  tint: { label: 'Tint', use: 'Highlighted sections' },
  ink: { label: 'Ink', use: 'Dark sections' },
  accent: { label: 'Accent', use: 'Links, buttons, accent sections' },
  text: { label: 'Text', use: 'Text on paper and tint' },
};
