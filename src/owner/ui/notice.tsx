/** What a screen says when there is nothing yet, when something went wrong, or when something should be known. */
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { messageOf } from '../api.ts';
import { Button } from './button.tsx';
import styles from './notice.module.css';
import * as say from './words/en.ts';

export interface EmptyStateProps {
  readonly title: string;
  /** 1 where nothing stands above it. */
  readonly level?: 1 | 2;
  /** One sentence. */
  readonly children: ReactNode;
  readonly picture?: ReactNode;
  /** One button. */
  readonly action?: ReactNode;
}

export function EmptyState({ title, level = 2, children, picture, action }: EmptyStateProps): ReactNode {
  const Heading = `h${level}` as const;
  return (
    <div className={`stack tight ${styles['empty']}`}>
      {picture && <div className={styles['picture']}>{picture}</div>}
      <Heading className={styles['emptyTitle']}>{title}</Heading>
      <p className={styles['emptyText']}>{children}</p>
      {action}
    </div>
  );
}

const ICONS = { info: Info, good: CircleCheck, warning: TriangleAlert, danger: CircleAlert } as const;

export interface NoticeProps {
  readonly tone: keyof typeof ICONS;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

export function Notice({ tone, children, action }: NoticeProps): ReactNode {
  const Icon = ICONS[tone];
  return (
    <div className={`${styles['notice']} ${styles[tone]}`} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon size={16} aria-hidden="true" />
      <div className={styles['words']}>{children}</div>
      {action}
    </div>
  );
}

/** A call that failed, with the way to try it again. */
export function Failure({
  title,
  error,
  onRetry,
}: {
  /** What did not work, without a full stop; the error says why. */
  readonly title?: string;
  readonly error: unknown;
  readonly onRetry?: () => void;
}): ReactNode {
  return (
    <Notice
      tone="danger"
      action={
        onRetry && (
          <Button size="small" onClick={onRetry}>
            {say.tryAgain}
          </Button>
        )
      }
    >
      {title && <strong>{title}. </strong>}
      {messageOf(error)}
    </Notice>
  );
}
