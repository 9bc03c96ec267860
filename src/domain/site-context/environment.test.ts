import { expect, test } from 'vitest';
import { environmentOf } from './environment.ts';

test.each([
  [
    'dev',
    [
      'localhost',
      'LOCALHOST',
      'demo.localhost',
      '127.0.0.1',
      '[::1]',
      '192.168.1.20',
      '10.0.0.7',
      '172.20.0.2',
    ],
  ],
  ['dev', ['studio.local', 'studio.test', 'nas.home.arpa', 'dev.studio.example', 'studio-dev.hosts.example']],
  [
    'stage',
    [
      'stage.studio.example',
      'staging2.studio.example',
      'shop-stage.studio.example',
      'preview.studio.example.',
    ],
  ],
  ['qa', ['qa.studio.example', 'uat.studio.example', 'test-3.studio.example']],
] as const)('SITE-73 SITE-74 internal hosts are told: %s', (environment, hosts) => {
  for (const host of hosts) expect([host, environmentOf(host)]).toEqual([host, environment]);
});

test('SITE-73 SITE-74 everything else is production, whatever word the site bears as its name', () => {
  for (const host of [
    'studio.example',
    'www.studio.example',
    'stage.example',
    'dev.example',
    'backstage.theatre.example',
    'contest.studio.example',
    '8.8.8.8',
    '172.32.0.1',
    'localhost.example',
  ])
    expect([host, environmentOf(host)]).toEqual([host, 'production']);
});
