import { expect, test } from 'vitest';
import { readAutocannon, readWrk } from './load-reports.ts';

const HEAD = `Running 3s test @ http://127.0.0.1:4321/
  1 threads and 48 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     1.61ms  310.02us  14.11ms   93.61%
    Req/Sec    29.91k     1.60k   31.72k    83.87%
  92223 requests in 3.10s, 1.61GB read
`;
const RATE = `Requests/sec:  29749.61
Transfer/sec:    531.12MB
`;

test('wrk tells its rate, and failures only where there are any', () => {
  expect(readWrk(HEAD + RATE)).toEqual({ perSecond: 29_749.61, failures: 0 });
  const failed = `  Socket errors: connect 1, read 20, write 0, timeout 300
  Non-2xx or 3xx responses: 4000
`;
  expect(readWrk(HEAD + failed + RATE)).toEqual({ perSecond: 29_749.61, failures: 4321 });
});

test('a report without a rate is no measurement', () => {
  expect(() => readWrk('unable to connect to 127.0.0.1:1 Connection refused\n')).toThrow('gave no rate');
});

test('autocannon counts what went wrong in two places', () => {
  const report = { requests: { average: 15_900.5 }, non2xx: 2, errors: 3, latency: { p99: 1 } };
  expect(readAutocannon(JSON.stringify(report))).toEqual({ perSecond: 15_900.5, failures: 5 });
});
