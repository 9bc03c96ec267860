/**
 * HTML that does nothing but stand there: runs nothing and loads nothing. Only such HTML is shown to visitors
 * without its owner having looked at it.
 */
import { type HtmlElement, type HtmlNode, isElement, serializeHtml } from './html-tree.ts';

const ACTIVE_ELEMENTS = new Set(
  'script style link meta base iframe frame frameset object embed applet portal svg math image video audio source track template noscript canvas plaintext xmp listing textarea title noembed noframes'.split(
    ' ',
  ),
);
/** Attributes that neither load nor send anything, and cannot. */
const INERT_ATTRIBUTES =
  /^(?:class|id|title|alt|lang|dir|role|type|name|value|placeholder|for|checked|selected|disabled|readonly|required|multiple|min|max|step|rows|cols|size|maxlength|colspan|rowspan|scope|width|height|align|valign|border|open|datetime|cite|label|href|target|rel|style|aria-[a-z]+|data-[a-z0-9-]+)$/;

/**
 * The HTML, written anew so that every browser reads it as it was judged, or undefined where it could act: run
 * a script, load from another host, send a form somewhere.
 */
export function inertHtml(nodes: readonly HtmlNode[]): string | undefined {
  return nodes.every(isInert) ? serializeHtml(nodes) : undefined;
}

function isInert(node: HtmlNode): boolean {
  if (!isElement(node)) return true;
  if (!/^[a-z][a-z0-9-]*$/.test(node.tag) || ACTIVE_ELEMENTS.has(node.tag)) return false;
  return areAttributesInert(node) && node.children.every(isInert);
}

function areAttributesInert({ tag, attributes }: HtmlElement): boolean {
  return Object.entries(attributes).every(([name, value]) => {
    if (!INERT_ATTRIBUTES.test(name)) return false;
    if (name === 'href') return tag === 'a' && /^(https?:|mailto:|tel:|\/(?![/\\])|#)/i.test(value);
    if (name === 'type') return value.toLowerCase() !== 'image';
    return name !== 'style' || !/[(\\@<]/.test(value);
  });
}
