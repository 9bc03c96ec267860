/** Colours by what the eye sees of them: lightness, chroma and hue, so that one can be changed without the others. */
import { isInSrgb, parseColor } from './contrast.ts';

export interface Oklch {
  /** 0 to 1. */
  readonly lightness: number;
  readonly chroma: number;
  /** Degrees; of no meaning where the chroma is 0. */
  readonly hue: number;
}

/** Reads `#rrggbb` or `oklch(…)`; undefined for anything else. The inverse of the matrices in contrast.ts. */
export function toOklch(color: string): Oklch | undefined {
  const light = parseColor(color);
  if (!light) return undefined;
  const { red, green, blue } = light;
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: (Math.atan2(b, a) * 180) / Math.PI,
  };
}

/** The colour as `#rrggbb`. What sRGB cannot show keeps its lightness and hue and loses chroma. */
export function oklchToHex({ lightness, chroma, hue }: Oklch): string {
  const clamped = Math.min(1, Math.max(0, lightness));
  const write = (part: number): string =>
    `oklch(${clamped.toFixed(5)} ${(chroma * part).toFixed(5)} ${hue.toFixed(3)})`;
  let part = 1;
  while (part > 0.02 && !isInSrgb(write(part))) part -= 0.02;
  return toHex(write(part > 0.02 ? part : 0)) ?? '#000000';
}

/** A written colour as `#rrggbb`, clipped to sRGB; undefined for what is none. */
export function toHex(color: string): string | undefined {
  const light = parseColor(color);
  if (!light) return undefined;
  return `#${[light.red, light.green, light.blue].map(toByte).join('')}`;
}

function toByte(linear: number): string {
  const channel = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(channel * 255)
    .toString(16)
    .padStart(2, '0');
}
