/** Follows a link of the page: to another page in the editor, or out of it. */
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { findTargets } from '#domain/links/calls.ts';
import { call } from '../../api.ts';
import { useStore } from '../../editing/store.ts';
import { useSite } from '../../session.ts';
import { showError, showToast } from '../../ui/toasts.tsx';
import type { Editor } from '../editor.ts';
import * as say from './words/en.ts';

const OPENED_OUTSIDE = new Set(['http:', 'https:']);
const GIVEN_TO_PROGRAMS = new Set(['mailto:', 'tel:', 'sms:']);

export function useFollowedLinks(editor: Editor): void {
  const site = useSite();
  const navigate = useNavigate();
  const followed = useStore(editor.store, (state) => state.followed);
  useEffect(() => {
    if (!followed) return;
    editor.store.set({ followed: null });
    const url = new URL(followed.href);
    if (GIVEN_TO_PROGRAMS.has(url.protocol)) window.location.assign(url.href);
    else if (url.origin !== new URL(site.url).origin) openOutside(url);
    else
      void findPage(site.id, decodeURIComponent(url.pathname)).then((id) => {
        if (id === editor.documentId) return undefined;
        if (id === undefined) return openOutside(url);
        const isPreview = editor.store.get().isFullPreview;
        return navigate(`/sites/${site.id}/edit/${id}`, { state: { isPreview } });
      }, showError);
  }, [editor, followed, navigate, site.id, site.url]);
}

function openOutside(url: URL): void {
  if (OPENED_OUTSIDE.has(url.protocol)) window.open(url.href, '_blank', 'noopener');
  else showToast(say.youCantOpenThisLinkFrom);
}

async function findPage(siteId: string, path: string): Promise<string | undefined> {
  const query = { kind: 'content', search: path === '/' ? '' : path } as const;
  const { targets } = await call(findTargets, { site: siteId, query });
  return targets.find((target) => target.path === path)?.id;
}
