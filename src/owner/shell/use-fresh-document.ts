/**
 * The document's policy names the hosts it may show pages and pictures of, as they were when it was asked for. Whoever has signed in
 * since, or been given a site or a host, needs another document: it is fetched on the way to a screen, where nothing is typed yet.
 */
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { findUnshown, SHOWN_ORIGINS } from '#domain/owner-area/shown-origins.ts';

const RENEWED_FOR = 'document-renewed-for';

/** @returns whether the screen has to wait: the document is on its way out */
export function useFreshDocument(sites: readonly { readonly url: string }[] | undefined): boolean {
  const { pathname } = useLocation();
  const [look, setLook] = useState({ at: '', unshown: '', isOld: false });
  if (sites && look.at !== pathname) setLook({ at: pathname, ...lookAt(sites) });
  useEffect(() => {
    if (look.at === '') return;
    sessionStorage.setItem(RENEWED_FOR, look.unshown);
    if (look.isOld) window.location.reload();
  }, [look]);
  return look.isOld;
}

function lookAt(sites: readonly { readonly url: string }[]) {
  const shown = document.documentElement.getAttribute(`data-${SHOWN_ORIGINS}`)?.split(' ') ?? [];
  const origins = sites.map(({ url }) => url);
  const unshown = findUnshown(origins, shown).join(' ');
  // A document that has been fetched for these hosts once and lacks them still would be fetched for ever.
  return { unshown, isOld: unshown !== '' && unshown !== sessionStorage.getItem(RENEWED_FOR) };
}
