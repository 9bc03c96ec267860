/**
 * Reads query strings and form-encoded bodies: `a[b]=1&c[]=2` becomes `{a: {b: '1'}, c: ['2']}`. What a stranger
 * sends decides neither how deep nor how large the result is, and no key reaches what objects inherit.
 */

export type QueryValue = string | readonly QueryValue[] | { readonly [key: string]: QueryValue };

export interface QueryLimits {
  /** Brackets that are read; the rest of a key is one name. */
  readonly depth: number;
  /** Values of a list; what holds more, or a higher index, becomes an object. */
  readonly arrayLimit: number;
  /** Parameters that are read; the rest is left out. */
  readonly parameterLimit: number;
}

const QUERY_LIMITS: QueryLimits = { depth: 5, arrayLimit: 20, parameterLimit: 1000 };

/** Values by key, and the index the next nameless one gets. */
interface Branch {
  readonly entries: Map<string, string | Branch>;
  next: number;
}

/**
 * @param text with or without the `?`
 * @returns a key that is there twice has a list of its values, in their order
 */
export function parseQueryString(
  text: string,
  limits: QueryLimits = QUERY_LIMITS,
): { readonly [key: string]: QueryValue } {
  const root = newBranch();
  const pairs = text.replace(/^\?/, '').split('&', limits.parameterLimit);
  for (const pair of pairs) {
    const at = pair.indexOf('=');
    const key = decode(at < 0 ? pair : pair.slice(0, at));
    const path = pathOf(key, limits.depth);
    if (key === '' || path.some((name) => Object.hasOwn(Object.prototype, name))) continue;
    insert(root, path, at < 0 ? '' : decode(pair.slice(at + 1)));
  }
  return objectOf(root, limits);
}

/** `a[b][]` is `a`, `b` and a nameless one. A key whose brackets do not close is a name as it stands. */
function pathOf(key: string, depth: number): string[] {
  const [, head = key, rest = ''] = /^([^[\]]*)((?:\[[^[\]]*\])+)$/.exec(key) ?? [];
  const names = [...rest.matchAll(/\[([^[\]]*)\]/g)].map(([, name = '']) => name);
  const path = head === '' ? names : [head, ...names];
  if (path.length <= depth + 1) return path;
  const beyond = path.slice(depth + 1).map((name) => `[${name}]`);
  return [...path.slice(0, depth + 1), beyond.join('')];
}

function insert(branch: Branch, [name = '', ...rest]: readonly string[], value: string): void {
  const key = name === '' ? String(branch.next) : name;
  if (/^\d{1,9}$/.test(key)) branch.next = Math.max(branch.next, Number(key) + 1);
  const there = branch.entries.get(key);
  if (there === undefined && rest.length === 0) {
    branch.entries.set(key, value);
    return;
  }
  const child = typeof there === 'object' ? there : newBranch(there);
  branch.entries.set(key, child);
  insert(child, rest.length === 0 ? [''] : rest, value);
}

function newBranch(first?: string): Branch {
  return first === undefined
    ? { entries: new Map(), next: 0 }
    : { entries: new Map([['0', first]]), next: 1 };
}

function readNode(node: string | Branch, limits: QueryLimits): QueryValue {
  if (typeof node === 'string') return node;
  const indexes = [...node.entries.keys()].map((key) =>
    /^(0|[1-9]\d*)$/.test(key) ? Number(key) : Infinity,
  );
  if (indexes.some((index) => index >= limits.arrayLimit)) return objectOf(node, limits);
  return indexes
    .sort((a, b) => a - b)
    .map((index) => readNode(node.entries.get(String(index)) ?? '', limits));
}

function objectOf(branch: Branch, limits: QueryLimits): { readonly [key: string]: QueryValue } {
  return Object.fromEntries([...branch.entries].map(([key, node]) => [key, readNode(node, limits)]));
}

function decode(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}
