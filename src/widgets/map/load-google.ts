/** The script of Google's maps: one for all maps of a page, with an end to waiting, and another try after a failure. */
import { MAP_TIMEOUT_MS } from '#domain/maps/contract.ts';

export interface GoogleMapsOptions {
  /** As Google gave it out. */
  readonly key: string;
  readonly language: string;
  /** Empty where it is not known. */
  readonly region: string;
}

const API_URL = 'https://maps.googleapis.com/maps/api/js';
const READY = 'vitrineMapsReady';
const REFUSED = 'gm_authFailure';

let loading: Promise<void> | undefined;

export function googleMapsUrl({ key, language, region }: GoogleMapsOptions): string {
  const query = new URLSearchParams({ key, language, ...(region && { region }) });
  return `${API_URL}?${query}&loading=async&callback=${READY}`;
}

/** The first asks; whoever comes later waits for the same. Rejects all of them, and the next one asks anew. */
export function loadGoogleMaps(options: GoogleMapsOptions): Promise<void> {
  loading ??= load(options).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(options: GoogleMapsOptions): Promise<void> {
  const script = document.createElement('script');
  script.async = true;
  script.src = googleMapsUrl(options);
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      const fail = (why: string) => () => reject(new Error(`The maps script ${why}.`));
      Reflect.set(globalThis, READY, resolve);
      Reflect.set(globalThis, REFUSED, fail('refused the key'));
      script.addEventListener('error', fail('could not be loaded'));
      timer = setTimeout(fail('did not come in time'), MAP_TIMEOUT_MS);
      document.head.append(script);
    });
  } catch (error) {
    script.remove();
    throw error;
  } finally {
    clearTimeout(timer);
    for (const name of [READY, REFUSED]) Reflect.deleteProperty(globalThis, name);
  }
}
