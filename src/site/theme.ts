/** A site's style becomes CSS: fonts, custom properties for each theme, base and template style sheets. */
import { definitions } from '#blocks/definitions.ts';
import { styles } from '#blocks/styles.ts';
import { BoundedMap } from '#domain/bounded-map.ts';
import { type SiteStyle, siteStyleSchema, type TemplateName } from '#domain/design/style.ts';
import type { VisitorAssets } from './assets.ts';
import { fontSheetUrl, fontsOf, type PageWords } from './fonts.ts';
import { NeedIndex } from './need-index.ts';
import { type CssRule, heldBy, needsOfRules, parseSheet, writeSheet } from './prune-css.ts';
import { shortenTokens } from './shorten-tokens.ts';
import { colourTokens, fontTokens, shapeRules } from './style-tokens.ts';
import base from './styles/base.css?inline';
import booking from './styles/booking.css?inline';
import cart from './styles/cart.css?inline';
import certificate from './styles/certificate.css?inline';
import donations from './styles/donations.css?inline';
import giftCard from './styles/gift-card.css?inline';
import grid from './styles/grid.css?inline';
import navigation from './styles/navigation.css?inline';
import sections from './styles/sections.css?inline';
import shell from './styles/shell.css?inline';
import shop from './styles/shop.css?inline';
import siteParts from './styles/site-parts.css?inline';
import words from './styles/words.css?inline';
import type { Template } from './templates/template.ts';
import { templates } from './templates/templates.ts';
import { sectionBands } from './type-scale.ts';

/** A site's style sheet, made once per version; every page takes from it what it uses. */
export interface SiteSheet {
  readonly rules: readonly CssRule[];
  /** What any of its rules or of the blocks' asks a page for. */
  readonly needs: NeedIndex;
  /** Style sheets of pages by what they were made for. */
  readonly made: BoundedMap<string, string>;
}

export function siteSheet(style: SiteStyle): SiteSheet {
  const template = templates[style.template];
  const css = [
    fontTokens(template, style),
    colourTokens(template, style),
    base,
    sectionBands(style.spacing),
    grid,
    shell,
    navigation,
    shop,
    cart,
    giftCard,
    booking,
    donations,
    certificate,
    template.css,
    sections,
    siteParts,
    words,
    shapeRules(style),
  ].join('');
  const rules = parseSheet(css);
  const blocks = Object.keys(styles).flatMap((type) => blockRules(type));
  return {
    rules,
    needs: new NeedIndex(needsOfRules([...rules, ...blocks])),
    made: new BoundedMap(MAX_MADE),
  };
}

/** For the design screen: a template without changes, to be laid over with what the owner tries. */
export function designSheet(template: TemplateName): SiteSheet {
  return siteSheet(siteStyleSchema.parse({ template }));
}

/** Page style sheets kept per site version; each is some ten kilobytes. */
const MAX_MADE = 200;

export interface PageForCss {
  readonly html: string;
  readonly isPreview: boolean;
  readonly blockTypes: readonly string[];
  /** Code that may read the site's custom properties, so that they keep their names. */
  readonly hasOwnerCode: boolean;
  /** Added at the end: the places of the page's blocks, the owner's own rules. */
  readonly extra: string;
}

/**
 * The style sheet of one page: the site's, then those of its blocks by type. A block whose island adds markup
 * keeps all of its rules; so does a preview, where everything may change. Pages that hold the same things get the same string.
 */
export function pageCss(sheet: SiteSheet, page: PageForCss): string {
  const signature = page.isPreview ? 'all' : sheet.needs.signatureOf(page.html);
  // Of `var(--` the part that begins with a rare sign: a search stops at each place its first one stands.
  const keepsTokens = page.isPreview || page.hasOwnerCode || page.html.includes('(--');
  const key = [signature, keepsTokens, page.blockTypes.join(), page.extra].join('|');
  const known = sheet.made.get(key);
  if (known !== undefined) return known;
  const held = page.isPreview ? undefined : heldBy(page.html);
  const made = [
    writeSheet(sheet.rules, held),
    ...page.blockTypes.map((type) => writeSheet(blockRules(type), growsInBrowser(type) ? undefined : held)),
    page.extra,
  ].join('');
  return sheet.made.keep(key, keepsTokens ? made : shortenTokens(made));
}

function growsInBrowser(type: string): boolean {
  const definition = definitions[type];
  return definition?.hydrate !== undefined && !definition.keepsMarkup;
}

const parsedBlocks = new Map<string, readonly CssRule[]>();

function blockRules(type: string): readonly CssRule[] {
  const known = parsedBlocks.get(type);
  if (known) return known;
  // What a script sets on an element that is there already is data of no page yet.
  const rules = parseSheet(styles[type] ?? '', { ignoresData: definitions[type]?.hydrate !== undefined });
  parsedBlocks.set(type, rules);
  return rules;
}

export function siteFonts(style: SiteStyle): Template['fonts'] {
  return fontsOf(templates[style.template], style);
}

/** Where a page in this style finds its faces. */
export function pageFontSheet(
  style: SiteStyle,
  words: PageWords,
  assets: Pick<VisitorAssets, 'fontVersion' | 'sealFaces'>,
): string {
  return fontSheetUrl(siteFonts(style), words, assets);
}
