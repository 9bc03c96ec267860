/** What the conformance suite asks of markup and of props. Only tests import this. */
import { Parser } from 'htmlparser2';
import { type AnyBlockDefinition, parseProps } from '#domain/block.ts';
import { getIn } from '#domain/content/overlays.ts';
import { setIn } from '#domain/content/tree.ts';
import { isObject } from '#domain/json.ts';

/** Attributes whose value a browser may follow or load. */
const URL_ATTRIBUTES = new Set([
  'href',
  'src',
  'action',
  'formaction',
  'data',
  'poster',
  'xlink:href',
  'background',
  'cite',
  'srcset',
]);

const DATA_TYPES = new Set(['application/json', 'application/ld+json']);

interface Found {
  /** The names of all elements. */
  readonly elements: ReadonlySet<string>;
  /** Everything that could run code, in words; what is within a frame's `srcdoc` is not looked at. */
  readonly dangers: readonly string[];
}

/** Elements and dangers, in one reading. */
export function lookThrough(html: string): Found {
  const elements = new Set<string>();
  const dangers: string[] = [];
  let isInData = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      elements.add(name);
      isInData = name === 'script' && DATA_TYPES.has(String(attributes['type']));
      if (name === 'script' && !isInData) dangers.push('a script element');
      if (name === 'iframe' && isOpenFrame(attributes)) dangers.push('a frame that is not sandboxed');
      for (const [attribute, value] of Object.entries(attributes)) {
        if (isDangerous(attribute, value)) dangers.push(`<${name} ${attribute}="${value}">`);
      }
    },
    ontext(text) {
      if (isInData && text.includes('<')) dangers.push('markup in a data script');
    },
    onclosetag() {
      isInData = false;
    },
  });
  parser.end(html);
  return { elements, dangers };
}

function isOpenFrame(attributes: Readonly<Record<string, string>>): boolean {
  return !('sandbox' in attributes) || attributes['sandbox'].includes('allow-same-origin');
}

function isDangerous(attribute: string, value: string): boolean {
  if (attribute.startsWith('on')) return true;
  if (attribute === 'style') return /url\s*\(|expression|@import/i.test(value);
  // Browsers skip control characters and white space in a scheme.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters in question
  const read = value.replace(/[\u0000-\u0020]/g, '');
  return URL_ATTRIBUTES.has(attribute) && /^(javascript|vbscript|data):/i.test(read);
}

/** The paths of all strings in the props that may be any words: enums and ids are not among them. */
export function freeStrings(definition: AnyBlockDefinition, props: unknown): string[][] {
  return stringPaths(props, []).filter((path) => {
    const changed = parseProps(definition, definition.version, asProps(setIn(props, path, 'any words')));
    return changed.ok && getIn(changed.props, path) === 'any words';
  });
}

/** The props with other strings at these paths; those that the schema refuses are left as they were. */
export function setStrings(
  definition: AnyBlockDefinition,
  props: unknown,
  paths: readonly (readonly string[])[],
  valueAt: (index: number) => string,
): unknown {
  // All at once where the schema takes them all, else each half by itself: few are refused, and a check reads all props.
  const setRange = (current: unknown, from: number, to: number): unknown => {
    const range = paths.slice(from, to);
    const changed = range.reduce((now, path, index) => setIn(now, path, valueAt(from + index)), current);
    if (definition.props.safeParse(changed).success) return changed;
    if (range.length <= 1) return current;
    const middle = from + Math.ceil(range.length / 2);
    return setRange(setRange(current, from, middle), middle, to);
  };
  return setRange(props, 0, paths.length);
}

function stringPaths(value: unknown, path: readonly string[]): string[][] {
  if (typeof value === 'string') return [[...path]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => stringPaths(inner, [...path, key]));
}

function asProps(value: unknown): Record<string, unknown> {
  if (!isObject(value)) throw new Error('props are an object');
  return value;
}
