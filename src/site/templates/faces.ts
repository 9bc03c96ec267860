/**
 * The faces a site may be set in. The numbers of the fallbacks were measured once from the font files:
 * size-adjust is the mean advance of a sample of English, French and German text, shaped at the weight and
 * optical size the face is used at, over that of the local face (Liberation Sans and Serif, which have the
 * widths of Arial and Times New Roman); ascent and descent are those of hhea, or of OS/2 where it sets
 * USE_TYPO_METRICS, over units per em and over size-adjust. No face here has a line gap.
 */
import type { TemplateFont } from './template.ts';

export const figtree: TemplateFont = {
  family: 'Figtree',
  file: 'figtree',
  hasItalic: true,
  weight: '300 900',
  fallback: { kind: 'sans-serif', sizeAdjust: 101.1, ascent: 93.96, descent: 24.73 },
};

export const fraunces: TemplateFont = {
  family: 'Fraunces',
  file: 'fraunces',
  hasItalic: true,
  weight: '100 900',
  fallback: { kind: 'serif', sizeAdjust: 104.07, ascent: 93.97, descent: 24.5 },
};

export const instrumentSans: TemplateFont = {
  family: 'Instrument Sans',
  file: 'instrument-sans',
  hasItalic: true,
  weight: '400 700',
  fallback: { kind: 'sans-serif', sizeAdjust: 102.67, ascent: 94.47, descent: 24.35 },
};

export const newsreader: TemplateFont = {
  family: 'Newsreader',
  file: 'newsreader',
  hasItalic: true,
  weight: '200 800',
  fallback: { kind: 'serif', sizeAdjust: 104.29, ascent: 70.48, descent: 25.41 },
};

export const outfit: TemplateFont = {
  family: 'Outfit',
  file: 'outfit',
  hasItalic: false,
  weight: '100 900',
  fallback: { kind: 'sans-serif', sizeAdjust: 101.18, ascent: 98.83, descent: 25.7 },
};

export const schibstedGrotesk: TemplateFont = {
  family: 'Schibsted Grotesk',
  file: 'schibsted-grotesk',
  hasItalic: true,
  weight: '400 900',
  fallback: { kind: 'sans-serif', sizeAdjust: 105.41, ascent: 92.64, descent: 24.46 },
};

export const sourceSans: TemplateFont = {
  family: 'Source Sans 3',
  file: 'source-sans-3',
  hasItalic: true,
  weight: '200 900',
  fallback: { kind: 'sans-serif', sizeAdjust: 93.89, ascent: 109.06, descent: 42.6 },
};

/** By the name an owner's style gives. */
export const faces: ReadonlyMap<string, TemplateFont> = new Map(
  [figtree, fraunces, instrumentSans, newsreader, outfit, schibstedGrotesk, sourceSans].map((face) => [
    face.family,
    face,
  ]),
);
