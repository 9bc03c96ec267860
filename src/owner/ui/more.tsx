/** What few need, folded away. */
import { type ReactNode, useState } from 'react';
import styles from './more.module.css';

interface MoreProps {
  readonly label: string;
  /** Something in it is set. */
  readonly isInUse: boolean;
  readonly children: ReactNode;
}

/** Open from the start where it is in use. */
export function More({ label, isInUse, children }: MoreProps): ReactNode {
  const [isOpen, setIsOpen] = useState(isInUse);
  return (
    <details
      className={styles['more']}
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>{label}</summary>
      {isOpen && <div className={`stack loose ${styles['body']}`}>{children}</div>}
    </details>
  );
}
