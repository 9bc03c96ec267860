import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fakeContext } from '#testing/blocks/fake-context.ts';
import { fakeProduct } from '#testing/blocks/fake-product.ts';
import { ProductJson } from './product-json.tsx';

const facts = fakeProduct('item00000000000000000001', 1);

function skusOf(sku: string): readonly string[] {
  const variants = facts.variants.map((variant) => ({ ...variant, sku }));
  const words = { title: 'Bowl', excerpt: '', pictures: [] };
  const html = renderToStaticMarkup(
    <ProductJson facts={{ ...facts, variants }} {...words} context={fakeContext()} />,
  );
  expect(html).toContain('"@type":"Product"');
  expect(html).not.toContain('"brand"');
  return [...html.matchAll(/"sku":"(.*?)"/g)].map(([, said = '']) => said);
}

test('search engines are told the SKUs that the owner wrote, and no others', () => {
  expect(skusOf('BOWL-1')).toEqual(['BOWL-1']);
  expect(skusOf('SQ0123456')).toEqual([]);
  expect(skusOf('SQ01234567')).toHaveLength(1);
});
