/** The script that counts visitors: beside that of the page, and after it. */
import { startTracking } from '#runtime/tracking/track.ts';

const script = document.querySelector<HTMLElement>('script[data-tracking]');
const start = () =>
  void startTracking(script).then((stop) => {
    const { vitrine } = window as { vitrine?: { onDestroy(destructor: () => void): void } };
    vitrine?.onDestroy(stop);
  });
// Safari has it under a flag only.
if (window.requestIdleCallback) window.requestIdleCallback(start, { timeout: 2000 });
else setTimeout(start, 200);
