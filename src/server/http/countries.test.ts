import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { MINUTE_MS } from '#domain/time.ts';
import { countryDatabase } from '#testing/server/country-database.ts';
import { makeScratchFolder } from '#testing/server/scratch.ts';
import { openCountries } from './countries.ts';

const log = { info: vi.fn(), error: vi.fn() };

function opened(path: string, now = () => 0) {
  const answer = openCountries(path, { now, log });
  if (answer.kind === 'failed') throw new Error(answer.message);
  return answer.countryOf;
}

function fileOf(bytes: Buffer | string): string {
  const path = join(makeScratchFolder('countries'), 'countries.mmdb');
  writeFileSync(path, bytes);
  return path;
}

const HALDEN = { '81.2.69.0/24': { country: { iso_code: 'NO' } } } as const;

test('says the country of an address, as each maker of such files writes it', () => {
  const countryOf = opened(
    fileOf(
      countryDatabase({
        ...HALDEN,
        '10.1.0.0/16': { registered_country: { iso_code: 'AT' } },
        '10.2.0.0/16': { country_code: 'CH' },
        '10.3.0.0/16': { country: 'SE' },
        '10.4.0.0/16': { country: { iso_code: 'nowhere' } },
      }),
    ),
  );
  const asked = ['81.2.69.7', '10.1.2.3', '10.2.0.1', '10.3.0.1', '10.4.0.1', '192.0.2.1', '', 'nobody'];
  expect(asked.map(countryOf)).toEqual(['NO', 'AT', 'CH', 'SE', '', '', '', '']);
});

test('a file that tells no countries is refused with what to do', () => {
  const refusalOf = (path: string) => openCountries(path, { now: () => 0, log });
  const refusal = (path: string) => ({
    kind: 'failed',
    message: expect.stringMatching(
      new RegExp(
        `^COUNTRY_DATABASE is “${path}”, from which no countries can be read .+ Name a country or city database`,
      ),
    ),
  });
  const wrong = [
    join(makeScratchFolder('countries'), 'missing.mmdb'),
    makeScratchFolder('countries'),
    fileOf(''),
    fileOf('a file of something else, and longer than a mark of MaxMind would be'),
    fileOf(countryDatabase(HALDEN, 'GeoLite2-ASN')),
    fileOf(countryDatabase(HALDEN).subarray(0, 400)),
  ];
  for (const path of wrong) expect(refusalOf(path)).toEqual(refusal(path));
});

test('a file that has been renewed is read again, and one that is broken is not', async () => {
  let at = 0;
  const path = fileOf(countryDatabase(HALDEN));
  const countryOf = opened(path, () => at);
  const replace = (bytes: Buffer | string) => renameSync(fileOf(bytes), path);
  const soon = async () => {
    at += MINUTE_MS;
    return countryOf('81.2.69.7');
  };
  expect(await soon()).toBe('NO');
  replace('not a database any more');
  await expect.poll(async () => [await soon(), log.error.mock.calls.length > 0]).toEqual(['NO', true]);
  replace(countryDatabase({ '81.2.69.0/24': { country: { iso_code: 'SE' } } }));
  await expect.poll(soon).toBe('SE');
});
