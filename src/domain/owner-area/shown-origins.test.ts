import { expect, test } from 'vitest';
import { findUnshown } from './shown-origins.ts';

test('origins are shown by name, or by the pattern of their domain', () => {
  const shown = ['https://*.sites.example.org', 'https://pottery.example'];
  const known = ['https://a.sites.example.org', 'https://pottery.example'];
  const unknown = [
    'https://sites.example.org',
    'https://.sites.example.org',
    'https://.sites.example.org',
    'http://a.sites.example.org',
    'https://a.sites.example.org:8443',
    'https://www.pottery.example',
    'http://pottery.example',
    'https://other.example',
  ];
  expect(findUnshown([...known, ...unknown], shown)).toEqual(unknown);
  expect(findUnshown(known, [])).toEqual(known);
});
