import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SHARE_LABELS, SHARE_SERVICES, shareLink } from './share-links.ts';

test('SITE-07 every share address carries the page whatever its title, and leads where it says', () => {
  fc.assert(
    fc.property(
      fc.string({
        unit: fc.oneof(
          fc.constantFrom('\ud800', '&', '#', '%'),
          fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
        ),
      }),
      fc.webUrl({ withQueryParameters: true }),
      (title, url) => {
        for (const service of SHARE_SERVICES) {
          const link = new URL(shareLink(service, { url, title, picture: `${url}#p` }));
          const carried = decodeURIComponent(link.href);
          expect(carried).toContain(url);
          expect(link.protocol).toBe(service === 'mail' ? 'mailto:' : 'https:');
          if (service !== 'facebook' && service !== 'linkedin')
            expect(carried).toContain(title.trim().toWellFormed());
        }
      },
    ),
  );
});

test('every service has a name of its own', () => {
  expect(new Set(Object.values(SHARE_LABELS)).size).toBe(SHARE_SERVICES.length);
});
