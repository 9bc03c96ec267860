// Keeps a server running: one that ends without having been asked to is started anew, sooner or later.
import { setTimeout as sleep } from 'node:timers/promises';

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
  const { signal: asked } = listenForEnd((signal) => child?.kill(signal));
  let child;
  for (let failures = 0; ; failures += 1) {
    const startedAt = performance.now();
    child = start();
    const end = await ended(child);
    if (asked.aborted || !isUnexpected(end, failures > 0)) return end.code ?? 1;
    if (performance.now() - startedAt > STEADY_MS) failures = 0;
    console.error(
      `The server ended unexpectedly (${end.signal ?? `exit code ${end.code}`}). It is started anew.`,
    );
    await sleep(pauseAfter(failures), undefined, { signal: asked }).catch(() => undefined);
    if (asked.aborted) return 0;
  }
}

function listenForEnd(passOn) {
  const asked = new AbortController();
  for (const signal of ASKED) {
    process.on(signal, () => {
      asked.abort();
      passOn(signal);
    });
  }
  return asked;
}

/** A first start that fails is for a person to read. Later ones may meet what made the server end, and it passes. */
function isUnexpected({ code, signal }, hasRun) {
  if (signal) return !ASKED.includes(signal);
  return hasRun ? code !== 0 : code === START_ANEW;
}

function pauseAfter(failures) {
  return failures === 0 ? 0 : Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures);
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
