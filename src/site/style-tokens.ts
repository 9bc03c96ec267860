/**
 * What an owner changes about a template, as rules: pages carry them in their style sheet, and the design screen
 * lays them over a page to show a change before it is saved.
 */
import { THEMES, type Theme } from '#domain/content/content.ts';
import { toHex } from '#domain/design/oklch.ts';
import type { SiteStyle } from '#domain/design/style.ts';
import { fontStack, fontsOf } from './fonts.ts';
import { darkThemesOf, themesOf } from './palette.ts';
import type { Template, ThemeColours, Themes } from './templates/template.ts';
import { sectionBands, typeScale } from './type-scale.ts';

/** All of them, to come after the style sheet of a page in the same template without changes of its own. */
export function styleTokens(template: Template, style: SiteStyle): string {
  return [
    fontTokens(template, style),
    colourTokens(template, style),
    sectionBands(style.spacing),
    shapeRules(style),
  ].join('');
}

const DRAMA = { calm: 0.72, bold: 1.22 } as const;

export function fontTokens(template: Template, style: SiteStyle): string {
  const fonts = fontsOf(template, style);
  const sizes = typeScale(style.scale * template.size, style.headings && DRAMA[style.headings]);
  return `:root{--font-display:${fontStack(fonts.display)};--font-text:${fontStack(fonts.text)};${sizes}}`;
}

export function colourTokens(template: Template, style: SiteStyle): string {
  const light = themesOf(template, style);
  if (!style.scheme) return themeRules(light, THEMES);
  const dark = darkThemesOf(light);
  // On screens only: what is printed keeps the colours of paper.
  if (style.scheme === 'dark') return `${themeRules(dark, THEMES)}@media screen{:root{color-scheme:dark}}`;
  const changed = THEMES.filter((name) => dark[name] !== light[name]);
  const night = `:root{color-scheme:dark}${themeRules(dark, changed)}`;
  return `${themeRules(light, THEMES)}@media screen and (prefers-color-scheme:dark){${night}}`;
}

function themeRules(themes: Themes, names: readonly Theme[]): string {
  return names
    .map((name) => `${name === 'paper' ? ':root,' : ''}[data-theme=${name}]{${properties(themes[name])}}`)
    .join('');
}

const TWINS = /^#(.)\1(.)\2(.)\3$/;

function properties(colours: ThemeColours): string {
  const hex = (color: string): string => (toHex(color) ?? color).replace(TWINS, '#$1$2$3');
  return [
    `--ground:${hex(colours.ground)}`,
    `--surface:${hex(colours.surface)}`,
    `--text:${hex(colours.text)}`,
    `--text-muted:${hex(colours.muted)}`,
    `--heading:${hex(colours.heading)}`,
    `--accent:${hex(colours.accent)}`,
    `--on-accent:${hex(colours.onAccent)}`,
    `--border:${hex(colours.border)}`,
  ].join(';');
}

const INNER = { narrow: '960px', normal: '1120px', wide: '1320px' } as const;
const RADIUS = { square: '0px', soft: '4px', round: '8px' } as const;
const BUTTON_RADIUS = { square: '0', soft: '4px', pill: '999px' } as const;
const BUTTONS = ':is(html .button,.site-action,.action-bar)';

/** Nothing where all is as the template has it. */
export function shapeRules({ pageWidth, corners, buttons = {} }: SiteStyle): string {
  const { shape, fill } = buttons;
  return [
    pageWidth ? `:root,[data-width=content]{--inner:${INNER[pageWidth]}}` : '',
    corners ? `:root{--radius:${RADIUS[corners]}}` : '',
    shape ? `${BUTTONS}{border-radius:${BUTTON_RADIUS[shape]}}` : '',
    fill === 'outline' ? OUTLINE : '',
  ].join('');
}

/** Above the rules of the button block, which come later: hence the names of both classes. */
const OUTLINE =
  'html .button.button-primary{background:none;color:var(--accent)}' +
  'html .button.button-primary:hover{background:var(--accent);color:var(--on-accent)}';
