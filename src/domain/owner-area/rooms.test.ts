import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownerRoom } from './rooms.ts';

test('SITE-10 SITE-11 addresses below /config/ lead to the room of that name', () => {
  const id = '0mk0y5hpc000000000000019';
  for (const [path, room] of [
    ['/config', undefined],
    ['/config/', undefined],
    ['/config/pages', '/pages'],
    ['/config/pages/', '/pages'],
    [`/config/pages/${id}`, `/collections/${id}`],
    [`/config/pages/${id.toUpperCase()}`, '/pages'],
    ['/config/design/fonts', '/design'],
    ['/config/settings/domains', '/settings/domains'],
    ['/config/settings/..%2f..', '/settings'],
    ['/config/permissions', '/people'],
    ['/config/constructor', undefined],
    ['/config/shop', undefined],
  ] as const)
    expect([path, ownerRoom(path)]).toEqual([path, room]);
});

test('no address leads out of the site’s own rooms', () => {
  fc.assert(
    fc.property(fc.webPath(), (path) => {
      expect(ownerRoom(`/config${path}`) ?? '').toMatch(/^(\/[a-z-]+(\/[a-z0-9-]+)?)?$/);
    }),
  );
});
