/** How measurements are called and read. */
import type { RatedMetric } from '#domain/performance/rating.ts';
import { fill } from '../fill.ts';
import { SHORT_LOCALE } from '../language.ts';
import * as say from './words/en.ts';

export const METRIC_NAMES: Readonly<Record<RatedMetric, string>> = {
  lcp: say.loading,
  inp: say.responding,
  cls: say.stayingInPlace,
  fcp: say.firstPaint,
  responseStart: say.serverAnswer,
  fid: say.firstInputDelay,
};

export const METRIC_WORDS: Readonly<Record<RatedMetric, string>> = {
  lcp: say.untilTheLargestPartShows,
  inp: say.betweenAPressAndWhatFollows,
  cls: say.howMuchJumpsWhileLoading,
  fcp: say.untilAnythingShows,
  responseStart: say.untilTheServerSendsTheFirstByte,
  fid: say.untilTheFirstPressIsHandled,
};

const number = (digits: number) => new Intl.NumberFormat(SHORT_LOCALE, { maximumFractionDigits: digits });

export function formatMs(ms: number): string {
  return ms < 1000
    ? fill(say.countMs, { count: number(0).format(ms) })
    : fill(say.countS, { count: number(1).format(ms / 1000) });
}

export function formatBytes(bytes: number): string {
  return bytes < 1_000_000
    ? fill(say.countKb, { count: number(0).format(bytes / 1000) })
    : fill(say.countMb, { count: number(1).format(bytes / 1_000_000) });
}

export function formatMetric(name: RatedMetric, value: number): string {
  return name === 'cls' ? number(2).format(value) : formatMs(value);
}
