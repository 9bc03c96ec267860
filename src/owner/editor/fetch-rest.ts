/**
 * What the editor needs later, fetched while nobody waits: it has to be there when the connection is lost, and
 * when the server has been updated in the meantime.
 */
import type { Editor } from './editor.ts';

const PARTS = [
  () => import('./palette/palette.tsx'),
  () => import('../fields/field-panel.tsx'),
  () => import('./outline/outline.tsx'),
  () => import('./collisions/collisions-dialog.tsx'),
  () => import('../fields/link-picker.tsx'),
  () => import('../media-library/media-picker.tsx'),
  () => import('../new-page/new-page-dialog.tsx'),
  () => import('../publishing/history-dialog.tsx'),
  () => import('../publishing/preview-link-dialog.tsx'),
  () => import('../publishing/schedule-dialog.tsx'),
  () => import('./commands/shortcuts-dialog.tsx'),
];

/** Begins once the page is shown; one part after the other. */
export function fetchRest({ store }: Editor): () => void {
  let isOver = false;
  const fetchAll = async () => {
    for (const fetchPart of PARTS) {
      if (isOver) return;
      await untilIdle();
      // Whoever needs it asks again, and says so where it cannot be had.
      await fetchPart().catch(() => undefined);
    }
  };
  const stop = store.subscribe(() => {
    if (store.get().frame !== 'ready') return;
    stop();
    void fetchAll();
  });
  return () => {
    isOver = true;
    stop();
  };
}

/** Safari has no idle callbacks: there a moment is waited. */
function untilIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    if (window.requestIdleCallback) window.requestIdleCallback(resolve, { timeout: 2000 });
    else setTimeout(resolve, 500);
  });
}
