/** One of several things in a list of settings: a line that says all of it, and opens to be changed. */
import { type ReactNode, useState } from 'react';
import * as say from './words/en.ts';
import styles from './zones.module.css';

interface SettingRowProps {
  readonly title: string;
  /** In one line, while it is closed. */
  readonly summary: ReactNode;
  /** As it is at first. */
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

export function SettingRow({ title, summary, isOpen: isOpenAtFirst, children }: SettingRowProps): ReactNode {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  return (
    <details className="well" open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className={`cluster lit baseline ${styles['head']}`}>
        <span className="strong">{title}</span>
        {!isOpen && <span className="grow muted">{summary}</span>}
        <span className="push small accent">{isOpen ? say.close : say.edit}</span>
      </summary>
      {isOpen && (
        <fieldset className={`stack loose ${styles['fields']}`}>
          <legend className="visually-hidden">{title}</legend>
          {children}
        </fieldset>
      )}
    </details>
  );
}
