/** Makes the words fit into their shape. */
import type { Island } from '#runtime/island.ts';
import { shrinkText } from '#widgets/text-shrink/shrink-text.ts';

const mount: Island = (root) => {
  const box = root.querySelector<HTMLElement>('[data-shape-box]');
  const text = box?.querySelector<HTMLElement>('p');
  return box && text ? shrinkText(text, box) : () => {};
};
export default mount;
