/** Dragging the rows of a list to before or after each other: what one is dropped on shows at which edge it would come to stand. */
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import {
  attachClosestEdge,
  type Edge,
  extractClosestEdge,
} from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge';
import { getReorderDestinationIndex } from '@atlaskit/pragmatic-drag-and-drop-hitbox/util/get-reorder-destination-index';
import { type RefCallback, type RefObject, useEffect, useRef, useState } from 'react';

interface DraggedRow {
  readonly id: string;
  /** Where it stood when the drag began. */
  readonly index: number;
}

interface EdgeDragOptions<Place> extends DraggedRow {
  /** Only rows of one list are dropped on each other. */
  readonly list: string;
  readonly axis?: 'vertical' | 'horizontal' | undefined;
  /** Undefined where what is dragged cannot be put at that edge of this row, or stands there already. */
  readonly placeFor: (dragged: DraggedRow, edge: Edge | null) => Place | undefined;
  readonly onDrop: (draggedId: string, place: Place) => void;
}

export interface EdgeDrag {
  readonly row: RefObject<HTMLLIElement | null>;
  /** What the row is dragged by; the whole row where nothing has this ref. */
  readonly handle: RefCallback<HTMLElement>;
  /** Where the dragged row would go relative to this one. */
  readonly edge: Edge | undefined;
  readonly isDragged: boolean;
}

const EDGES: Readonly<Record<'vertical' | 'horizontal', Edge[]>> = {
  vertical: ['top', 'bottom'],
  horizontal: ['left', 'right'],
};

export function useEdgeDrag<Place>(options: EdgeDragOptions<Place>): EdgeDrag {
  const { list, id, index, axis = 'vertical' } = options;
  const row = useRef<HTMLLIElement>(null);
  const [handle, setHandle] = useState<HTMLElement | null>(null);
  const [edge, setEdge] = useState<Edge>();
  const [isDragged, setIsDragged] = useState(false);
  const latest = useRef(options);
  latest.current = options;
  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    return combine(
      draggable({
        element,
        ...(handle && { dragHandle: handle }),
        getInitialData: () => ({ list, id, index }),
        onDragStart: () => setIsDragged(true),
        onDrop: () => setIsDragged(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data['list'] === list && source.data['id'] !== id,
        getData: ({ input }) => attachClosestEdge({}, { element, input, allowedEdges: EDGES[axis] }),
        onDrag: ({ self, source }) => {
          const at = extractClosestEdge(self.data);
          const place = latest.current.placeFor(draggedOf(source.data), at);
          setEdge(place === undefined ? undefined : (at ?? undefined));
        },
        onDragLeave: () => setEdge(undefined),
        onDrop: ({ self, source }) => {
          setEdge(undefined);
          const dragged = draggedOf(source.data);
          const place = latest.current.placeFor(dragged, extractClosestEdge(self.data));
          if (place !== undefined) latest.current.onDrop(dragged.id, place);
        },
      }),
    );
  }, [list, id, index, axis, handle]);
  return { row, handle: setHandle, edge, isDragged };
}

interface ReorderOptions extends Omit<EdgeDragOptions<number>, 'placeFor' | 'onDrop'> {
  /** @param to the index among all rows once the dragged one has been taken out */
  readonly onMove: (draggedId: string, to: number) => void;
}

/** The same for a plain list, whose places are numbers. */
export function useReorder({ onMove, ...options }: ReorderOptions): EdgeDrag {
  return useEdgeDrag({
    ...options,
    placeFor: ({ index }, closestEdgeOfTarget) => {
      const to = getReorderDestinationIndex({
        startIndex: index,
        indexOfTarget: options.index,
        closestEdgeOfTarget,
        axis: options.axis ?? 'vertical',
      });
      return to === index ? undefined : to;
    },
    onDrop: onMove,
  });
}

function draggedOf(data: Record<string | symbol, unknown>): DraggedRow {
  return { id: String(data['id']), index: Number(data['index']) };
}
