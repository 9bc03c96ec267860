/**
 * The faces of a site, in a style sheet of their own that its pages ask for by family. What the first screen is set in
 * stands within it, since no other way holds back the first paint until it is there: whatever the metrics of a fallback,
 * lines would break elsewhere, and nothing a visitor has begun to read should move (decision 058).
 */
import type { SiteStyle } from '#domain/design/style.ts';
import type { VisitorAssets } from './assets.ts';
import { faces } from './templates/faces.ts';
import type { Template, TemplateFont } from './templates/template.ts';

type FontAssets = Pick<VisitorAssets, 'fontUrl' | 'fontData'>;
type SheetAssets = Pick<VisitorAssets, 'fontVersion' | 'sealFaces'>;

/** Files of a face: a browser fetches those that are not within the sheet once it meets a letter of theirs. */
const PARTS = ['basic', 'latin', 'ext', 'far', 'italic'] as const;
type Part = (typeof PARTS)[number];

const SUFFIXES: Readonly<Record<Part, string>> = {
  basic: '-basic',
  latin: '',
  ext: '-ext',
  far: '-far',
  italic: '-italic',
};
/** What Western European languages need beyond the letters and signs of English, which alone are in the basic file. */
const WESTERN =
  'A1-A2,A4-A8,AA-AF,B1-B6,B8-BB,BF-D6,D8-FF,131,152-153,2027-202F,2116-2121,2194-2196,2198-2199'.split(',');
/** As the build cuts the files (`scripts/fonts.json`). The Latin one holds the basic letters too, for one kerning. */
const RANGES: Readonly<Partial<Record<Part, string>>> = {
  latin: WESTERN.map((range) => `U+${range}`).join(),
  ext: 'U+100-130,U+132-151,U+154-17F,U+218-21B,U+1E9E,U+20A0-20AB,U+20AD-20C0',
  far: 'U+180-217,U+21C-2BA,U+1D00-1E9D,U+1E9F-1EFF,U+2C60-2C7F,U+A720-A7FF',
};
const WESTERN_LETTER = new RegExp(
  `[${WESTERN.map((range) => range.replace(/[^-]+/g, (code) => `\\u{${code}}`)).join('')}]`,
  'u',
);
/** Languages that are hardly written a line without letters of the second file. */
const EXTENDED_LANGUAGES = /^(az|bs|cs|eo|hr|hu|lt|lv|mt|pl|ro|sk|sl|sq|sr|tr)\b/;

const ENGLISH = /^en\b/;

/** Nothing is shown in its place: it is there a few milliseconds after the sheet. */
const WITHIN = 'block';
/**
 * Italics of headings come in time or with the next page: lines that break anew would move what follows. Letters of
 * other languages come when they come.
 */
const LATER: Readonly<Record<Part, string>> = {
  basic: 'swap',
  latin: 'swap',
  ext: 'swap',
  far: 'swap',
  italic: 'optional',
};
/**
 * Browsers read a face when a text is first laid out in it, and would paint one frame without it. A script behind the
 * link to the sheet runs once that is there, before there is any text.
 */
export const READ_FACES = `for(const f of document.fonts)f.display=='${WITHIN}'&&f.load()`;

export function readFacesUrl({ fontVersion }: Pick<VisitorAssets, 'fontVersion'>): string {
  return `/_v/fonts/faces-${fontVersion}.js`;
}

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

export function fontStack(font: TemplateFont): string {
  return `"${font.family}",${fallbackName(font)},${font.fallback.kind}`;
}

/** What a page is written in. */
export interface PageWords {
  readonly locale: string;
  /** Whether any of its text stands in italics. */
  readonly hasItalic: boolean;
  /** Whether it holds letters that English does without, as in “café”. */
  readonly hasWestern: boolean;
}

export function hasWesternLetters(text: string): boolean {
  return WESTERN_LETTER.test(text);
}

