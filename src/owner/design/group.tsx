/** A titled part of a panel. */
import { type ReactNode, useId } from 'react';
import styles from './panels.module.css';

export interface GroupProps {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

export function Group({ title, aside, children }: GroupProps): ReactNode {
  const id = useId();
  return (
    <section className={`stack ${styles['group']}`} aria-labelledby={id}>
      <header className={`row tight between `}>
        <h2 id={id}>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  );
}
