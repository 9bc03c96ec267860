/** A colour that follows the site's style until somebody chooses another. */
import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import styles from './web-app.module.css';
import * as say from './words/en.ts';

interface ColourChoiceProps {
  readonly label: string;
  readonly value: string | undefined;
  /** Holds where nothing is chosen. */
  readonly standard: string;
  readonly standardHint: string;
  /** Of the button that goes back to it. */
  readonly againLabel: string;
  readonly onChange: (colour: string | undefined) => void;
}

export function ColourChoice(props: ColourChoiceProps): ReactNode {
  const { label, value, standard, standardHint, againLabel, onChange } = props;
  return (
    <Field label={label} hint={value === undefined ? standardHint : say.custom}>
      {(ids) => (
        <span className={`cluster tight ${styles['colour']}`}>
          <input
            {...ids}
            type="color"
            className={styles['well']}
            value={value ?? standard}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          <code>{value ?? standard}</code>
          {value !== undefined && (
            <IconButton
              size="small"
              label={againLabel}
              icon={<RotateCcw />}
              onClick={() => onChange(undefined)}
            />
          )}
        </span>
      )}
    </Field>
  );
}
