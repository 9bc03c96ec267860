/** The place of toasts in the tree. */
import { lazy, type ReactNode, Suspense } from 'react';
import { untilIdle } from './until-idle.ts';

/** Nothing has happened yet when the first screen comes: what shows it comes after. */
const ToastView = lazy(async () => {
  await untilIdle();
  return { default: (await import('./toast-view.tsx')).ToastView };
});

export function Toasts(): ReactNode {
  return (
    <Suspense>
      <ToastView />
    </Suspense>
  );
}
