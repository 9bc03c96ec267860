import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { TOCK_COLUMN_MAX_WIDTH, WIDE_ABOVE_WIDTH } from '#domain/bookings/provider.ts';

const read = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8');

test('WIDG-57 WIDG-58 the style sheets change where the widgets do', () => {
  expect(read('away.css')).toContain(`@container (width <= ${TOCK_COLUMN_MAX_WIDTH}px)`);
  expect(read('when.css')).toContain(`@container (width > ${WIDE_ABOVE_WIDTH}px)`);
});
