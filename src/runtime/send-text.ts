/** Sends a text that nothing waits for, also from a page that is being left. */

export interface Senders {
  readonly sendBeacon?: ((url: string, body: string) => boolean) | undefined;
  readonly makeXhr: () => Pick<XMLHttpRequest, 'open' | 'send' | 'status' | 'onload' | 'onerror'>;
}

const browser: Senders = {
  sendBeacon: navigator.sendBeacon?.bind(navigator),
  makeXhr: () => new XMLHttpRequest(),
};

/**
 * By beacon, or by XHR where there is none or it takes no more.
 * @returns the status; 202 for a beacon, which the browser has taken and says no more of
 */
export function sendText(
  url: string,
  body: string,
  { sendBeacon, makeXhr }: Senders = browser,
): Promise<number> {
  if (sendBeacon?.(url, body)) return Promise.resolve(202);
  return new Promise((resolve) => {
    const xhr = makeXhr();
    xhr.open('POST', url);
    xhr.onload = xhr.onerror = () => resolve(xhr.status);
    xhr.send(body);
  });
}
