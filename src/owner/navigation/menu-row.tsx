/** One entry of a menu: its name opens it, the handle moves it, the menu holds the rest. */
import { ExternalLink, FileText, Folder, GripVertical, MoreHorizontal, Unlink } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import type { MenuItem } from '#domain/content/menu.ts';
import { dropInTree, type TreePlace, type TreeRow, type TreeStep } from '#domain/content/page-tree.ts';
import { type LinkWords, useLinkWords } from '../fields/link-targets.ts';
import { IconButton } from '../ui/button.tsx';
import drop from '../ui/drop-line.module.css';
import { Menu } from '../ui/menu.tsx';
import tree from '../ui/tree-rows.module.css';
import { useTreeDrag } from '../ui/use-tree-drag.ts';
import styles from './navigation.module.css';

type Row = TreeRow<MenuItem>;

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
  const { siteId, menu, row, rows, levels, onStep, onPlace, onEdit, onRemove } = props;
  const { page: entry, depth } = row;
  const words = useLinkWords(siteId, entry.link);
  const { edge, isDragged, rowRef, handleRef } = useTreeDrag({
    tree: menu,
    id: entry.id,
    mayHold: levels > 1 && depth === 0,
    onDrop: (draggedId, dropped) => {
      const dragged = rows.find(({ page }) => page.id === draggedId);
      const to = dragged && dropInTree(draggedId, row, dropped, rows);
      if (dragged && to) onPlace(dragged, to);
    },
  });
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
      className={`${drop['row']} ${tree['row']}`}
      data-edge={edge}
      data-dragged={isDragged || undefined}
      style={{ paddingInlineStart: depth * 24 }}
    >
      <button
        ref={handleRef}
        type="button"
        tabIndex={-1}
        className={tree['handle']}
        aria-label={`Drag “${entry.title}”`}
      >
        <GripVertical size={15} aria-hidden="true" />
      </button>
      <EntryIcon entry={entry} isBroken={words.problem !== undefined} />
      <button
        type="button"
        className={tree['name']}
        data-entry={entry.id}
        onClick={() => onEdit(entry)}
        onKeyDown={onKeyDown}
      >
        <span className={tree['title']}>{entry.title}</span>
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
  return <Icon size={16} role="img" aria-label={label} className={tree['icon']} />;
}

function focusNeighbour(button: HTMLElement, offset: number): void {
  const all = [...(button.closest('ul')?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])];
  all[all.indexOf(button) + offset]?.focus();
}
