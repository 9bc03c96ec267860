/** The site's navigation beyond what its markup does by itself; fetched when somebody first uses it so. */

let isTended = false;

/** @param event a key in the navigation, Escape where one of its menus is open, or one that has opened or closed */
export function tendMenus(event: Event): void {
  if (event.type === 'toggle') hideWhatWasClosed(event.target as HTMLElement);
  else if ((event as KeyboardEvent).key === 'Escape') closeMenus();
  if (isTended) return;
  isTended = true;
  // The first key is seen here too late to keep the page from scrolling, the later ones are not.
  if (event instanceof KeyboardEvent) moveByKey(event);
  document.addEventListener('keydown', moveByKey);
  for (const type of ['focusin', 'pointerdown']) document.addEventListener(type, closeWhatWasLeft);
}

/** The folded menu gives the focus back to what opened it, a list to its button. */
function closeMenus(): void {
  const folded = document.querySelector<HTMLDetailsElement>('.site-menu[open]');
  if (folded) {
    folded.open = false;
    folded.querySelector('summary')?.focus();
    return;
  }
  for (const entry of document.querySelectorAll<HTMLElement>('.site-nav li:is(:hover,:has([open]))')) {
    const opener = entry.querySelector('details');
    if (!opener) continue;
    const hadFocus = entry.querySelector('.sub-menu')?.contains(document.activeElement);
    opener.open = false;
    if (hadFocus) opener.querySelector('summary')?.focus();
    hideWhatWasClosed(opener);
  }
}

/** The pointer that rests on an entry would show its list all the same, until it has left once. */
function hideWhatWasClosed(opener: HTMLElement): void {
  const entry = opener.closest<HTMLElement>('.site-nav li');
  if (!entry?.matches(':hover') || opener.hasAttribute('open')) return;
  entry.dataset['closed'] = '';
  entry.addEventListener('pointerleave', () => delete entry.dataset['closed'], { once: true });
}

function closeWhatWasLeft({ target }: Event): void {
  for (const opener of document.querySelectorAll<HTMLDetailsElement>('.site-nav [open]'))
    if (!opener.parentElement?.contains(target as Node)) opener.open = false;
}

/** As in the “disclosure navigation” of the ARIA practices: arrows and Home and End, without going around. */
function moveByKey(event: KeyboardEvent): void {
  const from = event.target as HTMLElement;
  const list = from.closest('.site-nav ul');
  if (!list || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const to =
    event.key === 'ArrowDown'
      ? (firstBelow(from) ?? nextIn(list, from, event.key))
      : nextIn(list, from, event.key);
  if (!to) return;
  event.preventDefault();
  to.focus();
}

/** In the list that a button has opened. */
function firstBelow(button: HTMLElement): HTMLElement | null | undefined {
  return button.closest('[open]')?.parentElement?.querySelector<HTMLElement>('.sub-menu a');
}

function nextIn(list: Element, from: HTMLElement, key: string): HTMLElement | undefined {
  const stops = [...list.querySelectorAll<HTMLElement>(':scope>li>a,:scope>li>details>summary')];
  const ahead = getComputedStyle(list).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (key === 'Home') return stops[0];
  if (key === 'End') return stops.at(-1);
  if (!/^Arrow/.test(key)) return undefined;
  const at = stops.indexOf(from) + (key === ahead || key === 'ArrowDown' ? 1 : -1);
  return stops[Math.max(at, 0)];
}
