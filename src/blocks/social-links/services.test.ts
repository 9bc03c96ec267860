import { describe, expect, test } from 'vitest';
import { ICONS } from './icons.ts';
import { findService, SERVICES } from './services.ts';

describe('SITE-07 the service of a social link', () => {
  test.each([
    ['Instagram', 'https://example.com/', 'instagram'],
    ['', 'https://www.instagram.com/halden', 'instagram'],
    ['', 'https://m.youtube.com/@halden', 'youtube'],
    ['', 'https://instagram.com.evil.example/', 'website'],
    ['', 'https://notx.com/', 'website'],
    ['', 'https://ceramics.social/@halden', 'mastodon'],
    ['', 'MAILTO:studio@halden.example', 'email'],
    ['', 'tel:+4712345678', 'phone'],
    ['constructor', 'not an address', 'website'],
    ['myspace', 'https://vimeo.com/halden', 'vimeo'],
  ])('named “%s” at %s is %s', (name, url, service) => {
    expect(findService(name, url)).toBe(service);
  });

  test('every icon has a name, and all of them together stay small', () => {
    expect(Object.keys(SERVICES).sort()).toEqual(Object.keys(ICONS).sort());
    expect(Object.keys(ICONS).length).toBeGreaterThanOrEqual(16);
    expect(JSON.stringify(ICONS).length).toBeLessThan(6000);
    for (const path of Object.values(ICONS)) expect(path).toMatch(/^M[MmLlHhVvCcSsQqTtAaZz0-9., -]+$/);
  });
});
