import { expect, test } from 'vitest';
import { categoryPath, readCategoryPath } from './category-address.ts';

test('a category has an address below its shop, which is read again', () => {
  const shop = { base: '/shop', categoryLocale: '' };
  expect(categoryPath(shop, 'Tea & Coffee')).toBe('/shop/category/tea-coffee');
  expect(categoryPath({ ...shop, base: '/' }, 'Bowls')).toBe('/category/bowls');
  expect(readCategoryPath('/shop/category/bowls')).toEqual({ base: '/shop', slug: 'bowls' });
  expect(readCategoryPath('/category/bowls')).toEqual({ base: '/', slug: 'bowls' });
  expect(['/shop', '/shop/category', '/shop/category/a/b'].map(readCategoryPath)).toEqual(
    Array(3).fill(undefined),
  );
});

test('the language of the shop spells it; without one it is as it has always been', () => {
  const pathIn = (categoryLocale: string) => categoryPath({ base: '/shop', categoryLocale }, 'Küche Кухня');
  expect(pathIn('')).toBe('/shop/category/kuche-кухня');
  expect(pathIn('de')).toBe('/shop/category/kueche-kukhnya');
});
