/** Has the overlays of the site managed where one of its bars is to be seen (POPU-20). */
import type { Island } from '#runtime/island.ts';

const mount: Island = (root) => {
  const bars = [...root.querySelectorAll<HTMLElement>('aside:not([data-example])')];
  // The information bar is for small screens: elsewhere its rule hides it.
  if (!bars.some((bar) => getComputedStyle(bar).display !== 'none')) return () => {};
  let isWanted = true;
  let undo = () => {};
  void import('#runtime/overlays/manager.ts').then(({ manageOverlays }) => {
    if (isWanted) undo = manageOverlays();
  });
  return () => {
    isWanted = false;
    undo();
  };
};
export default mount;
