/** One entry of a menu: its name opens it, the handle moves it, the menu holds the rest. */
import { ExternalLink, FileText, Folder, MoreHorizontal, Unlink } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MenuItem } from '#domain/content/menu.ts';
import type { TreePlace, TreeRow, TreeStep } from '#domain/content/page-tree.ts';
import { type LinkWords, useLinkWords } from '../fields/link-targets.ts';
import { fill } from '../fill.ts';
import { IconButton } from '../ui/button.tsx';
import { Menu } from '../ui/menu.tsx';
import { TreeRowView, takeTreeKey } from '../ui/tree-row.tsx';
import tree from '../ui/tree-rows.module.css';
import { keysOf } from '../ui/write-keys.ts';
import styles from './navigation.module.css';
import * as say from './words/en.ts';

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

export function MenuRow(props: MenuRowProps): ReactNode {
  const { siteId, menu, row, rows, levels, onStep, onPlace, onEdit, onRemove } = props;
  const { page: entry, depth } = row;
  const words = useLinkWords(siteId, entry.link);
  return (
    <TreeRowView
      tree={menu}
      row={row}
      rows={rows}
      title={entry.title}
      mayHold={levels > 1 && depth === 0}
      onPlace={onPlace}
    >
      <EntryIcon entry={entry} isBroken={words.problem !== undefined} />
      <button
        type="button"
        className={tree['name']}
        data-entry={entry.id}
        onClick={() => onEdit(entry)}
        onKeyDown={(event) => {
          if (!takeTreeKey(event, (step) => onStep(row, step)) && event.key === 'Delete') onRemove(entry);
        }}
      >
        <span className="clip strong">{entry.title}</span>
        <span
          className={`grow clip muted ${styles['where']}`}
          data-problem={words.problem !== undefined || undefined}
        >
          {entry.link ? (words.problem ?? leadsTo(entry.title, words)) : ''}
        </span>
      </button>
      <Menu
        trigger={
          <IconButton
            label={fill(say.moreAboutTitle, { title: entry.title })}
            icon={<MoreHorizontal />}
            size="small"
          />
        }
        actions={[
          { label: say.change, onSelect: () => onEdit(entry) },
          'separator',
          { label: say.moveUp, keys: keysOf('alt+ArrowUp'), onSelect: () => onStep(row, 'up') },
          { label: say.moveDown, keys: keysOf('alt+ArrowDown'), onSelect: () => onStep(row, 'down') },
          ...(levels > 1
            ? [
                {
                  label: say.nestUnderTheItemAbove,
                  keys: keysOf('alt+ArrowRight'),
                  onSelect: () => onStep(row, 'in'),
                },
                {
                  label: say.moveOutOneLevel,
                  keys: keysOf('alt+ArrowLeft'),
                  onSelect: () => onStep(row, 'out'),
                },
              ]
            : []),
          'separator',
          { label: say.removeFromTheMenu, isDangerous: true, onSelect: () => onRemove(entry) },
        ]}
      />
    </TreeRowView>
  );
}

function leadsTo(title: string, words: Pick<LinkWords, 'title' | 'detail' | 'absence'>): string {
  return [words.title === title ? '' : words.title, words.absence ?? words.detail]
    .filter(Boolean)
    .join(' · ');
}

function EntryIcon({ entry, isBroken }: { entry: MenuItem; isBroken: boolean }): ReactNode {
  const [Icon, label] = isBroken
    ? [Unlink, say.noLink]
    : !entry.link
      ? [Folder, say.folder]
      : 'url' in entry.link
        ? [ExternalLink, say.link]
        : [FileText, say.page];
  return <Icon size={16} role="img" aria-label={label} className={tree['icon']} />;
}
