/** Runs what may be asked for at every frame no more often than the page can afford (DSGN-10). */

/** How many of the last runs the average is made of. */
const THROTTLE_SAMPLES = 22;
/** It rests so many times as long as it runs. */
const THROTTLE_WAIT = 2;

export interface Throttled {
  (): void;
  cancel(): void;
}

/** The first call runs at once; of those that come during the rest one more runs after it. */
export function throttle(run: () => void): Throttled {
  const samples: number[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsked = false;
  const measure = () => {
    const from = performance.now();
    run();
    samples.push(performance.now() - from);
    if (samples.length > THROTTLE_SAMPLES) samples.shift();
    const average = samples.reduce((sum, each) => sum + each, 0) / samples.length;
    timer = setTimeout(rested, average * THROTTLE_WAIT);
  };
  const rested = () => {
    timer = undefined;
    if (!isAsked) return;
    isAsked = false;
    measure();
  };
  const throttled = () => {
    if (timer === undefined) measure();
    else isAsked = true;
  };
  return Object.assign(throttled, {
    cancel: () => {
      clearTimeout(timer);
      timer = undefined;
      isAsked = false;
    },
  });
}
