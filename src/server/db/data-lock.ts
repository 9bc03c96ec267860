/**
 * One server at a time on a data folder. The lock is an open write transaction on a small SQLite file: the
 * operating system lets go of it when the process ends in whatever way, so no stale lock is left behind. Others
 * can still read from the file who holds it. Command line tools do not take it: SQLite lets them take turns.
 *
 * Locks of this kind are lost when the process opens and closes the file by other means: nothing else here may.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const LOCK_FILE = 'vitrine.lock';
const SQLITE_BUSY = 5;

export interface LockHolder {
  readonly pid: number;
  /** 0: it is no server, but does something during which none may run. */
  readonly port: number;
}

export type DataLock =
  | { readonly kind: 'locked'; release(): void }
  | { readonly kind: 'taken'; readonly message: string };

export function lockDataFolder(dataDir: string, holder: LockHolder): DataLock {
  mkdirSync(dataDir, { recursive: true });
  const db = new DatabaseSync(join(dataDir, LOCK_FILE), { timeout: 100 });
  const isLocked =
    attempt(() => writeHolder(db, holder)) &&
    // The transaction that stays open: the one that wrote who holds it has ended.
    attempt(() => db.exec('begin immediate'));
  if (isLocked) return { kind: 'locked', release: () => db.close() };
  const message = describeHolder(dataDir, readHolder(db));
  db.close();
  return { kind: 'taken', message };
}

function writeHolder(db: DatabaseSync, holder: LockHolder): void {
  db.exec('begin immediate');
  db.exec('create table if not exists holder (pid integer not null, port integer not null)');
  db.exec('delete from holder');
  db.prepare('insert into holder (pid, port) values (?, ?)').run(holder.pid, holder.port);
  db.exec('commit');
}

/** False when somebody else holds the lock. */
function attempt(action: () => void): boolean {
  try {
    action();
    return true;
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === SQLITE_BUSY)
      return false;
    throw error;
  }
}

function readHolder(db: DatabaseSync): LockHolder | undefined {
  try {
    const row = db.prepare('select pid, port from holder').get();
    return row && { pid: Number(row['pid']), port: Number(row['port']) };
  } catch {
    // The other server took the lock a moment ago and has not written its name yet.
    return undefined;
  }
}

function describeHolder(dataDir: string, holder: LockHolder | undefined): string {
  const port = holder && holder.port > 0 ? `, port ${holder.port}` : '';
  const who = holder ? ` (process ${holder.pid}${port})` : '';
  return `Another Vitrine${who} is already using the data folder ${dataDir}: stop it first, or set DATA_DIR to another folder.`;
}
