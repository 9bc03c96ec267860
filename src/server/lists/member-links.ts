/** What proves that somebody reads a mailbox: a token in a mail, kept as a hash, or a signature that never expires. */
import { CONFIRM_PATH, TOKEN, UNSUBSCRIBE_PATH } from '#domain/lists/contract.ts';
import { isSame, signatureOf } from '../http/signature.ts';
import { hashToken, newToken } from '../http/tokens.ts';

export interface NewToken {
  readonly token: string;
  readonly hash: string;
}

export function newConfirmation(): NewToken {
  const token = newToken();
  return { token, hash: hashOf(token) };
}

export function hashOf(token: string): string {
  return hashToken(token, 'base64url');
}

/** Good as long as there is this member: whoever has it can leave, and nothing else. */
export function unsubscribeToken(secret: string, memberId: string): string {
  return `${memberId}.${signatureOf(secret, ['unsubscribe', memberId])}`;
}

/** The member an unsubscribe token is about; undefined when it is not ours. */
export function readUnsubscribeToken(secret: string, token: string): string | undefined {
  const [memberId = ''] = token.split('.', 1);
  return isSame(token, unsubscribeToken(secret, memberId)) ? memberId : undefined;
}

export function confirmUrl(siteUrl: string, token: string): string {
  return `${siteUrl}${CONFIRM_PATH}?${TOKEN}=${token}`;
}

export function unsubscribeUrl(siteUrl: string, token: string): string {
  return `${siteUrl}${UNSUBSCRIBE_PATH}?${TOKEN}=${token}`;
}
