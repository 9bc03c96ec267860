/** Panels of what is decided about a store as a whole. What takes a form of its own is with the owner area. */

import { fillIn } from '#domain/locale/fill.ts';
import { CURRENCY_CODES, type CurrencyCode, currencyOf } from '../../money/currencies.ts';
import { formatMoney } from '../../money/format-money.ts';
import { panelOf } from '../../settings/panel.ts';
import { EU_COUNTRIES } from './address-form.ts';
import { byName } from './country-name.ts';
import * as labels from './labels/en.ts';
import { MEASUREMENT_STANDARDS, unitsOf } from './measurement.ts';
import { ORDER_TEXTS } from './order-texts.ts';
import { type StoreSettings, storeSettingsSchema } from './settings.ts';

export const CURRENCIES = CURRENCY_CODES.map((code) => ({
  value: code,
  label: `${currencyOf(code).name} (${code})`,
}));
const EXAMPLE_MINOR = 123_450;

function written(currency: CurrencyCode, symbol: StoreSettings['currencySymbol']): string {
  return formatMoney({ minor: EXAMPLE_MINOR, currency }, { symbol });
}

const MEASURES = (['metric', 'imperial'] as const).map((name) => {
  const value = MEASUREMENT_STANDARDS[name];
  const { weight, length } = unitsOf(value);
  return { value, label: `In ${weight} and ${length}` };
});

export const sellingPanel = panelOf(storeSettingsSchema, {
  title: labels.selling,
  about: labels.howPricesAppearAndTheMinimum,
  rows: [
    ['currency', labels.currency, { control: 'currency' }],
    [
      'currencySymbol',
      labels.priceFormat,
      {
        choices: ({ currency }) => [
          {
            value: 'en-US',
            label: fillIn(labels.writtenClearToBuyersAbroad, { written: written(currency, 'en-US') }),
          },
          {
            value: 'native',
            label: fillIn(labels.writtenAsUsedLocally, { written: written(currency, 'native') }),
          },
        ],
      },
    ],
    ['measurementStandard', labels.units, { choices: () => MEASURES }],
    [
      'minimumSubtotalMinor',
      labels.minimumOrder,
      { control: 'amount', hint: labels.theMinimumCartTotalForCheckout },
    ],
    ['lowStockAt', labels.lowStock, labels.productsWithThisStockOrLess],
    ['expressCheckout', labels.expressCheckout, labels.productButtonsReadPurchaseAndSkip],
    ...ORDER_TEXTS.map(({ setting: { name, label, hint } }) => [name, label, hint] as const),
    ['reviews.isAsked', labels.askBuyersForReviews, labels.buyersGetOneEmailWithA],
    ['reviews.afterDays', labels.sendAfterDays, { when: ({ reviews }) => reviews.isAsked }],
    ['giftCards.expiresAfterMonths', labels.giftCardsExpireAfterMonths, labels.enter0ForCardsThatNever],
    ['giftCards.mailSubject', labels.giftCardEmailSubject, labels.leaveEmptyForOurSubject],
    [
      'giftCards.mailWords',
      labels.giftCardEmailMessage,
      { control: 'long-text', hint: labels.placeholdersOfGiftCardEmails },
    ],
    ['termsPath', labels.termsOfSalePage, { hint: labels.ifSetBuyersMustAgreeBefore, placeholder: '/terms' }],
  ],
});

export const HOMES = [
  { value: '', label: 'Charge VAT as usual' },
  ...byName(EU_COUNTRIES).map(({ code, name }) => ({
    value: code,
    label: `Pay none: the shop is registered in ${name}`,
  })),
];

export const taxesPanel = panelOf(storeSettingsSchema, {
  title: labels.taxes,
  about: labels.setWhichTaxesApplyWhereAsk,
  isInvalid: ({ taxes }) => taxes.zones.some(({ rates }) => rates.some(({ name }) => !name.trim())),
  rows: [
    { part: 'tax-number' },
    ['taxes.areIncluded', labels.pricesIncludeTax, labels.whenOffTaxIsAddedTo],
    [
      'taxes.shown',
      labels.priceDisplay,
      {
        when: ({ taxes }) => !taxes.areIncluded,
        hint: labels.onPagesInSearchResultsIn,
        choices: {
          auto: labels.asUsualInTheShopsCountry,
          with: labels.includingTax,
          without: labels.excludingTaxWhichIsAddedAt,
        },
      },
    ],
    ['taxes.isShippingTaxed', labels.chargeTaxOnDelivery],
    [
      'taxes.homeCountry',
      labels.companiesInOtherEuCountries,
      {
        control: 'eu-companies',
        hint: labels.theyCanEnterTheirVatNumber,
      },
    ],
    [
      'taxes.rounding',
      labels.taxRounding,
      {
        choices: {
          line: labels.perOrderLine,
          group: 'Per tax rate, as on EU invoices',
        },
      },
    ],
    { part: 'presets' },
    // Zones without a name are given one when they are saved.
    ['taxes.zones', labels.zones, { control: 'zones', mayStayWrong: true }],
  ],
});
