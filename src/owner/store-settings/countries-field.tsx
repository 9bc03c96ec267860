/** Countries of a zone, chosen one by one. */
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { byName, countryName } from '#domain/store/country-name.ts';
import { Button } from '../ui/button.tsx';
import { SelectField } from '../ui/field.tsx';

interface CountriesFieldProps {
  readonly value: readonly string[];
  /** To choose from. */
  readonly countries: readonly string[];
  readonly onChange: (countries: string[]) => void;
}

export function CountriesField({ value, countries, onChange }: CountriesFieldProps): ReactNode {
  const left = byName(countries).filter(({ code }) => !value.includes(code));
  return (
    <>
      <SelectField
        label="Countries"
        hint={value.length === 0 ? 'None chosen: this zone is for the rest of the world.' : undefined}
        value=""
        options={[
          { value: '', label: 'Add a country' },
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
              Remove {countryName(code)}
            </Button>
          ))}
        </span>
      )}
    </>
  );
}
