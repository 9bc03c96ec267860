/** What page loads of a day have in common, small enough to be kept for each page and device. */
import { CAUSES, type Cause, METRICS, type Measurement, type Metric } from './contract.ts';
import { addHistograms, bucketOf, type Histogram } from './histogram.ts';

/** What is shown besides numbers: which elements, pictures, hosts and fonts, each with how often and how much. */
export const SUBJECT_KINDS = ['largest', 'shifted', ...CAUSES] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

interface Tally {
  readonly count: number;
  /** Of all its values. */
  readonly sum: number;
}
export type Tallies = Readonly<Record<string, Tally>>;

export interface SpeedSummary {
  readonly loads: number;
  readonly metrics: Readonly<Partial<Record<Metric, Histogram>>>;
  readonly subjects: Readonly<Partial<Record<SubjectKind, Tallies>>>;
}

/** Of a kind and a day: the most frequent stay. */
const MAX_SUBJECTS = 12;
/** What a page tells of where it was slow is kept per page; the rest only for the whole site. */
const PAGE_METRICS: readonly Metric[] = ['lcp', 'inp', 'cls', 'fcp', 'responseStart'];

export const NO_SPEED: SpeedSummary = { loads: 0, metrics: {}, subjects: {} };

/** Of what a page sent at once. It sends twice, and counts once: the first time it says when the server answered. */
export function summaryOf(records: readonly Measurement[]): SpeedSummary {
  const metrics: Partial<Record<Metric, Histogram>> = {};
  const subjects: Partial<Record<SubjectKind, Tallies>> = {};
  for (const record of records) {
    const { name, value } = record;
    if (isMetric(name)) metrics[name] = { [bucketOf(name, value)]: 1 };
    const kind = subjectKindOf(record);
    const subject = isMetric(name) ? elementKey(record) : (record.subject ?? '');
    if (kind && subject) subjects[kind] = { ...subjects[kind], [subject]: { count: 1, sum: value } };
  }
  return { loads: metrics.responseStart ? 1 : 0, metrics, subjects };
}

export function addSummaries(a: SpeedSummary, b: SpeedSummary): SpeedSummary {
  const metrics = { ...a.metrics };
  for (const name of METRICS) {
    const more = b.metrics[name];
    if (more) metrics[name] = addHistograms(metrics[name] ?? {}, more);
  }
  const subjects = { ...a.subjects };
  for (const kind of SUBJECT_KINDS) {
    const more = b.subjects[kind];
    if (more) subjects[kind] = addTallies(subjects[kind] ?? {}, more);
  }
  return { loads: a.loads + b.loads, metrics, subjects };
}

/** The part that is kept for a single page. */
export function pagePartOf({ loads, metrics, subjects }: SpeedSummary): SpeedSummary {
  const kept = PAGE_METRICS.flatMap((name) => (metrics[name] ? [[name, metrics[name]] as const] : []));
  return { loads, metrics: Object.fromEntries(kept), subjects };
}

function addTallies(a: Tallies, b: Tallies): Tallies {
  const sum = new Map(Object.entries(a));
  for (const [subject, { count, sum: value }] of Object.entries(b)) {
    const known = sum.get(subject) ?? { count: 0, sum: 0 };
    sum.set(subject, { count: known.count + count, sum: known.sum + value });
  }
  if (sum.size <= MAX_SUBJECTS) return Object.fromEntries(sum);
  return Object.fromEntries(topOf(sum));
}

/** What weighs most: often, or much. */
function topOf(tallies: ReadonlyMap<string, Tally>): [string, Tally][] {
  return [...tallies].sort(([, a], [, b]) => b.sum - a.sum || b.count - a.count).slice(0, MAX_SUBJECTS);
}

const isMetric = (name: Measurement['name']): name is Metric => !(CAUSES as readonly string[]).includes(name);

function subjectKindOf({ name }: Measurement): SubjectKind | undefined {
  if (name === 'lcp') return 'largest';
  if (name === 'cls') return 'shifted';
  return isMetric(name) ? undefined : (name as Cause);
}

/** Both in one key, since one of them alone may be that of several. */
function elementKey({ element = '', text = '' }: Measurement): string {
  return element === '' ? '' : `${element}\n${text}`;
}

export function elementOf(key: string): { readonly element: string; readonly text: string } {
  const [element = '', text = ''] = key.split('\n');
  return { element, text };
}
