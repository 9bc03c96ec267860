/** Taxes of a store: whether prices hold them, how they are rounded, and their rates by country. */
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { PPM } from '#domain/money/divide.ts';
import { EU_COUNTRIES } from '#domain/store/settings/address-form.ts';
import { HOMES, taxesPanel } from '#domain/store/settings/panels.ts';
import { type StoreSettings, storeSettingsSchema } from '#domain/store/settings/settings.ts';
import { PRESETS_AS_OF, taxPresets, withPreset } from '#domain/store/settings/tax-presets.ts';
import { taxTermOf } from '#domain/store/settings/tax-terms.ts';
import { fill } from '../../fill.ts';
import { LANGUAGE } from '../../language.ts';
import { makeId } from '../../make-id.ts';
import { DeclaredPanel } from '../../site-settings/declared-panel.tsx';
import { TaxNumberNotice, useSeller, useTaxNumberNeed } from '../../site-settings/tax-number-notice.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { Stack } from '../../ui/page.tsx';
import { PERCENT, percentWords } from './given-names.ts';
import { useStore } from './use-store.ts';
import * as say from './words/en.ts';
import { Zones } from './zones.tsx';

type Zone = StoreSettings['taxes']['zones'][number];
type Rate = Zone['rates'][number];

interface TaxNumberProps {
  readonly siteId: string;
  readonly value: StoreSettings;
}

/** As soon as a rate is above nothing, tax is charged somewhere. */
function TaxNumber({ siteId, value }: TaxNumberProps): ReactNode {
  const rates = value.taxes.zones.flatMap((zone) => zone.rates);
  const taxMinor = Math.max(0, ...rates.map(({ ppm }) => ppm));
  const need = useTaxNumberNeed(siteId, { taxMinor, isReverseCharge: false });
  return <TaxNumberNotice siteId={siteId} need={need} />;
}

function useHome(siteId: string, value: StoreSettings): string | undefined {
  const { data } = useSeller(siteId);
  return data && (value.taxes.homeCountry || data.country);
}

interface EuCompaniesProps {
  readonly siteId: string;
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly onChange: (home: string) => void;
  readonly form: ReturnType<typeof useStore>;
}

/** Shops elsewhere are not asked about the EU. */
function EuCompanies({ siteId, label, hint, value, onChange, form }: EuCompaniesProps): ReactNode {
  const home = useHome(siteId, form.value ?? NO_STORE);
  // Until it is known where the shop is, nothing is asked that may have to go again.
  const isAsked = home === '' || (home !== undefined && EU_COUNTRIES.includes(home));
  if (value === '' && !isAsked) return null;
  return <SelectField label={label} hint={hint} value={value} options={HOMES} onChange={onChange} />;
}

const NO_STORE = storeSettingsSchema.parse({});

interface PresetsProps {
  readonly siteId: string;
  readonly value: StoreSettings;
  readonly form: ReturnType<typeof useStore>;
}

/** Rates to begin with, of where the shop is. */
function Presets({ siteId, value, form }: PresetsProps): ReactNode {
  const home = useHome(siteId, value);
  if (home === undefined) return null;
  const presets = taxPresets(home);
  const add = (id: string) => {
    const preset = presets.find((each) => each.id === id);
    if (preset) form.set({ taxes: { ...value.taxes, zones: withPreset(value.taxes.zones, preset) } });
  };
  const asOf = DAYS.format(Date.parse(PRESETS_AS_OF));
  return (
    <SelectField
      label={say.ratesToBeginWith}
      hint={fill(say.ratesAsOfDay, { day: asOf })}
      value=""
      options={[
        { value: '', label: say.chooseRates },
        ...presets.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={add}
    />
  );
}

const DAYS = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'long', timeZone: 'UTC' });

interface TaxZonesProps {
  readonly siteId: string;
  readonly value: readonly Zone[];
  readonly onChange: (zones: Zone[]) => void;
  readonly form: ReturnType<typeof useStore>;
}

function TaxZones({ siteId, value, onChange, form }: TaxZonesProps): ReactNode {
  const termHere = taxTermOf(useHome(siteId, form.value ?? NO_STORE) ?? '');
  return (
    <Zones
      zones={value}
      countries={form.stored.data?.countries ?? []}
      onChange={onChange}
      makeZone={() => newZone(termHere)}
      summaryOf={({ rates }) => rates.map(({ name, ppm }) => `${name} ${percentWords(ppm)}`).join(' · ')}
      isUnsaved={form.isChanged}
    >
      {(zone, change) => (
        <Rates
          rates={zone.rates}
          term={zone.countries[0] === undefined ? termHere : taxTermOf(zone.countries[0])}
          onChange={(rates) => change({ rates })}
        />
      )}
    </Zones>
  );
}

const CONTROLS = { 'tax-number': TaxNumber, zones: TaxZones, 'eu-companies': EuCompanies, presets: Presets };

export function TaxesPanel({ siteId }: { readonly siteId: string }): ReactNode {
  return <DeclaredPanel siteId={siteId} panel={taxesPanel} form={useStore(siteId)} controls={CONTROLS} />;
}

function newZone(term: string): Zone {
  return { id: makeId(), name: '', countries: [], rates: [newRate(term)] };
}

/** @param term what shops there call it */
function newRate(term: string): Rate {
  return { id: makeId(), name: term, ppm: 0, taxClass: '' };
}

interface RatesProps {
  readonly rates: readonly Rate[];
  /** What a tax is called in the countries of the zone. */
  readonly term: string;
  readonly onChange: (rates: Rate[]) => void;
}

function Rates({ rates, term, onChange }: RatesProps): ReactNode {
  const change = (rate: Rate, part: Partial<Rate>) =>
    onChange(rates.map((each) => (each.id === rate.id ? { ...each, ...part } : each)));
  return (
    <>
      {rates.map((rate) => (
        <Stack key={rate.id}>
          <TextField label={say.taxName} value={rate.name} onChange={(name) => change(rate, { name })} />
          <TextField
            label={fill(say.rateOfNamePercent, { name: rate.name })}
            type="number"
            min={0}
            max={100}
            step="any"
            value={String(rate.ppm / PERCENT)}
            onChange={(text) => {
              const ppm = Math.round(Number(text) * PERCENT);
              if (ppm >= 0 && ppm <= PPM) change(rate, { ppm });
            }}
          />
          <TextField
            label={fill(say.taxClassForName, { name: rate.name })}
            hint={say.mustMatchTheClassOnYour}
            value={rate.taxClass}
            maxLength={40}
            onChange={(taxClass) => change(rate, { taxClass })}
          />
          <span>
            <Button
              tone="quiet"
              size="small"
              onClick={() => onChange(rates.filter(({ id }) => id !== rate.id))}
            >
              {fill(say.removeName2, { name: rate.name })}
            </Button>
          </span>
        </Stack>
      ))}
      <Button icon={<Plus />} onClick={() => onChange([...rates, newRate(term)])}>
        {say.addATax}
      </Button>
    </>
  );
}
