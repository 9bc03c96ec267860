/** Taxes of a store: whether prices hold them, how they are rounded, and their rates by country. */
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { PPM } from '#domain/money/divide.ts';
import { EU_COUNTRIES } from '#domain/store/settings/address-form.ts';
import { byName } from '#domain/store/settings/country-name.ts';
import type { StoreSettings } from '#domain/store/settings/settings.ts';
import { makeId } from '../../make-id.ts';
import { SettingsPanel } from '../../site-settings/settings-panel.tsx';
import { TaxNumberNotice, useTaxNumberNeed } from '../../site-settings/tax-number-notice.tsx';
import { bindFields } from '../../ui/bind-fields.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { NotRead } from '../../ui/not-read.tsx';
import { Stack } from '../../ui/page.tsx';
import { Switch } from '../../ui/switch.tsx';
import { PERCENT } from './given-names.ts';
import { useStore } from './use-store.ts';
import { Zones } from './zones.tsx';

type Taxes = StoreSettings['taxes'];
type Zone = Taxes['zones'][number];
type Rate = Zone['rates'][number];

const ROUNDINGS = [
  { value: 'line', label: 'On each line of the order' },
  { value: 'group', label: 'On the sum for each rate, as invoices of the EU' },
] as const;

const SHOWN = [
  { value: 'auto', label: 'As usual in the shop’s country (excluding tax in the US and Canada)' },
  { value: 'with', label: 'Including tax' },
  { value: 'without', label: 'Excluding tax, which is added at the checkout' },
] as const;

const HOMES = [
  { value: '', label: 'Pay VAT as everybody does' },
  ...byName(EU_COUNTRIES).map(({ code, name }) => ({
    value: code,
    label: `Pay none: the shop is registered in ${name}`,
  })),
];

export function TaxesPanel({ siteId }: { readonly siteId: string }): ReactNode {
  const form = useStore(siteId);
  const { stored, value } = form;
  const need = useTaxNumberNeed(siteId, taxedBy(value?.taxes));
  if (stored.error || !value) return <NotRead query={stored} />;
  const { taxes } = value;
  const set = (part: Partial<Taxes>) => form.set({ taxes: { ...taxes, ...part } });
  const { zones } = taxes;
  const isInvalid = zones.some(({ rates }) => rates.some((each) => !each.name.trim()));
  const { field, toggle } = bindFields(taxes, set);
  return (
    <SettingsPanel
      form={form}
      title="Taxes"
      description="Which taxes are due where. Ask whoever keeps your books which ones you have to charge."
      isInvalid={isInvalid}
    >
      <TaxNumberNotice siteId={siteId} need={need} />
      <Switch
        label="Prices include tax"
        hint="Otherwise tax is added to the prices you enter."
        {...toggle('areIncluded')}
      />
      {!taxes.areIncluded && (
        <SelectField
          label="Buyers see prices"
          hint="On pages, in search results and shopping feeds, and in the cart."
          {...field('shown')}
          options={SHOWN}
        />
      )}
      <Switch label="Delivery is taxed" {...toggle('isShippingTaxed')} />
      <SelectField
        label="Companies elsewhere in the EU"
        hint="At the checkout they may type their VAT number; its form and check digits are looked at. Invoices then say that they account for the VAT."
        {...field('homeCountry')}
        options={HOMES}
      />
      <SelectField label="Tax is rounded" {...field('rounding')} options={ROUNDINGS} />
      <Zones
        zones={zones}
        countries={stored.data?.countries ?? []}
        onChange={(changed) => set({ zones: changed })}
        makeZone={newZone}
        summaryOf={({ rates }) => rates.map(({ name, ppm }) => `${name} ${ppm / PERCENT}%`).join(' · ')}
        isUnsaved={form.isChanged}
      >
        {(zone, change) => <Rates rates={zone.rates} onChange={(rates) => change({ rates })} />}
      </Zones>
    </SettingsPanel>
  );
}

/** As soon as a rate is above nothing, tax is charged somewhere. */
function taxedBy(taxes: Taxes | undefined) {
  const rates = taxes?.zones.flatMap((zone) => zone.rates) ?? [];
  return { taxMinor: Math.max(0, ...rates.map(({ ppm }) => ppm)), isReverseCharge: false };
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
          <TextField label="Name of the tax" value={rate.name} onChange={(name) => change(rate, { name })} />
          <TextField
            label={`Percent of ${rate.name}`}
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
            label={`Class of goods ${rate.name} is for`}
            hint="As products name it. Empty: all that have no class."
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
              Remove {rate.name}
            </Button>
          </span>
        </Stack>
      ))}
      <Button icon={<Plus />} onClick={() => onChange([...rates, newRate()])}>
        Add a tax
      </Button>
    </>
  );
}
