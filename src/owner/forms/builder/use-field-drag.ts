/** Reorders the fields of a form by dragging their rows. */
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import {
  attachClosestEdge,
  type Edge,
  extractClosestEdge,
} from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge';
import { getReorderDestinationIndex } from '@atlaskit/pragmatic-drag-and-drop-hitbox/util/get-reorder-destination-index';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FormBuilder } from './use-form-builder.ts';

export interface FieldDrag {
  readonly row: RefObject<HTMLLIElement | null>;
  /** Where the dragged row would go relative to this one. */
  readonly edge: Edge | null;
  readonly isDragged: boolean;
}

export function useFieldDrag(builder: FormBuilder, id: string, index: number): FieldDrag {
  const row = useRef<HTMLLIElement>(null);
  const [edge, setEdge] = useState<Edge | null>(null);
  const [isDragged, setIsDragged] = useState(false);
  const now = useRef(builder);
  now.current = builder;
  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const destination = (startIndex: number, at: Edge | null): number =>
      getReorderDestinationIndex({
        startIndex,
        indexOfTarget: index,
        closestEdgeOfTarget: at,
        axis: 'vertical',
      });
    return combine(
      draggable({
        element,
        getInitialData: () => ({ field: id, index }),
        onDragStart: () => setIsDragged(true),
        onDrop: () => setIsDragged(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => now.current.fields.some((each) => each.id === source.data['field']),
        getData: ({ input }) =>
          attachClosestEdge({ id }, { element, input, allowedEdges: ['top', 'bottom'] }),
        onDrag: ({ self, source }) => {
          const at = extractClosestEdge(self.data);
          const from = Number(source.data['index']);
          setEdge(destination(from, at) === from ? null : at);
        },
        onDragLeave: () => setEdge(null),
        onDrop: ({ self, source }) => {
          setEdge(null);
          const to = destination(Number(source.data['index']), extractClosestEdge(self.data));
          now.current.move(String(source.data['field']), to);
        },
      }),
    );
  }, [id, index]);
  return { row, edge, isDragged };
}
