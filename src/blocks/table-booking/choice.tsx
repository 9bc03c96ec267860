/** Radio buttons that look like chips, in a group with its name and what is wrong with it. */
import type { ReactNode } from 'react';
import type { FormEcho } from '#domain/forms/echo.ts';

const GROUP = { role: 'radiogroup', 'aria-required': true } as const;

export interface AroundField {
  readonly id: string;
  readonly blockId: string;
  readonly label: string;
  readonly echo: FormEcho | undefined;
}

/** One of several, which a group of radio buttons holds. */
export function Choice({
  id,
  blockId,
  label,
  echo,
  type = 'radio',
  children,
}: AroundField & { readonly type?: string; readonly children: ReactNode }): ReactNode {
  const error = echo?.errors[id];
  const errorId = `${blockId}-${id}-error`;
  return (
    <div className={`field booking-${id}`} data-field={id} data-type={type} data-required="true">
      <fieldset {...GROUP} id={`${blockId}-${id}`} aria-describedby={error && errorId}>
        <legend className="field-label">{label}</legend>
        {children}
      </fieldset>
      <FieldError id={errorId} text={error} />
    </div>
  );
}

interface ChipProps {
  readonly name: string;
  readonly value: string;
  readonly isChosen: boolean;
  /** Unseen where scripts run. */
  readonly isOff?: boolean;
  readonly children: ReactNode;
}

export function Chip({ name, value, isChosen, isOff = false, children }: ChipProps): ReactNode {
  return (
    <label className="booking-chip" data-off={isOff || undefined}>
      <input type="radio" name={name} value={value} defaultChecked={isChosen} required />
      <span>{children}</span>
    </label>
  );
}

export function FieldError({
  id,
  text,
}: {
  readonly id: string;
  readonly text: string | undefined;
}): ReactNode {
  return (
    text && (
      <p className="field-error" id={id}>
        {text}
      </p>
    )
  );
}
