/** The settings of a campaign. */
import type { ReactNode } from 'react';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { CAMPAIGN_LIMITS, type CampaignSettings } from '#domain/store/donations/campaign.ts';
import { AmountField, OptionalAmountField } from '../../ui/amount-field.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextArea, TextField } from '../../ui/field.tsx';
import { FieldGroup } from '../../ui/field-group.tsx';
import { Stack } from '../../ui/page.tsx';
import { Switch } from '../../ui/switch.tsx';

interface FieldsProps {
  readonly settings: CampaignSettings;
  readonly currency: CurrencyCode;
  readonly onChange: (part: Partial<CampaignSettings>) => void;
}

const FEES = [0, 10_000, 15_000, 20_000, 25_000, 30_000, 35_000, 40_000, 50_000] as const;

export function CampaignFields(props: FieldsProps): ReactNode {
  const { settings, currency, onChange } = props;
  return (
    <Stack>
      <TextField
        label="Name"
        value={settings.name}
        maxLength={CAMPAIGN_LIMITS.name}
        error={settings.name.trim() === '' ? 'Enter a name for donors.' : undefined}
        onChange={(name) => onChange({ name })}
      />
      <TextArea
        label="Description"
        value={settings.description}
        maxLength={CAMPAIGN_LIMITS.description}
        onChange={(description) => onChange({ description })}
      />
      <Switch label="Accept donations" isOn={settings.isOpen} onChange={(isOpen) => onChange({ isOpen })} />
      <OptionalAmountField
        label="Goal"
        hint="Leave empty for no goal."
        currency={currency}
        value={settings.goalMinor === 0 ? null : settings.goalMinor}
        onChange={(minor) => onChange({ goalMinor: minor ?? 0 })}
      />
      <Amounts {...props} />
      <Donors {...props} />
    </Stack>
  );
}

function Amounts({ settings, currency, onChange }: FieldsProps): ReactNode {
  const { amountsMinor, hasFreeAmount, leastMinor, mostMinor } = settings;
  const put = (index: number, minor: number | null) =>
    onChange({
      amountsMinor: amountsMinor.flatMap((each, at) => (at === index ? (minor ?? []) : each)),
    });
  return (
    <FieldGroup legend="Amounts">
      {amountsMinor.map((minor, index) => (
        <OptionalAmountField
          key={index}
          label={`Amount ${index + 1}`}
          hint={index === 0 ? 'Clear an amount to remove it.' : undefined}
          currency={currency}
          value={minor}
          onChange={(to) => put(index, to === 0 ? null : to)}
        />
      ))}
      {amountsMinor.length < CAMPAIGN_LIMITS.amounts && (
        <span>
          <Button
            size="small"
            onClick={() => onChange({ amountsMinor: [...amountsMinor, (amountsMinor.at(-1) ?? 500) * 2] })}
          >
            Add amount
          </Button>
        </span>
      )}
      <Switch
        label="Let donors enter another amount"
        isOn={hasFreeAmount}
        onChange={(isOn) => onChange({ hasFreeAmount: isOn })}
      />
      {hasFreeAmount && (
        <>
          <AmountField
            label="Minimum"
            currency={currency}
            value={leastMinor}
            onChange={(minor) => onChange({ leastMinor: minor })}
          />
          <AmountField
            label="Maximum"
            hint={mostMinor < leastMinor ? 'Enter more than the minimum.' : undefined}
            currency={currency}
            value={mostMinor}
            onChange={(minor) => onChange({ mostMinor: minor })}
          />
        </>
      )}
    </FieldGroup>
  );
}

function Donors({ settings, onChange }: FieldsProps): ReactNode {
  return (
    <FieldGroup legend="What donors can choose">
      <Switch
        label="Dedicate the donation to someone"
        isOn={settings.asksDedication}
        onChange={(asksDedication) => onChange({ asksDedication })}
      />
      <Switch
        label="Stay anonymous"
        hint="You see their name for the receipt. Do not publish it."
        isOn={settings.allowsAnonymous}
        onChange={(allowsAnonymous) => onChange({ allowsAnonymous })}
      />
      <SelectField
        label="Cover the payment fees"
        hint="Donors can add this share to their donation."
        value={String(settings.feePpm)}
        options={FEES.map((ppm) => ({
          value: String(ppm),
          label: ppm === 0 ? 'Don’t offer' : `${ppm / 10_000}%`,
        }))}
        onChange={(ppm) => onChange({ feePpm: Number(ppm) })}
      />
      <TextArea
        label="Thank-you message"
        hint="Donors read it on their receipt and in the email."
        value={settings.thanks}
        maxLength={CAMPAIGN_LIMITS.thanks}
        onChange={(thanks) => onChange({ thanks })}
      />
    </FieldGroup>
  );
}
