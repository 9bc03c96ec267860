/** When the browser has nothing to do: for what is not needed yet. */

/** Safari has no idle callbacks: a timeout stands in. */
export function untilIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    if (window.requestIdleCallback) window.requestIdleCallback(resolve, { timeout: 2000 });
    else setTimeout(resolve, 500);
  });
}
