/**
 * Writes several operations as fewer that come to the same: a value set again and again is set once, from the
 * first value before to the last one after.
 */
import { type Operation, touchedIds } from './operations.ts';

/** Beyond this a history in words helps nobody, and the document counts as replaced as a whole. */
const MAX_FOLDED = 1000;

/** A value that operations set, and where in the folded list it was set last. */
interface Setting {
  readonly id: string;
  readonly path: readonly string[];
  readonly index: number;
}

/** @returns null when there are too many to be worth keeping */
export function foldOperations(operations: readonly Operation[]): readonly Operation[] | null {
  const folded: Operation[] = [];
  let open: Setting[] = [];
  for (const operation of operations) {
    const path = pathOf(operation);
    const earlier = path && open.find((setting) => setting.id === operation.id && isSame(setting.path, path));
    if (earlier) {
      folded[earlier.index] = withAfter(folded[earlier.index], operation);
      continue;
    }
    open = open.filter((setting) => !closes(operation, path, setting));
    if (path) open.push({ id: operation.id, path, index: folded.length });
    folded.push(operation);
    if (folded.length > MAX_FOLDED) return null;
  }
  return folded;
}

/** What an operation sets, from its owner down; undefined for operations that set nothing. */
function pathOf(operation: Operation): readonly string[] | undefined {
  if (operation.op === 'set') return operation.path;
  if (operation.op === 'setPlace') return ['place'];
  if (operation.op === 'setOverlay') return ['overlays', operation.condition, ...operation.path];
  return undefined;
}

/** Whether a value may no longer be set further back, because this operation saw or changed it. */
function closes(operation: Operation, path: readonly string[] | undefined, setting: Setting): boolean {
  if (operation.op === 'move') return false;
  if (!touchedIds(operation).includes(setting.id)) return false;
  return path === undefined || startsWith(path, setting.path) || startsWith(setting.path, path);
}

function startsWith(path: readonly string[], start: readonly string[]): boolean {
  return start.every((key, index) => path[index] === key);
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && startsWith(a, b);
}

function withAfter(first: Operation | undefined, last: Operation): Operation {
  const { after: _after, ...before } = first as Extract<Operation, { op: 'set' }>;
  return 'after' in last ? ({ ...before, after: last.after } as Operation) : (before as Operation);
}
