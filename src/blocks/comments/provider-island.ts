/** The provider's thread: fetched when its place comes near, or at the press of its button where visitors are asked. */

import { inScript } from '#domain/comments/words/en.ts';
import type { Undo } from '#runtime/island.ts';
import { reportError } from '#runtime/report-error.ts';
import { pageWords } from '#runtime/words.ts';
import { loadWidgetScript } from '#widgets/widget-script/load-widget-script.ts';

declare global {
  interface Window {
    /** Read by the provider's script: which thread this is. */
    disqus_config?: (this: { readonly page: { url?: string; identifier?: string } }) => void;
  }
}

export function mountProvider(root: HTMLElement): Undo {
  const texts = pageWords('comment', inScript);
  const stopped = new AbortController();
  const button = root.querySelector('button');
  const words = root.querySelector<HTMLElement>('[role=status]');
  const { threadUrl: url, threadId: identifier } = root.dataset;
  window.disqus_config = function describe() {
    Object.assign(this.page, { url, identifier });
  };
  const load = () => {
    setState(root, 'is-loading');
    if (words) words.textContent = texts.loading;
    loadWidgetScript(root).then(
      () => {
        setState(root, 'is-loaded');
        if (words) words.textContent = '';
      },
      (error: unknown) => {
        setState(root, 'has-failed');
        if (words) words.textContent = root.dataset['failed'] ?? '';
        if (button) button.textContent = texts.retry;
        reportError(error, { island: 'comments' });
      },
    );
  };
  button?.addEventListener('click', load, { signal: stopped.signal });
  if (root.dataset['hydrate'] === 'visible') load();
  return () => stopped.abort();
}

const STATES = ['is-loading', 'is-loaded', 'has-failed'] as const;

function setState(root: HTMLElement, state: (typeof STATES)[number]): void {
  root.classList.remove(...STATES);
  root.classList.add(state);
}
