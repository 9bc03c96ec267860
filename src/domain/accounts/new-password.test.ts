import { expect, test } from 'vitest';
import { COMMON_PASSWORDS } from './common-passwords.ts';
import { checkNewPassword, judgeNewPassword } from './new-password.ts';
import { MIN_PASSWORD_LENGTH } from './password.ts';

const owner = { email: 'ada.berg@example.org', name: 'Ada Berg-Holm' };

test('the passwords that are guessed first are refused, whatever their capitals, and with a number behind', () => {
  expect(COMMON_PASSWORDS.size).toBeGreaterThan(1500);
  for (const common of COMMON_PASSWORDS) {
    expect([common, common.length >= MIN_PASSWORD_LENGTH]).toEqual([common, true]);
    expect([common, judgeNewPassword(common, owner)]).toEqual([common, 'common']);
  }
  for (const near of ['Manchester', 'QwertyUiop1!', 'terminator2024', 'ｍａｎｃｈｅｓｔｅｒ'])
    expect([near, checkNewPassword(near, owner)]).toEqual([near, expect.stringContaining('too common')]);
});

test('others are judged as before', () => {
  for (const good of ['seven wet stones', 'three herons', 'manchester drizzle'])
    expect([good, judgeNewPassword(good, owner)]).toEqual([good, undefined]);
  expect(judgeNewPassword('short', owner)).toBe('short');
  expect(judgeNewPassword('ada.berg@example.org', owner)).toBe('own');
});
