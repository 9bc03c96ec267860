/** Panels of what is decided about a store as a whole. What takes a form of its own is with the owner area. */
import { CURRENCY_CODES, type CurrencyCode, currencyOf } from '../../money/currencies.ts';
import { formatMoney } from '../../money/format-money.ts';
import { panelOf } from '../../settings/panel.ts';
import { EU_COUNTRIES } from './address-form.ts';
import { byName } from './country-name.ts';
import { MEASUREMENT_STANDARDS, unitsOf } from './measurement.ts';
import { ORDER_TEXTS } from './order-texts.ts';
import { type StoreSettings, storeSettingsSchema } from './settings.ts';

const CURRENCIES = CURRENCY_CODES.map((code) => ({
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
  title: 'Selling',
  about: 'How prices are written, and what a cart has to hold before it can be paid.',
  rows: [
    [
      'currency',
      'Currency',
      {
        choices: () => CURRENCIES,
        hint: 'Prices keep their numbers when you change it: nothing is converted. Orders stay in the one they were placed in.',
      },
    ],
    [
      'currencySymbol',
      'Prices are written',
      {
        choices: ({ currency }) => [
          { value: 'en-US', label: `${written(currency, 'en-US')} – clear to readers abroad` },
          { value: 'native', label: `${written(currency, 'native')} – as at home` },
        ],
      },
    ],
    ['measurementStandard', 'Weights and sizes', { choices: () => MEASURES }],
    [
      'minimumSubtotalMinor',
      'Smallest order',
      { control: 'amount', hint: 'What a cart has to come to before it can be paid. 0 takes every order.' },
    ],
    [
      'lowStockAt',
      'Running low',
      'With so many pieces left or fewer, a product is listed among your sales as running low.',
    ],
    [
      'expressCheckout',
      'Straight to the checkout',
      'Buttons of products read “Purchase” and skip the cart. Buyers take one thing at a time.',
    ],
    ...ORDER_TEXTS.map(({ setting: { name, label, hint } }) => [name, label, hint] as const),
    [
      'reviews.isAsked',
      'Ask buyers for reviews',
      'Some days after all of an order was fulfilled they get one mail with a link.',
    ],
    ['reviews.afterDays', 'Days until they are asked', { when: ({ reviews }) => reviews.isAsked }],
    [
      'termsPath',
      'Page with the terms of sale',
      { hint: 'Where there is one, buyers have to agree with it before they pay.', placeholder: '/terms' },
    ],
  ],
});

const HOMES = [
  { value: '', label: 'Pay VAT as everybody does' },
  ...byName(EU_COUNTRIES).map(({ code, name }) => ({
    value: code,
    label: `Pay none: the shop is registered in ${name}`,
  })),
];

export const taxesPanel = panelOf(storeSettingsSchema, {
  title: 'Taxes',
  about: 'Which taxes are due where. Ask whoever keeps your books which ones you have to charge.',
  isInvalid: ({ taxes }) => taxes.zones.some(({ rates }) => rates.some(({ name }) => !name.trim())),
  rows: [
    { part: 'tax-number' },
    ['taxes.areIncluded', 'Prices include tax', 'Otherwise tax is added to the prices you enter.'],
    [
      'taxes.shown',
      'Buyers see prices',
      {
        when: ({ taxes }) => !taxes.areIncluded,
        hint: 'On pages, in search results and shopping feeds, and in the cart.',
        choices: {
          auto: 'As usual in the shop’s country (excluding tax in the US and Canada)',
          with: 'Including tax',
          without: 'Excluding tax, which is added at the checkout',
        },
      },
    ],
    ['taxes.isShippingTaxed', 'Delivery is taxed'],
    [
      'taxes.homeCountry',
      'Companies elsewhere in the EU',
      {
        choices: () => HOMES,
        hint: 'At the checkout they may type their VAT number; its form and check digits are looked at. Invoices then say that they account for the VAT.',
      },
    ],
    [
      'taxes.rounding',
      'Tax is rounded',
      {
        choices: {
          line: 'On each line of the order',
          group: 'On the sum for each rate, as invoices of the EU',
        },
      },
    ],
    // Zones without a name are given one when they are saved.
    ['taxes.zones', 'Zones', { control: 'zones', mayStayWrong: true }],
  ],
});
