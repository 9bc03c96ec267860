/** The selection: reported to the owner area, and moved with the arrow keys. */
import { shownOrder } from '../drag/grid.ts';
import type { Frame } from '../frame.ts';
import { blockElements, findTarget, type Target } from '../targets.ts';

export interface Selection {
  /** @param part a field of a form */
  choose(target: Target | undefined, isAdditive?: boolean, part?: string): void;
  /** The owner area has changed the selection. */
  show(ids: readonly string[]): void;
  /** Selects the block before or after the selected one. */
  step(direction: -1 | 1): void;
}

export function createSelection(frame: Frame): Selection {
  const choose: Selection['choose'] = (target, isAdditive = false, part) => {
    const id = target?.id ?? '';
    const { selected } = frame.state;
    if (id === '') frame.state.selected = [];
    else if (!isAdditive) frame.state.selected = [id];
    else
      frame.state.selected = selected.includes(id) ? selected.filter((one) => one !== id) : [...selected, id];
    frame.send({
      type: 'select',
      id: id || null,
      additive: isAdditive,
      ...(target ? { kind: target.kind } : {}),
      ...(target?.other ? { other: target.other } : {}),
      part,
    });
    frame.redraw();
  };
  return {
    choose,
    show(ids) {
      frame.state.selected = ids;
      frame.redraw();
    },
    step(direction) {
      const blocks = shownOrder(blockElements());
      const last = frame.state.selected.at(-1);
      const next = blocks[nextIndex(blocks, last, direction)];
      const target = next && findTarget(next.dataset['block'] ?? '');
      if (!target) return;
      choose(target);
      target.element.scrollIntoView({ block: 'nearest' });
    },
  };
}

/** From a section this leads to its first block, or to the last block before it. */
function nextIndex(blocks: readonly HTMLElement[], id: string | undefined, direction: -1 | 1): number {
  const index = blocks.findIndex((block) => block.dataset['block'] === id);
  if (index >= 0) return Math.min(blocks.length - 1, Math.max(0, index + direction));
  const section = id === undefined ? undefined : findTarget(id)?.element;
  if (!section) return direction === 1 ? 0 : blocks.length - 1;
  const first = blocks.findIndex(
    (block) => (section.compareDocumentPosition(block) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
  if (first < 0) return blocks.length - 1;
  return direction === 1 ? first : Math.max(0, first - 1);
}
