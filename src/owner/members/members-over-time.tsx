/** How many members there are, and how many join: a period, beside the one before. */
import { type ReactNode, useState } from 'react';
import { type DayOfJoining, membersByDay } from '#domain/members/joining.ts';
import { useTimeZone } from '../fields/site-data.ts';
import { Figure, Figures } from '../figures/figure.tsx';
import { formatCount } from '../figures/format.ts';
import { lastDays, type PeriodChoice } from '../figures/period.ts';
import { PeriodPicker } from '../figures/period-picker.tsx';
import { todayIn } from '../figures/today.ts';
import { TrendChart } from '../figures/trend-chart.tsx';
import { useSite } from '../session.ts';
import { NotRead } from '../ui/not-read.tsx';
import { Panel } from '../ui/page.tsx';
import { useFigures } from './use-members.ts';
import * as say from './words/en.ts';

export function MembersOverTime(): ReactNode {
  const { id: site } = useSite();
  const today = todayIn(useTimeZone(site));
  const [chosen, setChosen] = useState<PeriodChoice>();
  const choice = chosen ?? { preset: 'month' as const, period: lastDays(today, 30) };
  const figures = useFigures(site, choice.period);
  return (
    <Panel title={say.membersOverTime} actions={<PeriodPicker choice={choice} onChoose={setChosen} />}>
      <NotRead query={figures} />
      {figures.data && <Overview {...figures.data} />}
    </Panel>
  );
}

interface Joining {
  readonly earlier: number;
  readonly steps: readonly DayOfJoining[];
}

function Overview({ period, before }: { readonly period: Joining; readonly before: Joining }): ReactNode {
  const [metric, setMetric] = useState<'all' | 'joined'>('all');
  const choice = (name: typeof metric) => ({ isChosen: metric === name, onChoose: () => setMetric(name) });
  const joined = (of: Joining) => of.steps.reduce((sum, step) => sum + step.joined, 0);
  const all = (of: Joining) => of.earlier + joined(of);
  const stepsOf = (of: Joining) =>
    metric === 'all'
      ? lastOfMonths(membersByDay(of))
      : of.steps.map((step) => ({ at: step.at, value: step.joined }));
  return (
    <>
      <Figures>
        <Figure
          label={say.members}
          value={formatCount(all(period))}
          now={all(period)}
          before={all(before)}
          choice={choice('all')}
        />
        <Figure
          label={say.newMembers}
          value={formatCount(joined(period))}
          now={joined(period)}
          before={joined(before)}
          choice={choice('joined')}
        />
      </Figures>
      <TrendChart
        steps={stepsOf(period)}
        before={stepsOf(before)}
        words={metric === 'all' ? say.members2 : say.newMembers2}
      />
      <p className="hint">{say.deletedAccountsAreNotCounted}</p>
    </>
  );
}

/** More days than a chart shows one by one. It adds up the days of a month, and members of two days are the same people. */
const MAX_DAYS = 92;

function lastOfMonths<Step extends { readonly at: string }>(days: readonly Step[]): readonly Step[] {
  if (days.length <= MAX_DAYS) return days;
  const months = new Map(days.map((day) => [day.at.slice(0, 7), day]));
  return [...months].map(([at, day]) => ({ ...day, at }));
}
