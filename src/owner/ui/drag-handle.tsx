/** What a row is dragged by. Keys have ways of their own, so it is no stop on theirs. */
import { GripVertical } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { fill } from '../fill.ts';
import styles from './drag-handle.module.css';
import * as say from './words/en.ts';

interface DragHandleProps {
  readonly ref: Ref<HTMLButtonElement>;
  /** Of what it moves. */
  readonly title: string;
}

export function DragHandle({ ref, title }: DragHandleProps): ReactNode {
  return (
    <button
      ref={ref}
      type="button"
      tabIndex={-1}
      className={`centre fixed muted ${styles['handle']}`}
      aria-label={fill(say.dragTitle, { title })}
    >
      <GripVertical size={15} aria-hidden="true" />
    </button>
  );
}
