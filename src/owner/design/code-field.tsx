/**
 * A field for code. Tab indents what is typed, as people who write code expect; Escape gives the key back to
 * moving on, and Shift with Tab always moves back, so that nobody is caught in it.
 */
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { Field } from '../ui/field.tsx';
import styles from './code-field.module.css';
import * as say from './words/en.ts';

export interface CodeFieldProps {
  readonly label: string;
  readonly value: string;
  readonly maxLength: number;
  readonly placeholder: string;
  readonly rows: number;
  readonly onChange: (value: string) => void;
}

const INDENT = '  ';

export function CodeField(props: CodeFieldProps): ReactNode {
  const { label, value, maxLength, placeholder, rows, onChange } = props;
  const isLeaving = useRef(false);
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Escape') {
      isLeaving.current = true;
      return;
    }
    const isIndent = event.key === 'Tab' && !event.shiftKey && !isLeaving.current;
    isLeaving.current = false;
    if (!isIndent || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    insertText(event.currentTarget, INDENT);
  };
  return (
    <Field label={label} isLabelHidden hint={say.tabIndentsPressEscThenTab}>
      {(ids) => (
        <textarea
          {...ids}
          className={`input small ${styles['code']}`}
          rows={rows}
          value={value}
          maxLength={maxLength}
          placeholder={placeholder}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          wrap="off"
          onKeyDown={onKeyDown}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

/** As if typed, so that the field's own undo knows it. */
function insertText(field: HTMLTextAreaElement, text: string): void {
  field.focus();
  // Deprecated, and the only way there is that keeps the history of the field.
  document.execCommand('insertText', false, text);
}
