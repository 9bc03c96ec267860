import { expect, test } from 'vitest';
import { cutBetween } from './cut-between.ts';

test('whole parts go, and one without an end stays', () => {
  const cut = (text: string) => cutBetween(text, /<!--/g, /-->/g, ' ');
  expect(cut('a<!-- b -->c<!-- d --><!-- e')).toBe('a c <!-- e');
  expect(cut('<!--><!---->x')).toBe(' x');
  expect(cut('')).toBe('');
});
