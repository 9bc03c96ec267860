/**
 * Prefetches the lazy parts of the editor while the browser is idle: they have to be there when the connection is lost
 * or the server has been updated in the meantime.
 */
import { fetchLeaveDialog } from '../editing/save-status.tsx';
import { fetchMenus } from '../ui/menu.tsx';
import { fetchPopovers } from '../ui/popover.tsx';
import { untilIdle } from '../ui/until-idle.ts';
import type { Editor } from './editor.ts';

const PARTS = [
  fetchMenus,
  fetchPopovers,
  () => import('./palette/palette-popover.tsx'),
  () => import('./palette/palette.tsx'),
  () => import('../fields/field-panel.tsx'),
  () => import('./outline/outline.tsx'),
  () => import('../editing/collisions/collisions-dialog.tsx'),
  () => import('../fields/link-picker.tsx'),
  () => import('../media/library/media-picker.tsx'),
  () => import('../new-page/new-page-dialog.tsx'),
  () => import('../publishing/history-dialog.tsx'),
  () => import('../publishing/preview-link-dialog.tsx'),
  () => import('../publishing/schedule-dialog.tsx'),
  () => import('./commands/shortcuts-dialog.tsx'),
  () => import('./canvas/follow-question.tsx'),
  () => import('./top-bar/take-offline.tsx'),
  fetchLeaveDialog,
];

/** Starts once the page is shown, and loads one part after the other. */
export function prefetchParts({ store }: Editor): () => void {
  let isOver = false;
  const fetchAll = async () => {
    for (const fetchPart of PARTS) {
      if (isOver) return;
      await untilIdle();
      // Opening the part tries again, and reports a failure.
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
