import { expect, test } from 'vitest';
import { menu } from './definition.ts';
import { readMenu, writeMenu } from './menu-text.ts';

const item = (name: string, price: string, more: object = {}) => ({
  name,
  price,
  description: '',
  options: [],
  ...more,
});

test('a menu is read as people type it', () => {
  const typed = `Starters
Soup of the day 6.50
  With bread
Pâté de campagne .... € 9,-

Mains
  Served until ten
Trout | market price
Two eggs, any style 8,50 €
  - with bacon 10,50 €
Tea |`;
  expect(readMenu(typed)).toEqual([
    {
      title: '',
      description: '',
      sections: [
        {
          title: 'Starters',
          description: '',
          items: [
            item('Soup of the day', '6.50', { description: 'With bread' }),
            item('Pâté de campagne', '€ 9,-'),
          ],
        },
        {
          title: 'Mains',
          description: 'Served until ten',
          items: [
            item('Trout', 'market price'),
            item('Two eggs, any style', '8,50 €', { options: [{ name: 'with bacon', price: '10,50 €' }] }),
            item('Tea', ''),
          ],
        },
      ],
    },
  ]);
});

test('several menus have a line with a # each, and what is written reads the same', () => {
  for (const { props } of menu.examples) expect(readMenu(writeMenu(props.tabs))).toEqual(props.tabs);
  const odd = [
    {
      title: '',
      description: '',
      sections: [
        { title: '', description: '', items: [item('Fish | chips', '12')] },
        { title: '', description: 'For two', items: [item('Set menu 2', '')] },
        { title: 'Menu 25', description: '', items: [] },
        { title: '# 1', description: '', items: [] },
      ],
    },
  ];
  expect(readMenu(writeMenu(odd))).toEqual(odd);
  expect(readMenu('')).toEqual([]);
  expect(writeMenu([])).toBe('');
});

test('a text of any length is read at once', () => {
  const started = performance.now();
  for (const text of [
    'a'.repeat(200_000),
    'a '.repeat(100_000),
    '. '.repeat(90_000),
    '1 '.repeat(90_000),
    '|\n'.repeat(90_000),
  ])
    readMenu(text);
  expect(performance.now() - started).toBeLessThan(1000);
});
