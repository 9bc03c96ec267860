/** Whether there is room for details beside the grid. */
import { useSyncExternalStore } from 'react';

const WIDE = '(min-width: 1080px)';

export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
}

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
