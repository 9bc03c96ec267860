/** Tells which price is shown to those who do not see it. */
import type { Island } from '#runtime/island.ts';
import { mountPriceToggle } from '#widgets/price-toggle/price-toggle.ts';

const mount: Island = (root) => {
  const status = root.querySelector<HTMLElement>('[role=status]');
  return status ? mountPriceToggle(root, status) : () => {};
};
export default mount;
