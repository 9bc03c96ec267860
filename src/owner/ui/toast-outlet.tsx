/** The place of toasts in the tree. */
import { lazyPart, nothing } from './lazy-part.tsx';
import { untilIdle } from './until-idle.ts';

const RETRY_MS = 5000;

/** Nothing has happened yet when the first screen comes: what shows it comes after. It cannot say that it is missing. */
async function load(): Promise<typeof import('./toast-view.tsx')> {
  await untilIdle();
  return import('./toast-view.tsx').catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    return load();
  });
}

export const Toasts = lazyPart(load, 'ToastView', nothing);
