/** The dialogs around publishing, as entries for a document's menu. */

import { type ReactNode, useState } from 'react';
import type { DocumentView } from '#domain/content/calls.ts';
import { useRefreshDocuments } from '../documents.ts';
import { useMay, useSite } from '../session.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import type { MenuAction } from '../ui/menu.tsx';
import * as say from './words/en.ts';

const HistoryDialog = lazyPart(() => import('./history-dialog.tsx'), 'HistoryDialog');
const PreviewLinkDialog = lazyPart(() => import('./preview-link-dialog.tsx'), 'PreviewLinkDialog');
const ScheduleDialog = lazyPart(() => import('./schedule-dialog.tsx'), 'ScheduleDialog');

export type PublishedDocument = Pick<
  DocumentView,
  'id' | 'title' | 'draftId' | 'publishedId' | 'scheduledId' | 'scheduledAt' | 'scheduledAction'
>;

export interface Publishing {
  readonly entries: readonly MenuAction[];
  /** To be shown beside the menu. */
  readonly dialog: ReactNode;
}

/** @param onRestored called when the draft has been replaced by an older version */
export function usePublishing(document: PublishedDocument, onRestored?: () => void): Publishing {
  const { id: siteId } = useSite();
  const refresh = useRefreshDocuments(siteId);
  const mayPublish = useMay('config.publish');
  const [open, setOpen] = useState<'history' | 'schedule' | 'link'>();
  const close = () => setOpen(undefined);
  const restored = () => {
    void refresh();
    onRestored?.();
  };
  return {
    entries: [
      ...(mayPublish ? [{ label: say.schedule2, onSelect: () => setOpen('schedule') }] : []),
      { label: say.versions, onSelect: () => setOpen('history') },
      { label: say.shareDraft, onSelect: () => setOpen('link') },
    ],
    dialog: (
      <>
        {open === 'schedule' && <ScheduleDialog document={document} onClose={close} />}
        {open === 'history' && <HistoryDialog document={document} onClose={close} onRestored={restored} />}
        {open === 'link' && <PreviewLinkDialog documentId={document.id} onClose={close} />}
      </>
    ),
  };
}
