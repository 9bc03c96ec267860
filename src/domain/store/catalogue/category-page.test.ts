import { expect, test } from 'vitest';
import { categoryPath, readCategoryPath } from './category-page.ts';

test('a category has an address below its shop, which is read again', () => {
  expect(categoryPath('/shop', 'Tea & Coffee')).toBe('/shop/category/tea-coffee');
  expect(categoryPath('/', 'Bowls')).toBe('/category/bowls');
  expect(readCategoryPath('/shop/category/bowls')).toEqual({ base: '/shop', slug: 'bowls' });
  expect(readCategoryPath('/category/bowls')).toEqual({ base: '/', slug: 'bowls' });
  expect(['/shop', '/shop/category', '/shop/category/a/b'].map(readCategoryPath)).toEqual(
    Array(3).fill(undefined),
  );
});
