/** The actions on a page in a list, each with undo. */
import { useNavigate } from 'react-router';
import { api } from '../api.ts';
import { type ListedDocument, useRefreshDocuments } from '../documents.ts';
import { useSite } from '../session.ts';
import { showError, showToast } from '../ui/toasts.tsx';

export function usePageActions(page: ListedDocument) {
  const { id: siteId } = useSite();
  const refresh = useRefreshDocuments(siteId);
  const navigate = useNavigate();
  const address = `/api/sites/${siteId}/documents/${page.id}`;
  const title = page.title || 'Untitled';

  const run = (action: () => Promise<unknown>) => () => {
    action()
      .catch(showError)
      .finally(() => void refresh());
  };

  return {
    publish: run(async () => {
      await api.post(`${address}/publish`);
      showToast(`“${title}” is live.`);
    }),
    unpublish: run(async () => {
      await api.post(`${address}/unpublish`);
      showToast(`“${title}” is offline.`, {
        action: {
          label: 'Undo',
          onSelect: run(() => api.post(`${address}/publish`, { revisionId: page.publishedId })),
        },
      });
    }),
    duplicate: run(async () => {
      const { document } = await api.post<{ document: ListedDocument }>(`${address}/duplicate`);
      showToast(`“${document.title}” is there as a draft.`, {
        action: { label: 'Edit', onSelect: () => void navigate(`/sites/${siteId}/edit/${document.id}`) },
      });
    }),
    makeHome: run(async () => {
      await api.put(`/api/sites/${siteId}/settings`, { homePageId: page.id });
      showToast(`“${title}” is the home page now.`);
    }),
    remove: run(async () => {
      await api.delete(address);
      showToast(`“${title}” is deleted. It can be brought back for 30 days.`, {
        action: { label: 'Undo', onSelect: run(() => api.post(`${address}/restore`)) },
      });
    }),
  };
}
