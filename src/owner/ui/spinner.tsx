/** Turns while something takes longer than a blink. Says nothing by itself: what is busy says so in words. */
import type { ReactNode } from 'react';
import styles from './spinner.module.css';

export function Spinner({ size = 16 }: { readonly size?: number }): ReactNode {
  return (
    <svg className={styles['spinner']} width={size} height={size} viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="6.5" fill="none" stroke="currentColor" strokeWidth="2" opacity="0.25" />
      <path d="M8 1.5a6.5 6.5 0 0 1 6.5 6.5" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}

/** Holds a screen's place while its data comes; silent for the first moment, so that quick answers do not flash. */
export function Loading({ label = 'Loading…' }: { readonly label?: string }): ReactNode {
  return (
    <div className={styles['loading']} role="status">
      <Spinner size={20} />
      <span>{label}</span>
    </div>
  );
}
