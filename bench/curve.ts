/** How the time of a question grows with what is stored: one filled site for each size, asked several times. */
import { format, median, type Result } from './result.ts';

const SAMPLES = 9;

export interface Curve<Site> {
  readonly sizes: readonly number[];
  /** Filled with as much, in the same order. */
  readonly sites: readonly Site[];
  /** For the largest. */
  readonly barMs: number;
}

export async function measureCurve<Site>(
  name: string,
  { sizes, sites, barMs }: Curve<Site>,
  ask: (site: Site) => Promise<unknown>,
): Promise<Result> {
  const times: number[] = [];
  for (const site of sites) {
    const samples: number[] = [];
    for (let sample = 0; sample < SAMPLES; sample += 1) {
      const startedAt = performance.now();
      await ask(site);
      samples.push(performance.now() - startedAt);
    }
    times.push(median(samples));
  }
  const curve = times.map((ms, index) => `${format(ms, 1)} ms with ${format(sizes[index] ?? 0)}`);
  return {
    name,
    text: curve.join(', '),
    isMet: (times.at(-1) ?? 0) < barMs,
    bar: `< ${barMs} ms with ${format(sizes.at(-1) ?? 0)}`,
  };
}
