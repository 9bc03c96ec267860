/** A field of the form for a gift card with its label, a hint, and what is wrong with it. */
import type { ReactNode } from 'react';
import type { GiftEntries, GiftErrors } from '#domain/store/gift-cards/gift-form.ts';

interface GiftFieldProps {
  readonly entries: GiftEntries;
  readonly errors: GiftErrors;
  readonly name: keyof GiftEntries;
  readonly label: string;
  readonly limit: number;
  readonly type?: string;
  readonly hint?: string;
  readonly autoComplete?: string;
  readonly inputMode?: 'decimal';
  readonly min?: string;
  readonly max?: string;
}

export function GiftField(props: GiftFieldProps): ReactNode {
  const { entries, errors, name, label, limit, type = 'text', hint, autoComplete = 'off' } = props;
  const { inputMode, min, max } = props;
  const id = `gift-${name}`;
  const wrong = errors[name];
  const described = [...(hint ? [`${id}-hint`] : []), ...(wrong ? [`${id}-error`] : [])].join(' ');
  return (
    <div className="shop-field">
      <label htmlFor={id}>{label}</label>
      <div>
        <input
          id={id}
          name={name}
          type={type}
          maxLength={limit}
          autoComplete={autoComplete}
          defaultValue={entries[name]}
          {...(inputMode && { inputMode })}
          {...(min && { min })}
          {...(max && { max })}
          {...(wrong && { 'aria-invalid': true })}
          {...(described !== '' && { 'aria-describedby': described })}
        />
        {hint && <small id={`${id}-hint`}>{hint}</small>}
        {wrong && (
          <p id={`${id}-error`} className="system-error shop-error">
            {wrong}
          </p>
        )}
      </div>
    </div>
  );
}
