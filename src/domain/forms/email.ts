/** Email addresses in forms (FORM-48 to FORM-52). */

const MIN_LENGTH = 3;
const MAX_LENGTH = 256;

/** Words of letters, digits and unreserved characters, with single dots between them. */
const LOCAL = "[\\w!#$%&'*+/=?^`{|}~-]+(?:\\.[\\w!#$%&'*+/=?^`{|}~-]+)*";
const LABELS = '(?:[A-Za-z0-9]+(?:-+[A-Za-z0-9]+)*\\.)+';
const EMAIL = new RegExp(`^${LOCAL}@${LABELS}[A-Za-z]{2,4}$`);
const EMAIL_ANY_ENDING = new RegExp(`^${LOCAL}@${LABELS}[A-Za-z][A-Za-z0-9-]{0,61}[A-Za-z0-9]$`);

interface EmailOptions {
  readonly isRequired?: boolean | undefined;
  /** Also endings of more than four letters. */
  readonly allowAnyDomainEnding?: boolean | undefined;
}

export function isFormEmail(text: string, options: EmailOptions = {}): boolean {
  if (text === '' && !options.isRequired) return true;
  const email = text.trim();
  const isOfLength = email.length >= MIN_LENGTH && email.length <= MAX_LENGTH;
  return isOfLength && (options.allowAnyDomainEnding ? EMAIL_ANY_ENDING : EMAIL).test(email);
}
