import { expect, test } from 'vitest';
import { slidesPerRowAt } from '../gallery/layout.ts';
import { partOfSizes } from './part-of-sizes.ts';

test('a part of what a picture would fill, at each width', () => {
  const sizes = '(max-width: 432px) 100vw, (max-width: 799px) 100vw, (max-width: 1120px) 50vw, 560px';
  expect(partOfSizes(sizes, (width) => 1 / slidesPerRowAt(width, 4))).toBe(
    '(max-width: 432px) 50vw, (max-width: 799px) 25vw, (max-width: 1120px) 13vw, 140px',
  );
});
