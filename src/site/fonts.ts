/** The faces of a site become `@font-face` rules, and addresses to fetch before anything else. */
import type { SiteStyle } from '#domain/design/style.ts';
import type { VisitorAssets } from './assets.ts';
import { faces } from './templates/faces.ts';
import type { Template, TemplateFont } from './templates/template.ts';

/** What the second file of a face holds. It is declared, and so fetched, only where such letters stand. */
const EXTENDED_RANGE = 'U+100-2BA,U+1D00-1EFF,U+20A0-20C0,U+2C60-2C7F,U+A720-A7FF';

/** Local faces of the same widths, by the names that different systems know them under. */
const LOCAL = {
  serif: ['Times New Roman', 'Liberation Serif'],
  'sans-serif': ['Arial', 'Liberation Sans'],
} as const;

/** The template's faces, or those the owner chose instead. A name that is not known changes nothing. */
export function fontsOf(template: Template, style: Pick<SiteStyle, 'fonts'>): Template['fonts'] {
  const { display, text } = style.fonts;
  return {
    display: faces.get(display ?? '') ?? template.fonts.display,
    text: faces.get(text ?? '') ?? template.fonts.text,
  };
}

export function fontFaces(fonts: Template['fonts'], assets: VisitorAssets): string {
  return unique(fonts)
    .map((font) =>
      [
        face(font, '', assets),
        font.hasItalic ? face(font, '-italic', assets, ';font-style:italic') : '',
        fallbackFace(font),
      ].join(''),
    )
    .join('');
}

/** All there are to choose from, shown as soon as they are there: for the design screen, not for visitors. */
export function everyFontFace(assets: VisitorAssets): string {
  return [...faces.values()]
    .map((font) => fontFaces({ display: font, text: font }, assets))
    .join('')
    .replaceAll('font-display:optional', 'font-display:swap');
}

/** Goes after the others: browsers ask the face declared last first. */
export function extendedFontFaces(fonts: Template['fonts'], assets: VisitorAssets): string {
  return unique(fonts)
    .map((font) => face(font, '-ext', assets, `;unicode-range:${EXTENDED_RANGE}`))
    .join('');
}

/** Files to fetch early: the upright faces with the most common characters. */
export function fontFilesToPreload(
  fonts: Template['fonts'],
  assets: Pick<VisitorAssets, 'fontUrl'>,
): string[] {
  return unique(fonts)
    .map((font) => assets.fontUrl(`${font.file}.woff2`))
    .filter((url) => url !== undefined);
}

export function fontStack(font: TemplateFont): string {
  return `"${font.family}",${fallbackName(font)},${font.fallback.kind}`;
}

function unique({ display, text }: Template['fonts']): TemplateFont[] {
  return display === text ? [display] : [display, text];
}

/**
 * A face that is not there in time for the first paint waits for the next page: whatever its fallback's
 * metrics, lines would break elsewhere, and nothing a visitor has begun to read should move.
 */
function face(
  { family, file, weight }: TemplateFont,
  part: string,
  assets: VisitorAssets,
  more = '',
): string {
  const url = assets.fontUrl(`${file}${part}.woff2`);
  return url
    ? `@font-face{font-family:"${family}";src:url(${url});font-weight:${weight};font-display:optional${more}}`
    : '';
}

/** Short, since it stands in every page. */
function fallbackName({ file }: TemplateFont): string {
  return `${file.slice(0, 3)}-alt`;
}

function fallbackFace(font: TemplateFont): string {
  const { kind, sizeAdjust, ascent, descent } = font.fallback;
  const local = LOCAL[kind].map((name) => `local("${name}")`).join();
  return `@font-face{font-family:${fallbackName(font)};src:${local};size-adjust:${sizeAdjust}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`;
}
