/** One of many, in groups, found by typing: what is too long for a menu. */

import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { fold } from '#domain/search/fold.ts';
import { fill } from '../fill.ts';
import { Field, type FieldProps } from './field.tsx';
import floating from './floating.module.css';
import styles from './search-choice.module.css';
import * as say from './words/en.ts';

export interface SearchableChoice {
  readonly value: string;
  readonly label: string;
  /** All that it is found by. */
  readonly words: string;
}

export interface ChoiceGroup {
  readonly label: string;
  readonly items: readonly SearchableChoice[];
}

interface SearchChoiceProps extends Pick<FieldProps, 'label' | 'hint'> {
  readonly value: string;
  readonly groups: readonly ChoiceGroup[];
  readonly onChange: (value: string) => void;
}

export function SearchChoice({ label, hint, ...choice }: SearchChoiceProps): ReactNode {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const search = useSearch(choice);
  const { isOpen, found, at } = search;
  const optionId = (index: number) => `${id}-${index}`;
  useEffect(() => {
    if (isOpen) document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, isOpen, at]);
  const isListed = isOpen && found.length > 0;
  return (
    <Field label={label} hint={hint}>
      {(ids) => (
        <div className={`input row snug anchor`}>
          <input
            {...ids}
            ref={input}
            role="combobox"
            aria-expanded={isListed}
            aria-controls={isListed ? id : undefined}
            aria-activedescendant={isListed ? optionId(at) : undefined}
            aria-autocomplete="list"
            autoComplete="off"
            value={search.text}
            onChange={(event) => search.type(event.target.value)}
            onFocus={(event) => event.target.select()}
            onClick={search.open}
            onBlur={search.close}
            onKeyDown={search.onKeyDown}
          />
          <button
            type="button"
            className={`centre muted ${styles['open']}`}
            // The field has the keys for it.
            tabIndex={-1}
            aria-label={fill(say.showAllOfLabel, { label })}
            onMouseDown={(event) => {
              event.preventDefault();
              input.current?.focus();
              if (isOpen) search.close();
              else search.open();
            }}
          >
            <ChevronDown size={16} aria-hidden="true" />
          </button>
          {isOpen && (
            <div className={`floating scroll ${floating['popup']} ${styles['popup']}`}>
              {isListed ? (
                <Options id={id} label={label} value={choice.value} search={search} />
              ) : (
                <p className={styles['nothing']} role="status">
                  {say.noMatchesTryAnotherWord}
                </p>
              )}
            </div>
          )}
        </div>
      )}
    </Field>
  );
}

type Search = ReturnType<typeof useSearch>;

/** What is typed, what it finds, and which of that Enter takes. */
function useSearch({ value, groups, onChange }: Omit<SearchChoiceProps, 'label' | 'hint'>) {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<string>();
  const [at, setAt] = useState(0);
  const found = useMemo(
    () => groups.flatMap(({ items }) => items.filter((item) => isFound(item, typed ?? ''))),
    [groups, typed],
  );
  const close = () => {
    setOpen(false);
    setTyped(undefined);
  };
  const open = () => {
    if (isOpen) return;
    setOpen(true);
    setAt(
      Math.max(
        0,
        found.findIndex((item) => item.value === value),
      ),
    );
  };
  const pick = (item: SearchableChoice) => {
    close();
    onChange(item.value);
  };
  const move = (by: number) => {
    if (!isOpen) open();
    else if (found.length > 0) setAt((at + by + found.length) % found.length);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined && !(isOpen && ['Enter', 'Escape'].includes(event.key))) return;
    event.preventDefault();
    event.stopPropagation();
    const item = found[at];
    if (step !== undefined) move(step);
    else if (event.key === 'Escape') close();
    else if (item) pick(item);
  };
  const type = (text: string) => {
    setOpen(true);
    setTyped(text);
    setAt(0);
  };
  const chosen = groups.flatMap(({ items }) => items).find((item) => item.value === value);
  return {
    isOpen,
    groups,
    found,
    at,
    text: typed ?? chosen?.label ?? '',
    open,
    close,
    type,
    pick,
    onKeyDown,
  };
}

interface OptionsProps extends Pick<SearchChoiceProps, 'label' | 'value'> {
  readonly id: string;
  readonly search: Search;
}

function Options({ id, label, value, search: { groups, found, at, pick } }: OptionsProps): ReactNode {
  const places = new Map(found.map((item, index) => [item, index]));
  return (
    <div id={id} role="listbox" aria-label={label}>
      {groups
        .map((group) => ({ ...group, items: group.items.filter((item) => places.has(item)) }))
        .filter(({ items }) => items.length > 0)
        .map((group) => (
          <div key={group.label} role="group" aria-label={group.label}>
            <div className={`caption ${styles['group']}`} aria-hidden="true">
              {group.label}
            </div>
            {group.items.map((item) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and takes the keys
              <div
                key={item.value}
                id={`${id}-${places.get(item)}`}
                role="option"
                tabIndex={-1}
                aria-selected={item.value === value}
                data-highlighted={places.get(item) === at || undefined}
                className={`row full plain ${floating['item']}`}
                // The field keeps the focus.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => pick(item)}
              >
                {item.label}
              </div>
            ))}
          </div>
        ))}
    </div>
  );
}

function isFound({ words }: SearchableChoice, query: string): boolean {
  const text = fold(words);
  return fold(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
