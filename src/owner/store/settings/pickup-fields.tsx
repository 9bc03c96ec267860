/** Where buyers come for what they have ordered: offered to everybody, wherever they live. */
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { byName } from '#domain/store/settings/country-name.ts';
import { PICKUP_NAME } from '#domain/store/settings/pickup-place.ts';
import { fill } from '../../fill.ts';
import { makeId } from '../../make-id.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextArea, TextField } from '../../ui/field.tsx';
import { More } from '../../ui/more.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Method } from './delivery-view.ts';
import { wayWords } from './given-names.ts';
import { PriceField } from './method-fields.tsx';
import { SettingRow } from './setting-row.tsx';
import * as say from './words/en.ts';

interface PickupFieldsProps {
  readonly pickups: readonly Method[];
  /** To choose from, by code. */
  readonly countries: readonly string[];
  readonly currency: CurrencyCode;
  readonly onChange: (pickups: Method[]) => void;
}

export function PickupFields({ pickups, countries, currency, onChange }: PickupFieldsProps): ReactNode {
  const change = (id: string, part: Partial<Method>) =>
    onChange(pickups.map((each) => (each.id === id ? { ...each, ...part } : each)));
  return (
    <>
      {pickups.map((pickup) => (
        <SettingRow
          key={pickup.id}
          title={pickup.name}
          summary={summaryOf(pickup, currency)}
          isOpen={pickup.note.trim() === ''}
        >
          <Pickup
            pickup={pickup}
            countries={countries}
            currency={currency}
            onChange={(part) => change(pickup.id, part)}
            onRemove={() => onChange(pickups.filter(({ id }) => id !== pickup.id))}
          />
        </SettingRow>
      ))}
      <span>
        <Button icon={<Plus />} onClick={() => onChange([...pickups, newPickup()])}>
          {say.addAPickupLocation}
        </Button>
      </span>
    </>
  );
}

function summaryOf(pickup: Method, currency: CurrencyCode): string {
  const [place = ''] = pickup.note.trim().split('\n');
  if (place === '') return say.noAddressForBuyersYet;
  return pickup.priceMinor === 0 ? place : `${place} · ${wayWords(pickup, currency)}`;
}

function newPickup(): Method {
  return {
    id: makeId(),
    name: PICKUP_NAME,
    kind: 'pickup',
    priceMinor: 0,
    steps: [],
    freeFromMinor: null,
    note: '',
  };
}

interface PickupProps {
  readonly pickup: Method;
  readonly countries: readonly string[];
  readonly currency: CurrencyCode;
  readonly onChange: (part: Partial<Method>) => void;
  readonly onRemove: () => void;
}

function Pickup({ pickup, countries, currency, onChange, onRemove }: PickupProps): ReactNode {
  const { name, priceMinor, note, country = '' } = pickup;
  return (
    <>
      <TextArea
        label={say.addressAndOpeningHours}
        value={note}
        maxLength={500}
        onChange={(to) => onChange({ note: to })}
      />
      {note.trim() === '' && (
        <Notice tone="warning">
          {name === PICKUP_NAME ? say.enterWhereBuyersPickUpUntil : say.enterWhereBuyersPickUpUntilYou}
        </Notice>
      )}
      <More
        label={say.namePriceCountryRemoval}
        isInUse={priceMinor !== 0 || name !== PICKUP_NAME || country !== ''}
      >
        <TextField
          label={say.name}
          value={name}
          maxLength={100}
          error={name.trim() === '' ? say.enterANameForBuyers : undefined}
          onChange={(to) => onChange({ name: to })}
        />
        <SelectField
          label={say.countryOfThisLocation}
          hint={say.setsTheTaxForOrdersPicked}
          value={country}
          onChange={(to) => onChange({ country: to })}
          options={[
            { value: '', label: say.countryOfYourAddress },
            ...byName(countries).map(({ code, name: words }) => ({ value: code, label: words })),
          ]}
        />
        <PriceField method={pickup} currency={currency} onChange={onChange} />
        <span>
          <Button tone="quiet" size="small" onClick={onRemove}>
            {fill(say.removeName, { name })}
          </Button>
        </span>
      </More>
    </>
  );
}
