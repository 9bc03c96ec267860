/**
 * What a browser needs of a declared call: method and path. Schemas are for the server; with them would come all
 * of zod. Each `calls.ts` or `calls-<subject>.ts`, however deep in `domain`, is run here, while building, and only
 * addresses, numbers and texts stay of it.
 */
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const CALLS = /\/src\/domain\/(?:[^/]+\/)+calls(-[a-z-]+)?\.ts$/;

export function plainCalls(): Plugin {
  return {
    name: 'plain-calls',
    enforce: 'pre',
    async load(id) {
      if (!CALLS.test(id)) return undefined;
      const exported = Object.entries((await import(pathToFileURL(id).href)) as object);
      return exported.map(writePlain).join('');
    },
  };
}

function writePlain([name, value]: [name: string, value: unknown]): string {
  // Limits that a form keeps to as well.
  const plain = typeof value === 'number' || typeof value === 'string' ? value : plainOf(value);
  return plain === undefined ? '' : `export const ${name} = ${JSON.stringify(plain)};\n`;
}

/** A call, or calls by name; undefined for all else that a module exports. */
function plainOf(value: unknown): object | undefined {
  // What schemas are made of are instances of classes.
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return undefined;
  if ('method' in value && 'path' in value) return { method: value.method, path: value.path };
  const parts = Object.entries(value).map(([name, part]) => [name, plainOf(part)]);
  return parts.every(([, part]) => part !== undefined) ? Object.fromEntries(parts) : undefined;
}
