/** Zones of countries, for delivery and for taxes: named, filled, removed, and told where one of them is never used. */
import { Plus } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { countryName } from '#domain/store/country-name.ts';
import { shadowOf } from '#domain/store/shipping.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { FieldGroup } from '../ui/field-group.tsx';
import { Notice } from '../ui/notice.tsx';
import { CountriesField } from './countries-field.tsx';
import styles from './zones.module.css';

const MAX_NAME = 100;

interface Zone {
  readonly id: string;
  readonly name: string;
  readonly countries: string[];
}

interface ZonesProps<Each extends Zone> {
  readonly zones: readonly Each[];
  /** To choose from. */
  readonly countries: readonly string[];
  readonly onChange: (zones: Each[]) => void;
  readonly makeZone: () => Each;
  /** What else is said of a zone. */
  readonly children: (zone: Each, change: (part: Partial<Each>) => void) => ReactNode;
}

export function Zones<Each extends Zone>(props: ZonesProps<Each>): ReactNode {
  const { zones, countries, onChange, makeZone, children } = props;
  const [addedId, setAddedId] = useState<string>();
  const add = () => {
    const zone = makeZone();
    setAddedId(zone.id);
    onChange([...zones, zone]);
  };
  const changeOf =
    ({ id }: Zone) =>
    (part: Partial<Each> | HeadPart) =>
      onChange(zones.map((each) => (each.id === id ? { ...each, ...part } : each)));
  return (
    <>
      {zones.map((zone, index) => (
        <div key={zone.id} className={styles['zone']}>
          <FieldGroup legend={zone.name || 'A zone without a name'}>
            <ZoneHead
              zone={zone}
              before={zones.slice(0, index)}
              countries={countries}
              isNew={zone.id === addedId}
              onChange={changeOf(zone)}
            />
            {children(zone, changeOf(zone))}
            <span>
              <Button
                tone="quiet"
                size="small"
                onClick={() => onChange(zones.filter(({ id }) => id !== zone.id))}
              >
                Remove the zone “{zone.name}”
              </Button>
            </span>
          </FieldGroup>
        </div>
      ))}
      <span>
        <Button icon={<Plus />} onClick={add}>
          Add a zone
        </Button>
      </span>
    </>
  );
}

type HeadPart = { readonly name: string } | { readonly countries: string[] };

interface ZoneHeadProps {
  readonly zone: Zone;
  readonly before: readonly Zone[];
  readonly countries: readonly string[];
  /** Just added: what comes next is its name. */
  readonly isNew: boolean;
  readonly onChange: (part: HeadPart) => void;
}

function ZoneHead({ zone, before, countries, isNew, onChange }: ZoneHeadProps): ReactNode {
  const shadow = shadowOf(zone, before);
  const name = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!isNew) return;
    name.current?.focus();
    name.current?.select();
  }, [isNew]);
  return (
    <>
      <TextField
        ref={name}
        label="Name of the zone"
        value={zone.name}
        maxLength={MAX_NAME}
        onChange={(text) => onChange({ name: text })}
      />
      <CountriesField
        value={zone.countries}
        countries={countries}
        onChange={(chosen) => onChange({ countries: chosen })}
      />
      {shadow && (
        <Notice tone="warning">
          {shadow.countries.length === 0
            ? `“${shadow.by}” is for the rest of the world already, so this zone is never used. Add its countries.`
            : `“${shadow.by}” has ${shadow.countries.map(countryName).join(', ')} already: what you say here is not used for it. Remove it from one of them.`}
        </Notice>
      )}
    </>
  );
}
