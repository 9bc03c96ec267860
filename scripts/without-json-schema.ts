/**
 * Zod without what writes JSON Schema: every schema holds on to it, and no browser asks for it. The server makes the API
 * reference with the whole of it.
 */
import { type Plugin, parseSync } from 'vite';

const WRITERS = /\/zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/;

export function withoutJsonSchema(): Plugin {
  let found = 0;
  return {
    name: 'without-json-schema',
    enforce: 'pre',
    transform(code, id) {
      if (!WRITERS.test(id)) return undefined;
      found += 1;
      return { code: exportedNames(code, id).map(refuse).join('\n'), moduleSideEffects: false };
    },
    buildEnd(error) {
      if (!error && found !== 2)
        this.error('scripts/without-json-schema.ts no longer finds its two files of zod.');
    },
  };
}

/** Called when a schema is made; what it gives back is called by whoever wants JSON Schema. */
function refuse(name: string): string {
  return `export function ${name}() { return () => { throw new Error('JSON Schema is written on the server.'); }; }`;
}

function exportedNames(code: string, id: string): string[] {
  return parseSync(id, code)
    .module.staticExports.flatMap(({ entries }) => entries)
    .flatMap(({ exportName }) => (exportName.name && exportName.name !== 'process' ? [exportName.name] : []));
}
