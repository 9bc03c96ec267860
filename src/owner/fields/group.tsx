/** A part of the panel under a heading of its own; one that folds stays as it was left. */
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import folds from './fold.module.css';
import { keepFold, readFold } from './kept-folds.ts';
import styles from './panel.module.css';

export function Group({
  title,
  children,
}: {
  readonly title?: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <section className={`stack ${styles['group']}`}>
      {title && <h3 className="hint">{title}</h3>}
      {children}
    </section>
  );
}

export interface FoldingGroupProps {
  readonly title: string;
  /** Under which it is remembered whether it is open. */
  readonly name: string;
  /** As it is at first. */
  readonly isOpen?: boolean;
  /** What is in it, in a few words, while it is closed. */
  readonly summary?: string | undefined;
  /** Something in it has been asked for: it is open whatever was remembered. */
  readonly isAskedFor?: boolean;
  readonly children: ReactNode;
}

export function FoldingGroup(props: FoldingGroupProps): ReactNode {
  const { title, name, summary, isAskedFor = false, children } = props;
  const [isOpen, setIsOpen] = useState(() => isAskedFor || (readFold(name) ?? props.isOpen ?? false));
  return (
    <details
      className={folds['fold']}
      open={isOpen}
      onToggle={(event) => {
        const isNow = event.currentTarget.open;
        if (isNow === isOpen) return;
        setIsOpen(isNow);
        keepFold(name, isNow);
      }}
    >
      <summary className={`row lit tight ${folds['head']}`}>
        <ChevronRight size={14} aria-hidden="true" />
        <h3 className="fixed hint">{title}</h3>
        {!isOpen && summary && <span className="grow clip hint right">{summary}</span>}
      </summary>
      {isOpen && <div className={folds['folded']}>{children}</div>}
    </details>
  );
}
