/** Where a difference lies: a line from its least to its most, with nothing in the middle. */
import type { ReactNode } from 'react';
import styles from './range-mark.module.css';

interface RangeMarkProps {
  readonly low: number;
  readonly high: number;
  readonly value: number;
  /** The edge of the scale, for both sides. */
  readonly widest: number;
}

const WIDTH = 160;

export function RangeMark({ low, high, value, widest }: RangeMarkProps): ReactNode {
  const middle = WIDTH / 2;
  const placeOf = (each: number) => middle + (each / (widest || 1)) * (middle - 4);
  const tone = low > 0 ? 'better' : high < 0 ? 'worse' : 'open';
  return (
    <svg className={`${styles['mark']} ${styles[tone]}`} viewBox={`0 0 ${WIDTH} 12`} aria-hidden="true">
      <line className={styles['zero']} x1={middle} x2={middle} y1="0" y2="12" />
      <line className={styles['range']} x1={placeOf(low)} x2={placeOf(high)} y1="6" y2="6" />
      <circle className={styles['value']} cx={placeOf(value)} cy="6" r="4" />
    </svg>
  );
}
