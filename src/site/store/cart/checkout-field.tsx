/** A field of the checkout with its label, a hint, and what is wrong with it. */
import type { ReactNode } from 'react';
import type { CheckoutEntries, CheckoutErrors, CheckoutField } from '#domain/store/cart/checkout-entries.ts';

export interface FieldsProps {
  readonly entries: CheckoutEntries;
  readonly errors: CheckoutErrors;
  /** Of the page. */
  readonly locale: string;
}

export const fieldId = (name: CheckoutField): string => `checkout-${name}`;

interface FieldProps extends Omit<FieldsProps, 'locale'> {
  readonly name: CheckoutField;
  readonly label: string;
  readonly value: string;
  readonly limit: number;
  readonly autoComplete: string;
  readonly type?: string;
  readonly hint?: string;
  readonly isHalf?: boolean;
}

export function Field(props: FieldProps): ReactNode {
  const { name, label, value, limit, autoComplete, type = 'text', hint, isHalf, errors } = props;
  const id = fieldId(name);
  const described = [...(hint ? [`${id}-hint`] : []), ...(errors[name] ? [`${id}-error`] : [])].join(' ');
  return (
    <div className="shop-field" data-half={isHalf || undefined}>
      <label htmlFor={id}>{label}</label>
      <div>
        <input
          id={id}
          name={name}
          type={type}
          autoComplete={autoComplete}
          maxLength={limit}
          defaultValue={value}
          {...(errors[name] && { 'aria-invalid': true })}
          {...(described !== '' && { 'aria-describedby': described })}
        />
        {hint && <small id={`${id}-hint`}>{hint}</small>}
        <FieldError name={name} errors={errors} />
      </div>
    </div>
  );
}

interface SelectFieldProps
  extends Pick<FieldProps, 'name' | 'label' | 'value' | 'autoComplete' | 'isHalf' | 'errors'> {
  /** Stands where nothing has been chosen. */
  readonly prompt: string;
  readonly hint?: string | undefined;
  readonly options: readonly { readonly value: string; readonly name: string }[];
}

export function SelectField(props: SelectFieldProps): ReactNode {
  const { name, label, value, autoComplete, isHalf, prompt, hint, options, errors } = props;
  const id = fieldId(name);
  const described = [...(hint ? [`${id}-hint`] : []), ...(errors[name] ? [`${id}-error`] : [])].join(' ');
  return (
    <div className="shop-field" data-half={isHalf || undefined}>
      <label htmlFor={id}>{label}</label>
      <div>
        <select
          id={id}
          name={name}
          autoComplete={autoComplete}
          defaultValue={value}
          {...(errors[name] && { 'aria-invalid': true })}
          {...(described !== '' && { 'aria-describedby': described })}
        >
          <option value="">{prompt}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.name}
            </option>
          ))}
        </select>
        {hint && <small id={`${id}-hint`}>{hint}</small>}
        <FieldError name={name} errors={errors} />
      </div>
    </div>
  );
}

export function FieldError({ name, errors }: Pick<FieldProps, 'name' | 'errors'>): ReactNode {
  const words = errors[name];
  return (
    words && (
      <p id={`${fieldId(name)}-error`} className="system-error shop-error">
        {words}
      </p>
    )
  );
}
