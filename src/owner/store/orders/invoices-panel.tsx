/** What stands at the head of invoices. */

import type { ReactNode } from 'react';
import { readSeller, saveSeller } from '#domain/store/orders/calls-invoices.ts';
import { lacksOfSeller, type Seller, type SellerLack } from '#domain/store/settings/seller.ts';
import { call } from '../../api.ts';
import { fill } from '../../fill.ts';
import { listed } from '../../language.ts';
import { CountryField } from '../../site-settings/country-field.tsx';
import { SettingsPanel } from '../../site-settings/settings-panel.tsx';
import { useFeatureSettings } from '../../site-settings/use-feature-settings.ts';
import { bindFields } from '../../ui/bind-fields.ts';
import { SelectField, TextArea, TextField } from '../../ui/field.tsx';
import { NotRead } from '../../ui/not-read.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useIsAskedFor } from '../../use-is-asked-for.ts';
import { PROFILES } from './profiles.ts';
import * as say from './words/en.ts';

interface FieldWords {
  readonly name: Exclude<keyof Seller, 'country' | 'terms' | 'profile'>;
  readonly label: string;
  readonly hint?: string;
  readonly maxLength: number;
  readonly autoComplete?: string;
}

const FIELDS_ABOVE: readonly FieldWords[] = [
  {
    name: 'name',
    label: say.name,
    hint: say.yoursOrYourBusinesss,
    maxLength: 200,
    autoComplete: 'organization',
  },
  { name: 'street', label: say.streetAddress, maxLength: 200, autoComplete: 'address-line1' },
  { name: 'postalCode', label: say.postalCode, maxLength: 20, autoComplete: 'postal-code' },
  { name: 'city', label: say.city, maxLength: 100, autoComplete: 'address-level2' },
  {
    name: 'region',
    label: say.stateOrProvince,
    hint: say.asOnALabelSuchAsTx,
    maxLength: 100,
    autoComplete: 'address-level1',
  },
];

const FIELDS_BELOW: readonly FieldWords[] = [
  {
    name: 'taxNumber',
    label: say.taxNumber,
    hint: say.yourVatNumberSuchAsDe123456789,
    maxLength: 40,
  },
  { name: 'email', label: say.email, maxLength: 200, autoComplete: 'email' },
  { name: 'phone', label: say.phone, maxLength: 40, autoComplete: 'tel' },
  { name: 'iban', label: say.iban, hint: say.electronicInvoicesSayWhereToPay, maxLength: 42 },
  { name: 'bic', label: say.bic, maxLength: 11 },
  {
    name: 'prefix',
    label: say.numberPrefix,
    hint: say.forExample2026NumbersCountUp,
    maxLength: 20,
  },
];

/** As a sentence asks for them. */
const LACKS: Readonly<Record<SellerLack, string>> = {
  name: say.yourNameOrThatOf,
  address: say.yourAddress,
  country: say.yourCountry,
};

export function InvoicesPanel({ siteId }: { readonly siteId: string }): ReactNode {
  const asked = { name: useIsAskedFor('name'), taxNumber: useIsAskedFor('taxNumber') };
  const form = useSeller(siteId);
  const { stored, value, set } = form;
  if (stored.error || !value) return <NotRead query={stored} />;
  const lacking = lacksOfSeller(value);
  const { field } = bindFields(value, set);
  return (
    <SettingsPanel form={form} title={say.invoices} description={say.appliesToNewInvoicesInvoicesYou}>
      {lacking.length > 0 && (
        <Notice tone="info">
          {fill(say.beforeYouCanIssueAnInvoice, { lacking: listed(lacking.map((lack) => LACKS[lack])) })}
        </Notice>
      )}
      {FIELDS_ABOVE.map(({ name, ...words }) => (
        <TextField
          key={name}
          {...words}
          autoFocus={asked.name && name === 'name'}
          value={value[name]}
          onChange={(text) => set({ [name]: text })}
        />
      ))}
      <CountryField {...field('country')} />
      {FIELDS_BELOW.map(({ name, ...words }) => (
        <TextField
          key={name}
          {...words}
          autoFocus={asked.taxNumber && name === 'taxNumber'}
          value={value[name]}
          onChange={(text) => set({ [name]: text })}
        />
      ))}
      <SelectField
        label={say.electronicInvoices}
        hint={say.peppolForNetworkXrechnungForGermany}
        options={PROFILES}
        {...field('profile')}
      />
      {value.profile !== 'en16931' && (
        <TextField
          label={say.yourElectronicAddress}
          hint={say.schemeAndAddressOrEmail}
          maxLength={100}
          {...field('endpoint')}
        />
      )}
      <TextArea
        label={say.footerText}
        hint={say.paymentDetailsAndDueDateOr}
        maxLength={1000}
        {...field('terms')}
      />
    </SettingsPanel>
  );
}

function useSeller(site: string) {
  return useFeatureSettings({
    key: 'invoice-seller',
    site,
    read: (signal) => call(readSeller, { site }, { signal }),
    save: (body: Seller) => call(saveSeller, { site, body }),
    valueOf: (seller) => seller,
    saved: say.saved,
    hasUndo: false,
  });
}
