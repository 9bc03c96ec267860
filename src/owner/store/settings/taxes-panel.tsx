/** Taxes of a store: whether prices hold them, how they are rounded, and their rates by country. */
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { PPM } from '#domain/money/divide.ts';
import { taxesPanel } from '#domain/store/settings/panels.ts';
import type { StoreSettings } from '#domain/store/settings/settings.ts';
import { fill } from '../../fill.ts';
import { makeId } from '../../make-id.ts';
import { DeclaredPanel } from '../../site-settings/declared-panel.tsx';
import { TaxNumberNotice, useTaxNumberNeed } from '../../site-settings/tax-number-notice.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
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

interface TaxZonesProps {
  readonly value: readonly Zone[];
  readonly onChange: (zones: Zone[]) => void;
  readonly form: ReturnType<typeof useStore>;
}

function TaxZones({ value, onChange, form }: TaxZonesProps): ReactNode {
  return (
    <Zones
      zones={value}
      countries={form.stored.data?.countries ?? []}
      onChange={onChange}
      makeZone={newZone}
      summaryOf={({ rates }) => rates.map(({ name, ppm }) => `${name} ${percentWords(ppm)}`).join(' · ')}
      isUnsaved={form.isChanged}
    >
      {(zone, change) => <Rates rates={zone.rates} onChange={(rates) => change({ rates })} />}
    </Zones>
  );
}

const CONTROLS = { 'tax-number': TaxNumber, zones: TaxZones };

export function TaxesPanel({ siteId }: { readonly siteId: string }): ReactNode {
  return <DeclaredPanel siteId={siteId} panel={taxesPanel} form={useStore(siteId)} controls={CONTROLS} />;
}

function newZone(): Zone {
  return { id: makeId(), name: '', countries: [], rates: [newRate()] };
}

function newRate(): Rate {
  return { id: makeId(), name: 'VAT', ppm: 0, taxClass: '' };
}

interface RatesProps {
  readonly rates: readonly Rate[];
  readonly onChange: (rates: Rate[]) => void;
}

function Rates({ rates, onChange }: RatesProps): ReactNode {
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
      <Button icon={<Plus />} onClick={() => onChange([...rates, newRate()])}>
        {say.addATax}
      </Button>
    </>
  );
}
