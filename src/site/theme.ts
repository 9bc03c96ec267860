/** A site's style becomes CSS: fonts, custom properties for each theme, base and template style sheets. */
import { definitions } from '#blocks/definitions.ts';
import { styles } from '#blocks/styles.ts';
import { THEMES } from '#domain/content/content.ts';
import { toHex } from '#domain/design/oklch.ts';
import type { SiteStyle, TemplateName } from '#domain/design/style.ts';
import type { VisitorAssets } from './assets.ts';
import { extendedFontFaces, fontFaces, fontFilesToPreload, fontStack, fontsOf } from './fonts.ts';
import { themesOf } from './palette.ts';
import { type CssRule, heldBy, needsOfRules, parseSheet, writeSheet } from './prune-css.ts';
import base from './styles/base.css?inline';
import grid from './styles/grid.css?inline';
import shell from './styles/shell.css?inline';
import { harbour } from './templates/harbour/template.ts';
import { kiln } from './templates/kiln/template.ts';
import { plate } from './templates/plate/template.ts';
import type { Template, ThemeColours } from './templates/template.ts';

export const templates: Readonly<Record<TemplateName, Template>> = { kiln, plate, harbour };

/** A site's style sheet, made once per version; every page takes from it what it uses. */
export interface SiteSheet {
  readonly rules: readonly CssRule[];
  /** Faces for letters beyond Western European ones. */
  readonly extendedFaces: string;
  /** What any of its rules or of the blocks' asks a page for: two pages alike in these get the same style sheet. */
  readonly needs: readonly string[];
  /** Style sheets of pages by what they were made for. */
  readonly made: Map<string, string>;
}

export function siteSheet(style: SiteStyle, assets: VisitorAssets): SiteSheet {
  const template = templates[style.template];
  const fonts = fontsOf(template, style);
  const themes = themesOf(template, style);
  const css = [
    fontFaces(fonts, assets),
    `:root{--font-display:${fontStack(fonts.display)};--font-text:${fontStack(fonts.text)};--scale:${style.scale};--spacing:${style.spacing}}`,
    ...THEMES.map(
      (name) => `${name === 'paper' ? ':root,' : ''}[data-theme=${name}]{${properties(themes[name])}}`,
    ),
    base,
    grid,
    shell,
    template.css,
  ].join('');
  const rules = parseSheet(css);
  const blocks = Object.keys(styles).flatMap((type) => blockRules(type));
  return {
    rules,
    extendedFaces: extendedFontFaces(fonts, assets),
    needs: needsOfRules([...rules, ...blocks]),
    made: new Map(),
  };
}

const EXTENDED_LETTERS = /[\u0100-\u0130\u0132-\u0151\u0154-\u02ba\u1e00-\u1eff\u20a0-\u20ab\u20ad-\u20c0]/;

/** Page style sheets kept per site version; each is some ten kilobytes. */
const MAX_MADE = 200;

export interface PageForCss {
  readonly html: string;
  readonly isPreview: boolean;
  readonly blockTypes: readonly string[];
  /** Added at the end: the places of the page's blocks, the owner's own rules. */
  readonly extra: string;
}

/**
 * The style sheet of one page: the site's, then those of its blocks by type. A block with an island keeps all
 * of its rules, since its script may add classes; so does a preview, where everything may change. Pages that
 * hold the same things get the same string.
 */
export function pageCss(sheet: SiteSheet, page: PageForCss): string {
  const held = page.isPreview ? undefined : heldBy(page.html);
  const hasExtended = EXTENDED_LETTERS.test(page.html);
  const signature = held ? sheet.needs.map((need) => (held.has(need) ? '1' : '0')).join('') : 'all';
  const key = [signature, hasExtended, page.blockTypes.join(), page.extra].join('|');
  const known = sheet.made.get(key);
  if (known !== undefined) return known;
  const css = [
    writeSheet(sheet.rules, held),
    hasExtended ? sheet.extendedFaces : '',
    ...page.blockTypes.map((type) =>
      definitions[type]?.hydrate ? (styles[type] ?? '') : writeSheet(blockRules(type), held),
    ),
    page.extra,
  ].join('');
  if (sheet.made.size >= MAX_MADE) sheet.made.clear();
  sheet.made.set(key, css);
  return css;
}

const parsedBlocks = new Map<string, readonly CssRule[]>();

function blockRules(type: string): readonly CssRule[] {
  const known = parsedBlocks.get(type);
  if (known) return known;
  const rules = parseSheet(styles[type] ?? '');
  parsedBlocks.set(type, rules);
  return rules;
}

/** The fonts to fetch before anything else, as addresses. */
export function preloadedFonts(style: SiteStyle, assets: VisitorAssets): string[] {
  return fontFilesToPreload(fontsOf(templates[style.template], style), assets);
}

function properties(colours: ThemeColours): string {
  const hex = (color: string): string => toHex(color) ?? color;
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
