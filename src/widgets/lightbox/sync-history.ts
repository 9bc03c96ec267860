/** One entry of the history for each opening: the way back closes the lightbox, and the address says what it shows. */

export interface HistoryEntry {
  show(id: string): void;
  /** Takes the entry away, unless the visitor has left it. */
  leave(): void;
}

/** Marks the state of the entry, so that a page that is loaded anew with it needs no second one. */
const MARK = 'lightbox';
const KEY = '#itemId=';

/** The item that the address names. */
export function linkedItem(): string | undefined {
  return location.hash.startsWith(KEY) ? decode(location.hash.slice(KEY.length)) : undefined;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** @param onBack the visitor went back: the entry is gone */
export function enterHistory(id: string, onBack: () => void): HistoryEntry {
  const { scrollRestoration } = history;
  if (!isOurs()) {
    // Of whoever came by such an address, the page itself lies behind it.
    if (linkedItem() !== undefined)
      history.replaceState(history.state, '', location.pathname + location.search);
    // Where the page stands is where the last item is, not where it was left.
    history.scrollRestoration = 'manual';
    history.pushState({ [MARK]: true }, '', addressOf(id));
  }
  // Once the browser is done with the entry it came to: it would scroll to where that was left.
  const restore = () =>
    requestAnimationFrame(() => {
      history.scrollRestoration = scrollRestoration;
    });
  const goBack = () => {
    if (isOurs()) return;
    removeEventListener('popstate', goBack);
    restore();
    onBack();
  };
  addEventListener('popstate', goBack);
  return {
    show: (shown) => history.replaceState({ [MARK]: true }, '', addressOf(shown)),
    leave() {
      removeEventListener('popstate', goBack);
      if (!isOurs()) return;
      const restoreOnce = () => {
        removeEventListener('popstate', restoreOnce);
        restore();
      };
      addEventListener('popstate', restoreOnce);
      history.back();
    },
  };
}

function isOurs(): boolean {
  return (history.state as Record<string, unknown> | null)?.[MARK] === true;
}

function addressOf(id: string): string {
  return location.pathname + location.search + KEY + encodeURIComponent(id);
}
