/** Targets of requests that have ended the process, or met an error, once. Each is sent again in every run. */
export const KILLERS: readonly string[] = [
  '//%',
  '//[',
  '//a:b',
  '//%23',
  '////x%00',
  '/\\\\\\%2e%2e',
  '//',
  '///',
  '//@',
  '//a:99999/',
  '//[::1',
  'http://[/',
  'http://demo.localhost:0x/',
  'http:///%',
  'https://a:b/',
  'http://a:b@c/',
];
