/** When a discount is given, and how often. */
import type { ReactNode } from 'react';
import { formatLocalTime, readLocalTime } from '#domain/locale/local-time.ts';
import type { StoreDiscount } from '#domain/store/settings/settings.ts';
import { useTimeZone } from '../../fields/site-data.ts';
import { TextField } from '../../ui/field.tsx';

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
        label="From"
        hint={`Leave empty to start now. Time zone: ${timeZone.replaceAll('_', ' ')}.`}
        type="datetime-local"
        value={write(startsAt)}
        onChange={(text) => onChange({ startsAt: read(text) })}
      />
      <TextField
        label="Until"
        hint="Leave empty for no end date."
        error={isBackwards ? 'The end is before the start.' : undefined}
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
        label="Total usage limit"
        hint="Leave empty for no limit."
        type="number"
        min={1}
        value={limit === null ? '' : String(limit)}
        onChange={(text) => onChange({ limit: /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null })}
      />
      <TextField
        label="Limit per customer"
        hint="Customers are recognised by their email address. Leave empty for no limit."
        type="number"
        min={1}
        max={1000}
        value={perCustomer === null ? '' : String(perCustomer)}
        onChange={(text) => onChange({ perCustomer: /^[1-9]\d{0,2}$/.test(text) ? Number(text) : null })}
      />
    </>
  );
}
