/**
 * What a browser needs of a declared call: method and path. Schemas are for the server; with them would come all
 * of zod. Each `calls*.ts` of `domain/<feature>` is run here, while building, and only the addresses stay of it.
 */
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const CALLS = /\/src\/domain\/[^/]+\/calls(-[a-z]+)?\.ts$/;

export function plainCalls(): Plugin {
  return {
    name: 'plain-calls',
    enforce: 'pre',
    async load(id) {
      if (!CALLS.test(id)) return undefined;
      const exported = Object.entries((await import(pathToFileURL(id).href)) as Record<string, unknown>);
      return exported.filter(isCall).map(writePlain).join('\n');
    },
  };
}

type Exported = [name: string, value: unknown];
type ExportedCall = [name: string, value: { readonly method: string; readonly path: string }];

function isCall(entry: Exported): entry is ExportedCall {
  const [, value] = entry;
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}

function writePlain([name, { method, path }]: ExportedCall): string {
  return `export const ${name} = ${JSON.stringify({ method, path })};`;
}
