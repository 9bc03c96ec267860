/** A screen that broke: what to do, and that the work is safe. */
import { type ReactNode, useEffect } from 'react';
import { useRouteError } from 'react-router';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/notice.tsx';
import styles from './frame.module.css';

export function RouteFailure(): ReactNode {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return (
    <main className={styles['lone']}>
      <EmptyState
        level={1}
        title="This screen could not be shown"
        action={
          <Button tone="primary" onClick={() => window.location.reload()}>
            Reload the page
          </Button>
        }
      >
        What was saved is safe. Reload the page; if that does not help, Vitrine may have been updated
        meanwhile, or the connection is away.
      </EmptyState>
    </main>
  );
}
