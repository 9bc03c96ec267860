/** Signatures under the installation's secret: what has one was given out here, and no table has to say so. */
import { createHmac, timingSafeEqual } from 'node:crypto';

/** @param about begins with the purpose, which keeps what is signed for one thing from serving another */
export function signatureOf(
  secret: string,
  about: readonly string[],
  encoding: 'base64url' | 'hex' = 'base64url',
): string {
  return createHmac('sha256', secret).update(about.join('\n')).digest(encoding);
}

/** Whether two texts or keys are the same, in a time that does not tell where they differ. */
export function isSame(given: string | Buffer, expected: string | Buffer): boolean {
  const [actual, wanted] = [Buffer.from(given), Buffer.from(expected)];
  return actual.length === wanted.length && timingSafeEqual(actual, wanted);
}
