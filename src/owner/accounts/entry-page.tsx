/** Around the screens by which somebody gets in: the mark, one column, nothing else. */
import type { ReactNode } from 'react';
import { Mark } from '../shell/mark.tsx';
import { useDocumentTitle } from '../ui/page.tsx';
import styles from './entry.module.css';
import * as say from './words/en.ts';

export interface EntryPageProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

export function EntryPage({ title, lead, isWide, children }: EntryPageProps): ReactNode {
  useDocumentTitle(title);
  return (
    <div className={styles['page']}>
      <header className={styles['brand']}>
        <Mark />
        {say.vitrine}
      </header>
      <main className={`${styles['card']} ${isWide ? styles['wide'] : ''}`}>
        <div className={styles['heading']}>
          <h1 className={styles['title']}>{title}</h1>
          {lead && <p className={styles['lead']}>{lead}</p>}
        </div>
        {children}
      </main>
    </div>
  );
}
