/** What a visitor holds of a file that was sent: its id, signed for one field of one form. */
import { createHmac, timingSafeEqual } from 'node:crypto';

export interface FileAddress {
  readonly siteId: string;
  readonly formId: string;
  readonly fieldId: string;
}

/** `{id}.{signature}` */
export function writeReference(secret: string, address: FileAddress, id: string): string {
  return `${id}.${sign(secret, address, id)}`;
}

/** @returns the id; undefined for one that is not ours, or of another field */
export function readReference(secret: string, address: FileAddress, reference: string): string | undefined {
  const [id = ''] = reference.split('.', 1);
  const expected = Buffer.from(writeReference(secret, address, id));
  const actual = Buffer.from(reference);
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? id : undefined;
}

function sign(secret: string, { siteId, formId, fieldId }: FileAddress, id: string): string {
  return createHmac('sha256', secret)
    .update(['form-file', siteId, formId, fieldId, id].join('\n'))
    .digest('base64url');
}
