/** A number of a period, beside the one before. */
import { ArrowDownRight, ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './figure.module.css';
import { changeOf, formatCount } from './format.ts';
import * as say from './words/en.ts';

interface FigureProps {
  readonly label: string;
  readonly value: string;
  /** In full, where `value` is short. */
  readonly title?: string;
  readonly now: number;
  readonly before: number;
  readonly isLessBetter?: boolean;
  /** Chooses what a chart shows; absent where it is only read. */
  readonly choice?: { readonly isChosen: boolean; readonly onChoose: () => void };
}

export function Figures({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={styles['figures']}>{children}</div>;
}

export function Figure({ choice, ...props }: FigureProps): ReactNode {
  const { label, value, title, now, before, isLessBetter } = props;
  const content = (
    <>
      <span className={`hint ${styles['label']}`}>{label}</span>
      <span className={`strong ${styles['value']}`} title={title}>
        {value}
      </span>
      <Change change={changeOf(now, before)} {...(isLessBetter && { isLessBetter })} />
    </>
  );
  if (!choice) return <div className={`stack snug top ${styles['figure']}`}>{content}</div>;
  return (
    <button
      type="button"
      className={`stack snug top ${styles['figure']}`}
      aria-pressed={choice.isChosen}
      onClick={choice.onChoose}
    >
      {content}
    </button>
  );
}

interface ChangeProps {
  readonly change: number | undefined;
  readonly isLessBetter?: boolean;
}

export function Change({ change, isLessBetter = false }: ChangeProps): ReactNode {
  if (change === undefined) return <span className={`inline snug small muted`}>{say.noEarlierData}</span>;
  const rounded = Math.round(change * 100);
  if (rounded === 0) return <span className={`inline snug small muted`}>{say.noChange}</span>;
  const isGood = rounded > 0 !== isLessBetter;
  const Icon = rounded > 0 ? ArrowUpRight : ArrowDownRight;
  return (
    <span className={`inline snug small muted ${isGood ? 'good' : 'bad'}`}>
      <Icon size={14} aria-hidden="true" />
      <span className="visually-hidden">{rounded > 0 ? say.up : say.down} </span>
      {formatCount(Math.abs(rounded))} %
    </span>
  );
}
