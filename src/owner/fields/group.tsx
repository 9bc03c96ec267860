/** A part of the panel under a heading of its own. */
import type { ReactNode } from 'react';
import styles from './panel.module.css';

export function Group({
  title,
  children,
}: {
  readonly title?: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <section className={styles['group']}>
      {title && <h3 className={styles['groupTitle']}>{title}</h3>}
      {children}
    </section>
  );
}
