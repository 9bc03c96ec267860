/** A password, hidden until its owner asks to see it. */
import { type ReactNode, useState } from 'react';
import { rich } from '../rich.tsx';
import { TextField } from '../ui/field.tsx';
import styles from './entry.module.css';
import * as say from './words/en.ts';

export interface PasswordFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What password managers are told. */
  readonly kind: 'current-password' | 'new-password';
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly autoFocus?: boolean;
}

export function PasswordField({ kind, ...props }: PasswordFieldProps): ReactNode {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      name={kind}
      autoComplete={kind}
      autoCapitalize="off"
      spellCheck={false}
      required
      suffix={
        <button
          type="button"
          className={styles['reveal']}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          {rich(isShown ? say.hideLabel : say.showLabel, {
            label: props.label,
            hidden: (inside) => <span className="visually-hidden">{inside}</span>,
          })}
        </button>
      }
    />
  );
}
