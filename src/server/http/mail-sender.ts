/** Identifies a visitor in the limits on mail. The IP address cannot be read from it. */
import { signatureOf } from './signature.ts';

/** @param address of the visitor, as far as the network tells */
export function mailSender(secret: string, siteId: string, address: string): string {
  return signatureOf(secret, ['mail-sender', siteId, address]);
}
