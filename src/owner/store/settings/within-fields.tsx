/** A zone narrowed to a part of its countries: to states and provinces, and to postal codes. */
import { useQueries } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { readRegions } from '#domain/store/settings/calls.ts';
import { countryName } from '#domain/store/settings/country-name.ts';
import { isPostalPattern, readPostalCodes, regionKey } from '#domain/store/settings/place.ts';
import { call } from '../../api.ts';
import { fill } from '../../fill.ts';
import { LANGUAGE } from '../../language.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextArea } from '../../ui/field.tsx';
import { More } from '../../ui/more.tsx';
import * as say from './words/en.ts';

/** Zones of more countries are hardly narrowed, and each country is asked for. */
const MOST_COUNTRIES = 5;

interface Within {
  readonly countries: readonly string[];
  readonly regions?: readonly string[];
  readonly postalCodes?: readonly string[];
}

interface WithinFieldsProps {
  readonly zone: Within;
  readonly onChange: (part: { regions?: string[]; postalCodes?: string[] }) => void;
}

export function WithinFields({ zone, onChange }: WithinFieldsProps): ReactNode {
  const { countries, regions = [], postalCodes = [] } = zone;
  const isInUse = regions.length + postalCodes.length > 0;
  if (countries.length === 0 || (countries.length > MOST_COUNTRIES && !isInUse)) return null;
  return (
    <More label={say.onlyPartOfIt} isInUse={isInUse}>
      <Regions countries={countries} regions={regions} onChange={(to) => onChange({ regions: to })} />
      <PostalCodes value={postalCodes} onChange={(to) => onChange({ postalCodes: to })} />
    </More>
  );
}

interface RegionsProps {
  readonly countries: readonly string[];
  readonly regions: readonly string[];
  readonly onChange: (regions: string[]) => void;
}

function Regions({ countries, regions, onChange }: RegionsProps): ReactNode {
  const asked = useQueries({
    queries: countries.slice(0, MOST_COUNTRIES).map((country) => ({
      queryKey: ['regions', country],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => call(readRegions, { country }, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
    })),
  });
  const all = asked.flatMap(({ data }, index) =>
    (data?.regions ?? []).map(({ value, name }) => ({
      key: regionKey(countries[index] ?? '', value),
      country: countries[index] ?? '',
      name,
    })),
  );
  const nameOf = (key: string) => all.find((each) => each.key === key)?.name ?? key.slice(3);
  return (
    <>
      {countries
        .filter((country) => all.some((each) => each.country === country))
        .map((country) => (
          <SelectField
            key={country}
            label={fill(say.statesOfCountry, { country: countryName(country, LANGUAGE) })}
            hint={regions.some((each) => each.startsWith(`${country}-`)) ? undefined : say.noneMeansAllStates}
            value=""
            options={[
              { value: '', label: say.addAState },
              ...all
                .filter((each) => each.country === country && !regions.includes(each.key))
                .map(({ key, name }) => ({ value: key, label: name })),
            ]}
            onChange={(key) => key && onChange([...regions, key])}
          />
        ))}
      {regions.length > 0 && (
        <span>
          {regions.map((key) => (
            <Button
              key={key}
              size="small"
              icon={<X />}
              onClick={() => onChange(regions.filter((each) => each !== key))}
            >
              {fill(say.removeCountryname, { countryName: nameOf(key) })}
            </Button>
          ))}
        </span>
      )}
    </>
  );
}

interface PostalCodesProps {
  readonly value: readonly string[];
  readonly onChange: (codes: string[]) => void;
}

function PostalCodes({ value, onChange }: PostalCodesProps): ReactNode {
  const [typed, setTyped] = useState(() => value.join(', '));
  const wrong = readPostalCodes(typed).find((each) => !isPostalPattern(each));
  return (
    <TextArea
      label={say.postalCodes}
      hint={say.codesWildcardsAndRanges}
      error={wrong === undefined ? undefined : fill(say.codeIsNoPostalCode, { code: wrong })}
      value={typed}
      maxLength={20_000}
      onChange={(text) => {
        setTyped(text);
        onChange(readPostalCodes(text));
      }}
    />
  );
}
