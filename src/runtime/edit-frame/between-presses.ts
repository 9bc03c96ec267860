/**
 * Keeps elements in place between the press of a pointer and its release: a click belongs to the element that both of
 * them hit, and an element that was replaced meanwhile gets none.
 */

/** @returns runs a change at once, or, while something is pressed, after the click that follows */
export function betweenPresses(): (change: () => void) => void {
  const waiting: (() => void)[] = [];
  let isPressed = false;
  const release = () => {
    if (!isPressed) return;
    isPressed = false;
    // The click comes in the same task as the release.
    setTimeout(() => {
      if (!isPressed) for (const change of waiting.splice(0)) change();
    });
  };
  addEventListener('pointerdown', () => (isPressed = true), true);
  for (const type of ['pointerup', 'pointercancel']) addEventListener(type, release, true);
  // Of the window itself: elements lose the focus by the press.
  addEventListener('blur', release);
  // The release may have happened where the page could not see it.
  addEventListener('pointermove', ({ buttons }) => buttons === 0 && release(), true);
  return (change) => {
    if (isPressed || waiting.length > 0) waiting.push(change);
    else change();
  };
}
