/** What the pages of members share: fields, what is wrong with them, and what has just happened. */

import type { ReactNode } from 'react';
import { PROBLEM_MARK } from '#domain/forms/problem-mark.ts';
import { memberWords } from '#domain/members/words/words.ts';

/** Of what the page says first. */
const SAID_ID = 'said';

export interface Said {
  readonly words: string;
  readonly isError: boolean;
  /** The field that it is about. */
  readonly field?: string | undefined;
}

export const fieldId = (form: string, name: string): string => `${form}-${name}`;

export function SaidWords({ said, locale }: { readonly said: Said | undefined; readonly locale: string }) {
  if (!said) return null;
  const { words, isError, field } = said;
  return (
    <div
      id={SAID_ID}
      className="shop-problems"
      role={isError ? 'alert' : 'status'}
      {...(isError && PROBLEM_MARK)}
      tabIndex={-1}
    >
      {isError && field ? (
        <>
          <p>
            <strong>{memberWords(locale)('check')}</strong>
          </p>
          <ul>
            <li>
              <a href={`#${field}`}>{words}</a>
            </li>
          </ul>
        </>
      ) : (
        <p>{words}</p>
      )}
    </div>
  );
}

interface FieldProps {
  /** Of the form: fields of one name are on a page more than once. */
  readonly form: string;
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'email' | 'password';
  readonly autoComplete: string;
  readonly hint?: string;
  readonly value?: string | undefined;
  readonly isRequired?: boolean;
  readonly said?: Said | undefined;
  readonly maxLength: number;
}

export function Field(props: FieldProps): ReactNode {
  const { form, name, label, type = 'text', autoComplete, hint, value, isRequired = true, said } = props;
  const id = fieldId(form, name);
  const error = said?.field === id ? said.words : undefined;
  const described = [...(hint ? [`${id}-hint`] : []), ...(error ? [`${id}-error`] : [])].join(' ');
  return (
    <div className="shop-field">
      <label htmlFor={id}>{label}</label>
      <div>
        <input
          {...{ id, name, type, autoComplete }}
          maxLength={props.maxLength}
          required={isRequired}
          defaultValue={value}
          {...(type === 'email' && { inputMode: 'email' as const, spellCheck: false })}
          {...(error && { 'aria-invalid': true })}
          {...(described !== '' && { 'aria-describedby': described })}
        />
        {hint && <small id={`${id}-hint`}>{hint}</small>}
        {error && (
          <p id={`${id}-error`} className="system-error">
            {error}
          </p>
        )}
      </div>
    </div>
  );
}

interface FormProps {
  readonly action: string;
  /** What the button says. */
  readonly label: string;
  /** Fields that are sent along unseen. */
  readonly hidden?: Readonly<Record<string, string>>;
  readonly isQuiet?: boolean;
  readonly children?: ReactNode;
}

export function Form({ action, label, hidden = {}, isQuiet = false, children }: FormProps): ReactNode {
  return (
    <form className="shop-steps" method="post" action={action}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <button className={isQuiet ? 'shop-quiet' : 'button'} type="submit">
        {label}
      </button>
    </form>
  );
}
