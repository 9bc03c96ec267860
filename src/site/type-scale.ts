/**
 * The sizes of type, and of the space between sections. Type follows a modular scale that grows with the
 * window, from 1.2 on phones to 1.333 on desktops, so that headings stay on few lines there and speak up here.
 * Written as lengths with the owner's factor in them, so that pages need not calculate.
 */
import { MOBILE_MAX_WIDTH } from '#domain/design/breakpoints.ts';

/** Widths in rem between which sizes grow: 360 and 1440 pixels. */
const NARROW = 22.5;
const WIDE = 90;
const RATIO = { narrow: 1.2, wide: 1.333 };
/** Body text in rem at both ends. */
const BODY = { narrow: 1.0625, wide: 1.1875 };
/** Small print keeps its size: it cannot get smaller and be read. */
const SMALL = 0.9;
const HIGHEST_STEP = 5;

/**
 * `--step--1` to `--step-5` as declarations.
 * @param factor the owner's scale times the template's
 * @param drama multiplies how far apart the steps are
 */
export function typeScale(factor: number, drama = 1): string {
  const steps = Array.from({ length: HIGHEST_STEP + 1 }, (_, step) => {
    const narrow = BODY.narrow * RATIO.narrow ** (step * drama) * factor;
    const wide = BODY.wide * RATIO.wide ** (step * drama) * factor;
    return `--step-${step}:${fluid(narrow, wide)}`;
  });
  return [`--step--1:${rem(SMALL * factor)}`, ...steps].join(';');
}

/** Space above and below sections in rem, and the share of the window it takes between those, in vw. */
const BANDS = { small: [1.5, 4, 3], medium: [3, 8, 6.5], large: [4.5, 12, 10.5] } as const;

/** The space a section asks for, as rules. @param factor the owner's */
export function sectionBands(factor: number): string {
  const rules = (attribute: string): string =>
    Object.entries(BANDS)
      .map(([name, [least, share, most]]) => {
        const band = `clamp(${rem(least * factor)},${round(share * factor)}vw,${rem(most * factor)})`;
        return `[${attribute}=${name}]{--band:${band}}`;
      })
      .join('');
  const onPhones = `${rules('data-phone-spacing')}[data-phone-spacing=none]{--band:0px}`;
  return `${rules('data-spacing')}@media (width<=${MOBILE_MAX_WIDTH}px){${onPhones}}`;
}

function fluid(narrow: number, wide: number): string {
  const slope = (wide - narrow) / (WIDE - NARROW);
  const start = narrow - slope * NARROW;
  return `clamp(${rem(narrow)},${rem(start)} + ${round(slope * 100)}vw,${rem(wide)})`;
}

function rem(value: number): string {
  return `${round(value)}rem`;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
