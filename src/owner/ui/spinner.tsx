/** Turns while something takes longer than a blink. Says nothing by itself: what is busy says so in words. */
import type { ReactNode } from 'react';
import styles from './spinner.module.css';
import * as say from './words/en.ts';

interface SpinnerProps {
  /** As tall as a line of text, as a control's icon, or as what stands alone. */
  readonly size?: 'small' | 'regular' | 'large';
  /** Of the words around it, unless it stands for them. */
  readonly color?: 'inherit' | 'accent';
}

export function Spinner({ size = 'small', color = 'inherit' }: SpinnerProps): ReactNode {
  return (
    <svg
      className={styles['spinner']}
      data-size={size}
      data-color={color}
      viewBox="0 0 16 16"
      aria-hidden="true"
    >
      <circle cx="8" cy="8" r="6.5" fill="none" stroke="currentColor" strokeWidth="2" opacity="0.25" />
      <path d="M8 1.5a6.5 6.5 0 0 1 6.5 6.5" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}

interface LoadingProps {
  readonly label?: string;
  readonly size?: SpinnerProps['size'];
  /** Over the screen, for what will open there. */
  readonly isAbove?: boolean;
}

/** Holds a screen's place while its data comes; silent for the first moment, so that quick answers do not flash. */
export function Loading({ label = say.loading, size = 'regular', isAbove }: LoadingProps): ReactNode {
  return (
    <div
      className={isAbove ? `floating ${styles['loading']} ${styles['above']}` : styles['loading']}
      role="status"
    >
      <Spinner size={size} color="accent" />
      <span>{label}</span>
    </div>
  );
}
