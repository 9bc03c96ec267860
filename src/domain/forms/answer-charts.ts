/** How answers spread: counts for fields that have options, and for numbers. */
import type { AnswerChart, AnswerCharts, ChartBar, KeptValue } from './calls-inbox.ts';
import { type FieldType, LIKERT_SCALE } from './field-types.ts';
import type { FormField } from './form.ts';

const OPTION_TYPES: ReadonlySet<string> = new Set(['radio', 'checkbox', 'select']);
const NUMBER_TYPES: ReadonlySet<string> = new Set(['number', 'currency']);
/** Answers nobody offers any more, beyond which the rest is one bar. */
const MOST_BARS = 30;
const MOST_STEPS = 8;
const REST = 'Others';
/** What is beyond is no answer anybody meant. */
const LARGEST = 1e15;

interface Tally {
  readonly label: string;
  readonly type: FieldType;
  answered: number;
  /** Counts by answer; of an agreement by statement first. */
  readonly counts: Map<string, Map<string, number>>;
  readonly numbers: number[];
}

/** Takes submissions one by one, newest first: the label a field had last is the one that counts. */
export class AnswerCounter {
  readonly #tallies = new Map<string, Tally>();
  #total = 0;

  add(content: readonly KeptValue[]): void {
    this.#total += 1;
    for (const kept of content) {
      if (!(OPTION_TYPES.has(kept.type) || NUMBER_TYPES.has(kept.type) || kept.type === 'likert')) continue;
      const tally = this.#tallyOf(kept);
      if (tally.type === kept.type && count(tally, kept)) tally.answered += 1;
    }
  }

  /** @param fields as the form has them now: their order, and options that nobody has chosen */
  charts(formId: string, fields: readonly Pick<FormField, 'id' | 'options'>[]): AnswerCharts {
    const known = fields.filter(({ id }) => this.#tallies.has(id)).map(({ id }) => id);
    const ids = new Set([...known, ...this.#tallies.keys()]);
    const charts = [...ids].flatMap((id) => {
      const tally = this.#tallies.get(id);
      return tally ? [chartOf(id, tally, fields.find((field) => field.id === id)?.options ?? [])] : [];
    });
    return { formId, total: this.#total, charts };
  }

  #tallyOf({ id, label, type }: KeptValue): Tally {
    const known = this.#tallies.get(id);
    if (known) return known;
    const tally: Tally = { label, type, answered: 0, counts: new Map(), numbers: [] };
    this.#tallies.set(id, tally);
    return tally;
  }
}

/** @returns whether anything was answered */
function count(tally: Tally, { type, value }: KeptValue): boolean {
  if (NUMBER_TYPES.has(type)) {
    const number = numberOf(value);
    if (number !== undefined) tally.numbers.push(number);
    return number !== undefined;
  }
  const answers =
    type === 'likert' ? Object.entries(value) : textsOf(value).map((text) => ['', text] as const);
  const given = answers.filter(([, answer]) => answer !== '');
  for (const [group, answer] of given) {
    const counts = tally.counts.get(group) ?? new Map<string, number>();
    tally.counts.set(group, counts.set(answer, (counts.get(answer) ?? 0) + 1));
  }
  return given.length > 0;
}

function textsOf(value: KeptValue['value']): readonly string[] {
  return typeof value === 'string' ? [value] : [...new Set(Object.values(value))];
}

/** A comma before one or two last digits is one of decimals, any other one of thousands. */
function numberOf(value: KeptValue['value']): number | undefined {
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  const number = Number(
    value
      .trim()
      .replace(/,(?=\d{1,2}$)/, '.')
      .replaceAll(',', ''),
  );
  return Math.abs(number) <= LARGEST ? number : undefined;
}

function chartOf(fieldId: string, tally: Tally, options: readonly string[]): AnswerChart {
  const { label, type, answered, numbers } = tally;
  const chart = { fieldId, type, label, answered };
  if (NUMBER_TYPES.has(type)) {
    const sorted = numbers.toSorted((a, b) => a - b);
    return { ...chart, groups: [{ label: '', bars: histogram(sorted) }], figures: figuresOf(sorted) };
  }
  if (type === 'likert') {
    const statements = [...new Set([...options, ...tally.counts.keys()])];
    const groups = statements.map((statement) => ({
      label: statement,
      bars: LIKERT_SCALE.map(([code, words]) => ({
        label: words,
        count: tally.counts.get(statement)?.get(String(code)) ?? 0,
      })),
    }));
    return { ...chart, groups, figures: null };
  }
  return { ...chart, groups: [{ label: '', bars: optionBars(tally, options) }], figures: null };
}

/** What is offered, in its order, then what was chosen once, the most frequent first. */
function optionBars({ counts }: Tally, options: readonly string[]): ChartBar[] {
  const chosen = counts.get('') ?? new Map<string, number>();
  const offered = options.map((label) => ({ label, count: chosen.get(label) ?? 0 }));
  const former = [...chosen]
    .filter(([label]) => !options.includes(label))
    .map(([label, count]) => ({ label, count }))
    .sort((a, b) => b.count - a.count);
  const rest = former.slice(MOST_BARS).reduce((sum, bar) => sum + bar.count, 0);
  return [...offered, ...former.slice(0, MOST_BARS), ...(rest > 0 ? [{ label: REST, count: rest }] : [])];
}

function figuresOf(sorted: readonly number[]): AnswerChart['figures'] {
  const [lowest] = sorted;
  const highest = sorted.at(-1);
  if (lowest === undefined || highest === undefined) return null;
  const half = sorted.length / 2;
  const middle = ((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2;
  const mean = sorted.reduce((sum, number) => sum + number / sorted.length, 0);
  return { lowest, middle, mean, highest };
}

/** A bar for each number where there are few; else ranges of 1, 2 or 5 times a power of ten. */
function histogram(sorted: readonly number[]): ChartBar[] {
  const distinct = [...new Set(sorted)];
  if (distinct.length <= MOST_STEPS) {
    const times = (number: number) => sorted.filter((each) => each === number).length;
    return distinct.map((number) => ({ label: format(number), count: times(number) }));
  }
  const lowest = distinct[0] ?? 0;
  const highest = distinct.at(-1) ?? 0;
  const step = niceStep((highest - lowest) / MOST_STEPS);
  const first = Math.floor(lowest / step);
  const last = Math.floor(highest / step);
  const counts = Array.from({ length: last - first + 1 }, () => 0);
  for (const number of sorted) {
    const place = Math.min(Math.max(Math.floor(number / step) - first, 0), counts.length - 1);
    counts[place] = (counts[place] ?? 0) + 1;
  }
  const isWhole = step >= 1 && distinct.every(Number.isInteger);
  return counts.map((count, index) => {
    const from = (first + index) * step;
    const to = from + step - (isWhole ? 1 : 0);
    return { label: from === to ? format(from) : `${format(from)} to ${format(to)}`, count };
  });
}

function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5].find((each) => each * power >= least) ?? 10) * power;
}

function format(number: number): string {
  return String(Number(number.toPrecision(10)));
}
