/** Where somebody sells and in what: guessed until they say otherwise. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { currencyOfCountry } from '#domain/money/currency-of-country.ts';
import type { NewShop } from '#domain/store/settings/new-shop.ts';
import { countriesQuery } from '../site-settings/country-field.tsx';
import { ownTimeZone } from '../site-settings/time-zones.ts';
import { ownCountry } from './own-country.ts';

export interface SellingPlace extends NewShop {
  /** The currency follows. */
  readonly chooseCountry: (country: string) => void;
  readonly chooseCurrency: (currency: CurrencyCode) => void;
}

/** @param known a country that was said before; empty where none was */
export function useSellingPlace(known = ''): SellingPlace {
  const [answers, setAnswers] = useState<Partial<NewShop>>({});
  const { data: countries = [] } = useQuery(countriesQuery);
  const here = { timeZone: ownTimeZone(), languages: navigator.languages };
  const { country = known || ownCountry(countries, here) } = answers;
  const { currency = currencyOfCountry(country) } = answers;
  return {
    country,
    currency,
    chooseCountry: (next) => setAnswers({ country: next }),
    chooseCurrency: (next) => setAnswers({ ...answers, currency: next }),
  };
}
