/** A screen that broke: what to do, and that the work is safe. */
import { type ReactNode, useEffect } from 'react';
import { useRouteError } from 'react-router';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/notice.tsx';
import styles from './frame.module.css';
import * as say from './words/en.ts';

export function RouteFailure(): ReactNode {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return (
    <main className={styles['lone']}>
      <EmptyState
        level={1}
        title={say.couldntShowThisScreen}
        action={
          <Button tone="primary" onClick={() => window.location.reload()}>
            {say.reloadThePage}
          </Button>
        }
      >
        {say.yourSavedWorkIsSafeReload}
      </EmptyState>
    </main>
  );
}
