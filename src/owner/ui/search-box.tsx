/** Words that narrow a list of things to press: Enter takes the first, the arrow down goes into the list. */
import { Search } from 'lucide-react';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import * as say from './words/en.ts';

interface SearchBoxProps {
  /** What is searched, for those who do not see where it stands. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Enter was pressed and something was searched for. */
  readonly onTake: () => void;
  readonly list: RefObject<HTMLElement | null>;
  readonly ref?: RefObject<HTMLInputElement | null>;
}

export function SearchBox({ label, value, onChange, onTake, list, ref }: SearchBoxProps): ReactNode {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && value.trim() !== '') onTake();
    else if (event.key === 'ArrowDown') list.current?.querySelector<HTMLElement>('button, a')?.focus();
    else return;
    event.preventDefault();
  };
  return (
    <label className="input row snug muted">
      <Search size={15} aria-hidden="true" />
      <input
        ref={ref}
        type="search"
        aria-label={label}
        placeholder={say.search}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
    </label>
  );
}
