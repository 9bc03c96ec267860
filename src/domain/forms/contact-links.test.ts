import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mailLink, phoneLink } from './contact-links.ts';

test('a mail is written to the address, about what was sent', () => {
  expect(mailLink('ada@example.org')).toBe('mailto:ada@example.org');
  expect(mailLink('ada@example.org', 'Re: Tea & cake')).toBe(
    'mailto:ada@example.org?subject=Re%3A%20Tea%20%26%20cake',
  );
});

test('an address adds neither recipients nor headers', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (address, subject) => {
      const url = new URL(mailLink(address, `Re: ${subject}`));
      expect([...url.searchParams.keys()]).toEqual(['subject']);
      expect(url.searchParams.get('subject')).toBe(`Re: ${subject}`);
      expect(url.pathname).not.toMatch(/[,;?&\s]/);
    }),
  );
});

test('a telephone number is called by its digits', () => {
  expect(phoneLink('+49 30 901-820')).toBe('tel:+4930901820');
  expect(phoneLink('030 901 820')).toBe('tel:030901820');
  expect(phoneLink('N/A')).toBeUndefined();
});
