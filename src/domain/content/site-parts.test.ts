import { expect, test } from 'vitest';
import { footerFields, headerFields } from './site-parts.ts';

test('what header and footer say of themselves is read, and what is nothing is left out', () => {
  const action = { label: 'Book', link: { url: '/book' } };
  expect(headerFields({ fields: { layout: 'center', isSticky: true, action, other: 1 } })).toMatchObject({
    layout: 'center',
    isSticky: true,
    action,
  });
  const broken = headerFields({ fields: { layout: 'round', isSticky: 'yes', action: { label: '' } } });
  expect(Object.values(broken).filter((value) => value !== undefined)).toEqual([]);
  expect(footerFields({ fields: { layout: 'columns', legal: '© Halden' } })).toMatchObject({
    layout: 'columns',
    legal: '© Halden',
  });
});
