/** Which texts are email addresses of accounts, for forms and for the server alike. */
import { isMailDomain } from '../mail/mail-domain.ts';

export function normalizeEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

const LOCAL = /^[^\s\p{Cc}\p{Cf}@"<>()[\],;:\\]{1,64}$/u;

function isEmail(email: string): boolean {
  const at = email.lastIndexOf('@');
  const local = email.slice(0, Math.max(at, 0));
  return LOCAL.test(local) && !/^\.|\.\.|\.$/.test(local) && isMailDomain(email.slice(at + 1));
}

export const NO_EMAIL = 'Enter an email address, such as ada@example.org.';

/** Why this cannot be an account's address, or undefined. */
export function checkEmail(email: string): string | undefined {
  return email.length <= 254 && isEmail(normalizeEmail(email)) ? undefined : NO_EMAIL;
}
