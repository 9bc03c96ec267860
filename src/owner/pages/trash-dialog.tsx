/** Deleted pages and items: brought back with one press, for 30 days. */

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type DocumentView, readAll, restore as restoreCall } from '#domain/content/calls.ts';
import { call } from '../api.ts';
import { daysLeft } from '../days-left.ts';
import { useRefreshDocuments } from '../documents.ts';
import { fill } from '../fill.ts';
import { useSite } from '../session.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { NotRead } from '../ui/not-read.tsx';
import { useAction } from '../ui/use-action.ts';
import styles from './pages.module.css';
import * as say from './words/en.ts';

export function TrashDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { id: siteId } = useSite();
  const refresh = useRefreshDocuments(siteId);
  const trash = useQuery({
    queryKey: ['documents', siteId, 'trash'],
    queryFn: ({ signal }) => call(readAll, { site: siteId, query: { deleted: 'true' } }, { signal }),
  });
  const restore = useAction(({ id }: DocumentView) => call(restoreCall, { site: siteId, document: id }), {
    said: (_answer, { title }) => fill(say.titleRestored, { title }),
    onEnd: refresh,
  });
  return (
    <Dialog title={say.deletedPages} description={say.pagesAreKeptFor30Days} isOpen onClose={onClose}>
      <NotRead query={trash} />
      {trash.data?.documents.length === 0 && <p>{say.noDeletedPages}</p>}
      <ul className="stack snug">
        {trash.data?.documents.map((document) => (
          <li key={document.id} className="row lined">
            <span className="clip strong">{document.title || say.untitled}</span>
            <span className={`grow clip muted ${styles['path']}`}>
              {daysLeft(document.deletedAt ?? 0, Date.now())}
            </span>
            <Button size="small" onClick={() => restore.mutate(document)}>
              {say.restore}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
