/** What the numbers of an experiment come to: better, no difference worth having, or wait for so many days. */
import { type Counted, compareRates, type Difference, rateOf, spreadOf, visitorsFor } from './interval.ts';
import { isLopsided } from './share-check.ts';

/** A difference below a tenth of the original's rate is not worth having. */
const WORTH = 0.1;
/** An experiment that needs longer is not worth waiting for. */
export const LONGEST_DAYS = 120;

type Verdict =
  /** Some versions were seen by too few visitors: nothing else that is counted is to be believed. */
  | { readonly kind: 'lopsided' }
  /** No version was seen by anyone. */
  | { readonly kind: 'no-visitors' }
  /** Days that are left, as it goes now; null where it would take too long, undefined where nothing can be said. */
  | { readonly kind: 'wait'; readonly days: number | null | undefined }
  | { readonly kind: 'better'; readonly version: string; readonly rate: number; readonly than: number }
  | { readonly kind: 'no-difference' };

interface VersionResult extends Counted {
  readonly rate: number;
  /** From the original, which has none. */
  readonly difference?: Difference;
}

export interface Outcome {
  readonly versions: readonly VersionResult[];
  readonly verdict: Verdict;
}

/** @param counts the original first; @param days since it started; @param shares of visitors, absent: equal ones */
export function outcomeOf(counts: readonly Counted[], days: number, shares?: readonly number[]): Outcome {
  const [original, ...others] = counts;
  if (!original) return { versions: [], verdict: { kind: 'no-visitors' } };
  const versions = [
    { ...original, rate: rateOf(original) },
    ...others.map((each) => ({
      ...each,
      rate: rateOf(each),
      difference: compareRates(original, each, others.length),
    })),
  ];
  return { versions, verdict: isLopsided(versions, shares) ? LOPSIDED : verdictOf(versions, days) };
}

const LOPSIDED = { kind: 'lopsided' } as const;

function verdictOf(versions: readonly VersionResult[], days: number): Verdict {
  const [original, ...others] = versions;
  if (!original || versions.every(({ visitors }) => visitors === 0)) return { kind: 'no-visitors' };
  const sound = others.filter(({ difference }) => difference?.isSound);
  const [better] = sound.filter((each) => lowOf(each) > 0).sort((x, y) => y.rate - x.rate);
  if (better) return betterOf(better, original);
  const [best] = sound.toSorted((x, y) => y.rate - x.rate);
  if (best && sound.length === others.length) {
    if (sound.every((each) => highOf(each) < 0)) return betterOf(original, best);
    const worth = WORTH * original.rate;
    if (sound.every((each) => highOf(each) < worth && lowOf(each) > -worth)) return { kind: 'no-difference' };
  }
  return { kind: 'wait', days: daysLeft(versions, days) };
}

const lowOf = ({ difference }: VersionResult) => difference?.low ?? -1;
const highOf = ({ difference }: VersionResult) => difference?.high ?? 1;

function betterOf({ version, rate }: VersionResult, than: VersionResult): Verdict {
  return { kind: 'better', version, rate, than: than.rate };
}

/** Until the closest version is known to differ, or not to, if the rates stay the same. */
function daysLeft(versions: readonly VersionResult[], days: number): number | null | undefined {
  const [original, ...others] = versions;
  if (!original || days <= 0 || original.rate === 0) return undefined;
  const left = others.map((each) => {
    const seen = original.visitors + each.visitors;
    const spread = spreadOf(original, each);
    const apart = Math.abs(each.rate - original.rate);
    const needed = [apart, WORTH * original.rate - apart].flatMap(
      (width) => visitorsFor(width, spread, others.length) ?? [],
    );
    return ((Math.min(...needed) - seen) / seen) * days;
  });
  const fewest = Math.max(1, Math.ceil(Math.min(...left)));
  return fewest > LONGEST_DAYS ? null : fewest;
}
