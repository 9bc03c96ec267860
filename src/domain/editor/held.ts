/**
 * Changes the server refused: too long, too large, not allowed. They stay in the document here, and wait with whatever
 * builds on them, while everything else goes on being saved. Changing the same thing again sends them again.
 */
import { type Operation, pathOf, touchedIds } from '../content/operations.ts';

/** A refused change. */
export interface Held {
  readonly operation: Operation;
  /** Why, and what to do. */
  readonly message: string;
}

export interface Parted {
  /** What can be sent now. */
  readonly due: readonly Operation[];
  readonly waiting: readonly Operation[];
  /** Refusals that something still waits for. */
  readonly held: readonly Held[];
}

/** Parts what is to be sent from what waits because the server refused it, or because it builds on that. */
export function partHeld(pending: readonly Operation[], held: readonly Held[] = []): Parted {
  if (held.length === 0) return { due: pending, waiting: [], held };
  const due: Operation[] = [];
  const waiting: Operation[] = [];
  const blocked = held.map(({ operation }) => operation);
  for (const operation of pending) {
    if (blocked.some((earlier) => buildsOn(operation, earlier))) {
      waiting.push(operation);
      blocked.push(operation);
    } else due.push(operation);
  }
  return {
    due,
    waiting,
    held: held.filter((each) => waiting.some((other) => buildsOn(other, each.operation))),
  };
}

/** The refusals that still count after these changes: what is changed again is sent again. */
export function stillHeld(held: readonly Held[], changed: readonly Operation[]): readonly Held[] {
  return held.filter(({ operation }) => !changed.some((each) => buildsOn(each, operation)));
}

/** Whether `later` writes what `earlier` writes, or is placed by it. */
function buildsOn(later: Operation, earlier: Operation): boolean {
  const [path, before] = [pathOf(later), pathOf(earlier)];
  const isValue = !isStructural(later) && !isStructural(earlier);
  if (isValue) return later.id === earlier.id && overlap(path, before);
  const written = new Set(touchedIds(earlier));
  return reachOf(later).some((id) => written.has(id));
}

function isStructural({ op }: Operation): boolean {
  return op === 'insert' || op === 'remove' || op === 'move';
}

/** The ids an operation writes, and those beside or within which it puts something. */
function reachOf(operation: Operation): string[] {
  const place =
    operation.op === 'move' ? operation.after : operation.op === 'insert' ? operation.position : undefined;
  const beside = [place?.parent, place?.after].filter((id) => typeof id === 'string');
  return [...touchedIds(operation), ...beside];
}

function overlap(a: readonly string[], b: readonly string[]): boolean {
  const length = Math.min(a.length, b.length);
  return a.slice(0, length).every((key, index) => key === b[index]);
}
