import { describe, expect, test } from 'vitest';
import type { ServerAddress } from '../sites/calls.ts';
import { adviceFor, isApex } from './dns-records.ts';

const server: ServerAddress = {
  name: 'studio.example.org',
  ipv4: ['192.0.2.10'],
  ipv6: ['2001:db8::10'],
  isPublic: true,
};

describe('DNS records', () => {
  test('a name below a domain may follow the server by CNAME', () => {
    expect(adviceFor('www.pots.example', server)).toEqual({
      alias: { type: 'CNAME', name: 'www.pots.example', value: 'studio.example.org' },
      addresses: [
        { type: 'A', name: 'www.pots.example', value: '192.0.2.10' },
        { type: 'AAAA', name: 'www.pots.example', value: '2001:db8::10' },
      ],
    });
  });

  test.each(['pots.example', 'pots.co.uk', 'pots.com.au', 'localhost'])('%s takes addresses only', (host) => {
    expect(isApex(host)).toBe(true);
    expect(adviceFor(host, server).alias).toBeUndefined();
  });

  test('a port is no part of the record, and a server known by number gives no alias', () => {
    expect(adviceFor('www.pots.example:8080', server).addresses[0]?.name).toBe('www.pots.example');
    expect(adviceFor('www.pots.example', { ...server, name: '192.0.2.10' }).alias).toBeUndefined();
  });
});
