/** What keeps visitors from a document. */
import { type Gated, gatedSchema, isForEveryone } from '#domain/members/access.ts';
import { documentSettingsOf } from './settings.ts';

export interface Lock {
  readonly passwordHash: string | undefined;
  /** Its own, or of what is above it; undefined for everyone. */
  readonly access: Gated | undefined;
}

/** Its settings as they are stored, and the column that `gateOf` selects. */
export interface StoredLock {
  readonly settings: string;
  readonly gate: string | null;
}

export function lockOf({ settings, gate }: StoredLock): Lock {
  return { passwordHash: documentSettingsOf(settings).passwordHash, access: accessOf(gate) };
}

export function accessOf(gate: string | null): Gated | undefined {
  if (gate === null) return undefined;
  const access = gatedSchema.parse(JSON.parse(gate));
  return isForEveryone(access) ? undefined : access;
}

/** Whether a visitor may see a document. Writes nothing: it may be asked within a transaction. */
export type MaySee = (documentId: string, lock: Lock) => Promise<boolean>;

export function isLocked({ passwordHash, access }: Lock): boolean {
  return passwordHash !== undefined || access !== undefined;
}
