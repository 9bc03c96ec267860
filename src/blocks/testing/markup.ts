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

/** The names of all elements in the markup. */
export function elementsIn(html: string): Set<string> {
  const names = new Set<string>();
  const parser = new Parser({ onopentag: (name) => void names.add(name) });
  parser.end(html);
  return names;
}

const DATA_TYPES = new Set(['application/json', 'application/ld+json']);

/** Everything in the markup that could run code, in words; what is within a frame's `srcdoc` is not looked at. */
export function dangersIn(html: string): string[] {
  const dangers: string[] = [];
  let isInData = false;
  const parser = new Parser({
    onopentag(name, attributes) {
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
  return dangers;
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
  return paths.reduce((current, path, index) => {
    const changed = setIn(current, path, valueAt(index));
    return definition.props.safeParse(changed).success ? changed : current;
  }, props);
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
