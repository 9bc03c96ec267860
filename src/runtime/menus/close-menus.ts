/** Escape closes what is open of the site's navigation; fetched at the first such key. */

/** The folded menu gives the focus back to what opened it, a submenu to the entry it hangs from. */
export function closeMenus(): void {
  const folded = document.querySelector<HTMLDetailsElement>('.site-menu[open]');
  if (folded) {
    folded.open = false;
    folded.querySelector('summary')?.focus();
    return;
  }
  for (const menu of document.querySelectorAll('.site-nav li:is(:hover,:focus-within)>.sub-menu')) {
    const entry = menu.parentElement as HTMLElement;
    const hadFocus = menu.contains(document.activeElement);
    entry.dataset['closed'] = '';
    if (hadFocus) entry.querySelector('a')?.focus();
    openAgainLater(entry);
  }
}

/** Once pointer and focus have both left, the entry opens again as ever. */
function openAgainLater(entry: HTMLElement): void {
  const left = new AbortController();
  const openUnless = (stays: boolean) => {
    if (stays) return;
    left.abort();
    delete entry.dataset['closed'];
  };
  const { signal } = left;
  entry.addEventListener(
    'focusout',
    ({ relatedTarget }) =>
      openUnless(entry.contains(relatedTarget as Node | null) || entry.matches(':hover')),
    { signal },
  );
  entry.addEventListener('pointerleave', () => openUnless(entry.matches(':focus-within')), { signal });
}
