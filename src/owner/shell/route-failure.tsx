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
        title="Couldn’t show this screen"
        action={
          <Button tone="primary" onClick={() => window.location.reload()}>
            Reload the page
          </Button>
        }
      >
        Your saved work is safe. Reload the page. If that doesn’t help, Vitrine may have been updated, or you
        may be offline.
      </EmptyState>
    </main>
  );
}
