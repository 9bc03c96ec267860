/** The actions on a page in a list, each with undo. */

import { useNavigate } from 'react-router';
import type { DocumentView } from '#domain/content/calls.ts';
import { duplicate, remove, restore } from '#domain/content/calls.ts';
import { publish, unpublish } from '#domain/content/calls-publishing.ts';
import { change as changeSettings } from '#domain/settings/calls.ts';
import { call } from '../api.ts';
import { useRefreshDocuments } from '../documents.ts';
import { offerCollection } from '../publishing/offer-collection.ts';
import { useSite } from '../session.ts';
import { showError, showToast } from '../ui/toasts.tsx';

export function usePageActions(page: DocumentView) {
  const { id: siteId } = useSite();
  const refresh = useRefreshDocuments(siteId);
  const navigate = useNavigate();
  const own = { site: siteId, document: page.id };
  const title = page.title || 'Untitled';

  const run = (action: () => Promise<unknown>) => () => {
    action()
      .catch(showError)
      .finally(() => void refresh());
  };

  return {
    publish: run(async () => {
      await call(publish, { ...own, body: {} });
      if (!(await offerCollection(siteId, page, () => void refresh()))) showToast(`“${title}” is live.`);
    }),
    unpublish: run(async () => {
      await call(unpublish, own);
      const { publishedId } = page;
      const body = publishedId === null ? {} : { revisionId: publishedId };
      showToast(`“${title}” is unpublished.`, {
        action: { label: 'Undo', onSelect: run(() => call(publish, { ...own, body })) },
      });
    }),
    duplicate: run(async () => {
      const { document } = await call(duplicate, own);
      showToast(`“${document.title}” was duplicated as a draft.`, {
        action: { label: 'Edit', onSelect: () => void navigate(`/sites/${siteId}/edit/${document.id}`) },
      });
    }),
    makeHome: run(async () => {
      await call(changeSettings, { site: siteId, body: { homePageId: page.id } });
      showToast(`“${title}” is now the home page.`);
    }),
    remove: run(async () => {
      await call(remove, own);
      showToast(`“${title}” deleted. You can restore it for 30 days.`, {
        action: { label: 'Undo', onSelect: run(() => call(restore, own)) },
      });
    }),
  };
}
