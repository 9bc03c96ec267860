/** A country, by its name: the one list for all who ask for one. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { readCountries } from '#domain/store/settings/calls.ts';
import { byName } from '#domain/store/settings/country-name.ts';
import { call } from '../api.ts';
import { SelectField } from '../ui/field.tsx';
import * as say from './words/en.ts';

export const countriesQuery = queryOptions({
  queryKey: ['countries'],
  queryFn: async ({ signal }) => (await call(readCountries, {}, { signal })).countries,
  staleTime: Number.POSITIVE_INFINITY,
});

export interface CountryFieldProps {
  /** ISO 3166; empty: none is chosen. */
  readonly value: string;
  readonly hint?: string;
  readonly onChange: (country: string) => void;
}

export function CountryField({ value, hint, onChange }: CountryFieldProps): ReactNode {
  const { data: countries = [], error } = useQuery(countriesQuery);
  // What is kept stays to be chosen, be it on the list or not.
  const codes = value === '' || countries.includes(value) ? countries : [...countries, value];
  return (
    <SelectField
      label={say.country}
      autoComplete="country"
      hint={hint}
      error={error ? say.couldntLoadTheCountriesReloadThe : undefined}
      value={value}
      options={[
        { value: '', label: say.chooseACountry },
        ...byName(codes).map(({ code, name }) => ({ value: code, label: name })),
      ]}
      onChange={onChange}
    />
  );
}
