/** Reads what clients print of the load they made. */

export interface Load {
  readonly perSecond: number;
  /** Requests without an answer, and answers that are no success. */
  readonly failures: number;
}

/** @throws where it holds no rate: then nothing was measured */
export function readWrk(output: string): Load {
  const rate = /^Requests\/sec:\s+([\d.]+)$/m.exec(output)?.[1];
  if (rate === undefined) throw new Error(`wrk gave no rate: ${output.slice(0, 200)}`);
  const sockets = /^\s*Socket errors: (.*)$/m.exec(output)?.[1] ?? '';
  const unanswered = [...sockets.matchAll(/\d+/g)].reduce((sum, [count]) => sum + Number(count), 0);
  const refused = Number(/^\s*Non-2xx or 3xx responses: (\d+)$/m.exec(output)?.[1] ?? 0);
  return { perSecond: Number(rate), failures: unanswered + refused };
}

export function readAutocannon(output: string): Load {
  const report = JSON.parse(output) as { requests: { average: number }; non2xx: number; errors: number };
  return { perSecond: report.requests.average, failures: report.non2xx + report.errors };
}
