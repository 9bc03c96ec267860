/**
 * The document's content security policy names the hosts whose pages and pictures it may show, as of when it was
 * loaded. Once somebody has signed in or got another site or host, a new document is loaded on the way to the next
 * screen, unless something is unsaved.
 */
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { findUnshown, SHOWN_ORIGINS } from '#domain/owner-area/shown-origins.ts';

const RENEWED_FOR = 'document-renewed-for';

/** @returns whether the screen has to wait, because the document is being replaced */
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

/** Whether leaving would lose something; then the document stays until the next screen. */
function isStayAsked(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

function lookAt(sites: readonly { readonly url: string }[]) {
  const shown = document.documentElement.getAttribute(`data-${SHOWN_ORIGINS}`)?.split(' ') ?? [];
  const origins = sites.map(({ url }) => url);
  const unshown = findUnshown(origins, shown).join(' ');
  // Fetched once per set of hosts: a document that still lacks them would be fetched for ever.
  return { unshown, isOld: unshown !== '' && unshown !== sessionStorage.getItem(RENEWED_FOR) };
}
