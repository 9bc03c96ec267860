/** Seller and buyer of an electronic document, and where it was delivered to. */
import { documentCountry } from '../settings/vat-territory.ts';
import type { Paper } from './invoice-paper.ts';
import { type Electronic, electronicAddress, isNarrow, ofBuyer, ofSeller } from './invoice-profile.ts';
import { isOutsideVat, isVatNumber } from './tax-category.ts';
import { field, group, optional, type Part } from './ubl.ts';

export function seller(paper: Paper, by: Electronic): Part {
  const { name, street, city, postalCode, country, taxNumber, email, phone = '' } = paper.seller;
  const region = paper.seller.region ?? '';
  const isVat = isVatNumber(taxNumber);
  return group(
    'AccountingSupplierParty',
    group('Party', [
      isNarrow(by) ? electronicAddress(ofSeller(paper.seller), by) : '',
      // Without a number for VAT, something else has to say who this is (BR-CO-26).
      isVat ? '' : group('PartyIdentification', field('ID', taxNumber || email || name)),
      address({ line1: street, line2: '', city, postalCode, region, country }),
      taxScheme(taxNumber, isVat ? 'VAT' : 'TAX'),
      group('PartyLegalEntity', field('RegistrationName', name)),
      phone === '' && !isNarrow(by)
        ? ''
        : group('Contact', [
            field('Name', name),
            optional('Telephone', phone),
            optional('ElectronicMail', email),
          ]),
    ]),
  );
}

export function buyer(paper: Paper, by: Electronic): Part {
  const { buyer: person, seller: from } = paper;
  return group(
    'AccountingCustomerParty',
    group('Party', [
      isNarrow(by) ? electronicAddress(ofBuyer(person, by), by) : '',
      // What is fetched in the shop has no address: it is sold where the shop is.
      address(person.country === '' ? { ...NOWHERE, ...atShop(from) } : person),
      taxScheme(isOutsideVat(paper) ? '' : (person.vatNumber ?? ''), 'VAT'),
      group('PartyLegalEntity', field('RegistrationName', person.name || 'Buyer')),
    ]),
  );
}

interface PostalPlace {
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly postalCode: string;
  readonly region: string;
  readonly country: string;
}

const NOWHERE: PostalPlace = { line1: '', line2: '', city: '', postalCode: '', region: '', country: '' };

function atShop({ city, postalCode, country }: Paper['seller']): Partial<PostalPlace> {
  return { city, postalCode, country };
}

function address({ line1, line2, city, postalCode, region, country }: PostalPlace): Part {
  const code = documentCountry({ country, region, postalCode }, 'services');
  return group('PostalAddress', [
    optional('StreetName', line1),
    optional('AdditionalStreetName', line2),
    optional('CityName', city),
    optional('PostalZone', postalCode),
    optional('CountrySubentity', region),
    group('Country', field('IdentificationCode', code)),
  ]);
}

function taxScheme(number: string, scheme: 'VAT' | 'TAX'): Part {
  return number === ''
    ? ''
    : group('PartyTaxScheme', [field('CompanyID', number), group('TaxScheme', field('ID', scheme))]);
}

/** Goods that are collected, or bear no tax because they go to another country, have to say in which one. */
export function destination({ buyer: person, taxes, collectedIn }: Paper): Part {
  const isSentAway = taxes.some(({ exempt }) => exempt === 'goods');
  if (collectedIn === undefined && !isSentAway) return '';
  const { city, postalCode, region } = person;
  const code =
    collectedIn === undefined
      ? documentCountry(person)
      : documentCountry({ country: collectedIn, region: '', postalCode: '' });
  if (code === '') return '';
  return group(
    'DeliveryLocation',
    group('Address', [
      collectedIn === undefined
        ? [
            optional('CityName', city),
            optional('PostalZone', postalCode),
            optional('CountrySubentity', region),
          ]
        : '',
      group('Country', field('IdentificationCode', code)),
    ]),
  );
}
