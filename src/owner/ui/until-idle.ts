/** When the browser has nothing to do: for what is not needed yet. */

/** Safari has no idle callbacks, so it gets a timeout. */
export function untilIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    if (window.requestIdleCallback) window.requestIdleCallback(resolve, { timeout: 2000 });
    else setTimeout(resolve, 500);
  });
}
