import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import * as calls from '#domain/bookings/calls.ts';
import { offered } from '#domain/bookings/end-offer.ts';
import type { BookingsSettings } from '#domain/bookings/settings.ts';
import { civilDate, formatDateKey, parseDateKey, utcOf } from '#domain/locale/civil-date.ts';
import { call } from '../api.ts';
import { fill } from '../fill.ts';
import { LOCALE } from '../language.ts';
import { useMay } from '../session.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { SelectField, TextField } from '../ui/field.tsx';
import { Failure } from '../ui/notice.tsx';
import { Panel, Stack } from '../ui/page.tsx';
import { useAction } from '../ui/use-action.ts';
import styles from './bookings.module.css';
import type { SettingsState } from './use-bookings.ts';
import * as say from './words/en.ts';

type Blocked = BookingsSettings['blocked'][number];
type Days = Omit<Blocked, 'id'>;

interface DaysOffProps {
  readonly site: string;
  readonly state: SettingsState;
}

export function DaysOff({ site, state }: DaysOffProps): ReactNode {
  const mayBlock = useMay('config.scheduling');
  const { resources, blocked } = state.settings;
  const { blocking, opening } = useDaysOff(site);
  const whatOf = (id: string | null) =>
    id === null ? say.everything : (resources.find((each) => each.id === id)?.name ?? say.deleted);
  const sorted = [...blocked].sort((a, b) => (a.from < b.from ? -1 : 1));
  return (
    <Panel title={say.daysOff} description={say.guestsCantBookOnTheseDays}>
      <Stack>
        {sorted.length === 0 && <p>{say.noDaysOffYet}</p>}
        {sorted.map((each) => (
          <div key={each.id} className="split">
            <span>
              <strong>{daysInWords(each)}</strong> {whatOf(each.resourceId)}
            </span>
            {mayBlock && (
              <IconButton
                label={fill(say.takeBookingsAgainDaysinWhat, {
                  daysIn: daysInWords(each),
                  what: whatOf(each.resourceId),
                })}
                icon={<Trash2 />}
                onClick={() => opening.mutate(each)}
              />
            )}
          </div>
        ))}
        {blocking.error && <Failure title={say.notAdded} error={blocking.error} />}
        {mayBlock && (
          <NewDaysOff
            resources={offered(resources)}
            today={formatDateKey(civilDate(Date.now(), state.timeZone))}
            isBusy={blocking.isPending}
            onAdd={(days) => blocking.mutate(days)}
          />
        )}
      </Stack>
    </Panel>
  );
}

function useDaysOff(site: string) {
  const queryKey = ['booking-settings', site];
  const blocking = useAction((body: Days) => call(calls.blockDays, { site, body }), {
    said: say.dayOffAddedExistingBookingsOn,
    keeps: queryKey,
    isFailureShown: true,
  });
  const opening = useAction(({ id }: Blocked) => call(calls.openDays, { site, block: id }), {
    said: say.dayOffRemoved,
    undo:
      (_answer, { id, ...days }) =>
      () =>
        blocking.mutate(days),
    reads: queryKey,
  });
  return { blocking, opening };
}

interface NewDaysOffProps {
  readonly resources: BookingsSettings['resources'];
  readonly today: string;
  readonly isBusy: boolean;
  readonly onAdd: (days: Days) => void;
}

function NewDaysOff({ resources, today, isBusy, onAdd }: NewDaysOffProps): ReactNode {
  const [from, setFrom] = useState(today);
  const [until, setUntil] = useState(today);
  const [resourceId, setResourceId] = useState('');
  return (
    <div className={styles['pair']}>
      <TextField
        label={say.firstDay}
        type="date"
        value={from}
        onChange={(to) => {
          setFrom(to);
          if (to > until) setUntil(to);
        }}
      />
      <TextField label={say.lastDay} type="date" min={from} value={until} onChange={setUntil} />
      <SelectField
        label={say.appliesTo}
        value={resourceId}
        options={[
          { value: '', label: say.everything },
          ...resources.map(({ id, name }) => ({ value: id, label: name || say.untitled })),
        ]}
        onChange={setResourceId}
      />
      <span>
        <Button
          icon={<Plus />}
          isBusy={isBusy}
          disabled={!parseDateKey(from) || !parseDateKey(until) || until < from}
          onClick={() => onAdd({ from, until, resourceId: resourceId || null, note: '' })}
        >
          {say.blockTheseDays}
        </Button>
      </span>
    </div>
  );
}

function daysInWords({ from, until }: Pick<Blocked, 'from' | 'until'>): string {
  const [first, last] = [parseDateKey(from), parseDateKey(until)];
  if (!first || !last) return `${from} – ${until}`;
  const format = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeZone: 'UTC' });
  return format.formatRange(utcOf(first), utcOf(last));
}
