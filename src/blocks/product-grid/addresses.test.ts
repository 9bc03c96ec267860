import { expect, test } from 'vitest';
import { addressOf, addressOfAll, addressOfCategory, type GridView } from './addresses.ts';

const categories = ['Plants', 'Table ware', 'Table-ware'];
const viewOf = (data: Partial<GridView['data']>, page: Partial<GridView['page']> = {}): GridView => ({
  props: { order: 'manual' },
  data: {
    shop: { base: '/shop', categoryLocale: '' },
    categories,
    category: undefined,
    order: 'manual',
    tag: undefined,
    words: '',
    ...data,
  },
  page: { path: '/shop', categoryBase: undefined, ...page },
});
const PLANTS = { path: '/shop/category/plants', categoryBase: '/shop' };

test('a category leads to its own page, and takes the order and the tag along', () => {
  expect(addressOfCategory(viewOf({}), 'Plants')).toBe('/shop/category/plants');
  expect(addressOfCategory(viewOf({ order: 'price-low', tag: 'In pots' }), 'Plants')).toBe(
    '/shop/category/plants?tag=In+pots&sort=price-low',
  );
});

test('where a category has no page of its own, the grid itself shows it', () => {
  expect(addressOfCategory(viewOf({ shop: undefined, order: 'title' }), 'Plants')).toBe(
    '/shop?category=Plants&sort=title',
  );
  expect(addressOfCategory(viewOf({}), 'Table ware')).toBe('/shop/category/table-ware');
  expect(addressOfCategory(viewOf({}), 'Table-ware')).toBe('/shop?category=Table-ware');
  expect(addressOfCategory(viewOf({ category: 'Plants' }, PLANTS), 'Table-ware')).toBe(
    '/shop?category=Table-ware',
  );
});

test('all of them are at the shop, in the chosen order', () => {
  const plants = viewOf({ category: 'Plants', order: 'price-high' }, PLANTS);
  expect(addressOfAll(plants)).toBe('/shop?sort=price-high');
  expect(addressOfAll(viewOf({ category: 'Plants', tag: 'Rare' }))).toBe('/shop?tag=Rare');
});

test('an order, a page and a tag are changed on the spot', () => {
  const rare = viewOf({ tag: 'Rare', order: 'title' });
  expect(addressOf(rare, { sort: 'manual' })).toBe('/shop?tag=Rare');
  expect(addressOf(rare, { page: '2' })).toBe('/shop?tag=Rare&sort=title&page=2');
  expect(addressOf(rare, { tag: '' })).toBe('/shop?sort=title');
});

test('what is searched for goes along, until somebody ends it', () => {
  const jars = viewOf({ words: 'moon jar' });
  expect(addressOf(jars, { page: '2' })).toBe('/shop?q=moon+jar&page=2');
  expect(addressOfCategory(jars, 'Plants')).toBe('/shop/category/plants?q=moon+jar');
  expect(addressOf(jars, { q: '' })).toBe('/shop');
});
