/** Of which service a table booking shows what is free. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { readSettings } from '#domain/bookings/calls.ts';
import { call } from '../../api.ts';
import { useField, usePanel } from '../../fields/panel-context.tsx';
import { SelectField } from '../../ui/field.tsx';
import { Failure, Notice } from '../../ui/notice.tsx';
import * as say from './words/en.ts';

export function ServiceChoice(): ReactNode {
  const { siteId: site } = usePanel();
  const state = useField<string | undefined>(['props', 'serviceId'], 'id');
  const settings = useQuery({
    queryKey: ['booking-settings', site],
    queryFn: ({ signal }) => call(readSettings, { site }, { signal }),
  });
  if (settings.error) return <Failure error={settings.error} onRetry={() => void settings.refetch()} />;
  const services = settings.data?.settings.services ?? [];
  const id = state.value ?? '';
  const isGone = id !== '' && settings.isSuccess && !services.some((each) => each.id === id);
  if (settings.isSuccess && services.length === 0)
    return <Notice tone="info">{say.setUpWhatGuestsCanBook}</Notice>;
  return (
    <SelectField
      label={say.service}
      aside={state.aside}
      error={isGone ? say.thisCanNoLongerBeBooked : state.error}
      value={id}
      options={[
        { value: '', label: say.firstServiceWithTables },
        ...(isGone ? [{ value: id, label: say.removedService }] : []),
        ...services.map((each) => ({ value: each.id, label: each.name })),
      ]}
      onChange={(chosen) => state.set(chosen === '' ? undefined : chosen)}
    />
  );
}
