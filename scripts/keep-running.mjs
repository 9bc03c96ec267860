// Keeps a server running: one that ends without having been asked to is started anew, sooner or later.

/** What the server ends with when an error escaped: src/main/outlive.ts. */
const START_ANEW = 70;
const ASKED = ['SIGTERM', 'SIGINT', 'SIGHUP'];
/** One that has run this long is started anew at once; one that keeps failing after growing pauses. */
const STEADY_MS = 60_000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

/**
 * @param {() => import('node:child_process').ChildProcess} start
 * @returns {Promise<number>} the exit code, once it has ended for good: because it was asked to, or could not start
 */
export async function keepRunning(start) {
  let isAsked = false;
  let child;
  let endPause = () => undefined;
  for (const signal of ASKED) {
    process.on(signal, () => {
      isAsked = true;
      child?.kill(signal);
      endPause();
    });
  }
  for (let failures = 0; ; failures += 1) {
    const startedAt = performance.now();
    child = start();
    const { code, signal } = await ended(child);
    const isOver = isAsked || (signal ? ASKED.includes(signal) : code !== START_ANEW);
    if (isOver) return signal ? 1 : code;
    if (performance.now() - startedAt > STEADY_MS) failures = 0;
    console.error(`The server ended unexpectedly (${signal ?? `exit code ${code}`}). It is started anew.`);
    if (failures > 0) await pause(Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures));
    if (isAsked) return 0;
  }

  function pause(lengthMs) {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, lengthMs);
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

function ended(child) {
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(`The server could not be run: ${error.message}`);
      resolve({ code: 1, signal: null });
    });
    child.on('exit', (code, signal) => resolve({ code, signal }));
  });
}
