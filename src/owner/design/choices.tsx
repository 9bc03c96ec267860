/** Choices that are looked at rather than read: a picture each, one of them chosen. */
import { type ReactNode, useId } from 'react';
import styles from './choices.module.css';

export interface Choice<Value> {
  /** Undefined: as the template has it. */
  readonly value: Value;
  readonly label: string;
  readonly picture: ReactNode;
}

export interface ChoicesProps<Value> {
  /** Read aloud. */
  readonly label: string;
  readonly value: Value;
  readonly options: readonly Choice<Value>[];
  readonly columns?: number;
  /** Pictures that say all there is to say: the label is only read aloud. */
  readonly isLabelHidden?: boolean;
  readonly onChange: (value: Value) => void;
}

export function Choices<Value>(props: ChoicesProps<Value>): ReactNode {
  const { label, value, options, columns = options.length, isLabelHidden, onChange } = props;
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className="stack tight"
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {options.map((option) => (
        <label key={option.label} className="pick stack snug">
          <input
            type="radio"
            name={name}
            className="visually-hidden"
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className={`stack frame snug ${styles['picture']}`} aria-hidden="true">
            {option.picture}
          </span>
          <span className={isLabelHidden ? 'visually-hidden' : `words muted tiny ${styles['name']}`}>
            {option.label}
          </span>
        </label>
      ))}
    </div>
  );
}
