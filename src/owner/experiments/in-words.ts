/** Experiments and what comes of them, in words. */
import type { ExperimentEntry, ExperimentResults } from '#domain/experiments/calls.ts';
import { LONGEST_DAYS } from '#domain/experiments/outcome.ts';
import { fill } from '../fill.ts';
import { LOCALE } from '../language.ts';
import type { BadgeProps } from '../ui/badge.tsx';
import * as say from './words/en.ts';

type Verdict = ExperimentResults['verdict'];
type Status = ExperimentEntry['status'];

export const STATUS_WORDS: Readonly<Record<Status, string>> = {
  draft: say.draft,
  planned: say.planned,
  running: say.running,
  stopped: say.stopped,
  decided: say.decided,
};

export const STATUS_TONES: Readonly<Record<Status, NonNullable<BadgeProps['tone']>>> = {
  draft: 'neutral',
  planned: 'accent',
  running: 'good',
  stopped: 'warning',
  decided: 'neutral',
};

/** `A (original)`, `Version B`; of a feature toggle, without it and with it. */
export function versionWords(version: string): string {
  if (version === 'false') return say.toggleOff;
  if (version === 'true') return say.toggleOn;
  return version === 'a' ? say.versionA : fill(say.versionOther, { version: version.toUpperCase() });
}

/** In a sentence: `B`. */
export function shortVersion(version: string): string {
  return version.length === 1 ? version.toUpperCase() : versionWords(version);
}

export function goalWords(goal: ExperimentEntry['goal']): string {
  if (goal === null) return say.noGoal;
  const { kind, value } = goal;
  if (kind === 'page') return fill(say.goalPage, { value });
  if (kind === 'button') return fill(say.goalButton, { value });
  if (kind === 'event') return fill(say.goalEvent, { value });
  return kind === 'order' ? say.goalOrder : say.goalForm;
}

const PERCENT = new Intl.NumberFormat(LOCALE, {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const POINTS = new Intl.NumberFormat(LOCALE, {
  signDisplay: 'exceptZero',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const COUNT = new Intl.NumberFormat(LOCALE);

export function percent(rate: number): string {
  return PERCENT.format(rate);
}

export function inPoints(difference: number): string {
  return POINTS.format(difference * 100);
}

export function count(value: number): string {
  return COUNT.format(value);
}

/** What to make of the numbers, in a sentence. */
export function verdictWords({ verdict, versions }: ExperimentResults): string {
  switch (verdict.kind) {
    case 'no-visitors':
      return say.noVisitorsYet;
    case 'wait':
      return waitWords(verdict);
    case 'no-difference':
      return say.noDifference;
    case 'lopsided':
      return fill(say.lopsided, {
        counts: new Intl.ListFormat(LOCALE).format(versions.map(({ visitors }) => count(visitors))),
      });
    default:
      return fill(say.isBetter, {
        version: shortVersion(verdict.version),
        rate: percent(verdict.rate),
        than: percent(verdict.than),
      });
  }
}

function waitWords({ days }: Extract<Verdict, { kind: 'wait' }>): string {
  if (days === undefined) return say.notEnough;
  return days === null ? fill(say.tooLong, { days: LONGEST_DAYS }) : fill(say.notEnoughDays, { days });
}

export function verdictTone({ verdict }: ExperimentResults): 'info' | 'good' | 'warning' {
  if (verdict.kind === 'better') return 'good';
  return verdict.kind === 'lopsided' ? 'warning' : 'info';
}
