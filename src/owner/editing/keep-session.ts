/**
 * Stores a session in the browser, so that undo and unsaved work survive a reload, a closed tab and a lost connection.
 * Two tabs on one page store two sessions: each takes a slot, and a slot whose tab is gone is taken over by the next
 * tab, preferably one with unsaved work.
 */
import { isSaved, type Session } from '#domain/editor/session.ts';

const DATABASE = 'vitrine-editor';
const STORE = 'sessions';
const SLOTS = 4;

export interface KeptSession {
  readonly session: Session | undefined;
  /** Resolves once it is on the disk, or cannot be stored. */
  save(session: Session): Promise<void>;
  /** Releases the slot for another tab. */
  release(): void;
}

/** @param owner the account and the document, so that accounts sharing a browser never see each other's work */
export async function openKeptSession(owner: string): Promise<KeptSession> {
  const database = await openDatabase();
  const slots = await freeSlots(owner);
  const sessions = await Promise.all(slots.map(({ name }) => readSession(database, name)));
  const waiting = sessions.findIndex((session) => session !== undefined && !isSaved(session));
  const index = Math.max(0, waiting);
  const slot = slots[index];
  for (const other of slots) if (other !== slot) other.release();
  return {
    session: sessions[index],
    save: async (session) => slot && writeSession(database, slot.name, session),
    release: () => slot?.release(),
  };
}

interface Slot {
  readonly name: string;
  release(): void;
}

async function freeSlots(owner: string): Promise<Slot[]> {
  const names = Array.from({ length: SLOTS }, (_, index) => `${owner}#${index}`);
  const slots = await Promise.all(names.map(takeSlot));
  return slots.filter((slot) => slot !== undefined);
}

/** Holds a lock of the slot's name until it is released or the tab is gone. */
function takeSlot(name: string): Promise<Slot | undefined> {
  if (!('locks' in navigator)) return Promise.resolve({ name, release: () => undefined });
  return new Promise((resolve) => {
    void navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      if (!lock) {
        resolve(undefined);
        return undefined;
      }
      return new Promise<void>((release) => resolve({ name, release }));
    });
  });
}

function openDatabase(): Promise<IDBDatabase | undefined> {
  return new Promise((resolve) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    // Private windows may have none: the editor works, but a reload loses unsaved work.
    request.onerror = () => resolve(undefined);
  });
}

function readSession(database: IDBDatabase | undefined, name: string): Promise<Session | undefined> {
  if (!database) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const request = database.transaction(STORE).objectStore(STORE).get(name);
    request.onsuccess = () => resolve(request.result as Session | undefined);
    request.onerror = () => resolve(undefined);
  });
}

function writeSession(database: IDBDatabase | undefined, name: string, session: Session): Promise<void> {
  if (!database) return Promise.resolve();
  return new Promise((resolve) => {
    const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' });
    transaction.oncomplete = () => resolve();
    // Storage is full or forbidden: the server will have it in a moment.
    transaction.onabort = () => resolve();
    transaction.objectStore(STORE).put(session, name);
  });
}
