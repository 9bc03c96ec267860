/** Says that the page which lists the items is a draft still: published items are found by nobody then. */

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Collection } from '#domain/content/calls-collections.ts';
import { publish as publishCall } from '#domain/content/calls-publishing.ts';
import { call } from '../api.ts';
import { itemWord, treeQuery, useRefreshDocuments } from '../documents.ts';
import { fill } from '../fill.ts';
import { useFirstPublishing } from '../publishing/use-first-publishing.tsx';
import { useMay, useSite } from '../session.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { showError, showToast } from '../ui/toasts.tsx';
import { ITEM_WORDS } from './item-words.ts';
import * as say from './words/en.ts';

export function DraftNotice({ collection }: { readonly collection: Collection }): ReactNode {
  const { id: siteId } = useSite();
  const mayPublish = useMay('config.publish');
  const tree = useQuery(treeQuery(siteId));
  const refresh = useRefreshDocuments(siteId);
  const first = useFirstPublishing(siteId);
  const [isBusy, setIsBusy] = useState(false);
  const page = tree.data?.documents.find(({ id }) => id === collection.pageId);
  if (!page || page.publishedId !== null) return null;
  const publish = (): void => {
    setIsBusy(true);
    void call(publishCall, { site: siteId, document: page.id, body: {} })
      .then(() => showToast(fill(say.titleIsLive, { title: page.title })), showError)
      .then(refresh)
      .finally(() => setIsBusy(false));
  };
  return (
    <div className="after">
      <Notice
        tone="info"
        action={
          mayPublish && (
            <Button size="small" isBusy={isBusy} onClick={() => first.ask([page], publish)}>
              {say.publishIt}
            </Button>
          )
        }
      >
        {fill(ITEM_WORDS[itemWord(collection.type)].areHidden, { title: page.title })}
      </Notice>
      {first.dialog}
    </div>
  );
}
