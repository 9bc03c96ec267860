/**
 * Makes an uploaded SVG harmless: read by a real XML parser, rebuilt from what is allowed, measured from its
 * text. It is never drawn here. Runs in the picture worker, so that a hostile file costs nobody else time.
 */
import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes';
import { ALLOWED_ELEMENTS, isAllowedAttribute, isAnimatable, isInnerReference } from './svg-allowed.ts';
import { cleanCss, isHarmlessValue } from './svg-css.ts';
import { svgSize } from './svg-size.ts';
import { drawnElements, type SvgElement, serializeSvg } from './svg-tree.ts';

export type SanitizedSvg =
  | { readonly kind: 'clean'; readonly svg: string; readonly width: number; readonly height: number }
  | { readonly kind: 'refused'; readonly reason: string };

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';
const XML = 'http://www.w3.org/XML/1998/namespace';
const MAX_DEPTH = 100;
const MAX_ELEMENTS = 60_000;
/** Elements drawn once every `use` and pattern has been followed. */
const MAX_DRAWN = 150_000;
const MAX_CHARACTERS = 6_000_000;
const MAX_ENTITY_LENGTH = 300;
const ENTITY = /<!ENTITY\s+([\w.-]+)\s+(?:"([^"]*)"|'([^']*)')\s*>/g;

class RefusedError extends Error {}

export function sanitizeSvg(text: string): SanitizedSvg {
  try {
    const root = parse(text);
    const drawn = drawnElements(root, MAX_DRAWN);
    if (drawn === undefined) throw new RefusedError('a part refers to itself');
    if (drawn > MAX_DRAWN) throw new RefusedError('its references multiply beyond what can be drawn');
    const size = svgSize(root.attributes);
    // Without a view box a picture is cut instead of scaled when its place is smaller.
    if (size.width > 0 && !root.attributes.has('viewBox'))
      root.attributes.set('viewBox', `0 0 ${size.width} ${size.height}`);
    return { kind: 'clean', svg: serializeSvg(root), ...size };
  } catch (error) {
    if (error instanceof RefusedError) return { kind: 'refused', reason: error.message };
    throw error;
  }
}

function parse(text: string): SvgElement {
  const parser = new SaxesParser({ xmlns: true });
  const tree = new TreeBuilder();
  parser.on('error', (error) => {
    throw new RefusedError(error.message);
  });
  parser.on('doctype', (doctype) => {
    for (const [name, value] of plainEntities(doctype)) parser.ENTITIES[name] = value;
  });
  parser.on('opentag', (tag) => tree.open(tag));
  parser.on('closetag', () => tree.close());
  parser.on('text', (value) => tree.text(value));
  parser.on('cdata', (value) => tree.text(value));
  parser.write(text).close();
  return tree.finish();
}

/** Drawing programs shorten namespaces by entities. Those that hold others are where bombs come from. */
function plainEntities(doctype: string): [name: string, value: string][] {
  return [...doctype.matchAll(ENTITY)].map(([, name = '', double, single]) => {
    const value = double ?? single ?? '';
    if (/[&%<]/.test(value) || value.length > MAX_ENTITY_LENGTH)
      throw new RefusedError('it declares entities that hold others');
    return [name, value];
  });
}

/** Takes in what the parser reports and keeps what is allowed. */
class TreeBuilder {
  readonly #path: (SvgElement | undefined)[] = [];
  #root: SvgElement | undefined;
  #elements = 0;
  #characters = 0;
  /** Depth inside an element that is dropped with everything in it; 0 outside of one. */
  #dropped = 0;

  open(tag: SaxesTagNS): void {
    this.#elements += 1;
    if (this.#elements > MAX_ELEMENTS) throw new RefusedError('it has too many elements');
    if (this.#path.length >= MAX_DEPTH) throw new RefusedError('it is nested too deeply');
    const isDropped = this.#dropped > 0 || !isKept(tag);
    if (isDropped) this.#dropped += 1;
    const element = isDropped ? undefined : elementOf(tag);
    const parent = this.#path.at(-1);
    this.#path.push(element);
    if (!element) return;
    this.#count([...element.attributes].join('').length);
    if (parent) parent.children.push(element);
    else this.#setRoot(element);
  }

  close(): void {
    const element = this.#path.pop();
    if (this.#dropped > 0) this.#dropped -= 1;
    if (element?.name === 'style') {
      const css = cleanCss(element.children.filter((child) => typeof child === 'string').join(''));
      element.children.splice(0, element.children.length, css);
    }
  }

  text(value: string): void {
    const parent = this.#path.at(-1);
    if (!parent) return;
    this.#count(value.length);
    parent.children.push(value);
  }

  finish(): SvgElement {
    if (!this.#root) throw new RefusedError('it is not an SVG');
    return this.#root;
  }

  #count(characters: number): void {
    this.#characters += characters;
    if (this.#characters > MAX_CHARACTERS) throw new RefusedError('it grows too large');
  }

  #setRoot(element: SvgElement): void {
    if (element.name !== 'svg') throw new RefusedError('its root is not an svg element');
    this.#root = { ...element, attributes: new Map([['xmlns', SVG], ...element.attributes]) };
    this.#path[0] = this.#root;
  }
}

/** Files without the namespace are meant as SVG all the same; they get it on the way out. */
function isKept(tag: SaxesTagNS): boolean {
  if (tag.uri !== SVG && tag.uri !== '') return false;
  if (tag.local === 'a') return true;
  if (!ALLOWED_ELEMENTS.has(tag.local)) return false;
  const animated = tag.attributes['attributeName']?.value;
  return animated === undefined || isAnimatable(animated);
}

function elementOf(tag: SaxesTagNS): SvgElement {
  const attributes = new Map<string, string>();
  for (const attribute of Object.values(tag.attributes)) {
    const kept = keptAttribute(attribute);
    if (kept && !(tag.local === 'a' && kept[0] === 'href')) attributes.set(...kept);
  }
  return { name: tag.local === 'a' ? 'g' : tag.local, attributes, children: [] };
}

type KeptAttribute = [name: string, value: string] | undefined;

function keptAttribute({ uri, local, value }: SaxesAttributeNS): KeptAttribute {
  if (local === 'href' && (uri === '' || uri === XLINK)) {
    return isInnerReference(value.trim()) ? ['href', value.trim()] : undefined;
  }
  if (uri === XML) return local === 'space' || local === 'lang' ? [`xml:${local}`, value] : undefined;
  return uri === '' ? plainAttribute(local, value) : undefined;
}

function plainAttribute(name: string, value: string): KeptAttribute {
  if (name === 'style') return [name, cleanCss(value)];
  return isAllowedAttribute(name) && isHarmlessValue(value) ? [name, value] : undefined;
}
