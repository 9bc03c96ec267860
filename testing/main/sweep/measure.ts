/**
 * What one request costs: how long it holds the event loop, in processor time of this thread, since the machine may be
 * busy with other things, and by how much the process grows meanwhile.
 */
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

export interface Cost {
  /** The longest that nothing else could run, in milliseconds. */
  readonly holdMs: number;
  /** Of memory that the process holds afterwards and did not before, in bytes; below 0 where it holds less. */
  readonly grown: number;
}

/** @returns what `run` gives, with what it cost */
export async function measure<T>(run: () => Promise<T>): Promise<Cost & { readonly value: T }> {
  let longest = 0;
  let isOver = false;
  const residentBefore = process.memoryUsage.rss();
  let last = processorMs();
  const look = () => {
    const now = processorMs();
    longest = Math.max(longest, now - last);
    last = now;
    // As often as the event loop turns, but at most once a millisecond.
    if (!isOver) setTimeout(look, 1);
  };
  setTimeout(look, 1);
  try {
    const value = await run();
    look();
    return { value, holdMs: longest, grown: process.memoryUsage.rss() - residentBefore };
  } finally {
    isOver = true;
  }
}

/** @returns processor time of this thread while it ran, in milliseconds */
export async function threadCost(run: () => Promise<void>): Promise<number> {
  const before = processorMs();
  await run();
  return processorMs() - before;
}

function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

let gc: (() => void) | undefined;

const MOST_COLLECTIONS = 10;
const SETTLED_BYTES = 100_000;

/**
 * Memory that is in use once nothing is left to be collected, in bytes. One collection lets go of objects whose bodies
 * and buffers only the next one finds: they go on until no more is gained.
 */
export async function settledMemory(): Promise<number> {
  let last = Number.POSITIVE_INFINITY;
  for (let times = 0; times < MOST_COLLECTIONS; times += 1) {
    collect();
    await setImmediate();
    const { heapUsed, external } = process.memoryUsage();
    const gained = last - heapUsed - external;
    last = heapUsed + external;
    if (gained < SETTLED_BYTES) break;
  }
  return last;
}

export function collect(): void {
  setFlagsFromString('--expose-gc');
  gc ??= runInNewContext('gc') as () => void;
  gc();
}
