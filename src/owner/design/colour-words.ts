/** What the colours of a palette are called, and what they are for. */
import type { PaletteName } from '#domain/design/style.ts';
import * as say from './words/en.ts';

export const COLOUR_WORDS: Readonly<Record<PaletteName, { readonly label: string; readonly use: string }>> = {
  paper: { label: say.paper, use: say.mainBackground },
  tint: { label: say.tint, use: say.highlightedSections },
  ink: { label: say.ink, use: say.darkSections },
  accent: { label: say.accent, use: say.linksButtonsAccentSections },
  text: { label: say.text, use: say.textOnPaperAndTint },
};
