/** A colour: a well that opens the browser's picker, and its code to type or paste. */
import { type ReactNode, useId, useState } from 'react';
import styles from './colour-field.module.css';

export interface ColourFieldProps {
  readonly label: string;
  readonly hint: string;
  /** `#rrggbb` */
  readonly value: string;
  readonly onChange: (colour: string) => void;
}

export function ColourField({ label, hint, value, onChange }: ColourFieldProps): ReactNode {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const isWrong = typed !== undefined && readHex(typed) === undefined;
  // What was typed is shown as long as it is the colour: undo, or somebody else, may have changed that.
  const shown = typed !== undefined && (isWrong || readHex(typed) === value) ? typed : value;
  const [isLeft, setLeft] = useState(false);
  const type = (text: string) => {
    setTyped(text);
    setLeft(false);
    const colour = readHex(text);
    if (colour) onChange(colour);
  };
  const leave = () => {
    setLeft(true);
    if (!isWrong) setTyped(undefined);
  };
  return (
    <div className={styles['field']}>
      <input
        type="color"
        className={styles['well']}
        aria-label={`Pick ${label}`}
        value={value}
        onChange={(event) => {
          setTyped(undefined);
          onChange(event.currentTarget.value);
        }}
      />
      <span className={styles['words']}>
        <label htmlFor={id} className={styles['label']}>
          {label}
        </label>
        <span className={styles['hint']}>{hint}</span>
      </span>
      <input
        id={id}
        className={styles['code']}
        value={shown}
        maxLength={9}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={isWrong && isLeft ? true : undefined}
        aria-describedby={isWrong && isLeft ? `${id}-error` : undefined}
        onChange={(event) => type(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={leave}
      />
      {isWrong && isLeft && (
        <p id={`${id}-error`} className={styles['error']} role="alert">
          Write the colour as six digits, such as #7a1f4b.
        </p>
      )}
    </div>
  );
}

/** `#abc`, `abc`, `#aabbcc` and `aabbcc` as `#rrggbb`. */
function readHex(text: string): string | undefined {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (digits === undefined) return undefined;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}
