import { expect, test } from 'vitest';
import { seal, unseal } from '../../http/sealed-secret.ts';
import { hashRecoveryCode, newRecoveryCodes, RECOVERY_CODES } from './recovery-codes.ts';

test('recovery codes are ten, all different, and the same however they are typed', () => {
  const codes = newRecoveryCodes();
  expect(codes).toHaveLength(RECOVERY_CODES);
  expect(new Set([...codes, ...newRecoveryCodes()]).size).toBe(2 * RECOVERY_CODES);
  for (const code of codes) expect(code).toMatch(/^(?:[a-z0-9]{4}-){3}[a-z0-9]{4}$/);
  const [code = ''] = codes;
  const typed = ` ${code.toUpperCase().replaceAll('-', ' ')} `;
  expect(hashRecoveryCode('a', typed)).toBe(hashRecoveryCode('a', code));
  expect(hashRecoveryCode('b', code)).not.toBe(hashRecoveryCode('a', code));
});

test('a sealed secret opens under the same installation and for the same account only', () => {
  const plain = Buffer.from('twenty random bytes!');
  const sealed = seal('installation', 'account-1', plain);
  expect(sealed).not.toContain(plain.toString('base64url'));
  expect(seal('installation', 'account-1', plain)).not.toBe(sealed);
  expect(Buffer.from(unseal('installation', 'account-1', sealed) ?? [])).toEqual(plain);
  expect(unseal('another', 'account-1', sealed)).toBeUndefined();
  expect(unseal('installation', 'account-2', sealed)).toBeUndefined();
  expect(unseal('installation', 'account-1', sealed.slice(2))).toBeUndefined();
  expect(unseal('installation', 'account-1', '')).toBeUndefined();
});
