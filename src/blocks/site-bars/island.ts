/** Has the overlays of the site managed where one of its bars is to be seen (POPU-20). */
import { isMobileBarShown } from '#domain/popups/display.ts';
import type { Island } from '#runtime/island.ts';

const mount: Island = (root) => {
  const bars = [...root.querySelectorAll<HTMLElement>('aside:not([data-example])')];
  if (!bars.some(isSeen)) return () => {};
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

function isSeen(bar: HTMLElement): boolean {
  if (!bar.matches('.info-bar')) return true;
  return isMobileBarShown({ width: innerWidth, style: bar.dataset['theme'] ?? '' });
}
