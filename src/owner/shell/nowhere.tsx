/** An address of the owner area that leads nowhere. */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '../ui/notice.tsx';
import { useDocumentTitle } from '../ui/page.tsx';
import styles from './frame.module.css';

export function Nowhere(): ReactNode {
  useDocumentTitle('Not found');
  return (
    <main className={styles['lone']}>
      <EmptyState level={1} title="Page not found" action={<Link to="/sites">Go to your sites</Link>}>
        The address is wrong, or this has been deleted.
      </EmptyState>
    </main>
  );
}
