/** Whether a new password can be taken: apart from `password.ts`, since its list is too long for browsers. */
import { COMMON_PASSWORDS } from './common-passwords.ts';
import { judgePassword, PASSWORD_PROBLEMS, type PasswordOwner, type PasswordProblem } from './password.ts';

/** What many append to a common one. */
const APPENDIX = /[\d!.?#*_-]{1,4}$/;

/** Why it cannot be taken; undefined when it can. */
export function judgeNewPassword(password: string, owner: PasswordOwner): PasswordProblem | undefined {
  const problem = judgePassword(password, owner);
  if (problem) return problem;
  const plain = password.normalize('NFKC').toLowerCase();
  const isCommon = COMMON_PASSWORDS.has(plain) || COMMON_PASSWORDS.has(plain.replace(APPENDIX, ''));
  return isCommon ? 'common' : undefined;
}

/** The same in a sentence. */
export function checkNewPassword(password: string, owner: PasswordOwner): string | undefined {
  const problem = judgeNewPassword(password, owner);
  return problem && PASSWORD_PROBLEMS[problem];
}
