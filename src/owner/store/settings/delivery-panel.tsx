/** How a store delivers: where to and for what price, and where buyers come to instead. */
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import type { StoreSettings } from '#domain/store/settings/settings.ts';
import { makeId } from '../../make-id.ts';
import { SettingsPanel } from '../../site-settings/settings-panel.tsx';
import { useSettingsForm } from '../../site-settings/use-site-settings.ts';
import { Button } from '../../ui/button.tsx';
import { NotRead } from '../../ui/not-read.tsx';
import { Loading } from '../../ui/spinner.tsx';
import { type DeliveryView, type DeliveryZone, type Method, viewOf, zonesOf } from './delivery-view.ts';
import { nameOfZone, wayWords } from './given-names.ts';
import { BY_POST, MethodFields } from './method-fields.tsx';
import { PickupFields } from './pickup-fields.tsx';
import { useStore } from './use-store.ts';
import * as say from './words/en.ts';
import { Zones } from './zones.tsx';

export function DeliveryPanel({ siteId }: { readonly siteId: string }): ReactNode {
  const form = useStore(siteId);
  const site = useSettingsForm(siteId);
  const { stored, value } = form;
  if (stored.error || !value) return <NotRead query={stored} />;
  if (site.stored.isPending) return <Loading />;
  const known = value.taxes.homeCountry || site.value?.business?.country || countryOfBrowser();
  const countries = stored.data?.countries ?? [];
  return (
    <Delivery
      form={form}
      value={value}
      countries={countries}
      homeCountry={countries.includes(known) ? known : ''}
    />
  );
}

interface DeliveryProps {
  readonly form: ReturnType<typeof useStore>;
  readonly value: StoreSettings;
  readonly countries: readonly string[];
  /** Empty where nobody knows it. */
  readonly homeCountry: string;
}

function Delivery({ form, value, countries, homeCountry }: DeliveryProps): ReactNode {
  const { shippingZones: zones, currency } = value;
  const { sending, pickups } = viewOf(zones);
  // Most shops send things at home: that is begun, and is kept once anything of it is filled in.
  const [begun, setBegun] = useState<DeliveryZone | undefined>(() =>
    newZone(homeCountry ? [homeCountry] : []),
  );
  const shown = sending.length === 0 && begun ? [begun] : sending;
  const change = (part: Partial<DeliveryView>) =>
    form.set({ shippingZones: zonesOf({ sending, pickups, ...part }, zones, makeId) });
  const isInvalid = zones.some(({ methods }) => methods.some((each) => !each.name.trim()));
  return (
    <SettingsPanel form={form} isInvalid={isInvalid}>
      <h2>{say.sent}</h2>
      <Zones
        zones={shown}
        countries={countries}
        makeZone={() => newZone([])}
        summaryOf={({ methods }) => zoneWords(methods, currency)}
        isUnsaved={form.isChanged}
        {...(begun ? { openId: begun.id } : {})}
        onChange={(to) => {
          if (to.length === 0) setBegun(undefined);
          change({ sending: to });
        }}
      >
        {(zone, changeZone) => (
          <Methods zone={zone} currency={currency} onChange={(methods) => changeZone({ methods })} />
        )}
      </Zones>
      <h2>{say.pickup}</h2>
      <PickupFields
        pickups={pickups}
        countries={countries}
        currency={currency}
        onChange={(to) => change({ pickups: to })}
      />
    </SettingsPanel>
  );
}

/** Only a guess, and shown as what can be changed. */
function countryOfBrowser(): string {
  return new Intl.Locale(navigator.language).region ?? '';
}

function zoneWords(methods: readonly Method[], currency: CurrencyCode): string {
  if (methods.length === 0) return say.noDeliveryYet;
  return methods.map((method) => wayWords(method, currency)).join(' · ');
}

function newZone(countries: string[]): DeliveryZone {
  const name = countries.length === 0 ? '' : nameOfZone(countries);
  return { id: makeId(), name, countries, methods: [newMethod()] };
}

function newMethod(): Method {
  return {
    id: makeId(),
    name: BY_POST,
    kind: 'flat',
    priceMinor: null,
    steps: [],
    freeFromMinor: null,
    note: '',
  };
}

interface MethodsProps {
  readonly zone: DeliveryZone;
  readonly currency: CurrencyCode;
  readonly onChange: (methods: Method[]) => void;
}

function Methods({ zone: { methods }, currency, onChange }: MethodsProps): ReactNode {
  const change = (method: Method, part: Partial<Method>) =>
    onChange(methods.map((each) => (each.id === method.id ? { ...each, ...part } : each)));
  const remove = (method: Method) => onChange(methods.filter(({ id }) => id !== method.id));
  return (
    <>
      {methods.map((method) => (
        <MethodFields
          key={method.id}
          method={method}
          currency={currency}
          onChange={(part) => change(method, part)}
          onRemove={methods.length > 1 ? () => remove(method) : undefined}
        />
      ))}
      <span>
        <Button size="small" icon={<Plus />} onClick={() => onChange([...methods, newMethod()])}>
          {say.addADeliveryMethod}
        </Button>
      </span>
    </>
  );
}
