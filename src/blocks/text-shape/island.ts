/** Draws the shape when its words come into view. */
import type { Island } from '#runtime/island.ts';
import { mountTextShape } from '#widgets/text-shape/text-shape.ts';

const mount: Island = (root) => {
  const host = root.querySelector<HTMLElement>('.text-shape');
  const text = host?.querySelector<HTMLElement>('[data-shape]');
  return host && text ? mountTextShape(text, host) : () => {};
};
export default mount;
