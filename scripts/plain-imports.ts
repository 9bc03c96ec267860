/**
 * Dynamic imports as the browser has them. Vite wraps each in a helper that preloads style sheets and shared
 * chunks: 0.7 kB on every page for what our islands do not have, since pages carry their styles themselves.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';
const HELPER_CHUNK = 'preload-helper';
/** What is left of the helper around an import and its `then`, minified. */
const WRAPPED = /\b[\w$]+\(\(\)=>(import\(`[^`]+`\)(?:\.then\((?:[^()]|\([^()]*\))*\))?),\[\]\)/g;
/** What is left of a call whose result is taken apart. */
const CALLED = '},[])';
const IMPORTED = /import\{(?:\w+ as )?([\w$]+)\}from"\.\/preload-helper-[\w-]+\.js";/;

export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    load: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load();' : undefined),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk') chunk.code = withoutHelper(chunk.code.replace(WRAPPED, '$1'));
        for (const [file, { name }] of Object.entries(bundle)) if (name === HELPER_CHUNK) delete bundle[file];
      },
    },
    writeBundle({ dir = '' }) {
      const file = join(dir, 'manifest.json');
      const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Listed>;
      const isOther = (key: string) => manifest[key]?.name !== HELPER_CHUNK;
      const kept = Object.entries(manifest).filter(([key]) => isOther(key));
      const chunks = kept.map(([key, { imports, ...chunk }]) => [
        key,
        { ...chunk, ...(imports && { imports: imports.filter(isOther) }) },
      ]);
      writeFileSync(file, JSON.stringify(Object.fromEntries(chunks), null, 2));
    },
  };
}

interface Listed {
  readonly name?: string;
  readonly imports?: readonly string[];
}

/** It is shorter than the line that imports it, and every page would ask for its file. */
function withoutHelper(code: string): string {
  return code.replace(IMPORTED, (_import, name: string) =>
    code.includes(CALLED) ? `var ${name}=load=>load();` : '',
  );
}
