/** Numbers of a period as a line, with those of the period before behind it, and as a table. */
import { type PointerEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { fill } from '../fill.ts';
import { formatCount, formatShort, formatStep } from './format.ts';
import { drawTrend, groupSteps, type Step } from './trend.ts';
import styles from './trend-chart.module.css';
import * as say from './words/en.ts';

const HEIGHT = 260;

export interface TrendChartProps {
  /** By hours or days; many days are shown as their months. */
  readonly steps: readonly Step[];
  readonly before: readonly Step[];
  /** What the numbers are of: `visitors`. */
  readonly words: string;
  /** How a number reads; absent: as a count. */
  readonly format?: (value: number) => string;
  /** The same at the axis, where there is little room. */
  readonly formatTick?: (value: number) => string;
  /** What happened on days of it. */
  readonly notes?: readonly DayNote[];
}

interface DayNote {
  readonly day: string;
  readonly words: string;
}

export function TrendChart(props: TrendChartProps): ReactNode {
  const { words, notes = [], format = formatCount, formatTick = formatShort } = props;
  const [steps, before] = [groupSteps(props.steps), groupSteps(props.before)];
  const [width, place] = useWidth();
  const [at, setAt] = useState<number | undefined>(undefined);
  const values = steps.map(({ value }) => value);
  const trend = drawTrend({ values, before: before.map(({ value }) => value), width, height: HEIGHT });
  const shown = at !== undefined && at < steps.length ? at : undefined;
  const follow = (event: PointerEvent<HTMLElement>) => {
    const { left } = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - left - trend.left) / Math.max(1, trend.right - trend.left);
    setAt(Math.min(steps.length - 1, Math.max(0, Math.round(share * (steps.length - 1)))));
  };
  const textOf = (index: number) => {
    const { at: step = '' } = steps[index] ?? {};
    const earlier = before[index]?.value;
    const compared =
      earlier === undefined ? '' : `, ${fill(say.countInThePreviousPeriod, { count: format(earlier) })}`;
    const happened = notesAt(notes, step).join('; ');
    return `${formatStep(step, true)}: ${format(values[index] ?? 0)} ${words}${compared}${happened && ` – ${happened}`}`;
  };
  return (
    <figure className="stack tight">
      {/* The pointer only reads what keys read, too. */}
      <div
        ref={place}
        className={`anchor words ${styles['plot']}`}
        onPointerMove={follow}
        onPointerDown={follow}
        onPointerLeave={() => setAt(undefined)}
      >
        <svg width={width} height={HEIGHT} aria-hidden="true">
          <Axis trend={trend} steps={steps} format={formatTick} />
          <path d={trend.area} className={styles['area']} />
          <path d={trend.before} className={styles['before']} />
          <path d={trend.line} className="trace" />
          <Marks trend={trend} steps={steps} notes={notes} />
          {values.length === 1 && (
            <circle cx={trend.x(0)} cy={trend.y(values[0] ?? 0)} r={4} className={styles['dot']} />
          )}
          {shown !== undefined && <Cursor trend={trend} index={shown} value={values[shown] ?? 0} />}
        </svg>
        <input
          type="range"
          className={styles['keys']}
          aria-label={fill(say.exploreWordsStepByStep, { words })}
          min={0}
          max={Math.max(0, steps.length - 1)}
          value={shown ?? Math.max(0, steps.length - 1)}
          aria-valuetext={textOf(shown ?? Math.max(0, steps.length - 1))}
          onChange={(event) => setAt(Number(event.currentTarget.value))}
          onFocus={() => setAt((now) => now ?? steps.length - 1)}
          onBlur={() => setAt(undefined)}
        />
      </div>
      <figcaption className={`hint `}>
        <span>
          {shown === undefined ? (
            <>
              <span className={styles['keyNow']} /> {say.thisPeriod} <span className={styles['keyBefore']} />{' '}
              {say.previousPeriod}
            </>
          ) : (
            textOf(shown)
          )}
        </span>
      </figcaption>
      <Table steps={steps} before={before} words={words} format={format} />
    </figure>
  );
}

interface AxisProps {
  readonly trend: ReturnType<typeof drawTrend>;
  readonly steps: readonly Step[];
  readonly format: (value: number) => string;
}

function Axis({ trend, steps, format }: AxisProps): ReactNode {
  return (
    <>
      {trend.ticks.map(({ value, y }) => (
        <g key={value}>
          <line
            x1={trend.left}
            x2={trend.right}
            y1={y}
            y2={y}
            className={value === 0 ? styles['zero'] : styles['rule']}
          />
          <text x={trend.left - 8} y={y + 4} textAnchor="end" className={styles['tick']}>
            {format(value)}
          </text>
        </g>
      ))}
      {trend.labels.map(({ index, x }) => (
        <text
          key={index}
          x={x}
          y={trend.bottom + 18}
          textAnchor={index === 0 ? 'start' : x > trend.right - 30 ? 'end' : 'middle'}
          className={styles['tick']}
        >
          {formatStep(steps[index]?.at ?? '')}
        </text>
      ))}
    </>
  );
}

interface MarksProps {
  readonly trend: ReturnType<typeof drawTrend>;
  readonly steps: readonly Step[];
  readonly notes: readonly DayNote[];
}

/** Something happened then: what it was is read at its step, and in the list of notes. */
function Marks({ trend, steps, notes }: MarksProps): ReactNode {
  return steps.map(({ at }, index) =>
    notesAt(notes, at).length === 0 ? null : (
      <g key={at} className={styles['mark']}>
        <line x1={trend.x(index)} x2={trend.x(index)} y1={trend.top} y2={trend.bottom} />
        <circle cx={trend.x(index)} cy={trend.bottom} r={4} />
      </g>
    ),
  );
}

/** Of a day or a month; hours have none. */
function notesAt(notes: readonly DayNote[], at: string): string[] {
  return at.length < 7 ? [] : notes.filter(({ day }) => day.startsWith(at)).map(({ words }) => words);
}

interface CursorProps {
  readonly trend: ReturnType<typeof drawTrend>;
  readonly index: number;
  readonly value: number;
}

function Cursor({ trend, index, value }: CursorProps): ReactNode {
  const x = trend.x(index);
  return (
    <>
      <line x1={x} x2={x} y1={trend.top} y2={trend.bottom} className={styles['cursor']} />
      <circle cx={x} cy={trend.y(value)} r={4.5} className={styles['dot']} />
    </>
  );
}

type TableProps = Required<Pick<TrendChartProps, 'steps' | 'before' | 'words' | 'format'>>;

function Table({ steps, before, words, format }: TableProps): ReactNode {
  return (
    <details className={styles['details']}>
      <summary>{say.showAsATable}</summary>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{say.date}</th>
            <th scope="col">{words[0]?.toUpperCase() + words.slice(1)}</th>
            <th scope="col">{say.previousPeriod}</th>
          </tr>
        </thead>
        <tbody>
          {steps.map((step, index) => (
            <tr key={step.at}>
              <th scope="row">{formatStep(step.at, true)}</th>
              <td>{format(step.value)}</td>
              <td>{format(before[index]?.value ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** Words in a drawing shrink with it, so it is drawn as wide as it is shown. */
function useWidth() {
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(640);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 640)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [width, place] as const;
}
