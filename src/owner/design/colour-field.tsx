/** A colour: a well that opens the browser's picker, and its code to type or paste. */
import { type ReactNode, useId, useState } from 'react';
import { fill } from '../fill.ts';
import styles from './colour-field.module.css';
import * as say from './words/en.ts';

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
  const [refused, setRefused] = useState<string>();
  // What was typed is shown as long as it is the colour: undo, or somebody else, may have changed that.
  const isShown = typed !== undefined && [undefined, value].includes(readHex(typed));
  const type = (text: string) => {
    setTyped(text);
    setRefused(canBecomeHex(text) ? undefined : text);
    const colour = readHex(text);
    if (colour) onChange(colour);
  };
  /** The last good colour comes back; what was refused is told. */
  const leave = () => {
    if (typed !== undefined && readHex(typed) === undefined) setRefused(typed);
    setTyped(undefined);
  };
  return (
    <div className={styles['field']}>
      <input
        type="color"
        className={styles['well']}
        aria-label={fill(say.pickLabel, { label })}
        value={value}
        onChange={(event) => {
          setTyped(undefined);
          setRefused(undefined);
          onChange(event.currentTarget.value);
        }}
      />
      <span className={`stack snug ${styles['words']}`}>
        <label htmlFor={id} className="strong">
          {label}
        </label>
        <span className="clip muted tiny">{hint}</span>
      </span>
      <input
        id={id}
        className="input mono"
        value={isShown ? typed : value}
        maxLength={30}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={refused === undefined ? undefined : true}
        aria-describedby={refused === undefined ? undefined : `${id}-error`}
        onChange={(event) => type(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={leave}
        onKeyDown={(event) => event.key === 'Enter' && leave()}
      />
      {refused !== undefined && (
        <p id={`${id}-error`} className={`small bad ${styles['error']}`} role="alert">
          {fill(say.refusedIsNotAColourEnter, { refused })}
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

/** Whether more typing can make a colour of it. */
function canBecomeHex(text: string): boolean {
  return /^#?[0-9a-f]{0,6}$/i.test(text.trim());
}
