/** What stands for whoever sends: nobody learns an address from it who has not the installation's secret. */
import { createHmac } from 'node:crypto';

export function senderKey(secret: string, ...about: readonly string[]): string {
  return createHmac('sha256', secret).update(about.join('\n')).digest('base64url');
}
