/** Chooses a period: one that ends today, or any two days. */
import type { ReactNode } from 'react';
import { readPeriod } from '#domain/locale/period.ts';
import { Segmented } from '../ui/segmented.tsx';
import { lastDays, type PeriodChoice, PRESETS, type Preset } from './period.ts';
import styles from './period-picker.module.css';
import * as say from './words/en.ts';

interface PeriodPickerProps {
  readonly choice: PeriodChoice;
  readonly onChoose: (next: PeriodChoice) => void;
}

export function PeriodPicker({ choice, onChoose }: PeriodPickerProps): ReactNode {
  const { period, preset } = choice;
  const choosePreset = (value: Preset) => {
    const found = PRESETS.find((each) => each.value === value);
    if (found) onChoose({ preset: value, period: lastDays(period.until, found.days) });
  };
  const chooseDay = (end: 'from' | 'until', day: string) => {
    const next = readPeriod({ ...period, [end]: day }) ?? readPeriod({ from: day, until: day });
    if (next) onChoose({ preset: undefined, period: next });
  };
  return (
    <div className="cluster">
      <Segmented<Preset | ''>
        label={say.period}
        value={preset ?? ''}
        options={PRESETS.map(({ value, label }) => ({ value, label }))}
        onChange={(value) => value !== '' && choosePreset(value)}
      />
      <div className="row snug muted">
        <Day label={say.firstDay} value={period.from} onChange={(day) => chooseDay('from', day)} />
        <span aria-hidden="true">–</span>
        <Day label={say.lastDay} value={period.until} onChange={(day) => chooseDay('until', day)} />
      </div>
    </div>
  );
}

interface DayProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (day: string) => void;
}

function Day({ label, value, onChange }: DayProps): ReactNode {
  return (
    <input
      type="date"
      className={`frame ${styles['day']}`}
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
