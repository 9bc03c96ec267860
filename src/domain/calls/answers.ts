/** Parts that the answers of several features are made of. */
import { z } from 'zod';

export const instant = z.int().meta({ description: 'Milliseconds since 1970.' });

/** Where there is nothing to tell but that it was done. */
export function doneAnswer<Kind extends string>(kind: Kind) {
  return z.object({ kind: z.literal(kind) });
}

/** What is counted, by name. */
export const counts = z.record(z.string(), z.int());
