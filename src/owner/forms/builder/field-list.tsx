/** The list of a form's fields, with a button to add one. */
import { Plus } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import styles from './field-list.module.css';
import { FieldRow } from './field-row.tsx';
import { KindPicker } from './kind-picker.tsx';
import { useFormBuilder } from './use-form-builder.ts';
import * as say from './words/en.ts';

export function FieldList(): ReactNode {
  const builder = useFormBuilder();
  const { fields, focus, currentId } = builder;
  const [isAdding, setIsAdding] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focus?.on !== 'row') return;
    const row = whole.current?.querySelector<HTMLElement>(`[data-row="${focus.id}"]`);
    (row ?? whole.current?.querySelector<HTMLElement>('[data-add]'))?.focus();
  }, [focus]);
  return (
    <div ref={whole} className="stack">
      {fields.length > 0 && (
        <ul
          className={`stack snug ${styles['fields']}`}
          aria-label={say.fields}
          data-own-keys=""
          onKeyDown={walk}
        >
          {fields.map((field, index) => (
            <FieldRow
              key={field.id}
              field={field}
              index={index}
              onAddBelow={() => {
                builder.look(field.id);
                setIsAdding(true);
              }}
            />
          ))}
        </ul>
      )}
      <KindPicker
        label={say.addAField}
        isOpen={isAdding}
        onOpenChange={setIsAdding}
        onPick={(type) => builder.add(type, currentId)}
        trigger={
          <Button icon={<Plus />} isWide data-add="">
            {say.addAField}
          </Button>
        }
      />
    </div>
  );
}

/** Arrow keys move from row to row. */
function walk(event: KeyboardEvent<HTMLUListElement>): void {
  if (event.altKey || event.defaultPrevented) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const at = rows.indexOf(document.activeElement as HTMLElement);
  const ends: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: rows.length - 1,
  };
  const next = at < 0 ? undefined : rows[ends[event.key] ?? -1];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