/** Where a page finds the faces of its site. */
export function fontSheetUrl(fonts: Template['fonts'], words: PageWords, assets: SheetAssets): string {
  const isExtended = EXTENDED_LANGUAGES.test(words.locale);
  // Pages of one language share a sheet: the next one of a French site is hardly ever without an accent.
  const isBasic = ENGLISH.test(words.locale) && !words.hasWestern;
  const asked = unique(fonts).map((font) => {
    const more = [
      ...(isBasic ? ['basic'] : []),
      ...(isExtended ? ['ext'] : []),
      // What headings say in italics is rarely on the first screen.
      ...(words.hasItalic && font.hasItalic && font === fonts.text ? ['italic'] : []),
    ];
    return [includeName(font), ...more].join();
  });
  return sheetUrl(asked, assets);
}

/** Of a site's faces, as its context names them and requests for them begin. */
export function includeNames(fonts: Template['fonts']): string[] {
  return unique(fonts).map(includeName);
}

function includeName({ family }: TemplateFont): string {
  return `${family}:latin`;
}

/** All there are to choose from, none of them within the sheet: for the design screen, not for visitors. */
export function everyFontSheetUrl(assets: SheetAssets): string {
  return sheetUrl([...faces.keys()], assets);
}

function sheetUrl(asked: readonly string[], { fontVersion, sealFaces }: SheetAssets): string {
  const families = faceSet(asked);
  const query = families.map((family) => `family=${family.replaceAll(' ', '+')}`).join('&');
  return `/_v/fonts/faces-${fontVersion}.css?${query}&seal=${sealFaces(families)}`;
}

/** In one order and each once: the same faces are one sheet. */
export function faceSet(families: readonly string[]): string[] {
  return [...new Set(families)].sort();
}

/**
 * The style sheet for families as `fontSheetUrl` asks for them: `Figtree:latin,italic` is a family with the parts to
 * be within the sheet; `Figtree:latin,basic` one with its basic letters only. Undefined where one of them is not known.
 */
export function writeFontSheet(families: readonly string[], assets: FontAssets): string | undefined {
  const written = families.map((asked) => {
    const [family = '', parts = ''] = asked.split(':');
    const font = faces.get(family);
    return font && fontFaces(font, parts.split(','), assets);
  });
  return written.length > 0 && written.every((each) => each !== undefined) ? written.join('') : undefined;
}

/** Browsers ask the face declared last first. Beside the basic letters, the rest of Latin waits for one that needs it. */
function fontFaces(font: TemplateFont, asked: readonly string[], assets: FontAssets): string {
  const isBasic = asked.includes('basic');
  const within = isBasic ? asked.filter((part) => part !== 'latin') : asked;
  return (
    fallbackFace(font) +
    PARTS.filter((part) => (part === 'italic' ? font.hasItalic : part !== 'basic' || isBasic))
      .map((part) => {
        const range = part === 'latin' && !isBasic ? undefined : RANGES[part];
        return face(font, { part, range, isWithin: within.includes(part) }, assets);
      })
      .join('')
  );
}

function face(
  font: TemplateFont,
  { part, range, isWithin }: { part: Part; range: string | undefined; isWithin: boolean },
  assets: FontAssets,
): string {
  const file = `${font.file}${SUFFIXES[part]}.woff2`;
  const data = isWithin ? assets.fontData(file) : undefined;
  // Relative, so that copies of the site find it wherever they lie.
  const url = data ? `data:font/woff2;base64,${data}` : assets.fontUrl(file)?.replace(/^.*\//, '');
  if (!url) return '';
  const letters = range ? `;unicode-range:${range}` : '';
  const style = part === 'italic' ? ';font-style:italic' : '';
  return `@font-face{font-family:"${font.family}";src:url(${url})format("woff2");font-weight:${font.weight};font-display:${isWithin ? WITHIN : LATER[part]}${style}${letters}}`;
}

function unique({ display, text }: Template['fonts']): TemplateFont[] {
  return display === text ? [display] : [display, text];
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
