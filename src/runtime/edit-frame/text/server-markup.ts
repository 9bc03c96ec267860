/** Shows pictures, and nodes that the editor cannot edit, with the markup of the server. */
import { childrenOf, type RichNode, type RichText } from '#domain/content/rich-text.ts';

type Show = (node: RichNode) => HTMLElement | undefined;

/** @returns a new element for each call; undefined for a node that is newer than the server's rendering */
export function createShown(element: HTMLElement, value: RichText): Show {
  const shown = new Map<string, Node>();
  const images = imagesOf(value.content);
  const pictures = [...element.querySelectorAll('figure')];
  // A picture whose file is gone has no element, so the rest cannot be matched by position.
  pairUp(shown, images, pictures.length === images.length ? pictures : []);
  const isPaired = value.content.length === element.children.length;
  if (isPaired) pairUp(shown, value.content, [...element.children]);
  return (node) => shown.get(JSON.stringify(node))?.cloneNode(true) as HTMLElement | undefined;
}

/** What the server left out is left out here too, so that nothing moves. */
function pairUp(shown: Map<string, Node>, nodes: readonly RichNode[], elements: readonly Element[]): void {
  for (const [index, node] of nodes.entries()) {
    const name = JSON.stringify(node);
    if (!shown.has(name)) shown.set(name, elements[index]?.cloneNode(true) ?? nothing());
  }
}

function nothing(): HTMLElement {
  const element = document.createElement('span');
  element.hidden = true;
  return element;
}

function imagesOf(nodes: readonly RichNode[]): RichNode[] {
  return nodes.flatMap((node) => (node.type === 'image' ? [node] : imagesOf(childrenOf(node))));
}
