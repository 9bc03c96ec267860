import { expect, test } from 'vitest';
import { DEVICE_HEIGHTS } from '#domain/design/breakpoints.ts';
import { fitInto } from './use-fit.ts';

test('DSGN-09 phones are 926 tall at most, tablets 1024 or 1366; a page is shown no taller than its device', () => {
  expect(DEVICE_HEIGHTS).toEqual({ phone: [926], tablet: [1024, 1366] });
  const tall = { width: 2560, height: 2000 };
  expect(fitInto(tall, 'phone').height).toBe(926);
  expect(fitInto(tall, 'tablet').height).toBe(1366);
  expect(fitInto(tall, 'desktop').height).toBe(2000);
});

test('a page fills a canvas that is lower than its device', () => {
  expect(fitInto({ width: 1000, height: 700 }, 'phone')).toMatchObject({ y: 16, height: 668, scale: 1 });
});
