/** Pictures and what the editor only keeps are shown as the server showed them. */
import { childrenOf, type RichNode, type RichText } from '#domain/content/rich-text.ts';

type Show = (node: RichNode) => HTMLElement | undefined;

/** @returns a new element for each call; undefined for what came later than the server's rendering */
export function createShown(element: HTMLElement, value: RichText): Show {
  const shown = new Map<string, Node>();
  const images = imagesOf(value.content);
  const pictures = [...element.querySelectorAll('figure')];
  // A picture whose file is gone is not shown: then nobody can tell which is which.
  pairUp(shown, images, pictures.length === images.length ? pictures : []);
  const isPaired = value.content.length === element.children.length;
  if (isPaired) pairUp(shown, value.content, [...element.children]);
  return (node) => shown.get(JSON.stringify(node))?.cloneNode(true) as HTMLElement | undefined;
}

/** What the server did not show is not shown here, so that nothing moves. */
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
