/** Results in numbers, side by side: list items with the number in bold. */
import type { ReactNode } from 'react';
import styles from './counts.module.css';

export function Counts({ children }: { readonly children: ReactNode }): ReactNode {
  return <ul className={styles['counts']}>{children}</ul>;
}
