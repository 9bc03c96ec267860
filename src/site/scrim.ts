/** How strong the veil between a photograph and its text has to be, from the picture's own luminance. */
import type { MediaView } from '#domain/media/calls.ts';

/** Steps of the veil's opacity in percent; each is a class in the base style sheet. */
export const SCRIM_STEPS = [20, 30, 40, 50, 60, 70, 80] as const;

/** White text needs 4.5 : 1: the ground's relative luminance may be at most this. */
const MAX_GROUND_LUMINANCE = 1.05 / 4.5 - 0.05;

/**
 * The weakest step under which white text reads at 4.5 to 1 on the picture's brightest part.
 * @param extra 0 to 1: what the owner asks for beyond that
 */
export function scrimOf(media: Pick<MediaView, 'luminance'>, extra: number): number {
  // Without a measurement the picture may be white.
  const brightest = media.luminance.length === 0 ? 1 : Math.max(...media.luminance);
  const needed =
    SCRIM_STEPS.find((step) => luminanceUnder(brightest, step / 100) <= MAX_GROUND_LUMINANCE) ?? 80;
  const wanted = needed + extra * (80 - needed);
  return SCRIM_STEPS.find((step) => step >= wanted) ?? 80;
}

/** Luminance of a grey of the given luminance under a black veil; blending happens in sRGB, not in light. */
export function luminanceUnder(luminance: number, opacity: number): number {
  const channel = luminance <= 0.0031308 ? luminance * 12.92 : 1.055 * luminance ** (1 / 2.4) - 0.055;
  const veiled = channel * (1 - opacity);
  return veiled <= 0.04045 ? veiled / 12.92 : ((veiled + 0.055) / 1.055) ** 2.4;
}
