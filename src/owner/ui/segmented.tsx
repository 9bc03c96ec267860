/** A few choices side by side, one of them chosen. */
import { Toggle } from '@base-ui/react/toggle';
import { ToggleGroup } from '@base-ui/react/toggle-group';
import type { ReactNode } from 'react';
import styles from './segmented.module.css';

export interface SegmentedProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly {
    readonly value: Value;
    readonly label: string;
    /** In place of the label, which becomes its name. */
    readonly icon?: ReactNode;
    /** Before the label. */
    readonly mark?: ReactNode;
    /** After the label: how many there are. */
    readonly count?: ReactNode;
  }[];
  readonly onChange: (value: Value) => void;
}

export function Segmented<Value extends string>(props: SegmentedProps<Value>): ReactNode {
  const { label, value, options, onChange } = props;
  return (
    <ToggleGroup
      className={styles['group']}
      aria-label={label}
      value={[value]}
      onValueChange={(values: readonly string[]) => {
        const [next] = values;
        if (next !== undefined) onChange(next as Value);
      }}
    >
      {options.map((option) => (
        <Toggle
          key={option.value}
          value={option.value}
          className={styles['choice']}
          {...(option.icon ? { 'aria-label': option.label, title: option.label } : {})}
        >
          {option.icon ?? (
            <>
              {option.mark}
              {option.label}
              {option.count !== undefined && <> {option.count}</>}
            </>
          )}
        </Toggle>
      ))}
    </ToggleGroup>
  );
}
