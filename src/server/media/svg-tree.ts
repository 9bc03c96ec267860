/** An SVG as a tree of the elements that are kept, and what drawing it would cost. */
import { referredIds } from './svg-css.ts';

export interface SvgElement {
  readonly name: string;
  readonly attributes: Map<string, string>;
  readonly children: (SvgElement | string)[];
}

/**
 * How many elements a browser draws once every reference is followed, or undefined if a part holds itself.
 * Stops counting above the limit. References that are followed: `use`, patterns, masks, filters, markers.
 */
export function drawnElements(root: SvgElement, limit: number): number | undefined {
  const byId = new Map<string, SvgElement>();
  for (const element of allElements(root)) {
    const id = element.attributes.get('id');
    if (id !== undefined && !byId.has(id)) byId.set(id, element);
  }
  const costs = new Map<SvgElement, number>();
  const open = new Set<SvgElement>();

  function costOf(element: SvgElement): number | undefined {
    const known = costs.get(element);
    if (known !== undefined) return known;
    if (open.has(element)) return undefined;
    open.add(element);
    let cost = 1;
    for (const part of partsOf(element, byId)) {
      const partCost = costOf(part);
      if (partCost === undefined) return undefined;
      cost = Math.min(limit + 1, cost + partCost);
    }
    open.delete(element);
    costs.set(element, cost);
    return cost;
  }
  return costOf(root);
}

function partsOf(element: SvgElement, byId: ReadonlyMap<string, SvgElement>): SvgElement[] {
  const parts = element.children.filter((child) => typeof child !== 'string');
  for (const [name, value] of element.attributes) {
    const ids = name === 'href' && value.startsWith('#') ? [value.slice(1)] : referredIds(value);
    for (const id of ids) {
      const target = byId.get(id);
      if (target) parts.push(target);
    }
  }
  return parts;
}

function* allElements(root: SvgElement): Generator<SvgElement> {
  const waiting = [root];
  for (let element = waiting.pop(); element; element = waiting.pop()) {
    yield element;
    for (const child of element.children) if (typeof child !== 'string') waiting.push(child);
  }
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\t': '&#9;',
  '\r': '&#13;',
};

export function serializeSvg(root: SvgElement): string {
  const parts: string[] = [];
  write(root, parts);
  return parts.join('');
}

function write(element: SvgElement, parts: string[]): void {
  parts.push('<', element.name);
  for (const [name, value] of element.attributes) {
    parts.push(
      ' ',
      name,
      '="',
      value.replace(/[&<>"\n\t\r]/g, (letter) => ESCAPES[letter] ?? letter),
      '"',
    );
  }
  if (element.children.length === 0) {
    parts.push('/>');
    return;
  }
  parts.push('>');
  for (const child of element.children) {
    if (typeof child === 'string')
      parts.push(child.replace(/[&<>\r]/g, (letter) => ESCAPES[letter] ?? letter));
    else write(child, parts);
  }
  parts.push('</', element.name, '>');
}
