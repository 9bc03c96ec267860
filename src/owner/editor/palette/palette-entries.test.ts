import { expect, test } from 'vitest';
import { definitions } from '#blocks/definitions.ts';
import { palettes } from '#blocks/palettes.ts';
import { BLOCK_ENTRIES, findEntries } from './palette-entries.ts';

test('every block that can be added is in the palette once, with a picture', () => {
  const insertable = Object.values(definitions).filter(({ category }) => category !== 'system');
  expect(BLOCK_ENTRIES.map(({ name }) => name).sort()).toEqual(insertable.map(({ type }) => type).sort());
  for (const { name } of BLOCK_ENTRIES) expect(palettes[name]?.picture, name).not.toEqual([]);
});

test('blocks are found by their names, by what they do, and by what they are called elsewhere', () => {
  const found = (query: string) => findEntries(BLOCK_ENTRIES, query).map(({ name }) => name);
  expect(found('text')[0]).toBe('text');
  expect(found('rule')).toContain('line');
  expect(found('youtube')).toEqual(['video', 'embed']);
  expect(found('  Photo ')).toContain('image');
  expect(found('no such thing')).toEqual([]);
  expect(found('')).toHaveLength(BLOCK_ENTRIES.length);
});

test('names are found whatever their case and accents', () => {
  const street = {
    kind: 'block',
    name: 'street',
    label: 'Straßenkarte',
    description: 'Łódź',
    group: 'Maps',
  } as const;
  for (const query of ['STRASSEN', 'straßen', 'lodz']) expect(findEntries([street], query)).toEqual([street]);
  expect(findEntries([street], 'strase')).toEqual([]);
});
