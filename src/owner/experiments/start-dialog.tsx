/** Starts an experiment, now or at a time, in the site's own time. */
import { type ReactNode, useState } from 'react';
import { type ExperimentEntry, start } from '#domain/experiments/calls.ts';
import { formatLocalTime, readLocalTime } from '#domain/locale/local-time.ts';
import { HOUR_MS } from '#domain/time.ts';
import { call } from '../api.ts';
import { fill } from '../fill.ts';
import { TextField } from '../ui/field.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { useAction } from '../ui/use-action.ts';
import { keyOf } from './queries.ts';
import * as say from './words/en.ts';

interface StartDialogProps {
  readonly siteId: string;
  readonly experiment: ExperimentEntry;
  readonly timeZone: string;
  readonly onClose: () => void;
}

export function StartDialog({ siteId, experiment, timeZone, onClose }: StartDialogProps): ReactNode {
  const [when, setWhen] = useState<'now' | 'later'>('now');
  const [from, setFrom] = useState(() => formatLocalTime(nextHour(), timeZone));
  const [until, setUntil] = useState('');
  const startsAt = when === 'now' ? null : readLocalTime(from, timeZone);
  const endsAt = until === '' ? null : readLocalTime(until, timeZone);
  const sending = useAction(
    () =>
      call(start, {
        site: siteId,
        experiment: experiment.id,
        body: { startsAt: startsAt ?? null, endsAt: endsAt ?? null },
      }),
    {
      reads: keyOf(siteId),
      said: when === 'now' ? say.isStarted : say.isPlanned,
      isFailureShown: true,
      onDone: onClose,
    },
  );
  return (
    <FormDialog
      title={say.startExperiment}
      description={fill(say.inTimeZone, { timeZone })}
      action={say.start}
      size="small"
      isIncomplete={startsAt === undefined || endsAt === undefined}
      sending={{ ...sending, mutate: () => sending.mutate() }}
      onClose={onClose}
    >
      {experiment.status === 'stopped' && <Notice tone="warning">{say.startingAgainDeletes}</Notice>}
      <Segmented
        label={say.when}
        value={when}
        options={[
          { value: 'now', label: say.now },
          { value: 'later', label: say.later },
        ]}
        onChange={setWhen}
      />
      {when === 'later' && (
        <TextField label={say.startsAt} type="datetime-local" value={from} onChange={setFrom} />
      )}
      <TextField
        label={say.endsAt}
        hint={say.endsAtHint}
        type="datetime-local"
        value={until}
        onChange={setUntil}
      />
    </FormDialog>
  );
}

function nextHour(): number {
  return Math.ceil((Date.now() + HOUR_MS) / HOUR_MS) * HOUR_MS;
}
