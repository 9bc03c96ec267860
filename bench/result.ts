/** One measured figure beside its floor or peer, in words and numbers. */
export interface Result {
  readonly name: string;
  /** What was measured and against what, e.g. `31,000 requests/s beside 33,500 of a bare server`. */
  readonly text: string;
  /** Undefined for figures that have no bar. */
  readonly isMet?: boolean;
  readonly bar?: string;
}

export interface Measurement {
  readonly name: string;
  readonly title: string;
  run(): Promise<Result[]>;
  /** Where what it finds is written down by itself; the text is undefined where it found nothing. */
  readonly own?: { readonly path: string; text(machine: string): string | undefined };
}

/** Tells whoever waits how far a long measurement is. */
export function progress(line: string): void {
  console.error(`  … ${line}`);
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/** `12,345` */
export function format(value: number, digits = 0): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: digits, minimumFractionDigits: digits });
}

/** A figure that has to reach at least a share of its peer. */
export function ratioResult(
  name: string,
  unit: string,
  ours: number,
  peer: { name: string; value: number },
  bar: number,
): Result {
  const ratio = ours / peer.value;
  return {
    name,
    text: `${format(ours)} ${unit} beside ${format(peer.value)} of ${peer.name}: ${ratio.toFixed(2)}`,
    isMet: ratio >= bar,
    bar: `>= ${bar}`,
  };
}
