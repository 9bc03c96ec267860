import { expect, test } from 'vitest';
import { isUsZip } from './us-zip.ts';

test('LINK-21 a US zip code is exactly five digits', () => {
  for (const good of ['10012', '00501', '99950']) expect(isUsZip(good)).toBe(true);
  for (const bad of ['', '1001', '100123', '10012-3456', ' 10012', '10012\n', '1001a', '١٠٠١٢'])
    expect(isUsZip(bad)).toBe(false);
});
