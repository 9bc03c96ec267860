/** When a discount is given, and how often. */
import type { ReactNode } from 'react';
import { formatLocalTime, readLocalTime } from '#domain/locale/local-time.ts';
import type { StoreDiscount } from '#domain/store/settings/settings.ts';
import { useTimeZone } from '../../fields/site-data.ts';
import { fill } from '../../fill.ts';
import { TextField } from '../../ui/field.tsx';
import * as say from './words/en.ts';

interface LimitsProps {
  readonly discount: StoreDiscount;
  readonly onChange: (part: Partial<StoreDiscount>) => void;
}

export function SpanFields({
  siteId,
  discount,
  onChange,
}: LimitsProps & { readonly siteId: string }): ReactNode {
  const timeZone = useTimeZone(siteId);
  const { startsAt, endsAt } = discount;
  const write = (at: number | null) => (at === null ? '' : formatLocalTime(at, timeZone));
  const read = (text: string) => readLocalTime(text, timeZone) ?? null;
  const isBackwards = startsAt !== null && endsAt !== null && endsAt <= startsAt;
  return (
    <>
      <TextField
        label={say.from}
        hint={fill(say.leaveEmptyToStartNowTime, { replaceAll: timeZone.replaceAll('_', ' ') })}
        type="datetime-local"
        value={write(startsAt)}
        onChange={(text) => onChange({ startsAt: read(text) })}
      />
      <TextField
        label={say.until}
        hint={say.leaveEmptyForNoEndDate}
        error={isBackwards ? say.theEndIsBeforeTheStart : undefined}
        type="datetime-local"
        value={write(endsAt)}
        onChange={(text) => onChange({ endsAt: read(text) })}
      />
    </>
  );
}

export function LimitFields({ discount, onChange }: LimitsProps): ReactNode {
  const { limit, perCustomer } = discount;
  return (
    <>
      <TextField
        label={say.totalUsageLimit}
        hint={say.leaveEmptyForNoLimit}
        type="number"
        min={1}
        value={limit === null ? '' : String(limit)}
        onChange={(text) => onChange({ limit: /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null })}
      />
      <TextField
        label={say.limitPerCustomer}
        hint={say.customersAreRecognisedByTheirEmail}
        type="number"
        min={1}
        max={1000}
        value={perCustomer === null ? '' : String(perCustomer)}
        onChange={(text) => onChange({ perCustomer: /^[1-9]\d{0,2}$/.test(text) ? Number(text) : null })}
      />
    </>
  );
}
