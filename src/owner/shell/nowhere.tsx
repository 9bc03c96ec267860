/** An address of the owner area that leads nowhere. */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '../ui/notice.tsx';
import { useDocumentTitle } from '../ui/page.tsx';
import styles from './frame.module.css';
import * as say from './words/en.ts';

export function Nowhere(): ReactNode {
  useDocumentTitle(say.notFound);
  return (
    <main className={styles['lone']}>
      <EmptyState level={1} title={say.pageNotFound} action={<Link to="/sites">{say.goToYourSites}</Link>}>
        {say.theAddressIsWrongOrThis}
      </EmptyState>
    </main>
  );
}
