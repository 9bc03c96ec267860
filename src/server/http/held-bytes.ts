/**
 * What has come of bodies while the rest of them is awaited. Anybody may begin a thousand and send the rest slowly:
 * together they take so much at most, and for the next one the oldest is cut off.
 */
import type { Socket } from 'node:net';

const MOST_HELD = 64_000_000;

/** By connection, which carries one body at a time; the oldest first. */
const held = new Map<Socket, number>();
let total = 0;

export function holdBytes(socket: Socket, bytes: number): void {
  held.set(socket, (held.get(socket) ?? 0) + bytes);
  total += bytes;
  for (const oldest of held.keys()) {
    if (total <= MOST_HELD) break;
    letGo(oldest);
    oldest.destroy();
  }
}

/** The body is whole, or given up. */
export function letGo(socket: Socket): void {
  total -= held.get(socket) ?? 0;
  held.delete(socket);
}
