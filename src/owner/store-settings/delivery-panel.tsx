/** How a store delivers: zones of countries, and what it costs to send there or to be visited. */
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import type { StoreSettings } from '#domain/store/settings.ts';
import { makeId } from '../make-id.ts';
import { SettingsPanel } from '../site-settings/settings-panel.tsx';
import { AmountField } from '../ui/amount-field.tsx';
import { Button } from '../ui/button.tsx';
import { SelectField, TextArea, TextField } from '../ui/field.tsx';
import { NotRead } from '../ui/not-read.tsx';
import { Notice } from '../ui/notice.tsx';
import { Stack } from '../ui/page.tsx';
import { Switch } from '../ui/switch.tsx';
import { StepFields } from './step-fields.tsx';
import { useStore } from './use-store.ts';
import styles from './zones.module.css';
import { Zones } from './zones.tsx';

type Zone = StoreSettings['shippingZones'][number];
type Method = Zone['methods'][number];

export function DeliveryPanel({ siteId }: { readonly siteId: string }): ReactNode {
  const form = useStore(siteId);
  const { stored, value, set } = form;
  if (stored.error || !value) return <NotRead query={stored} />;
  const { shippingZones: zones, currency } = value;
  const setZones = (shippingZones: Zone[]) => set({ shippingZones });
  const isInvalid = zones.some(
    ({ name, methods }) => !name.trim() || methods.some((each) => !each.name.trim()),
  );
  return (
    <SettingsPanel
      form={form}
      title="Delivery"
      description="Buyers are offered what you say for their country. A zone without countries is for the rest of the world; what can be picked up there is offered to everybody."
      isInvalid={isInvalid}
    >
      {zones.length === 0 && <p>Nothing is delivered anywhere. Add a zone to sell things that are sent.</p>}
      <Zones
        zones={zones}
        countries={form.stored.data?.countries ?? []}
        onChange={setZones}
        makeZone={newZone}
      >
        {(zone, change) => (
          <Methods zone={zone} currency={currency} onChange={(methods) => change({ methods })} />
        )}
      </Zones>
    </SettingsPanel>
  );
}

function newZone(): Zone {
  return { id: makeId(), name: 'New zone', countries: [], methods: [newMethod()] };
}

function newMethod(): Method {
  return {
    id: makeId(),
    name: 'By post',
    kind: 'flat',
    priceMinor: 0,
    steps: [],
    freeFromMinor: null,
    note: '',
  };
}

interface MethodsProps {
  readonly zone: Zone;
  readonly currency: CurrencyCode;
  readonly onChange: (methods: Method[]) => void;
}

function Methods({ zone: { methods }, currency, onChange }: MethodsProps): ReactNode {
  const change = (method: Method, part: Partial<Method>) =>
    onChange(methods.map((each) => (each.id === method.id ? { ...each, ...part } : each)));
  return (
    <>
      {methods.map((method) => (
        <MethodFields
          key={method.id}
          method={method}
          currency={currency}
          onChange={(part) => change(method, part)}
          onRemove={() => onChange(methods.filter(({ id }) => id !== method.id))}
        />
      ))}
      <span>
        <Button icon={<Plus />} onClick={() => onChange([...methods, newMethod()])}>
          Add a way of delivery
        </Button>
      </span>
    </>
  );
}

interface PickupPlaceProps {
  readonly note: string;
  readonly onChange: (note: string) => void;
}

function PickupPlace({ note, onChange }: PickupPlaceProps): ReactNode {
  return (
    <>
      <TextArea label="Where, and when it is open" value={note} maxLength={500} onChange={onChange} />
      {note.trim() === '' && (
        <Notice tone="warning">
          Say where buyers come. Until you do, they are told the address of your invoices, if you have given
          one.
        </Notice>
      )}
    </>
  );
}

interface MethodFieldsProps {
  readonly method: Method;
  readonly currency: CurrencyCode;
  readonly onChange: (part: Partial<Method>) => void;
  readonly onRemove: () => void;
}

const KINDS = [
  { value: 'flat', label: 'Sent, for one price' },
  { value: 'weight', label: 'Sent, by weight' },
  { value: 'price', label: 'Sent, by the price of the order' },
  { value: 'pickup', label: 'Picked up' },
] as const;

function MethodFields({ method, currency, onChange, onRemove }: MethodFieldsProps): ReactNode {
  const { name, kind, priceMinor, freeFromMinor, note } = method;
  const hasSteps = kind === 'weight' || kind === 'price';
  return (
    <div className={styles['part']}>
      <Stack>
        <TextField
          label="Way of delivery"
          value={name}
          maxLength={100}
          onChange={(to) => onChange({ name: to })}
        />
        <SelectField<Method['kind']>
          label={`How “${name}” works`}
          value={kind}
          options={KINDS}
          onChange={(to) => onChange({ kind: to })}
        />
        {hasSteps ? (
          <StepFields
            key={kind}
            method={method}
            currency={currency}
            onChange={(steps) => onChange({ steps })}
          />
        ) : (
          <AmountField
            label={`Price of “${name}”`}
            currency={currency}
            value={priceMinor}
            onChange={(minor) => onChange({ priceMinor: minor })}
          />
        )}
        <Switch
          label={`“${name}” is free for larger orders`}
          isOn={freeFromMinor !== null}
          onChange={(isOn) => onChange({ freeFromMinor: isOn ? 0 : null })}
        />
        {freeFromMinor !== null && (
          <AmountField
            label={`“${name}” is free from`}
            currency={currency}
            value={freeFromMinor}
            onChange={(minor) => onChange({ freeFromMinor: minor })}
          />
        )}
        {kind === 'pickup' && <PickupPlace note={note} onChange={(to) => onChange({ note: to })} />}
        <span>
          <Button tone="quiet" size="small" onClick={onRemove}>
            Remove “{name}”
          </Button>
        </span>
      </Stack>
    </div>
  );
}
