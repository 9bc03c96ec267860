/**
 * Keeps what is fixed over a page apart: badge, information bar and cookie banner lie above each other, and none of
 * them over the end of the page. Fetched where one of them is there, and for whoever runs the site (POPU-20).
 */
const FIXED = '.info-bar:not([data-example]),.site-badge:not([data-example])';
const BANNER = '.cookie-banner:not([data-example])';

/** @returns its undo */
export function manageOverlays(): () => void {
  const page = document.documentElement;
  if (page.hasAttribute('data-overlays-managed')) return () => {};
  page.setAttribute('data-overlays-managed', '');
  const banner = document.querySelector<HTMLElement>(BANNER);
  const place = () => {
    // A banner across the foot of the page asks something: it goes before what is only said.
    const isAsking = banner !== null && !banner.hidden && banner.dataset['position'] !== 'TOP';
    for (const bar of document.querySelectorAll<HTMLElement>(FIXED))
      bar.toggleAttribute('data-waits', isAsking);
  };
  const changes = new MutationObserver(place);
  if (banner) changes.observe(banner, { attributes: true, attributeFilter: ['hidden', 'data-position'] });
  place();
  return () => {
    changes.disconnect();
    page.removeAttribute('data-overlays-managed');
    for (const bar of document.querySelectorAll(FIXED)) bar.removeAttribute('data-waits');
  };
}
