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
  about: 'How prices appear, and the minimum order.',
  rows: [
    [
      'currency',
      'Currency',
      {
        choices: () => CURRENCIES,
        hint: 'Changing the currency keeps the numbers and does not convert prices. Existing orders keep their currency.',
      },
    ],
    [
      'currencySymbol',
      'Price format',
      {
        choices: ({ currency }) => [
          { value: 'en-US', label: `${written(currency, 'en-US')} – clear to buyers abroad` },
          { value: 'native', label: `${written(currency, 'native')} – as used locally` },
        ],
      },
    ],
    ['measurementStandard', 'Units', { choices: () => MEASURES }],
    [
      'minimumSubtotalMinor',
      'Minimum order',
      { control: 'amount', hint: 'The minimum cart total for checkout. Enter 0 for no minimum.' },
    ],
    ['lowStockAt', 'Low stock', 'Products with this stock or less appear as running low under Sales.'],
    [
      'expressCheckout',
      'Express checkout',
      'Product buttons read “Purchase” and skip the cart. Buyers order one product at a time.',
    ],
    ...ORDER_TEXTS.map(({ setting: { name, label, hint } }) => [name, label, hint] as const),
    [
      'reviews.isAsked',
      'Ask buyers for reviews',
      'Buyers get one email with a link some days after their order is fulfilled.',
    ],
    ['reviews.afterDays', 'Send after (days)', { when: ({ reviews }) => reviews.isAsked }],
    [
      'giftCards.expiresAfterMonths',
      'Gift cards expire after (months)',
      'Enter 0 for cards that never expire. Many countries forbid expiry or set a minimum of several years: ask a lawyer first.',
    ],
    [
      'termsPath',
      'Terms of sale page',
      { hint: 'If set, buyers must agree before they pay.', placeholder: '/terms' },
    ],
  ],
});

const HOMES = [
  { value: '', label: 'Charge VAT as usual' },
  ...byName(EU_COUNTRIES).map(({ code, name }) => ({
    value: code,
    label: `Pay none: the shop is registered in ${name}`,
  })),
];

export const taxesPanel = panelOf(storeSettingsSchema, {
  title: 'Taxes',
  about: 'Set which taxes apply where. Ask your accountant which taxes you have to charge.',
  isInvalid: ({ taxes }) => taxes.zones.some(({ rates }) => rates.some(({ name }) => !name.trim())),
  rows: [
    { part: 'tax-number' },
    ['taxes.areIncluded', 'Prices include tax', 'When off, tax is added to the prices you enter.'],
    [
      'taxes.shown',
      'Price display',
      {
        when: ({ taxes }) => !taxes.areIncluded,
        hint: 'On pages, in search results, in shopping feeds and in the cart.',
        choices: {
          auto: 'As usual in the shop’s country (excluding tax in the US and Canada)',
          with: 'Including tax',
          without: 'Excluding tax, which is added at the checkout',
        },
      },
    ],
    ['taxes.isShippingTaxed', 'Charge tax on delivery'],
    [
      'taxes.homeCountry',
      'Companies in other EU countries',
      {
        choices: () => HOMES,
        hint: 'They can enter their VAT number at the checkout. We check its format. Invoices then note the reverse charge.',
      },
    ],
    [
      'taxes.rounding',
      'Tax rounding',
      {
        choices: {
          line: 'Per order line',
          group: 'Per tax rate, as on EU invoices',
        },
      },
    ],
    // Zones without a name are given one when they are saved.
    ['taxes.zones', 'Zones', { control: 'zones', mayStayWrong: true }],
  ],
});
