import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter } from '#testing/domain/any-character.ts';
import { makeSecret, openSecret, signedHeaders } from './sign-message.ts';

test('a message is signed as the published example of Standard Webhooks', () => {
  const key = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64');
  const message = {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    at: 1_614_265_330_000,
    body: '{"test": 2432232314}',
  };
  expect(signedHeaders([key], message)).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

test('whoever has the secret that was shown can check a message, during an overlap by either secret', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), fc.nat(4_000_000_000), (body, seconds) => {
      const made = [makeSecret('installation', 'a'), makeSecret('installation', 'a')];
      const keys = made.map(({ sealed }) => openSecret('installation', 'a', sealed) ?? Buffer.of());
      const headers = signedHeaders(keys, { id: 'msg_1', at: seconds * 1000 + 999, body });
      const signatures = headers['webhook-signature']?.split(' ') ?? [];
      const own = made.map(({ secret }) => {
        const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
        const hash = createHmac('sha256', key);
        return `v1,${hash.update(`msg_1.${seconds}.`).update(body, 'utf8').digest('base64')}`;
      });
      expect(signatures).toEqual(own);
      expect(own[0]).not.toBe(own[1]);
    }),
    { numRuns: 50 },
  );
});

test('a secret has 256 bits, and opens for its own webhook and installation only', () => {
  const { secret, sealed } = makeSecret('installation', 'a');
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(sealed).not.toContain(secret.slice(6, 20));
  expect(openSecret('installation', 'b', sealed)).toBeUndefined();
  expect(openSecret('another', 'a', sealed)).toBeUndefined();
});
