/** Fields: a label that stays, the control, a hint, and an error in words beneath it. */
import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react';
import styles from './field.module.css';

interface FieldBase {
  readonly label: string;
  /** Keeps the label for screen readers only, where the place says it already. */
  readonly isLabelHidden?: boolean;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** At the end of the label's line: where a value comes from, a reset button. */
  readonly aside?: ReactNode;
}

interface ControlIds {
  readonly id: string;
  /** Of a hidden label: some checkers take it for none. */
  readonly 'aria-label'?: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
}

export interface FieldProps extends FieldBase {
  /** Gets the ids that tie the control to its label, hint and error. */
  readonly children: (ids: ControlIds) => ReactNode;
}

export function Field({ label, isLabelHidden, hint, error, aside, children }: FieldProps): ReactNode {
  const id = useId();
  const describedBy = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className="stack tight">
      {(!isLabelHidden || aside) && (
        <div className={isLabelHidden ? 'visually-hidden' : 'row tight between baseline'}>
          {!isLabelHidden && (
            <label htmlFor={id} className="strong">
              {label}
            </label>
          )}
          {aside}
        </div>
      )}
      {children({
        id,
        ...(isLabelHidden ? { 'aria-label': label } : {}),
        ...(describedBy ? { 'aria-describedby': describedBy } : {}),
        ...(error ? { 'aria-invalid': true as const } : {}),
      })}
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="small bad" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

export interface TextFieldProps
  extends FieldBase,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value' | 'className' | 'id'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Shown inside, before and after the text: "https://", "px". */
  readonly prefix?: string;
  readonly suffix?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

export function TextField(props: TextFieldProps): ReactNode {
  const { label, isLabelHidden, hint, error, aside, value, onChange, prefix, suffix, ...rest } = props;
  return (
    <Field {...{ label, hint, error, aside }} isLabelHidden={isLabelHidden ?? false}>
      {(ids) => (
        <span className="input row snug" data-invalid={error ? '' : undefined}>
          {prefix && <span className="affix fixed muted">{prefix}</span>}
          <input
            type="text"
            {...rest}
            {...ids}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          {typeof suffix === 'string' ? <span className="affix fixed muted">{suffix}</span> : suffix}
        </span>
      )}
    </Field>
  );
}

export interface TextAreaProps
  extends FieldBase,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'value' | 'className' | 'id'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isCode?: boolean;
}

export function TextArea(props: TextAreaProps): ReactNode {
  const { label, isLabelHidden, hint, error, aside, value, onChange, isCode, ...rest } = props;
  return (
    <Field {...{ label, hint, error, aside }} isLabelHidden={isLabelHidden ?? false}>
      {(ids) => (
        <textarea
          rows={3}
          {...rest}
          {...ids}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          className={`input ${styles['area']} ${isCode ? styles['code'] : ''}`}
          {...(isCode ? { spellCheck: false } : {})}
        />
      )}
    </Field>
  );
}

export interface SelectFieldProps<Value extends string>
  extends FieldBase,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange' | 'value' | 'className' | 'id'> {
  readonly value: Value;
  readonly options: readonly {
    readonly value: Value;
    readonly label: string;
    readonly isDisabled?: boolean;
  }[];
  readonly onChange: (value: Value) => void;
}

export function SelectField<Value extends string>(props: SelectFieldProps<Value>): ReactNode {
  const { label, isLabelHidden, hint, error, aside, value, options, onChange, ...rest } = props;
  return (
    <Field {...{ label, hint, error, aside }} isLabelHidden={isLabelHidden ?? false}>
      {(ids) => (
        <select
          {...rest}
          {...ids}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value as Value)}
          className={`input ${styles['select']}`}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
