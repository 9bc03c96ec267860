/** A row of a tree: dragged by its handle to before, after or onto another, and moved by Alt with the arrow keys. */
import type { KeyboardEvent, ReactNode } from 'react';
import {
  dropInTree,
  type TreePage,
  type TreePlace,
  type TreeRow,
  type TreeStep,
} from '#domain/content/page-tree.ts';
import { DragHandle } from './drag-handle.tsx';
import drop from './drop-line.module.css';
import styles from './tree-rows.module.css';
import { useTreeDrag } from './use-tree-drag.ts';

interface TreeRowViewProps<Page extends TreePage> {
  /** Rows stay among those of the same tree. */
  readonly tree: string;
  readonly row: TreeRow<Page>;
  readonly rows: readonly TreeRow<Page>[];
  readonly title: string;
  /** Whether others may stand below it. */
  readonly mayHold: boolean;
  readonly onPlace: (row: TreeRow<Page>, to: TreePlace) => void;
  readonly children: ReactNode;
}

export function TreeRowView<Page extends TreePage>(props: TreeRowViewProps<Page>): ReactNode {
  const { tree, row, rows, title, mayHold, onPlace, children } = props;
  const { edge, isDragged, rowRef, handleRef } = useTreeDrag({
    tree,
    id: row.page.id,
    mayHold,
    onDrop: (draggedId, dropped) => {
      const dragged = rows.find(({ page }) => page.id === draggedId);
      const to = dragged && dropInTree(draggedId, row, dropped, rows);
      if (dragged && to) onPlace(dragged, to);
    },
  });
  return (
    <li
      ref={rowRef}
      className={`anchor ${drop['row']} row tight ${styles['row']}`}
      data-edge={edge}
      data-dragged={isDragged || undefined}
      style={{ paddingInlineStart: row.depth * 24 }}
    >
      <DragHandle ref={handleRef} title={title} />
      {children}
    </li>
  );
}

const STEPS: Readonly<Record<string, TreeStep>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

/** For the names of rows: arrows walk from name to name, and with Alt move the row. @returns whether the key was one of these */
export function takeTreeKey(event: KeyboardEvent<HTMLElement>, onStep: (step: TreeStep) => void): boolean {
  const { key, altKey, currentTarget } = event;
  const step = altKey ? STEPS[key] : undefined;
  const by = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  if (!step && by === 0) return false;
  event.preventDefault();
  if (step) onStep(step);
  else {
    const names = [
      ...(currentTarget.closest('ul')?.querySelectorAll<HTMLElement>(`.${styles['name']}`) ?? []),
    ];
    names[names.indexOf(currentTarget) + by]?.focus();
  }
  return true;
}
