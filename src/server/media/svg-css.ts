/** Style sheets inside an SVG: kept where they only style, emptied of everything that loads. */
import { isInnerReference } from './svg-allowed.ts';

const COMMENTS = /\/\*[\s\S]*?(?:\*\/|$)/g;
/** Statements that load another sheet, or change how this one is read. */
const LOADING_RULES = /@(?:import|charset|namespace)\b[^;{}]*;?/gi;
const FONT_FACES = /@font-face\s*\{[^{}]*\}/gi;
const URLS = /url\((?:\s*"([^"]*)"\s*|\s*'([^']*)'\s*|([^"'()]*))\)/gi;
/** Whatever could load, run or disguise once the known forms are gone. */
const SUSPICIOUS =
  /\\|javascript:|expression\s*\(|behavior\s*:|-moz-binding|(?:image-set|image|src|element|cross-fade|paint|attr)\s*\(|<|data:/i;
const PICTURES = /data:image\/(?:png|jpeg|gif|webp|avif);base64,/gi;
const HARMLESS_RULES = /^(?:media|supports|keyframes|-webkit-keyframes)$/i;

/** A style sheet or a style attribute; empty where it cannot be made harmless. */
export function cleanCss(css: string): string {
  const cleaned = css
    .replace(COMMENTS, ' ')
    .replace(LOADING_RULES, '')
    .replace(FONT_FACES, '')
    .replace(URLS, (whole, double?: string, single?: string, bare?: string) =>
      isInnerReference((double ?? single ?? bare ?? '').trim()) ? whole : 'none',
    );
  return isSuspicious(cleaned) || hasStrayUrl(cleaned) ? '' : cleaned;
}

function isSuspicious(css: string): boolean {
  return (
    SUSPICIOUS.test(css.replace(PICTURES, '')) ||
    [...css.matchAll(/@([\w-]*)/g)].some(([, name = '']) => !HARMLESS_RULES.test(name))
  );
}

/** A value of a presentation attribute: of the functions only those that stay in the file. */
export function isHarmlessValue(value: string): boolean {
  return !/url|\\|javascript:|image|src\s*\(/i.test(value) || cleanCss(value) === value;
}

/** `url(` in a form the pattern above did not take in, such as one with a broken quote. */
function hasStrayUrl(css: string): boolean {
  return /url\s*\(/i.test(css.replace(URLS, ''));
}

/** Ids of parts that a value refers to. */
export function referredIds(value: string): string[] {
  const ids: string[] = [];
  for (const [, double, single, bare] of value.matchAll(URLS)) {
    const target = (double ?? single ?? bare ?? '').trim();
    if (target.startsWith('#')) ids.push(target.slice(1));
  }
  return ids;
}
