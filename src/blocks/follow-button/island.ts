/** Fetches the service's script once visitors allow it; the button is seen when that is there, and never else. */
import { CONSENT_CHANGE } from '#domain/consent/contract.ts';
import { consentNow } from '#runtime/consent/consent-now.ts';
import type { Island } from '#runtime/island.ts';
import { loadWidgetScript } from '#widgets/widget-script/load-widget-script.ts';

/** WIDG-11 */
const TIMEOUT_MS = 10_000;

const mount: Island = (root) => {
  const place = root.querySelector<HTMLElement>('[data-widget-script]');
  if (!place) return () => {};
  const stopped = new AbortController();
  const { signal } = stopped;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsked = false;
  const start = () => {
    if (isAsked || !consentNow().categories.includes('media')) return;
    isAsked = true;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('The script did not come in time.')), TIMEOUT_MS);
    });
    Promise.race([loadWidgetScript(place), late])
      .then(() => {
        if (!signal.aborted)
          for (const hidden of place.querySelectorAll('[hidden]')) hidden.removeAttribute('hidden');
      })
      // Nobody misses what they have not seen: there is nothing to say.
      .catch(() => undefined)
      .finally(() => clearTimeout(timer));
  };
  start();
  document.addEventListener(CONSENT_CHANGE, start, { signal });
  return () => {
    stopped.abort();
    clearTimeout(timer);
  };
};

export default mount;
