/** A short state: "Published", "Draft", "3". */
import type { ReactNode } from 'react';
import styles from './badge.module.css';

export interface BadgeProps {
  readonly tone?: 'neutral' | 'accent' | 'good' | 'warning' | 'danger';
  readonly children: ReactNode;
}

export function Badge({ tone = 'neutral', children }: BadgeProps): ReactNode {
  return <span className={`inline snug tiny ${styles['badge']} ${styles[tone]}`}>{children}</span>;
}
