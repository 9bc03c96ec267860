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
          {/* A label belongs to a field: what the mouse presses here, keys press on the switch. */}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the switch takes the keys */}
          <span id={`${id}-label`} className="grow strong" onClick={() => isDisabled || onChange(!isOn)}>
            {label}
          </span>
          {aside}
        </span>
        {hint && (
          <span id={`${id}-hint`} className="hint">
            {hint}
          </span>
        )}
      </span>
      <Base.Root
        aria-labelledby={`${id}-label`}
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
