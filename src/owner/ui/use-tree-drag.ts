/** Dragging a row of a tree by its handle, and being dropped on: before, after, or onto a row to stand below it. */
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { attachInstruction, extractInstruction } from '@atlaskit/pragmatic-drag-and-drop-hitbox/list-item';
import { useEffect, useRef, useState } from 'react';

type Edge = 'before' | 'after' | 'onto';

export interface TreeDrag {
  /** Rows stay among those of the same tree. */
  readonly tree: string;
  readonly id: string;
  /** Whether others may stand below it. */
  readonly mayHold: boolean;
  readonly onDrop: (draggedId: string, edge: Edge) => void;
}

export function useTreeDrag({ tree, id, mayHold, onDrop }: TreeDrag) {
  const rowRef = useRef<HTMLLIElement>(null);
  const handleRef = useRef<HTMLButtonElement>(null);
  const [edge, setEdge] = useState<Edge>();
  const [isDragged, setIsDragged] = useState(false);
  const latest = useRef(onDrop);
  latest.current = onDrop;
  useEffect(() => {
    const [element, dragHandle] = [rowRef.current, handleRef.current];
    if (!element || !dragHandle) return undefined;
    const operations = {
      'reorder-before': 'available',
      'reorder-after': 'available',
      combine: mayHold ? 'available' : 'not-available',
    } as const;
    return combine(
      draggable({
        element,
        dragHandle,
        getInitialData: () => ({ tree, id }),
        onDragStart: () => setIsDragged(true),
        onDrop: () => setIsDragged(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data['tree'] === tree && source.data['id'] !== id,
        getData: ({ input }) => attachInstruction({}, { input, element, operations }),
        onDrag: ({ self }) => setEdge(edgeOf(self.data)),
        onDragLeave: () => setEdge(undefined),
        onDrop: ({ self, source }) => {
          setEdge(undefined);
          const dropped = edgeOf(self.data);
          if (dropped) latest.current(String(source.data['id']), dropped);
        },
      }),
    );
  }, [tree, id, mayHold]);
  return { edge, isDragged, rowRef, handleRef };
}

const EDGES = { 'reorder-before': 'before', 'reorder-after': 'after', combine: 'onto' } as const;

function edgeOf(data: Record<string | symbol, unknown>): Edge | undefined {
  const operation = extractInstruction(data)?.operation;
  return operation && EDGES[operation];
}
