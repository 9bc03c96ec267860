/**
 * HTML as a small tree, for converting what other systems exported. Parsing never fails and never runs or
 * fetches anything; the tree is shallow enough to be walked by recursion whatever the source nests.
 */
import { Parser } from 'htmlparser2';
import { escapeHtml } from '../escape-html.ts';

export interface HtmlElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly HtmlNode[];
}
export type HtmlNode = string | HtmlElement;

/** Elements nested deeper lose their own tag and keep their content. */
const MAX_DEPTH = 120;

type OpenElement = { tag: string; attributes: Record<string, string>; children: HtmlNode[] };

/** The nodes of some HTML. Comments and instructions are left out, entities are decoded. */
export function parseHtml(html: string): HtmlNode[] {
  const root: OpenElement = { tag: '', attributes: {}, children: [] };
  const stack = [root];
  let ignored = 0;
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        if (stack.length >= MAX_DEPTH) {
          ignored += 1;
          return;
        }
        const element = { tag, attributes, children: [] };
        stack.at(-1)?.children.push(element);
        stack.push(element);
      },
      ontext(text) {
        const siblings = stack.at(-1)?.children ?? root.children;
        const last = siblings.at(-1);
        if (typeof last === 'string') siblings[siblings.length - 1] = last + text;
        else siblings.push(text);
      },
      onclosetag() {
        if (ignored > 0) ignored -= 1;
        else if (stack.length > 1) stack.pop();
      },
    },
    { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  parser.end(html);
  return root.children;
}

export function isElement(node: HtmlNode | undefined): node is HtmlElement {
  return typeof node === 'object';
}

/** What stands within them is for browsers, not for readers. */
const WORDLESS = new Set(['script', 'style', 'template', 'noscript']);

/** The words of nodes as they stand. */
export function textOf(nodes: readonly HtmlNode[]): string {
  return nodes.map(nodeText).join('');
}

function nodeText(node: HtmlNode): string {
  if (typeof node === 'string') return node;
  if (WORDLESS.has(node.tag)) return '';
  return node.tag === 'br' ? '\n' : textOf(node.children);
}

/** All elements for which the test holds, in document order; what is inside a found one is looked at too. */
export function findAll(
  nodes: readonly HtmlNode[],
  matches: (element: HtmlElement) => boolean,
): HtmlElement[] {
  return nodes.flatMap((node) => {
    if (!isElement(node)) return [];
    const inner = findAll(node.children, matches);
    return matches(node) ? [node, ...inner] : inner;
  });
}

export function findTag(nodes: readonly HtmlNode[], ...tags: readonly string[]): HtmlElement | undefined {
  return findAll(nodes, (element) => tags.includes(element.tag))[0];
}

export function hasClass(element: HtmlElement, name: string): boolean {
  return (element.attributes['class'] ?? '').split(/\s+/).includes(name);
}

const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
const RAW = new Set(['script', 'style', 'iframe', 'noscript', 'xmp', 'noembed', 'noframes']);

/** Nodes as HTML again, for what is kept as source. */
export function serializeHtml(nodes: readonly HtmlNode[], isRaw = false): string {
  return nodes.map((node) => (isElement(node) ? serializeElement(node) : escapeText(node, isRaw))).join('');
}

function escapeText(text: string, isRaw: boolean): string {
  return isRaw ? text : escapeHtml(text);
}

function serializeElement({ tag, attributes, children }: HtmlElement): string {
  const written = Object.entries(attributes)
    .map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`))
    .join('');
  if (VOID.has(tag)) return `<${tag}${written}>`;
  return `<${tag}${written}>${serializeHtml(children, RAW.has(tag))}</${tag}>`;
}
