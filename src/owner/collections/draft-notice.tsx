/** Says that the page which lists the items is a draft still: published items are found by nobody then. */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { api } from '../api.ts';
import { type Collection, itemWord, treeQuery, useRefreshDocuments } from '../documents.ts';
import { useMay, useSite } from '../session.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { showError, showToast } from '../ui/toasts.tsx';
import styles from './collections.module.css';

export function DraftNotice({ collection }: { readonly collection: Collection }): ReactNode {
  const { id: siteId } = useSite();
  const mayPublish = useMay('config.publish');
  const tree = useQuery(treeQuery(siteId));
  const refresh = useRefreshDocuments(siteId);
  const [isBusy, setIsBusy] = useState(false);
  const page = tree.data?.documents.find(({ id }) => id === collection.pageId);
  if (!page || page.publishedId !== null) return null;
  const publish = (): void => {
    setIsBusy(true);
    void api
      .post(`/api/sites/${siteId}/documents/${page.id}/publish`)
      .then(() => showToast(`“${page.title}” is live.`), showError)
      .then(refresh)
      .finally(() => setIsBusy(false));
  };
  return (
    <div className={styles['draft']}>
      <Notice
        tone="info"
        action={
          mayPublish && (
            <Button size="small" isBusy={isBusy} onClick={publish}>
              Publish it
            </Button>
          )
        }
      >
        The page “{page.title}” is a draft: visitors do not find a {itemWord(collection.type)} there yet.
      </Notice>
    </div>
  );
}
