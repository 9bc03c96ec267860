/** One entry of a list: its handle, its name, and its fields when it is open. */
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import {
  attachClosestEdge,
  type Edge,
  extractClosestEdge,
} from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge';
import { getReorderDestinationIndex } from '@atlaskit/pragmatic-drag-and-drop-hitbox/util/get-reorder-destination-index';
import { ChevronRight, GripVertical, Trash2 } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../ui/button.tsx';
import drop from '../../ui/drop-line.module.css';
import listStyles from '../list.module.css';

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
  const { name, entry, index, children, isOpen, onToggle, onMove, onRemove } = props;
  const { row, handle, edge } = useDragging(props);
  const keys = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (by === 0) return;
    event.preventDefault();
    onMove(index, index + by);
  };
  return (
    <li ref={row} className={`${drop['row']} ${listStyles['entry']}`} data-edge={edge ?? undefined}>
      <div className={listStyles['entryHead']}>
        <button
          ref={handle}
          type="button"
          className={listStyles['handle']}
          aria-label={`Move ${name}: arrow keys up and down`}
          onKeyDown={keys}
        >
          <GripVertical size={14} aria-hidden="true" />
        </button>
        <button type="button" className={listStyles['entryName']} aria-expanded={isOpen} onClick={onToggle}>
          <ChevronRight size={14} aria-hidden="true" />
          <span>{name}</span>
        </button>
        <IconButton label={`Remove ${entry} ${name}`} icon={<Trash2 />} size="small" onClick={onRemove} />
      </div>
      {isOpen && <div className={listStyles['entryBody']}>{children}</div>}
    </li>
  );
}

function useDragging({ index, listId, onMove }: ListRowProps) {
  const row = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const [edge, setEdge] = useState<Edge | null>(null);
  const move = useRef(onMove);
  move.current = onMove;
  useEffect(() => {
    const element = row.current;
    if (!element || !handle.current) return undefined;
    return combine(
      draggable({ element, dragHandle: handle.current, getInitialData: () => ({ listId, index }) }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data['listId'] === listId,
        getData: ({ input }) =>
          attachClosestEdge({ listId, index }, { element, input, allowedEdges: ['top', 'bottom'] }),
        onDrag: ({ self, source }) =>
          setEdge(source.element === element ? null : extractClosestEdge(self.data)),
        onDragLeave: () => setEdge(null),
        onDrop: ({ self, source }) => {
          setEdge(null);
          const from = Number(source.data['index']);
          const closestEdgeOfTarget = extractClosestEdge(self.data);
          const to = getReorderDestinationIndex({
            startIndex: from,
            indexOfTarget: index,
            closestEdgeOfTarget,
            axis: 'vertical',
          });
          move.current(from, to);
        },
      }),
    );
  }, [index, listId]);
  return { row, handle, edge };
}
