/**
 * Asks whether this visit is recorded, on pages of visitors who were picked for it. Vitrine itself records nothing: a site
 * whose server answered with another id than the mock one would have a script of its own that listens.
 */
import { mayRecord, RECORDING_EVENT, RECORDING_ID_PATH } from '#domain/experiments/recording.ts';
import type { Island } from '#runtime/island.ts';

const mount: Island<undefined> = () => {
  const asking = new AbortController();
  fetch(RECORDING_ID_PATH, { signal: asking.signal })
    .then((answer) => answer.json())
    .then((id: unknown) => {
      if (mayRecord({ cores: navigator.hardwareConcurrency, id }))
        document.dispatchEvent(new CustomEvent(RECORDING_EVENT, { detail: { id } }));
    })
    // Without an answer nothing is recorded.
    .catch(() => undefined);
  return () => asking.abort();
};
export default mount;
