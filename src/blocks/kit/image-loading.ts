/** When a picture is fetched and painted, as attributes of its `<img>`. */

/** The largest picture of the first screen is painted together with the text, not a frame later. */
const LIKELY_LARGEST = { loading: 'eager', fetchPriority: 'high', decoding: 'sync' } as const;
const OTHERS = { loading: 'lazy', decoding: 'async' } as const;

export function imageLoading(isLikelyLargest: boolean): typeof LIKELY_LARGEST | typeof OTHERS {
  return isLikelyLargest ? LIKELY_LARGEST : OTHERS;
}
