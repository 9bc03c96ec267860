/**
 * The colours of the five section themes: the template's own, or made from the owner's palette. An owner picks
 * grounds and an accent by eye; what is written on them is derived, so that it can always be read (WCAG AA).
 */
import type { Theme } from '#domain/content/content.ts';
import { CONTRAST_TEXT, contrastBetween } from '#domain/design/contrast.ts';
import { type Oklch, oklchToHex, toHex, toOklch } from '#domain/design/oklch.ts';
import type { SiteStyle } from '#domain/design/style.ts';
import type { Template, ThemeColours, Themes } from './templates/template.ts';

export function themesOf(template: Pick<Template, 'themes'>, style: Pick<SiteStyle, 'palette'>): Themes {
  const { palette } = style;
  const own = template.themes;
  if (Object.values(palette).every((color) => color === undefined)) return own;
  const { accent } = palette;
  const grounds: Partial<Record<Theme, string>> = {
    paper: palette.paper ?? own.paper.ground,
    tint: palette.tint ?? (palette.paper && tintOf(palette.paper)) ?? own.tint.ground,
    ink: palette.ink ?? own.ink.ground,
  };
  const derive = (name: 'paper' | 'tint' | 'ink'): ThemeColours => {
    const ground = grounds[name] ?? own[name].ground;
    const base = palette.text && name !== 'ink' ? inColour(own[name], palette.text, ground) : own[name];
    // A label in the colour of the ground reads on any accent that reads on the ground.
    const onAccent = accent ? ground : own[name].onAccent;
    return deriveTheme({ ...base, onAccent }, ground, accent ?? own[name].accent);
  };
  const [paper, tint, ink] = [derive('paper'), derive('tint'), derive('ink')];
  if (!accent) return { paper, tint, ink, accent: own.accent, photo: own.photo };
  return { paper, tint, ink, accent: onAccentGround(paper, accent), photo: overPhoto(own.photo, accent) };
}

/** Lightness of grounds in the dark set: a band set apart lies above the page, one that is to be deep below it. */
const DARK_GROUNDS = { paper: 0.215, tint: 0.26, ink: 0.16 } as const;
/** More colour than this glows on a dark screen. */
const DARK_CHROMA = 0.03;

/**
 * The same palette by night: grounds in the hue of its dark sections, on which its words and accent are made readable
 * by the rule of all palettes. Sections in the accent and over pictures are dark enough already. A palette whose paper
 * is dark is its own dark set.
 */
export function darkThemesOf(light: Themes): Themes {
  if (isDarkGround(light.paper.ground)) return light;
  const night = read(light.ink.ground);
  const darken = (name: keyof typeof DARK_GROUNDS): ThemeColours => {
    const lightness = DARK_GROUNDS[name];
    const ground = oklchToHex({ ...night, lightness, chroma: Math.min(night.chroma, DARK_CHROMA) });
    return deriveTheme({ ...light.ink, onAccent: ground }, ground, light.ink.accent);
  };
  return { ...light, paper: darken('paper'), tint: darken('tint'), ink: darken('ink') };
}

/** Sections in the accent: words in the paper's colour or in that of its headings, buttons the other way round. */
function onAccentGround(paper: ThemeColours, accent: string): ThemeColours {
  const words = textOn(accent, paper.ground, paper.heading);
  return deriveTheme(
    { ...paper, text: words, heading: words, muted: words, onAccent: accent },
    accent,
    words,
  );
}

/** White buttons stay white on pictures; coloured ones take the owner's colour. */
function overPhoto(photo: ThemeColours, accent: string): ThemeColours {
  if (photo.accent === photo.text) return photo;
  return {
    ...photo,
    accent: makeReadable(accent, [photo.ground, photo.surface], true),
    onAccent: photo.ground,
  };
}

const WHITE: Oklch = { lightness: 1, chroma: 0, hue: 0 };

function read(color: string): Oklch {
  return toOklch(color) ?? WHITE;
}

/** A little of the paper's own colour, towards the middle. */
function tintOf(paper: string): string {
  const color = read(paper);
  const lightness = color.lightness + (color.lightness > 0.5 ? -0.05 : 0.05);
  return oklchToHex({ ...color, lightness, chroma: color.chroma + 0.012 });
}

/** The share of its ground in what is said more quietly. */
const MUTED_SHARE = 0.3;

/** Text and headings in the owner's colour; the quieter words lie between it and the ground. */
function inColour(base: ThemeColours, text: string, ground: string): ThemeColours {
  const [ink, paper] = [read(text), read(ground)];
  const muted = oklchToHex({
    ...ink,
    lightness: ink.lightness + (paper.lightness - ink.lightness) * MUTED_SHARE,
    chroma: ink.chroma * (1 - MUTED_SHARE),
  });
  return { ...base, text, heading: text, muted };
}

/** Steps of lightness between a ground and what stands out from it. */
const SURFACE_STEP = 0.03;
const BORDER_STEP = 0.14;

function isDarkGround(ground: string): boolean {
  return leastContrast('#ffffff', [ground]) > leastContrast('#000000', [ground]);
}

function deriveTheme(base: ThemeColours, ground: string, accentColor: string): ThemeColours {
  const groundColor = read(ground);
  const isDark = isDarkGround(ground);
  const surface = oklchToHex({
    ...groundColor,
    lightness: groundColor.lightness + (isDark ? -SURFACE_STEP : SURFACE_STEP),
  });
  const grounds = [ground, surface];
  /** The template's colour where it reads, else the nearest lightness at which it does. */
  const readable = (color: string): string => makeReadable(color, grounds, isDark);
  const accent = readable(accentColor);
  return {
    ground,
    surface,
    text: readable(base.text),
    muted: readable(base.muted),
    heading: readable(base.heading),
    accent,
    onAccent: textOn(accent, base.onAccent),
    border: oklchToHex({
      ...groundColor,
      lightness: groundColor.lightness + (isDark ? BORDER_STEP : -BORDER_STEP),
    }),
  };
}

/**
 * The colour, made lighter or darker until it reads on all of the grounds. White or black reads at 4.58 to 1
 * or more on any one ground, and a surface lies on the far side of its ground, so this always ends well.
 */
function makeReadable(color: string, grounds: readonly string[], isDark: boolean): string {
  if (leastContrast(color, grounds) >= CONTRAST_TEXT) return color;
  const start = read(color);
  const step = isDark ? 0.01 : -0.01;
  for (let lightness = start.lightness; lightness > 0 && lightness < 1; lightness += step) {
    const tried = oklchToHex({ ...start, lightness });
    if (leastContrast(tried, grounds) >= CONTRAST_TEXT) return tried;
  }
  return isDark ? '#ffffff' : '#000000';
}

/** Of the colours as pages write them, rounded to bytes. */
function leastContrast(color: string, grounds: readonly string[]): number {
  const written = toHex(color) ?? '#ffffff';
  return Math.min(...grounds.map((ground) => contrastBetween(written, toHex(ground) ?? '#ffffff') ?? 1));
}

/** The first of the colours that reads, else nearly white or black, else white or black. */
function textOn(ground: string, ...preferred: readonly string[]): string {
  const candidates = [...preferred, '#fdfcfb', '#161412', '#ffffff', '#000000'];
  return candidates.find((color) => leastContrast(color, [ground]) >= CONTRAST_TEXT) ?? '#000000';
}
