/**
 * The document as panels show it: words that are being typed on the page appear there once the typing pauses. Drawing
 * panels anew for every few keys would slow the keys down.
 */
import type { Body } from '#domain/content/content.ts';
import type { EditingState } from './state.ts';
import { createStore, type Store } from './store.ts';

const PAUSE_MS = 400;

export interface SettledBody {
  readonly store: Pick<Store<{ readonly body: Body }>, 'get' | 'subscribe'>;
  stop(): void;
}

/** @param isOnPage whether the keyboard belongs to the page: what is done elsewhere shows at once */
export function settleBody(
  { get, subscribe }: Store<EditingState>,
  isOnPage = () => document.activeElement instanceof HTMLIFrameElement,
): SettledBody {
  const store = createStore({ body: get().session.body });
  let seen = store.get().body;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = () => {
    clearTimeout(timer);
    seen = get().session.body;
    if (seen !== store.get().body) store.set({ body: seen });
  };
  const stop = subscribe(() => {
    const { session, text } = get();
    if (text === null || !isOnPage()) return settle();
    if (session.body === seen) return;
    seen = session.body;
    clearTimeout(timer);
    timer = setTimeout(settle, PAUSE_MS);
  });
  window.addEventListener('focus', settle);
  return {
    store,
    stop() {
      stop();
      clearTimeout(timer);
      window.removeEventListener('focus', settle);
    },
  };
}
