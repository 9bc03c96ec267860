/** What a visitor holds of a file that was sent: its id, signed for one field of one form. */
import { isSame, signatureOf } from '../../http/signature.ts';

export interface FileAddress {
  readonly siteId: string;
  readonly formId: string;
  readonly fieldId: string;
}

/** `{id}.{signature}` */
export function writeReference(secret: string, address: FileAddress, id: string): string {
  const { siteId, formId, fieldId } = address;
  return `${id}.${signatureOf(secret, ['form-file', siteId, formId, fieldId, id])}`;
}

/** @returns the id; undefined for one that is not ours, or of another field */
export function readReference(secret: string, address: FileAddress, reference: string): string | undefined {
  const [id = ''] = reference.split('.', 1);
  return isSame(reference, writeReference(secret, address, id)) ? id : undefined;
}
