/** Whether a value is a plain object (not null, not an array). */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Structural equality of JSON values; the order of keys does not count. As in JSON, a key that holds
 * undefined is a key that is not there, and there is one zero.
 */
export function isEqualJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((value, index) => isEqualJson(value, b[index]));
  }
  if (!isObject(a) || !isObject(b)) return false;
  const keys = presentKeys(a);
  return (
    keys.length === presentKeys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isEqualJson(a[key], b[key]))
  );
}

function presentKeys(value: Record<string, unknown>): string[] {
  return Object.keys(value).filter((key) => value[key] !== undefined);
}

/** Most levels of objects and lists within a document; ours, so that recursion over one always ends well. */
export const MAX_JSON_DEPTH = 100;

/** Whether objects and lists lie within each other more than `limit` levels deep. Does not recurse itself. */
export function isDeeperThan(value: unknown, limit: number): boolean {
  let level = [value].filter(isContainer);
  for (let depth = 0; depth < limit && level.length > 0; depth += 1) {
    level = level.flatMap((container) => Object.values(container).filter(isContainer));
  }
  return level.length > 0;
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Keys that reach an object's prototype instead of its data when assigned to. */
const UNSAFE_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/** Whether a key may be a step of a path into a document. */
export function isSafeKey(key: string): boolean {
  return !UNSAFE_KEYS.has(key);
}

/**
 * JSON for a `<script>` element: nothing in it can end the element or open a comment (ASVS 1.2.1, 1.2.3).
 * Parses back to the same value; what JSON has no word for becomes null.
 */
export function toScriptJson(value: unknown): string {
  return (JSON.stringify(value) ?? 'null').replace(UNSAFE_IN_SCRIPT, (unit) => escapeUnit(unit));
}

const UNSAFE_IN_SCRIPT = /[<>\u2028\u2029]/g;

function escapeUnit(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** JSON with sorted keys and two-space indent: equal values give equal text, and a diff reads well. */
export function toStableJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => (isObject(inner) ? sortKeys(inner) : inner), 2);
}

function sortKeys(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
}

/** A list of texts that was kept as JSON. */
export function stringListOf(json: string): string[] {
  const list: unknown = JSON.parse(json);
  return Array.isArray(list) ? list.filter((each) => typeof each === 'string') : [];
}
