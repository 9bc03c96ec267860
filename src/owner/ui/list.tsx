/** What lists of things that came in share: filters above, boxes to choose several, keys, and the way to older ones. */
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { fill } from '../fill.ts';
import { Button } from './button.tsx';
import { TextField } from './field.tsx';
import styles from './list.module.css';
import { toggleIn } from './toggle-in.ts';
import * as say from './words/en.ts';

interface FilterBarProps {
  readonly label: string;
  readonly children: ReactNode;
}

export function FilterBar({ label, children }: FilterBarProps): ReactNode {
  return (
    <search className={`cluster after ${styles['filters']}`} aria-label={label}>
      {children}
    </search>
  );
}

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Last in a bar of filters. */
export function SearchField({ label, value, onChange }: SearchFieldProps): ReactNode {
  return (
    <div className={styles['search']}>
      <TextField
        label={label}
        isLabelHidden
        type="search"
        placeholder={say.search}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}

export interface Choice {
  /** Those of the list that are chosen. */
  readonly ids: readonly string[];
  has(id: string): boolean;
  toggle(id: string): void;
  toggleAll(): void;
  clear(): void;
}

/** @param most that can be changed at once */
export function useChoice(listed: readonly string[], most: number): Choice {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const ids = listed.filter((id) => chosen.has(id));
  return {
    ids,
    has: (id) => chosen.has(id),
    toggle: (id) => setChosen((before) => toggleIn(before, id)),
    toggleAll: () => setChosen(ids.length > 0 ? new Set() : new Set(listed.slice(0, most))),
    clear: () => setChosen(new Set()),
  };
}

interface ChoiceHeadProps {
  readonly choice: Choice;
  /** How many there are to choose from. */
  readonly total: number;
  /** Buttons for what is chosen. */
  readonly children: ReactNode;
}

export function ChoiceHead({ choice, total, children }: ChoiceHeadProps): ReactNode {
  const count = choice.ids.length;
  return (
    <div className={`split ${styles['head']}`}>
      <label className={`row muted ${styles['all']}`}>
        <input
          type="checkbox"
          className={styles['box']}
          checked={count > 0 && count === total}
          ref={(box) => {
            if (box) box.indeterminate = count > 0 && count < total;
          }}
          onChange={choice.toggleAll}
        />
        {count > 0 ? fill(say.countChosen, { count }) : say.selectAll}
      </label>
      {count > 0 && (
        <div className="cluster tight" role="group" aria-label={say.actionsForTheSelection}>
          {children}
        </div>
      )}
    </div>
  );
}

interface ChoiceBoxProps {
  readonly choice: Choice;
  readonly id: string;
  readonly label: string;
}

/** At the beginning of a row. */
export function ChoiceBox({ choice, id, label }: ChoiceBoxProps): ReactNode {
  return (
    <input
      type="checkbox"
      className={styles['box']}
      checked={choice.has(id)}
      onChange={() => choice.toggle(id)}
      aria-label={label}
    />
  );
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

type PressedKeys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The step a key stands for; undefined for other keys. */
export function stepOf({ key, ctrlKey, metaKey, altKey }: PressedKeys): 1 | -1 | undefined {
  return ctrlKey || metaKey || altKey ? undefined : STEPS[key];
}

/** Moves the focus to what matches in the row beside. @returns whether there was one */
export function stepFrom(row: Element, step: 1 | -1, selector: string): boolean {
  const next = step === 1 ? row.nextElementSibling : row.previousElementSibling;
  const target = next?.querySelector<HTMLElement>(selector);
  target?.focus();
  return target !== null && target !== undefined;
}

interface ShowMoreProps {
  readonly list: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    fetchNextPage(): Promise<unknown>;
  };
  readonly label?: string | undefined;
}

export function ShowMore({ list, label = say.showOlder }: ShowMoreProps): ReactNode {
  if (!list.hasNextPage) return null;
  return (
    <div className={styles['more']}>
      <Button isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        {label}
      </Button>
    </div>
  );
}
