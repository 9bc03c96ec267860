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
  let isFetched = false;
  const fetchOnce = () => {
    if (!isFetched) showButton(place, signal);
    isFetched = true;
  };
  const fetchIfAllowed = () => {
    if (consentNow().categories.includes('media')) fetchOnce();
  };
  const ask = place.querySelector('button');
  // Whoever presses has been told, and has decided.
  if (ask) ask.addEventListener('click', fetchOnce, { signal });
  else {
    fetchIfAllowed();
    document.addEventListener(CONSENT_CHANGE, fetchIfAllowed, { signal });
  }
  return () => stopped.abort();
};

function showButton(place: HTMLElement, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The script did not come in time.')), TIMEOUT_MS);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });
  Promise.race([loadWidgetScript(place), late])
    .then(() => {
      if (signal.aborted) return;
      for (const hidden of place.querySelectorAll('[hidden]')) hidden.removeAttribute('hidden');
      place.querySelector('button')?.remove();
    })
    // Nobody misses what they have not seen: there is nothing to say.
    .catch(() => undefined)
    .finally(() => clearTimeout(timer));
}

export default mount;
