/** Fields that belong together, under one heading. */
import type { ReactNode } from 'react';
import styles from './field-group.module.css';

export interface FieldGroupProps {
  readonly legend: string;
  readonly children: ReactNode;
}

export function FieldGroup({ legend, children }: FieldGroupProps): ReactNode {
  return (
    <fieldset className="stack loose">
      <legend className={styles['legend']}>{legend}</legend>
      {children}
    </fieldset>
  );
}
