import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownerCss } from './owner-css.ts';

test('an owner’s style sheet cannot end the element it stands in', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('<', '/', '\\', 'style', '>', ' ', 'STYLE') }),
      (customCss) => {
        expect(ownerCss({ customCss })).not.toMatch(/<\/style/i);
      },
    ),
  );
  expect(ownerCss({ customCss: 'a::after{content:"</style><script>"}' })).not.toContain('</style');
});

test('ranges in media queries unchanged', () => {
  const customCss = '@media (400px <= width < 600px){a{color:red}}';
  expect(ownerCss({ customCss })).toBe(customCss);
});
