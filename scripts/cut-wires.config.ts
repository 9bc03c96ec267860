/** The tests with modules of the product cut off: see `cut-wires.mjs`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { defineConfig, mergeConfig } from 'vitest/config';
import config from '../vitest.config.ts';

const CUT = '\0cut:';
const root = join(import.meta.dirname, '..');
const cut = new Set(
  (JSON.parse(process.env['CUT_WIRES'] ?? '[]') as string[]).map((file) => join(root, file)),
);
const isProduct = (file: string): boolean =>
  file.startsWith(join(root, 'src')) && !/\.test\.tsx?$/.test(file) && !cut.has(file);

/** Gives the product stubs in the place of these modules. Tests, and the modules themselves, get what they ask for. */
function cutWires(): Plugin {
  return {
    name: 'cut-wires',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!importer || !isProduct(plain(importer))) return undefined;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && cut.has(plain(found.id)) ? CUT + plain(found.id) : undefined;
    },
    load: (id) => (id.startsWith(CUT) ? stubOf(id.slice(CUT.length)) : undefined),
  };
}

function plain(id: string): string {
  return id.replace(/\?.*$/, '');
}

const DECLARED = /^export (?:async )?(?:function\*?|const|let|class) ([\w$]+)/gm;
const LISTED = /^export \{([^}]*)\}/gm;

function stubOf(file: string): string {
  const text = readFileSync(file, 'utf8');
  const listed = [...text.matchAll(LISTED)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((each) => each.trim())
      .filter((each) => each !== '' && !each.startsWith('type '))
      .map((each) => each.split(/\s+as\s+/).at(-1) ?? each),
  );
  const names = new Set([...[...text.matchAll(DECLARED)].map(([, name = '']) => name), ...listed]);
  const stubs = [...names].map((name) => `export const ${name} = stub(real.${name});`);
  const other = /^export default /m.test(text) ? 'export default stub(real.default);' : '';
  return [
    `import * as real from ${JSON.stringify(file)};`,
    `export * from ${JSON.stringify(file)};`,
    `const stub = ${stub};`,
    ...stubs,
    other,
  ].join('\n');
}

/** Something of the same kind that says something else. */
function stub(value: unknown): unknown {
  if (typeof value === 'function')
    return /^class\b/.test(Function.prototype.toString.call(value)) ? class {} : () => undefined;
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'string') return `${value} cut`;
  if (typeof value === 'boolean') return !value;
  if (value instanceof RegExp) return /$^/;
  if (Array.isArray(value)) return [];
  if (value instanceof Set) return new Set();
  if (value instanceof Map) return new Map();
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, stub(each)]));
}

export default mergeConfig(config, defineConfig({ root, plugins: [cutWires()] }));
