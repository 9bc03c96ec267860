/** On or off, in force at once. */
import { Switch as Base } from '@base-ui/react/switch';
import { type ReactNode, useId } from 'react';
import styles from './switch.module.css';

export interface SwitchProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly isOn: boolean;
  readonly isDisabled?: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly aside?: ReactNode;
}

export function Switch({ label, hint, isOn, isDisabled, onChange, aside }: SwitchProps): ReactNode {
  const id = useId();
  return (
    <div className="row top">
      <span className="stack snug grow words">
        <span className="row top">
          <label className="grow strong" htmlFor={id}>
            {label}
          </label>
          {aside}
        </span>
        {hint && (
          <span id={`${id}-hint`} className="hint">
            {hint}
          </span>
        )}
      </span>
      {/* A label belongs to a button, and not to another element with its role. */}
      <Base.Root
        id={id}
        nativeButton
        render={<button type="button" />}
        className={styles['switch']}
        checked={isOn}
        disabled={isDisabled ?? false}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onCheckedChange={onChange}
      >
        <Base.Thumb className={styles['thumb']} />
      </Base.Root>
    </div>
  );
}
