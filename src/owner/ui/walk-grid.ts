/** Arrow keys among buttons that stand in lines and columns. */
import type { KeyboardEvent } from 'react';

/** From button to button; nowhere from the edges. */
export function walkGrid(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const from = buttons[at]?.getBoundingClientRect();
  if (!from) return;
  const next =
    event.key === 'ArrowRight'
      ? buttons[at + 1]
      : event.key === 'ArrowLeft'
        ? buttons[at - 1]
        : event.key === 'ArrowDown'
          ? nearest(buttons.slice(at + 1), from, 1)
          : event.key === 'ArrowUp'
            ? nearest(buttons.slice(0, at).reverse(), from, -1)
            : undefined;
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** The first one in another line that stands in the same column, more or less. */
function nearest(
  buttons: readonly HTMLButtonElement[],
  from: DOMRect,
  way: 1 | -1,
): HTMLButtonElement | undefined {
  const others = buttons.filter((button) => (button.getBoundingClientRect().top - from.top) * way > 4);
  const isBelow = (button: HTMLButtonElement) =>
    Math.abs(button.getBoundingClientRect().left - from.left) < 8;
  return others.find(isBelow) ?? others[0];
}
