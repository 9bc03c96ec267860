/**
 * Loads the script of a service beside the element that is its place (SITE-68): the address stands in a data attribute,
 * so that nothing of it is asked for before somebody is there to see it.
 */

/** By address: two places of one service share its script. */
const loads = new Map<string, Promise<void>>();

/**
 * Resolves once the script has run; rejects for an address that is none, and when it cannot be had. After that, it may
 * be tried again.
 * @param element whose `data-widget-script` holds an https address
 * @param place where the script has to stand, for one that draws beside itself: each place has its own
 */
export function loadWidgetScript(element: HTMLElement, place?: HTMLElement): Promise<void> {
  const address = element.dataset['widgetScript'] ?? '';
  if (place) return append(address, place);
  const load =
    loads.get(address) ??
    append(address, document.body).catch((error: unknown) => {
      loads.delete(address);
      throw error;
    });
  loads.set(address, load);
  return load;
}

async function append(address: string, place: HTMLElement): Promise<void> {
  if (!/^https:\/\/[^/]/.test(address)) throw new Error(`“${address}” is no address of a script.`);
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  await new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`The script ${address} could not be loaded.`));
    };
    place.append(script);
  });
}
