/** A label over a control that is more than one input: a group that is named and described. */
import { type ReactNode, useId } from 'react';
import styles from './panel.module.css';

export interface LabelledProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

export function Labelled({ label, hint, error, aside, children }: LabelledProps): ReactNode {
  const id = useId();
  return (
    <div
      className={styles['labelled']}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={hint || error ? `${id}-more` : undefined}
    >
      <div className="row full tight between baseline">
        <span id={`${id}-label`} className="strong">
          {label}
        </span>
        {aside}
      </div>
      {children}
      {(hint || error) && (
        <div id={`${id}-more`}>
          {hint && <p className="hint">{hint}</p>}
          {error && (
            <p className="small bad" role="alert">
              {error}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
