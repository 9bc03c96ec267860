/** A row of the list of fields: press to open, drag or use keys to move, with a menu. */
import {
  ArrowDown,
  ArrowUp,
  BetweenHorizontalStart,
  CopyPlus,
  Ellipsis,
  GripVertical,
  Split,
  Trash2,
} from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { describeCondition } from '#domain/forms/condition.ts';
import type { FormField } from '#domain/forms/form.ts';
import { fill } from '../../fill.ts';
import { IconButton } from '../../ui/button.tsx';
import drop from '../../ui/drop-line.module.css';
import { Menu, type MenuAction } from '../../ui/menu.tsx';
import { useReorder } from '../../ui/use-edge-drag.ts';
import { keysOf } from '../../ui/write-keys.ts';
import styles from './field-list.module.css';
import { kindOf } from './kinds.tsx';
import { type FormBuilder, useFormBuilder } from './use-form-builder.ts';
import * as say from './words/en.ts';

export interface FieldRowProps {
  readonly field: FormField;
  readonly index: number;
  readonly onAddBelow: () => void;
}

export function FieldRow({ field, index, onAddBelow }: FieldRowProps): ReactNode {
  const builder = useFormBuilder();
  const { id, type, label, isRequired } = field;
  const { row, edge, isDragged } = useReorder({
    list: 'fields of a form',
    id,
    index,
    onMove: (dragged, to) => builder.move(dragged, to),
  });
  const { Icon, label: kind } = kindOf(type);
  const condition = describeCondition(builder.fields, field);
  const page = type === 'page' ? fill(say.pagePageat, { pageAt: pageAt(builder.fields, index) }) : undefined;
  const isCurrent = builder.currentId === id;
  return (
    <li
      ref={row}
      className={`anchor ${drop['row']} row snug ${styles['row']}`}
      data-kind={type}
      data-edge={edge}
      data-dragged={isDragged || undefined}
      data-current={isCurrent || undefined}
    >
      <button
        type="button"
        className={`row control tight grow ink ${styles['field']}`}
        data-row={id}
        aria-label={[page, label, isRequired ? say.requiredInAList : '', condition]
          .filter(Boolean)
          .join(', ')}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown F2 Delete"
        onClick={() => builder.open(id)}
        onKeyDown={(event) => takeKey(event, builder, id, index)}
      >
        <span className={`centre fixed muted ${styles['mark']}`} title={kind}>
          <Icon size={16} aria-hidden="true" />
          <GripVertical size={16} aria-hidden="true" />
        </span>
        <span className={`clip ${styles['name']}`} data-page={page}>
          {label}
        </span>
        {isRequired && (
          <span className={styles['required']} title={say.required}>
            *
          </span>
        )}
        {condition && (
          <span className={`push ${styles['condition']}`} title={condition}>
            <Split size={13} aria-hidden="true" />
          </span>
        )}
      </button>
      <Menu
        trigger={<IconButton label={fill(say.moreForLabel, { label })} icon={<Ellipsis />} size="small" />}
        actions={rowActions(builder, id, index, onAddBelow)}
      />
    </li>
  );
}

/** The page that begins there. */
function pageAt(fields: readonly FormField[], index: number): number {
  return fields.slice(0, index + 1).filter((field) => field.type === 'page').length + 1;
}

/** The keys of a row; the page's own shortcuts are handled elsewhere. */
function takeKey(event: KeyboardEvent, builder: FormBuilder, id: string, index: number): void {
  const way = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
  if (way !== 0 && event.altKey) builder.move(id, index + way);
  else if (event.key === 'F2') builder.open(id, 'label');
  else if (event.key === 'Delete' || event.key === 'Backspace') builder.remove(id);
  else if (event.key.toLowerCase() === 'd' && (event.ctrlKey || event.metaKey)) builder.duplicate(id);
  else return;
  event.preventDefault();
}

function rowActions(
  builder: FormBuilder,
  id: string,
  index: number,
  onAddBelow: () => void,
): (MenuAction | 'separator')[] {
  return [
    {
      label: say.moveUp,
      icon: <ArrowUp />,
      keys: keysOf('alt+ArrowUp'),
      isDisabled: index === 0,
      onSelect: () => builder.move(id, index - 1),
    },
    {
      label: say.moveDown,
      icon: <ArrowDown />,
      keys: keysOf('alt+ArrowDown'),
      isDisabled: index === builder.fields.length - 1,
      onSelect: () => builder.move(id, index + 1),
    },
    { label: say.addAFieldBelow, icon: <BetweenHorizontalStart />, onSelect: onAddBelow },
    'separator',
    {
      label: say.duplicate,
      icon: <CopyPlus />,
      keys: keysOf('mod+d'),
      onSelect: () => builder.duplicate(id),
    },
    {
      label: say.deleteLabel,
      icon: <Trash2 />,
      keys: keysOf('Delete'),
      isDangerous: true,
      onSelect: () => builder.remove(id),
    },
  ];
}
