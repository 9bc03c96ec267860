/**
 * The document's policy names the hosts it may show pages and pictures of, as they were when it was asked for. Whoever has signed in
 * since, or been given a site or a host, needs another document: it is fetched on the way to a screen, unless something there is not saved yet.
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
    if (look.isOld && isStayAsked()) setLook({ ...look, isOld: false });
    else if (look.isOld) {
      sessionStorage.setItem(RENEWED_FOR, look.unshown);
      window.location.reload();
    } else if (look.at !== '' && look.unshown === '') sessionStorage.removeItem(RENEWED_FOR);
  }, [look]);
  return look.isOld;
}

/** Whether something would be lost by leaving: then the document stays until the next screen. */
function isStayAsked(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

function lookAt(sites: readonly { readonly url: string }[]) {
  const shown = document.documentElement.getAttribute(`data-${SHOWN_ORIGINS}`)?.split(' ') ?? [];
  const origins = sites.map(({ url }) => url);
  const unshown = findUnshown(origins, shown).join(' ');
  // A document that has been fetched for these hosts once and lacks them still would be fetched for ever.
  return { unshown, isOld: unshown !== '' && unshown !== sessionStorage.getItem(RENEWED_FOR) };
}
