/** Asks the owner area to insert a block at the caret. */
import type { Position } from '#domain/content/operations.ts';
import type { Frame } from '../frame.ts';
import { blockElements, positionBehind, targetOf } from '../targets.ts';
import type { BlockWish } from './text-editor.ts';

export function askForBlock(
  frame: Frame,
  { element, path }: { element: HTMLElement; path: readonly string[] },
  { blockType, rest, isBefore }: BlockWish,
): void {
  const target = targetOf(element);
  if (!target) return;
  const behind = positionBehind(target);
  const { x, y, width, height } = target.element.getBoundingClientRect();
  frame.send({
    type: 'insertAt',
    kind: 'block',
    position: isBefore ? { ...behind, after: idBefore(target.element, behind) } : behind,
    rect: { x, y, width, height },
    ...(blockType ? { blockType } : {}),
    ...(rest ? { rest: { path: [...path], value: rest } } : {}),
  });
}

/** The block before this one in its section. */
function idBefore(element: HTMLElement, { parent }: Position): string | null {
  const section = element.closest<HTMLElement>('[data-section]');
  const blocks = section && parent !== null ? blockElements(section) : [];
  return blocks[blocks.indexOf(element) - 1]?.dataset['block'] ?? null;
}
