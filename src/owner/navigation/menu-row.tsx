/** One entry of a menu: its name opens it, the handle moves it, the menu holds the rest. */
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { attachInstruction, extractInstruction } from '@atlaskit/pragmatic-drag-and-drop-hitbox/list-item';
import { ExternalLink, FileText, Folder, GripVertical, MoreHorizontal, Unlink } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { MenuItem } from '#domain/content/menu.ts';
import { dropInTree, type TreePlace, type TreeRow, type TreeStep } from '#domain/content/page-tree.ts';
import { type LinkWords, useLinkWords } from '../fields/link-targets.ts';
import { IconButton } from '../ui/button.tsx';
import drop from '../ui/drop-line.module.css';
import { Menu } from '../ui/menu.tsx';
import styles from './navigation.module.css';

type Row = TreeRow<MenuItem>;
type Edge = 'before' | 'after' | 'onto';

export interface MenuRowProps {
  readonly siteId: string;
  /** Entries stay in their own menu. */
  readonly menu: string;
  readonly row: Row;
  readonly rows: readonly Row[];
  readonly levels: number;
  readonly onStep: (row: Row, step: TreeStep) => void;
  readonly onPlace: (row: Row, to: TreePlace) => void;
  readonly onEdit: (entry: MenuItem) => void;
  readonly onRemove: (entry: MenuItem) => void;
}

const STEPS: Readonly<Record<string, TreeStep>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

export function MenuRow(props: MenuRowProps): ReactNode {
  const { siteId, row, levels, onStep, onEdit, onRemove } = props;
  const { page: entry, depth } = row;
  const words = useLinkWords(siteId, entry.link);
  const { edge, isDragged, rowRef, handleRef } = useRowDrag(props);
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const step = event.altKey ? STEPS[event.key] : undefined;
    if (step) {
      event.preventDefault();
      onStep(row, step);
    } else if (event.key === 'Delete') onRemove(entry);
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      focusNeighbour(event.currentTarget, event.key === 'ArrowDown' ? 1 : -1);
    }
  };
  return (
    <li
      ref={rowRef}
      className={`${drop['row']} ${styles['row']}`}
      data-edge={edge}
      data-dragged={isDragged || undefined}
      style={{ paddingInlineStart: depth * 24 }}
    >
      <button
        ref={handleRef}
        type="button"
        tabIndex={-1}
        className={styles['handle']}
        aria-label={`Drag “${entry.title}”`}
      >
        <GripVertical size={15} aria-hidden="true" />
      </button>
      <EntryIcon entry={entry} isBroken={words.problem !== undefined} />
      <button
        type="button"
        className={styles['name']}
        data-entry={entry.id}
        onClick={() => onEdit(entry)}
        onKeyDown={onKeyDown}
      >
        <span className={styles['title']}>{entry.title}</span>
        <span className={styles['where']} data-problem={words.problem !== undefined || undefined}>
          {entry.link ? (words.problem ?? leadsTo(entry.title, words)) : ''}
        </span>
      </button>
      <Menu
        trigger={<IconButton label={`More about “${entry.title}”`} icon={<MoreHorizontal />} size="small" />}
        actions={[
          { label: 'Change…', onSelect: () => onEdit(entry) },
          'separator',
          { label: 'Move up', keys: 'Alt ↑', onSelect: () => onStep(row, 'up') },
          { label: 'Move down', keys: 'Alt ↓', onSelect: () => onStep(row, 'down') },
          ...(levels > 1
            ? [
                { label: 'Move below the one above', keys: 'Alt →', onSelect: () => onStep(row, 'in') },
                { label: 'Move out', keys: 'Alt ←', onSelect: () => onStep(row, 'out') },
              ]
            : []),
          'separator',
          { label: 'Remove from the menu', isDangerous: true, onSelect: () => onRemove(entry) },
        ]}
      />
    </li>
  );
}

function leadsTo(title: string, words: Pick<LinkWords, 'title' | 'detail' | 'absence'>): string {
  return [words.title === title ? '' : words.title, words.absence ?? words.detail]
    .filter(Boolean)
    .join(' · ');
}

function EntryIcon({ entry, isBroken }: { entry: MenuItem; isBroken: boolean }): ReactNode {
  const [Icon, label] = isBroken
    ? [Unlink, 'Leads nowhere']
    : !entry.link
      ? [Folder, 'Folder']
      : 'url' in entry.link
        ? [ExternalLink, 'Link']
        : [FileText, 'Page'];
  return <Icon size={16} role="img" aria-label={label} className={styles['icon']} />;
}

function focusNeighbour(button: HTMLElement, offset: number): void {
  const all = [...(button.closest('ul')?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])];
  all[all.indexOf(button) + offset]?.focus();
}

/** Dragging by the handle, and being dropped on. */
function useRowDrag({ menu, row, rows, levels, onPlace }: MenuRowProps) {
  const rowRef = useRef<HTMLLIElement>(null);
  const handleRef = useRef<HTMLButtonElement>(null);
  const [edge, setEdge] = useState<Edge>();
  const [isDragged, setIsDragged] = useState(false);
  const latest = useRef({ row, rows, onPlace });
  latest.current = { row, rows, onPlace };
  const { id } = row.page;
  const mayHold = levels > 1 && row.depth === 0;
  useEffect(() => {
    const [element, dragHandle] = [rowRef.current, handleRef.current];
    if (!element || !dragHandle) return undefined;
    return combine(
      draggable({
        element,
        dragHandle,
        getInitialData: () => ({ menu, entry: id }),
        onDragStart: () => setIsDragged(true),
        onDrop: () => setIsDragged(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data['menu'] === menu && source.data['entry'] !== id,
        getData: ({ input }) =>
          attachInstruction(
            {},
            {
              input,
              element,
              operations: {
                'reorder-before': 'available',
                'reorder-after': 'available',
                combine: mayHold ? 'available' : 'not-available',
              },
            },
          ),
        onDrag: ({ self }) => setEdge(edgeOf(self.data)),
        onDragLeave: () => setEdge(undefined),
        onDrop: ({ self, source }) => {
          setEdge(undefined);
          const dropped = edgeOf(self.data);
          const { row: target, rows: all, onPlace: place } = latest.current;
          const dragged = all.find(({ page }) => page.id === source.data['entry']);
          const to = dragged && dropped && dropInTree(dragged.page.id, target, dropped, all);
          if (dragged && to) place(dragged, to);
        },
      }),
    );
  }, [menu, id, mayHold]);
  return { edge, isDragged, rowRef, handleRef };
}

const EDGES = { 'reorder-before': 'before', 'reorder-after': 'after', combine: 'onto' } as const;

function edgeOf(data: Record<string | symbol, unknown>): Edge | undefined {
  const operation = extractInstruction(data)?.operation;
  return operation && EDGES[operation];
}
