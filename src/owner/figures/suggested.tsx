/** A field for what visitors did, with what they have met as suggestions. */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { readValues } from '#domain/tracking/calls.ts';
import { call } from '../api.ts';
import { useTimeZone } from '../fields/site-data.ts';
import { TextField } from '../ui/field.tsx';
import { lastDays } from './period.ts';
import { todayIn } from './today.ts';
import * as say from './words/en.ts';

interface SuggestedProps {
  readonly siteId: string;
  readonly onChange: (value: string) => void;
  readonly kind: 'page' | 'button' | 'event';
  readonly value: string;
}

const SUGGESTED = {
  page: { dimension: 'page', label: say.path, placeholder: say.thanksOrShop },
  button: { dimension: 'button-render', label: say.buttonText, placeholder: say.bookNow },
  event: { dimension: 'event', label: say.nameOfTheEvent, placeholder: say.brochureDownloaded },
} as const;

/** Whatever somebody types; what visitors have met is offered. */
export function Suggested({ siteId, kind, value, onChange }: SuggestedProps): ReactNode {
  const listId = useId();
  const query = {
    ...lastDays(todayIn(useTimeZone(siteId)), 90),
    dimension: SUGGESTED[kind].dimension,
    limit: 50,
  } as const;
  const { data } = useQuery({
    queryKey: ['visitors', siteId, 'values', query, 'suggested'],
    queryFn: ({ signal }) => call(readValues, { site: siteId, query }, { signal }),
  });
  return (
    <>
      <TextField
        label={SUGGESTED[kind].label}
        value={value}
        list={listId}
        placeholder={SUGGESTED[kind].placeholder}
        onChange={onChange}
      />
      <datalist id={listId}>
        {data?.values.map(({ value: each }) => (
          <option key={each} value={each} />
        ))}
      </datalist>
    </>
  );
}
