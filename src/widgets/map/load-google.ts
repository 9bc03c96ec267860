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

let loading: Loading | undefined;

interface Loading {
  readonly done: Promise<void>;
  readonly giveUp: () => void;
  /** Who still wants it: those who never leave are counted for good. */
  waiting: number;
}

export function googleMapsUrl({ key, language, region }: GoogleMapsOptions): string {
  const query = new URLSearchParams({ key, language, ...(region && { region }) });
  return `${API_URL}?${query}&loading=async&callback=${READY}`;
}

/**
 * The first asks; whoever comes later waits for the same. Rejects all of them, and the next one asks anew. Once the
 * last one has left, nothing of it waits any longer.
 */
export async function loadGoogleMaps(options: GoogleMapsOptions, signal?: AbortSignal): Promise<void> {
  loading ??= begin(options);
  const mine = loading;
  mine.waiting += 1;
  const leave = () => {
    mine.waiting -= 1;
    if (mine.waiting === 0) mine.giveUp();
  };
  signal?.addEventListener('abort', leave);
  try {
    await mine.done;
  } catch (error) {
    if (loading === mine) loading = undefined;
    throw error;
  } finally {
    signal?.removeEventListener('abort', leave);
  }
}

function begin(options: GoogleMapsOptions): Loading {
  let giveUp = (): void => {};
  const done = load(options, (reject) => {
    giveUp = () => reject(new Error('No longer waiting for the map script.'));
  });
  return { done, giveUp: () => giveUp(), waiting: 0 };
}

async function load(
  options: GoogleMapsOptions,
  onReject: (reject: (why: Error) => void) => void,
): Promise<void> {
  const script = document.createElement('script');
  script.async = true;
  script.src = googleMapsUrl(options);
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      const fail = (why: string) => () => reject(new Error(`The maps script ${why}.`));
      onReject(reject);
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
