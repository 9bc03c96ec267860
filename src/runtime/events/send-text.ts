/**
 * Sends a text also from a page that is being left: by beacon, or by XHR where there is none or it takes no more.
 * @returns the status; 202 for a beacon, which the browser has taken and says no more of
 */
export async function sendText(url: string, body: string): Promise<number> {
  if (navigator.sendBeacon?.(url, body)) return 202;
  return new Promise((resolve) => {
    const xhr = new XMLHttpRequest();
    xhr.open('POST', url);
    xhr.onloadend = () => resolve(xhr.status);
    xhr.send(body);
  });
}
