/** One entry of a list: its handle, its name, and its fields when it is open. */
import { ChevronRight, GripVertical, Trash2 } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { fill } from '../../fill.ts';
import { IconButton } from '../../ui/button.tsx';
import drop from '../../ui/drop-line.module.css';
import { useReorder } from '../../ui/use-edge-drag.ts';
import listStyles from '../list.module.css';
import * as say from './words/en.ts';

export interface ListRowProps {
  readonly name: string;
  readonly entry: string;
  readonly index: number;
  /** Only rows of one list take each other's place. */
  readonly listId: string;
  readonly children: ReactNode;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: () => void;
}

export function ListRow(props: ListRowProps): ReactNode {
  const { name, entry, index, listId, children, isOpen, onToggle, onMove, onRemove } = props;
  const { row, handle, edge } = useReorder({
    list: listId,
    id: String(index),
    index,
    onMove: (from, to) => onMove(Number(from), to),
  });
  const keys = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (by === 0) return;
    event.preventDefault();
    onMove(index, index + by);
  };
  return (
    <li ref={row} className={`anchor ${drop['row']} ${listStyles['entry']}`} data-edge={edge}>
      <div className={`row snug ${listStyles['entryHead']}`}>
        <button
          ref={handle}
          type="button"
          className={`centre fixed muted ${listStyles['handle']}`}
          aria-label={fill(say.moveNameArrowKeysUpAnd, { name })}
          onKeyDown={keys}
        >
          <GripVertical size={14} aria-hidden="true" />
        </button>
        <button
          type="button"
          className={`row snug grow ink ${listStyles['entryName']}`}
          aria-expanded={isOpen}
          onClick={onToggle}
        >
          <ChevronRight size={14} aria-hidden="true" />
          <span className="clip">{name}</span>
        </button>
        <IconButton
          label={fill(say.removeEntryName, { entry, name })}
          icon={<Trash2 />}
          size="small"
          onClick={onRemove}
        />
      </div>
      {isOpen && <div className={listStyles['entryBody']}>{children}</div>}
    </li>
  );
}
