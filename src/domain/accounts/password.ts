/** What a password has to be: long, and not one that everybody tries first. Nothing about signs and capitals. */

export const MIN_PASSWORD_LENGTH = 10;
export const MAX_PASSWORD_LENGTH = 200;

/** The commonest of ten letters and more, and the stems from which the rest is made by repeating or numbering. */
const COMMON = new Set([
  '1234567890',
  '0123456789',
  '0987654321',
  '9876543210',
  '1q2w3e4r5t',
  '1qaz2wsx3edc',
  'qwertyuiop',
  'qwertyuiop[]',
  'qwerty123456',
  'qwerty12345',
  'asdfghjkl;',
  'asdfghjkl1',
  'zxcvbnm123',
  'abcdefghij',
  'abcdefghijk',
  'abc1234567',
  'iloveyou12',
  'letmein123',
  'welcome123',
  'welcome1234',
  'administrator',
  'changeme123',
  'changemenow',
  'football123',
  'basketball',
  'sunshine123',
  'princess123',
  'superman123',
  'trustno1trustno1',
  'vitrinevitrine',
  'vitrine123',
  'vitrine1234',
  'correcthorsebatterystaple',
]);
const STEMS =
  /^(?:password|passwort|passw0rd|p@ssword|p@ssw0rd|qwertz?|admin|secret|letmein|welcome)[\d!.?#]*$/;

export interface PasswordOwner {
  readonly email: string;
  readonly name: string;
}

export type PasswordProblem = 'short' | 'long' | 'common' | 'own';

/** Why a password cannot be taken; undefined when it can. */
export function judgePassword(password: string, owner: PasswordOwner): PasswordProblem | undefined {
  const letters = [...password.normalize('NFC')].length;
  if (letters < MIN_PASSWORD_LENGTH) return 'short';
  if (letters > MAX_PASSWORD_LENGTH) return 'long';
  const plain = password.normalize('NFKC').toLowerCase();
  if (COMMON.has(plain) || STEMS.test(plain) || hasFewSigns(plain)) return 'common';
  return isOwnersOwn(plain, owner) ? 'own' : undefined;
}

export const PASSWORD_PROBLEMS: Readonly<Record<PasswordProblem, string>> = {
  short: `Use at least ${MIN_PASSWORD_LENGTH} characters. A few words in a row are easy to remember.`,
  long: `Use ${MAX_PASSWORD_LENGTH} characters or fewer.`,
  common: 'This password is too common. Choose another.',
  own: 'Don’t use your name or email address as your password.',
};

/** The same in a sentence. */
export function checkPassword(password: string, owner: PasswordOwner): string | undefined {
  const problem = judgePassword(password, owner);
  return problem && PASSWORD_PROBLEMS[problem];
}

/** `aaaaaaaaaa`, `ababababab`. */
function hasFewSigns(plain: string): boolean {
  return new Set(plain).size <= 2;
}

function isOwnersOwn(plain: string, { email, name }: PasswordOwner): boolean {
  const words = plain.replace(/[\s\d!.?#_-]+/g, '');
  const own = [email, email.split('@')[0] ?? '', name].map((text) =>
    text.toLowerCase().replace(/[\s\d!.?#_-]+/g, ''),
  );
  return own.some((text) => text !== '' && words === text);
}
