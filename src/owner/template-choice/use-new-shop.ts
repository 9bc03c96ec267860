/** Whether a new site sells things, and where and in what: guessed until its owner says otherwise. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { TemplateName } from '#domain/design/style.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { currencyOfCountry } from '#domain/money/currency-of-country.ts';
import { hasShopInAnyCase, type NewShop } from '#domain/store/new-shop.ts';
import { countriesQuery } from '../site-settings/country-field.tsx';
import { ownTimeZone } from '../site-settings/time-zones.ts';
import { ownCountry } from './own-country.ts';

interface Answers {
  readonly isWanted: boolean;
  readonly country?: string;
  readonly currency?: CurrencyCode;
}

export interface NewShopQuestion extends NewShop {
  readonly isWanted: boolean;
  /** The template begins with a shop in any case. */
  readonly isFixed: boolean;
  readonly want: (isWanted: boolean) => void;
  /** The currency follows. */
  readonly chooseCountry: (country: string) => void;
  readonly chooseCurrency: (currency: CurrencyCode) => void;
  /** What is sent: nothing where no shop is wanted. */
  readonly body: { readonly shop?: NewShop };
}

export function useNewShop(template: TemplateName): NewShopQuestion {
  const [answers, setAnswers] = useState<Answers>({ isWanted: false });
  const { data: countries = [] } = useQuery(countriesQuery);
  const isFixed = hasShopInAnyCase(template);
  const isWanted = isFixed || answers.isWanted;
  const here = { timeZone: ownTimeZone(), languages: navigator.languages };
  const { country = ownCountry(countries, here) } = answers;
  const { currency = currencyOfCountry(country) } = answers;
  return {
    isWanted,
    isFixed,
    country,
    currency,
    want: (next) => setAnswers({ ...answers, isWanted: next }),
    chooseCountry: (next) => setAnswers({ isWanted, country: next }),
    chooseCurrency: (next) => setAnswers({ ...answers, currency: next }),
    body: isWanted ? { shop: { country, currency } } : {},
  };
}
