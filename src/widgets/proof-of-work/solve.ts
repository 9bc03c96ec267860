/** Finds the number behind a hash, in steps between which the page stays usable. */
import { sha256 } from './sha-256.ts';

const STEP = 2000;

/** @returns undefined when there is none up to `max`, or when it was given up */
export async function solve(
  { challenge, salt }: { readonly challenge: string; readonly salt: string },
  max: number,
  signal: AbortSignal,
): Promise<number | undefined> {
  for (let number = 0; number <= max; number += 1) {
    if (number % STEP === STEP - 1) await new Promise((resolve) => setTimeout(resolve));
    if (signal.aborted) return undefined;
    if (sha256(salt + number) === challenge) return number;
  }
  return undefined;
}
