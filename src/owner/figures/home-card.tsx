/** The last seven days of something, in small, for the first screen of a site. */
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { fill } from '../fill.ts';
import { Change } from './figure.tsx';
import { changeOf } from './format.ts';
import styles from './home-card.module.css';
import * as say from './words/en.ts';

const WIDTH = 240;
const HEIGHT = 44;

interface HomeCardProps {
  readonly name: string;
  readonly figures: readonly {
    readonly label: string;
    readonly value: string;
    readonly now: number;
    readonly before: number;
  }[];
  /** Day by day. */
  readonly values: readonly number[];
  readonly link: { readonly to: string; readonly label: string };
  /** Above the link. */
  readonly children?: ReactNode;
}

export function HomeCard({ name, figures, values, link, children }: HomeCardProps): ReactNode {
  return (
    <section className={`frame after ${styles['card']}`} aria-label={name}>
      {figures.map(({ label, value, now, before }) => (
        <div key={label} className="stack snug">
          <span className="hint">{fill(say.label7Days, { label })}</span>
          <span className={`strong ${styles['value']}`}>{value}</span>
          <Change change={changeOf(now, before)} />
        </div>
      ))}
      <svg
        className={styles['line']}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className="trace" d={lineOf(values)} vectorEffect="non-scaling-stroke" />
      </svg>
      <div className={`stack snug ${styles['end']}`}>
        {children}
        <Link to={link.to} className={`inline plain snug accent ${styles['link']}`}>
          {link.label}
          <ChevronRight size={14} aria-hidden="true" />
        </Link>
      </div>
    </section>
  );
}

function lineOf(values: readonly number[]): string {
  const most = Math.max(1, ...values);
  const gap = WIDTH / Math.max(1, values.length - 1);
  return values
    .map(
      (value, index) =>
        `${index === 0 ? 'M' : 'L'}${index * gap} ${HEIGHT - 2 - (value / most) * (HEIGHT - 4)}`,
    )
    .join('');
}
