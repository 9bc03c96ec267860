/** The place of toasts in the tree. */
import { lazy, type ReactNode, Suspense } from 'react';

/** Nothing has happened yet when the first screen comes: what shows it comes after. */
const ToastView = lazy(async () => ({ default: (await import('./toast-view.tsx')).ToastView }));

export function Toasts(): ReactNode {
  return (
    <Suspense>
      <ToastView />
    </Suspense>
  );
}
