/** Zones of countries, for delivery and for taxes: chosen, filled, removed, and told where one of them is never used. */
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { countryName } from '#domain/store/settings/country-name.ts';
import { shadowOf } from '#domain/store/settings/delivery.ts';
import { fill } from '../../fill.ts';
import { LANGUAGE } from '../../language.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { More } from '../../ui/more.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CountriesField } from './countries-field.tsx';
import { nameOfZone, renamed } from './given-names.ts';
import { SettingRow } from './setting-row.tsx';
import { WithinFields } from './within-fields.tsx';
import * as say from './words/en.ts';

const MAX_NAME = 100;

interface Zone {
  readonly id: string;
  readonly name: string;
  readonly countries: string[];
  readonly regions?: string[];
  readonly postalCodes?: string[];
}

/** States of a country that is no longer in the zone are not either. */
function withinOnly<Each extends Zone>(zone: Each): Each {
  const { countries, regions = [], postalCodes = [] } = zone;
  const kept = regions.filter((each) => countries.some((code) => each.startsWith(`${code}-`)));
  return withoutEmpty({ ...zone, regions: kept, postalCodes: countries.length > 0 ? postalCodes : [] });
}

function withoutEmpty<Each extends Zone>({ regions = [], postalCodes = [], ...zone }: Each): Each {
  return {
    ...zone,
    ...(regions.length > 0 && { regions }),
    ...(postalCodes.length > 0 && { postalCodes }),
  } as Each;
}

interface ZonesProps<Each extends Zone> {
  readonly zones: readonly Each[];
  /** To choose from. */
  readonly countries: readonly string[];
  readonly onChange: (zones: Each[]) => void;
  readonly makeZone: () => Each;
  /** In one line. */
  readonly summaryOf: (zone: Each) => string;
  /** Whether a zone that was just added is still being filled in: until it is saved, nothing is held against it. */
  readonly isUnsaved: boolean;
  /** Of a zone that is open from the start. */
  readonly openId?: string;
  /** What else is said of a zone. */
  readonly children: (zone: Each, change: (part: Partial<Each>) => void) => ReactNode;
}

export function Zones<Each extends Zone>(props: ZonesProps<Each>): ReactNode {
  const { zones, countries, onChange, makeZone, summaryOf, isUnsaved, openId, children } = props;
  const [addedId, setAddedId] = useState<string>();
  const add = () => {
    const zone = makeZone();
    setAddedId(zone.id);
    onChange([...zones, zone]);
  };
  const put = (zone: Each) => onChange(zones.map((each) => (each.id === zone.id ? zone : each)));
  return (
    <>
      {zones.map((zone, index) => (
        <SettingRow
          key={zone.id}
          title={zone.name || say.newZone}
          summary={summaryOf(zone)}
          isOpen={zone.id === addedId || zone.id === openId}
        >
          <CountriesField
            value={zone.countries}
            countries={countries}
            isFocused={zone.id === addedId}
            onChange={(chosen) => put(withinOnly(renamed(zone, chosen)))}
          />
          <WithinFields zone={zone} onChange={(part) => put(withoutEmpty({ ...zone, ...part }))} />
          {!(isUnsaved && zone.id === addedId) && <ShadowNotice zone={zone} before={zones.slice(0, index)} />}
          {children(zone, (part) => put({ ...zone, ...part }))}
          <ZoneEnd
            zone={zone}
            onName={(name) => put({ ...zone, name })}
            onRemove={() => onChange(zones.filter(({ id }) => id !== zone.id))}
          />
        </SettingRow>
      ))}
      <span>
        <Button icon={<Plus />} onClick={add}>
          {say.addAZone}
        </Button>
      </span>
    </>
  );
}

function ShadowNotice({
  zone,
  before,
}: {
  readonly zone: Zone;
  readonly before: readonly Zone[];
}): ReactNode {
  const shadow = shadowOf(zone, before);
  if (!shadow) return null;
  return (
    <Notice tone="warning">
      {shadow.countries.length === 0
        ? fill(say.byAlreadyCoversTheRestOf, { by: shadow.by })
        : fill(say.byAlreadyIncludesMapSoThis, {
            by: shadow.by,
            map: shadow.countries.map((code) => countryName(code, LANGUAGE)).join(', '),
          })}
    </Notice>
  );
}

interface ZoneEndProps {
  readonly zone: Zone;
  readonly onName: (name: string) => void;
  readonly onRemove: () => void;
}

function ZoneEnd({ zone: { name, countries }, onName, onRemove }: ZoneEndProps): ReactNode {
  const given = nameOfZone(countries);
  return (
    <More label={say.zoneNameRemoval} isInUse={name !== '' && name !== given}>
      <TextField
        label={say.zoneName}
        hint={say.onlyYouSeeThisLeaveEmpty}
        placeholder={given}
        value={name}
        maxLength={MAX_NAME}
        onChange={onName}
      />
      <span>
        <Button tone="quiet" size="small" onClick={onRemove}>
          {fill(say.removeTheZoneName, { name: name || given })}
        </Button>
      </span>
    </More>
  );
}
