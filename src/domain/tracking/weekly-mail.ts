/** The numbers of a week, as a mail. */
import { type CivilDate, parseDateKey, utcOf } from '../locale/civil-date.ts';
import { dateFormat } from '../locale/date-format.ts';
import type { Period } from '../locale/period.ts';
import { type MailTable, type WrittenMail, writeMail } from '../mail/write-mail.ts';
import type { VisitorOverview, VisitValue } from './calls.ts';
import type { CountedGoal } from './calls-goals.ts';

export interface WeekNumbers {
  readonly period: Period;
  readonly overview: Pick<VisitorOverview, 'totals' | 'before'>;
  readonly pages: readonly VisitValue[];
  readonly sources: readonly VisitValue[];
  readonly goals: readonly CountedGoal[];
  /** What happened, in words. */
  readonly notes: readonly string[];
}

interface About {
  readonly title: string;
  /** Of the screen in full. */
  readonly url: string;
  /** Where it is turned off. */
  readonly offUrl: string;
}

const LOCALE = 'en-GB';
const whole = new Intl.NumberFormat(LOCALE);

export function writeWeekly(
  { period, overview, pages, sources, goals, notes }: WeekNumbers,
  { title, url, offUrl }: About,
): WrittenMail & { readonly subject: string } {
  const { totals, before } = overview;
  const span = `${dayOf(period.from)} to ${dayOf(period.until)}`;
  const tables: MailTable[] = [
    { title: 'Most viewed pages', rows: pages.map(({ value, views }) => [value, whole.format(views)]) },
    {
      title: 'Where visitors came from',
      rows: sources.map(({ value, visitors }) => [value || 'Direct or unknown', whole.format(visitors)]),
    },
    { title: 'Goals reached', rows: goals.map(({ name, steps }) => [name, whole.format(lastOf(steps))]) },
  ];
  const nobody = totals.visits === 0;
  const written = writeMail({
    sender: title,
    heading: `Your week, ${span}`,
    paragraphs: [
      nobody
        ? 'No visitors this week. Most visits start with a link from a profile, a newsletter or a friend’s page.'
        : wordsOf(totals.visitors, before.visitors),
      ...(notes.length > 0 ? [`What happened: ${notes.join('; ')}.`] : []),
    ],
    figures: nobody
      ? []
      : [
          figure('Daily visitors', totals.visitors, before.visitors),
          figure('Visits', totals.visits, before.visits),
          figure('Page views', totals.views, before.views),
        ],
    tables: tables.filter(({ rows }) => rows.length > 0),
    action: { label: 'See everything', url },
    closing: 'You get this email on Mondays because you turned it on.',
    leave: { label: 'Turn off these emails', url: offUrl },
  });
  const count = totals.visitors === 1 ? '1 visitor' : `${whole.format(totals.visitors)} visitors`;
  return { ...written, subject: `${title}: ${count} last week` };
}

function lastOf(steps: CountedGoal['steps']): number {
  return steps.at(-1)?.visitors ?? 0;
}

function figure(label: string, now: number, before: number) {
  return { label, value: whole.format(now), note: changeOf(now, before) };
}

function changeOf(now: number, before: number): string {
  if (before === 0) return 'no earlier data';
  const percent = Math.round((now / before - 1) * 100);
  if (percent === 0) return 'no change';
  return `${percent > 0 ? '+' : '−'}${whole.format(Math.abs(percent))} %`;
}

function wordsOf(now: number, before: number): string {
  if (before === 0) return 'The first week with visitors.';
  if (now === before) return 'As many visitors as the week before.';
  return now > before ? 'More visitors than the week before.' : 'Fewer visitors than the week before.';
}

function dayOf(day: string): string {
  return dateFormat(LOCALE, 'UTC', { day: 'numeric', month: 'long' }).format(
    utcOf(parseDateKey(day) as CivilDate),
  );
}
