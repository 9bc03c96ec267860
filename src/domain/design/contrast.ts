/** Colours as numbers: reading them, and whether text in one can be read on another (WCAG 2.2). */

/** A colour's light, each channel 0 to 1 and linear. */
export interface LinearRgb {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

/** Contrast that text needs (WCAG 1.4.3). */
export const CONTRAST_TEXT = 4.5;

const HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;
const NUMBER = '([0-9]{1,9}(?:\\.[0-9]{1,20})?|\\.[0-9]{1,20})';
const OKLCH = new RegExp(`^oklch\\(\\s*${NUMBER}(%?)\\s+${NUMBER}(%?)\\s+(-?${NUMBER})(?:deg)?\\s*\\)$`, 'i');

/** Reads `#rrggbb` and `oklch(L C H)`; undefined for anything else. Colours beyond sRGB are clipped to it. */
export function parseColor(text: string): LinearRgb | undefined {
  const color = text.trim();
  const unclipped = parseHex(color) ?? parseOklch(color);
  return unclipped && { red: clip(unclipped.red), green: clip(unclipped.green), blue: clip(unclipped.blue) };
}

/** Whether a colour can be shown in sRGB without clipping; false for what is no colour. */
export function isInSrgb(text: string): boolean {
  const color = parseHex(text.trim()) ?? parseOklch(text.trim());
  const isShown = (channel: number) => channel >= -0.0005 && channel <= 1.0005;
  return color !== undefined && [color.red, color.green, color.blue].every(isShown);
}

function clip(channel: number): number {
  return Math.min(1, Math.max(0, channel));
}

function parseHex(text: string): LinearRgb | undefined {
  const match = HEX.exec(text);
  if (!match) return undefined;
  const [red = 0, green = 0, blue = 0] = match
    .slice(1)
    .map((pair) => toLinear(Number.parseInt(pair, 16) / 255));
  return { red, green, blue };
}

function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function parseOklch(text: string): LinearRgb | undefined {
  const match = OKLCH.exec(text);
  if (!match) return undefined;
  const [, lightness, lightnessUnit, chroma, chromaUnit, hue] = match;
  return fromOklch(
    Number(lightness) / (lightnessUnit === '%' ? 100 : 1),
    // In CSS a chroma of 100 % is 0.4.
    Number(chroma) * (chromaUnit === '%' ? 0.004 : 1),
    Number(hue),
  );
}

/** The matrices of Oklab's definition by Björn Ottosson, as CSS Color 4 takes them over. */
function fromOklch(lightness: number, chroma: number, hueDegrees: number): LinearRgb {
  const hue = (hueDegrees * Math.PI) / 180;
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return {
    red: 4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    green: -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    blue: -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  };
}

/** Relative luminance as WCAG defines it: 0 for black, 1 for white. */
function relativeLuminance({ red, green, blue }: LinearRgb): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1 for equal luminances to 21 for black on white; the order does not count. */
function contrastRatio(a: LinearRgb, b: LinearRgb): number {
  const [darker = 0, lighter = 0] = [relativeLuminance(a), relativeLuminance(b)].sort((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The contrast of two written colours; undefined if one of them is none. */
export function contrastBetween(a: string, b: string): number | undefined {
  const [first, second] = [parseColor(a), parseColor(b)];
  return first && second && contrastRatio(first, second);
}
