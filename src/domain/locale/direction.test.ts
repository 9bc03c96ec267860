import { expect, test } from 'vitest';
import { textDirection } from './direction.ts';

test.each(['ar', 'he', 'fa', 'ur-PK', 'dv', 'ckb', 'yi', 'uz-Arab', 'az-IR', 'AR-eg', 'ks'])(
  '%s is written from right to left',
  (locale) => {
    expect(textDirection(locale)).toBe('rtl');
  },
);

test.each(['en', 'de-DE', 'ja', 'ru', 'uz', 'ar-Latn', 'az', 'hi', '', 'no such', '<script>'])(
  '%s is written from left to right',
  (locale) => {
    expect(textDirection(locale)).toBe('ltr');
  },
);
