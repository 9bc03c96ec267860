/** Which addresses lead to one mailbox, for counting what it gets. */

const GMAIL = 'gmail.com';
/** Two names of one service, which ignores dots besides. */
const GMAIL_NAMES = [GMAIL, 'googlemail.com'];

/** The address without what people put in to tell mails apart: letters big or small, `+something`. */
export function mailboxOf(address: string): string {
  const email = address.trim().toLowerCase();
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  const name = email.slice(0, at).split('+', 1)[0] ?? '';
  return GMAIL_NAMES.includes(domain) ? `${name.replaceAll('.', '')}@${GMAIL}` : `${name}@${domain}`;
}
