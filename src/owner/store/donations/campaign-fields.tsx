/** The settings of a campaign. */
import type { ReactNode } from 'react';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { CAMPAIGN_LIMITS, type CampaignSettings } from '#domain/store/donations/campaign.ts';
import { FREQUENCIES, type Frequency } from '#domain/store/donations/frequency.ts';
import { fill } from '../../fill.ts';
import { AmountField, OptionalAmountField } from '../../ui/amount-field.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextArea, TextField } from '../../ui/field.tsx';
import { FieldGroup } from '../../ui/field-group.tsx';
import { Stack } from '../../ui/page.tsx';
import { Switch } from '../../ui/switch.tsx';
import * as say from './words/en.ts';

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
        label={say.name}
        value={settings.name}
        maxLength={CAMPAIGN_LIMITS.name}
        error={settings.name.trim() === '' ? say.enterANameForDonors : undefined}
        onChange={(name) => onChange({ name })}
      />
      <TextArea
        label={say.description}
        value={settings.description}
        maxLength={CAMPAIGN_LIMITS.description}
        onChange={(description) => onChange({ description })}
      />
      <Switch
        label={say.acceptDonations}
        hint={say.recurringDonationsEndWhenClosed}
        isOn={settings.isOpen}
        onChange={(isOpen) => onChange({ isOpen })}
      />
      <OptionalAmountField
        label={say.goal}
        hint={say.leaveEmptyForNoGoal}
        currency={currency}
        value={settings.goalMinor === 0 ? null : settings.goalMinor}
        onChange={(minor) => onChange({ goalMinor: minor ?? 0 })}
      />
      <Frequencies {...props} />
      <Amounts {...props} />
      <Donors {...props} />
    </Stack>
  );
}

export const FREQUENCY_WORDS: Readonly<Record<Frequency, string>> = {
  once: say.once,
  month: say.monthly,
  year: say.yearly,
};

function Frequencies({ settings: { frequencies }, onChange }: FieldsProps): ReactNode {
  return (
    <FieldGroup legend={say.howOftenDonorsCanGive}>
      {FREQUENCIES.map((each) => (
        <Switch
          key={each}
          label={FREQUENCY_WORDS[each]}
          {...(each === 'month' && { hint: say.recurringDonationsArePaidByCard })}
          isOn={frequencies.includes(each)}
          onChange={(isOn) =>
            onChange({
              frequencies: FREQUENCIES.filter((one) => (one === each ? isOn : frequencies.includes(one))),
            })
          }
        />
      ))}
      {frequencies.length === 0 && <p role="alert">{say.chooseAtLeastOne}</p>}
    </FieldGroup>
  );
}

function Amounts({ settings, currency, onChange }: FieldsProps): ReactNode {
  const { amountsMinor, hasFreeAmount, leastMinor, mostMinor } = settings;
  const put = (index: number, minor: number | null) =>
    onChange({
      amountsMinor: amountsMinor.flatMap((each, at) => (at === index ? (minor ?? []) : each)),
    });
  return (
    <FieldGroup legend={say.amounts}>
      {amountsMinor.map((minor, index) => (
        <OptionalAmountField
          key={index}
          label={fill(say.amountCount, { count: index + 1 })}
          hint={index === 0 ? say.clearAnAmountToRemoveIt : undefined}
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
            {say.addAmount}
          </Button>
        </span>
      )}
      <Switch
        label={say.letDonorsEnterAnotherAmount}
        isOn={hasFreeAmount}
        onChange={(isOn) => onChange({ hasFreeAmount: isOn })}
      />
      {hasFreeAmount && (
        <>
          <AmountField
            label={say.minimum}
            currency={currency}
            value={leastMinor}
            onChange={(minor) => onChange({ leastMinor: minor })}
          />
          <AmountField
            label={say.maximum}
            hint={mostMinor < leastMinor ? say.enterMoreThanTheMinimum : undefined}
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
    <FieldGroup legend={say.whatDonorsCanChoose}>
      <Switch
        label={say.dedicateTheDonationToSomeone}
        isOn={settings.asksDedication}
        onChange={(asksDedication) => onChange({ asksDedication })}
      />
      <Switch
        label={say.stayAnonymous}
        hint={say.youSeeTheirNameForThe}
        isOn={settings.allowsAnonymous}
        onChange={(allowsAnonymous) => onChange({ allowsAnonymous })}
      />
      <SelectField
        label={say.coverThePaymentFees}
        hint={say.donorsCanAddThisShareTo}
        value={String(settings.feePpm)}
        options={FEES.map((ppm) => ({
          value: String(ppm),
          label: ppm === 0 ? say.dontOffer : `${ppm / 10_000}%`,
        }))}
        onChange={(ppm) => onChange({ feePpm: Number(ppm) })}
      />
      <TextArea
        label={say.thankYouMessage}
        hint={say.donorsReadItOnTheirReceipt}
        value={settings.thanks}
        maxLength={CAMPAIGN_LIMITS.thanks}
        onChange={(thanks) => onChange({ thanks })}
      />
    </FieldGroup>
  );
}
