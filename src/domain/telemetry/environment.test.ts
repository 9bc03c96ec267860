import fc from 'fast-check';
import { expect, test } from 'vitest';
import { environmentOf, INTERNAL_HOSTS } from './environment.ts';

test('SITE-73 internal hosts are stage, QA or dev', () => {
  const hosts = [
    ['stage.internal', 'stage'],
    ['demo.stage.internal', 'stage'],
    ['demo.staging.internal', 'stage'],
    ['demo.qa.internal', 'qa'],
    ['localhost', 'dev'],
    ['demo.localhost', 'dev'],
    ['DEMO.LOCALHOST.', 'dev'],
    ['127.0.0.1', 'dev'],
    ['shop.test', 'dev'],
    ['printer.local', 'dev'],
  ];
  for (const [host, environment] of hosts) {
    expect(environmentOf(host!)).toBe(environment);
  }
});

test('SITE-74 every listed host is recognised, and every public one is production', () => {
  for (const [environment, patterns] of Object.entries(INTERNAL_HOSTS)) {
    for (const pattern of patterns) expect(environmentOf(pattern.replace('*', 'a.b'))).toBe(environment);
  }
  const publicName = fc
    .tuple(
      fc.constantFrom('stage', 'qa', 'dev', 'localhost', 'staging', 'www', 'test'),
      fc.constantFrom('example', 'localhost', 'stage', 'internal', 'notlocalhost'),
      fc.constantFrom('com', 'studio', 'theatre', 'de', 'mylocal', 'attest'),
    )
    .map((labels) => labels.join('.'));
  fc.assert(fc.property(publicName, (host) => void expect(environmentOf(host)).toBe('production')));
  for (const host of ['internal', 'test', 'local', 'mylocalhost', '127.0.0.10', '', 'notstage.internal'])
    expect(environmentOf(host)).toBe('production');
});
