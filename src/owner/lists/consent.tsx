/** The statement without which nobody is put on a list by somebody else. */
import { type ReactNode, useId } from 'react';
import styles from './lists.module.css';

interface ConsentProps {
  readonly label: string;
  readonly isGiven: boolean;
  readonly error?: string | undefined;
  readonly onChange: (isGiven: boolean) => void;
}

export function Consent({ label, isGiven, error, onChange }: ConsentProps): ReactNode {
  const id = useId();
  return (
    <div>
      <label className={`row tight baseline ink ${styles['consent']}`}>
        <input
          type="checkbox"
          checked={isGiven}
          onChange={(event) => onChange(event.currentTarget.checked)}
          {...(error ? { 'aria-invalid': true, 'aria-describedby': id } : {})}
        />
        {label}
      </label>
      {error && (
        <p id={id} className={`small bad ${styles['error']}`} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
