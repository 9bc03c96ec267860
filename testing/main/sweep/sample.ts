/** A request to one address, as a visitor would send it. */
import type { Json, Texts } from './ordinary.ts';
import type { SweptSite } from './swept-site.ts';

/** What is not given is empty. */
export interface Sample {
  /** Where it is not the one the address is declared with. */
  readonly route?: string;
  readonly host?: string;
  readonly params?: Texts;
  readonly query?: Texts;
  readonly headers?: Texts;
  /** Instead of those of the visitor. */
  readonly cookies?: Texts;
  readonly json?: Json;
  readonly form?: Texts;
  readonly raw?: string;
}

export type MakeSample = (site: SweptSite) => Sample | readonly Sample[];
export type Samples = Readonly<Record<string, MakeSample>>;

/** As a browser sends a form without a script. */
export const NAVIGATES = {
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
  'sec-fetch-user': '?1',
};
export const NO_TOKEN = { token: 'none' };

export const ADDRESS = {
  'address-name': 'Ada Byron',
  'address-company': 'Kiln',
  'address-line1': 'Kastanienallee 7',
  'address-line2': 'Back yard',
  'address-postalCode': '10435',
  'address-city': 'Berlin',
  'address-region': '',
  'address-country': 'DE',
};
