/** A picker for kinds of fields, searchable and fully usable with the keyboard. */
import { type ReactElement, type ReactNode, useRef, useState } from 'react';
import type { NewKind } from '#domain/forms/edit-fields.ts';
import type { FieldType } from '#domain/forms/field-types.ts';
import { fill } from '../../fill.ts';
import { Popover } from '../../ui/popover.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { walkGrid } from '../../ui/walk-grid.ts';
import styles from './kind-picker.module.css';
import { findKinds, type Kind } from './kinds.tsx';
import * as say from './words/en.ts';

export interface KindPickerProps {
  /** Read aloud when it opens: "Add a field". */
  readonly label: string;
  readonly trigger: ReactElement;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly chosen?: FieldType;
  readonly onPick: (kind: NewKind) => void;
}

export function KindPicker({
  label,
  trigger,
  isOpen,
  onOpenChange,
  chosen,
  onPick,
}: KindPickerProps): ReactNode {
  return (
    <Popover label={label} trigger={trigger} isOpen={isOpen} onOpenChange={onOpenChange}>
      <Kinds
        chosen={chosen}
        onPick={(type) => {
          onOpenChange(false);
          onPick(type);
        }}
      />
    </Popover>
  );
}

interface KindsProps {
  readonly chosen: FieldType | undefined;
  readonly onPick: (kind: NewKind) => void;
}

function Kinds({ chosen, onPick }: KindsProps): ReactNode {
  const [query, setQuery] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const groups = findKinds(query);
  const best = groups[0]?.kinds[0];
  return (
    <div className={`stack ${styles['picker']}`}>
      <SearchBox
        label={say.searchFieldTypes}
        value={query}
        onChange={setQuery}
        onTake={() => best && onPick(best.type)}
        list={list}
      />
      <div
        ref={list}
        className={`stack scroll ${styles['list']}`}
        role="group"
        aria-label={say.fieldTypes}
        onKeyDown={walkGrid}
      >
        {groups.map(({ title, kinds }) => (
          <section key={title} aria-label={title}>
            <h3 className={`caption ${styles['title']}`}>{title}</h3>
            <ul className={styles['kinds']}>
              {kinds.map((kind) => (
                <KindButton
                  key={kind.type}
                  kind={kind}
                  isChosen={kind.type === chosen}
                  isBest={query.trim() !== '' && kind === best}
                  onPick={onPick}
                />
              ))}
            </ul>
          </section>
        ))}
        {groups.length === 0 && (
          <p className="muted">{fill(say.noFieldTypeCalledQueryTry, { query: query.trim() })}</p>
        )}
      </div>
    </div>
  );
}

interface KindButtonProps {
  readonly kind: Kind;
  readonly isChosen: boolean;
  /** Taken by Enter. */
  readonly isBest: boolean;
  readonly onPick: (kind: NewKind) => void;
}

function KindButton({ kind: { type, label, Icon }, isChosen, isBest, onPick }: KindButtonProps): ReactNode {
  return (
    <li>
      <button
        type="button"
        className={`row full icons tight ${styles['kind']}`}
        aria-current={isChosen || undefined}
        data-best={isBest || undefined}
        onClick={() => onPick(type)}
      >
        <Icon size={16} aria-hidden="true" />
        <span>{label}</span>
      </button>
    </li>
  );
}
