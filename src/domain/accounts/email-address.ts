/** Which texts are email addresses of accounts, for forms and for the server alike. */

export function normalizeEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

const EMAIL = /^[^\s@"<>()]{1,64}@[^\s@"<>()]{1,253}\.[^\s@.]{2,63}$|^[^\s@"<>()]{1,64}@localhost$/;

/** Why this cannot be an account's address, or undefined. */
export function checkEmail(email: string): string | undefined {
  return email.length <= 254 && EMAIL.test(normalizeEmail(email))
    ? undefined
    : 'Write an email address, such as ada@example.org.';
}
