/**
 * The rules by which an electronic document is written: the core of EN 16931, or those that Germany (XRechnung 3.0) and
 * the network Peppol (BIS Billing 3.0) put on top of it, with what a document lacks for them.
 */

import { escapeHtml } from '../../escape-html.ts';
import type { InvoiceProfile } from '../settings/seller.ts';
import type { Invoice } from './invoice.ts';
import type { Paper } from './invoice-paper.ts';
import { field, group, type Part } from './ubl.ts';

export interface Electronic {
  readonly profile: InvoiceProfile;
  /** As the buyer asked for; empty: none. */
  readonly reference: string;
  /** Of the buyer: a scheme and an address in it; empty: the email address. */
  readonly endpoint: string;
}

export const PLAIN: Electronic = { profile: 'en16931', reference: '', endpoint: '' };

const CUSTOMIZATIONS: Readonly<Record<InvoiceProfile, string>> = {
  en16931: 'urn:cen.eu:en16931:2017',
  xrechnung: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
  peppol: 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
};
const BILLING = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';

export function isNarrow({ profile }: Electronic): boolean {
  return profile !== 'en16931';
}

export function headOfProfile(by: Electronic): Part {
  return [
    field('CustomizationID', CUSTOMIZATIONS[by.profile]),
    isNarrow(by) ? field('ProfileID', BILLING) : '',
  ];
}

/** Numbers for VAT are addresses as well, by these schemes of the list EAS. */
const VAT_SCHEMES: Readonly<Record<string, string>> = {
  ...{ AT: '9914', BE: '9925', BG: '9926', CY: '9928', CZ: '9929', DE: '9930', EE: '9931', EL: '9933' },
  ...{ ES: '9920', FR: '9957', GB: '9932', HR: '9934', HU: '9910', IE: '9935', IT: '0211', LT: '9937' },
  ...{
    LU: '9938',
    LV: '9939',
    MT: '9943',
    NL: '9944',
    PL: '9945',
    PT: '9946',
    RO: '9947',
    SI: '9949',
    SK: '9950',
  },
};

interface Reachable {
  /** With its scheme before it; empty: none is known. */
  readonly endpoint: string;
  readonly vatNumber: string;
  readonly email: string;
}

/** Peppol takes no email address. Empty where there is none to be had. */
function endpointOf({ endpoint, vatNumber, email }: Reachable, { profile }: Electronic): string {
  if (endpoint !== '') return endpoint;
  if (profile !== 'peppol') return email && `EM:${email}`;
  const scheme = VAT_SCHEMES[vatNumber.slice(0, 2)];
  return scheme && vatNumber ? `${scheme}:${vatNumber}` : '';
}

export function electronicAddress(known: Reachable, by: Electronic): Part {
  const [, scheme = '', address = ''] = /^([^:]+):(.+)$/.exec(endpointOf(known, by)) ?? [];
  return address === '' ? '' : `<cbc:EndpointID schemeID="${scheme}">${escapeHtml(address)}</cbc:EndpointID>`;
}

/** Codes of UNCL4461. */
const MEANS = {
  notDefined: '1',
  creditTransfer: '30',
  sepaTransfer: '58',
  online: '68',
  agreed: 'ZZZ',
} as const;
const ONLINE: readonly string[] = ['stripe', 'paypal'];

/** How it was paid, or how it is to be paid: with an account, by a transfer that names the document. */
export function paymentMeans({ number, currency, seller, paidBy = '' }: Paper, dueMinor: number): Part {
  const { iban = '', bic = '', name } = seller;
  if (ONLINE.includes(paidBy) && dueMinor <= 0)
    return group('PaymentMeans', field('PaymentMeansCode', MEANS.online));
  if (iban === '') return group('PaymentMeans', field('PaymentMeansCode', MEANS.notDefined));
  return group('PaymentMeans', [
    field('PaymentMeansCode', currency === 'EUR' ? MEANS.sepaTransfer : MEANS.creditTransfer),
    field('PaymentID', number),
    group('PayeeFinancialAccount', [
      field('ID', iban),
      field('Name', name),
      bic === '' ? '' : group('FinancialInstitutionBranch', field('ID', bic)),
    ]),
  ]);
}

export type ProfileLack = 'sellerEndpoint' | 'buyerEndpoint' | 'iban' | GermanLack;

type Judged = Pick<Invoice, 'seller' | 'buyer' | 'collectedIn' | 'totalMinor'> &
  Partial<Pick<Invoice, 'paidMinor'>>;

/** What has to be known before a document can be written by these rules. */
export function lacksOfProfile(paper: Judged, by: Electronic): readonly ProfileLack[] {
  if (!isNarrow(by)) return [];
  const { seller, buyer } = paper;
  const lacks: Record<ProfileLack, boolean> = {
    sellerEndpoint: endpointOf(ofSeller(seller), by) === '',
    buyerEndpoint: endpointOf(ofBuyer(buyer, by), by) === '',
    iban: isDue(paper) && !seller.iban,
    ...(by.profile === 'xrechnung' ? germanLacks(paper) : GERMAN_NONE),
  };
  return (Object.keys(lacks) as ProfileLack[]).filter((lack) => lacks[lack]);
}

type GermanLack = 'sellerPhone' | 'sellerEmail' | 'sellerPostalCode' | 'buyerTown';
const GERMAN_NONE: Readonly<Record<GermanLack, boolean>> = {
  sellerPhone: false,
  sellerEmail: false,
  sellerPostalCode: false,
  buyerTown: false,
};

/** BR-DE-3 to BR-DE-9, BR-DE-27 */
function germanLacks({ seller, buyer, collectedIn }: Judged): Record<GermanLack, boolean> {
  const isSent = collectedIn === undefined && buyer.country !== '';
  return {
    sellerPhone: (seller.phone ?? '').replace(/\D/g, '').length < 3,
    sellerEmail: seller.email === '',
    sellerPostalCode: seller.postalCode === '',
    buyerTown: isSent && (buyer.city === '' || buyer.postalCode === ''),
  };
}

function isDue({ totalMinor, paidMinor = totalMinor }: Judged): boolean {
  return paidMinor < totalMinor;
}

export function ofSeller({ endpoint = '', taxNumber, email }: Invoice['seller']): Reachable {
  return { endpoint, vatNumber: taxNumber, email };
}

export function ofBuyer({ vatNumber = '', email }: Invoice['buyer'], { endpoint }: Electronic): Reachable {
  return { endpoint, vatNumber, email };
}
