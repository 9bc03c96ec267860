/**
 * The palette of the owner area (DSGN-05, DSGN-06): eight hues in ten shades. All hues share the lightness
 * of a shade, so that one may take another's place without a change of contrast; chroma is highest in the
 * middle, as far as sRGB goes.
 */

export const SHADES = [100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const;
export type Shade = (typeof SHADES)[number];

export const HUES = ['neutral', 'clay', 'amber', 'moss', 'teal', 'blue', 'violet', 'rose'] as const;
export type Hue = (typeof HUES)[number];

/** Oklch hue in degrees, and the chroma of the most colourful shade. */
const HUE_VALUES: Readonly<Record<Hue, { readonly hue: number; readonly chroma: number }>> = {
  neutral: { hue: 75, chroma: 0.008 },
  clay: { hue: 38, chroma: 0.15 },
  amber: { hue: 72, chroma: 0.11 },
  moss: { hue: 140, chroma: 0.14 },
  teal: { hue: 190, chroma: 0.09 },
  blue: { hue: 252, chroma: 0.14 },
  violet: { hue: 295, chroma: 0.16 },
  rose: { hue: 12, chroma: 0.17 },
};

/** Lightness of a shade, and its part of the hue's chroma. */
const SHADE_VALUES: Readonly<Record<Shade, { readonly lightness: number; readonly chroma: number }>> = {
  100: { lightness: 0.965, chroma: 0.09 },
  200: { lightness: 0.92, chroma: 0.22 },
  300: { lightness: 0.85, chroma: 0.46 },
  400: { lightness: 0.755, chroma: 0.8 },
  500: { lightness: 0.625, chroma: 1 },
  600: { lightness: 0.55, chroma: 1 },
  700: { lightness: 0.465, chroma: 0.88 },
  800: { lightness: 0.385, chroma: 0.7 },
  900: { lightness: 0.305, chroma: 0.5 },
  950: { lightness: 0.225, chroma: 0.32 },
};

/** A colour of the palette as CSS writes it: `oklch(0.55 0.14 38)`. */
export function paletteColor(hue: Hue, shade: Shade): string {
  const { hue: degrees, chroma } = HUE_VALUES[hue];
  const { lightness, chroma: part } = SHADE_VALUES[shade];
  return `oklch(${lightness} ${Math.round(chroma * part * 10_000) / 10_000} ${degrees})`;
}
