/** Countries of a zone, chosen one by one. */
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { byName, countryName } from '#domain/store/settings/country-name.ts';
import { fill } from '../../fill.ts';
import { LANGUAGE } from '../../language.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/field.tsx';
import * as say from './words/en.ts';

interface CountriesFieldProps {
  readonly value: readonly string[];
  /** To choose from. */
  readonly countries: readonly string[];
  /** What comes next is choosing one. */
  readonly isFocused?: boolean;
  readonly onChange: (countries: string[]) => void;
}

export function CountriesField(props: CountriesFieldProps): ReactNode {
  const { value, countries, isFocused = false, onChange } = props;
  const left = byName(countries).filter(({ code }) => !value.includes(code));
  return (
    <>
      <SelectField
        label={say.countries}
        hint={value.length === 0 ? say.leaveEmptyToCoverTheRest : undefined}
        autoFocus={isFocused}
        value=""
        options={[
          { value: '', label: value.length === 0 ? say.chooseACountry : say.addACountry },
          ...left.map(({ code, name }) => ({ value: code, label: name })),
        ]}
        onChange={(code) => code && onChange([...value, code])}
      />
      {value.length > 0 && (
        <span>
          {value.map((code) => (
            <Button
              key={code}
              size="small"
              icon={<X />}
              onClick={() => onChange(value.filter((each) => each !== code))}
            >
              {fill(say.removeCountryname, { countryName: countryName(code, LANGUAGE) })}
            </Button>
          ))}
        </span>
      )}
    </>
  );
}
