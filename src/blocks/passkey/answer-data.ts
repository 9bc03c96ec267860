import type { Answer } from '#runtime/calls/data-layer.ts';

/** The server’s reason, in the words that it gave. */
export class Refused extends Error {}

export function dataOf<Data>(answer: Answer<Data>): Data {
  if (answer.ok && answer.data !== undefined) return answer.data;
  const said = answer.ok ? undefined : (answer.data as { error?: { message?: string } } | undefined);
  throw new Refused(said?.error?.message ?? (answer.ok ? '' : answer.message));
}
