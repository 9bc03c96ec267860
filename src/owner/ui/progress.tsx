/** How far something is: a share of it, or that it is under way. */
import type { ReactNode } from 'react';
import styles from './progress.module.css';

export interface ProgressProps {
  readonly label: string;
  /** 0 to 1; absent where nobody knows. */
  readonly share?: number | undefined;
}

export function Progress({ label, share }: ProgressProps): ReactNode {
  return (
    <progress
      className={`full block ${styles['progress']}`}
      aria-label={label}
      {...(share === undefined ? {} : { value: share })}
    />
  );
}
