/** How a policy names a script or style sheet that stands in the page itself. */
import { createHash } from 'node:crypto';

export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
