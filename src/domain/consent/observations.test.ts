import { expect, test } from 'vitest';
import { findingsOf } from './observations.ts';

const marked = [{ service: 'YouTube', category: 'media', cookies: [], pages: ['/film'] }] as const;
const pages = [
  {
    path: '/a',
    requests: [
      { address: 'https://stats.example/p?x=1', isScript: false },
      { address: 'https://www.youtube.com/embed/x', isScript: false },
    ],
    kept: ['_ga_1', 'shopper'],
  },
];

test('frames and markup make one result, and what nobody knows can be given a purpose', () => {
  expect(findingsOf(marked, pages, [])).toMatchObject([
    { service: 'Google Analytics', category: 'analytics', cookies: ['_ga_1'] },
    { service: '', category: 'marketing', unknown: { kind: 'cookie', name: 'shopper' } },
    { service: 'YouTube', category: 'media', pages: ['/a', '/film'] },
    { service: 'stats.example', category: 'media', unknown: { kind: 'host', name: 'stats.example' } },
  ]);
  const assigned = [
    { kind: 'host', name: 'stats.example', category: 'marketing' },
    { kind: 'cookie', name: 'shopper', category: 'functional' },
  ] as const;
  const found = findingsOf(marked, pages, assigned);
  const categoryOf = (name: string) => found.find(({ unknown }) => unknown?.name === name)?.category;
  expect([categoryOf('stats.example'), categoryOf('shopper')]).toEqual(['marketing', 'functional']);
});

test('the cookies by which a site counts its visits are known as its own', () => {
  const seen = { path: '/', requests: [], kept: ['ss_cvr', 'ss_cvt'] };
  expect(findingsOf([], [seen], [])).toMatchObject([
    { service: 'Visits, counted by this site', category: 'analytics', cookies: ['ss_cvr', 'ss_cvt'] },
  ]);
});
