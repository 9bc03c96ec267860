/** The actions on a page in a list, each with undo. */

import { useNavigate } from 'react-router';
import type { DocumentView } from '#domain/content/calls.ts';
import { duplicate, remove, restore } from '#domain/content/calls.ts';
import { publish, unpublish } from '#domain/content/calls-publishing.ts';
import { change as changeSettings } from '#domain/settings/calls.ts';
import { call } from '../api.ts';
import { useRefreshDocuments } from '../documents.ts';
import { fill } from '../fill.ts';
import { offerCollection } from '../publishing/offer-collection.ts';
import { useSite } from '../session.ts';
import { showError, showToast } from '../ui/toasts.tsx';
import * as say from './words/en.ts';

export function usePageActions(page: DocumentView) {
  const { id: siteId } = useSite();
  const refresh = useRefreshDocuments(siteId);
  const navigate = useNavigate();
  const own = { site: siteId, document: page.id };
  const title = page.title || say.untitled;

  const run = (action: () => Promise<unknown>) => () => {
    action()
      .catch(showError)
      .finally(() => void refresh());
  };

  return {
    publish: run(async () => {
      await call(publish, { ...own, body: {} });
      if (!(await offerCollection(siteId, page, () => void refresh())))
        showToast(fill(say.titleIsLive, { title }));
    }),
    unpublish: run(async () => {
      await call(unpublish, own);
      const { publishedId } = page;
      const body = publishedId === null ? {} : { revisionId: publishedId };
      showToast(fill(say.titleIsUnpublished, { title }), {
        action: { label: say.undo, onSelect: run(() => call(publish, { ...own, body })) },
      });
    }),
    duplicate: run(async () => {
      const { document } = await call(duplicate, own);
      showToast(fill(say.titleWasDuplicatedAsADraft, { title: document.title }), {
        action: { label: say.edit, onSelect: () => void navigate(`/sites/${siteId}/edit/${document.id}`) },
      });
    }),
    makeHome: run(async () => {
      await call(changeSettings, { site: siteId, body: { homePageId: page.id } });
      showToast(fill(say.titleIsNowTheHomePage, { title }));
    }),
    remove: run(async () => {
      await call(remove, own);
      showToast(fill(say.titleDeletedYouCanRestoreIt, { title }), {
        action: { label: say.undo, onSelect: run(() => call(restore, own)) },
      });
    }),
  };
}
