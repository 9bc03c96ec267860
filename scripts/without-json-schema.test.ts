import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { withoutJsonSchema } from './without-json-schema.ts';

const core = join(dirname(createRequire(import.meta.url).resolve('zod')), 'v4/core');
const transform = withoutJsonSchema().transform as (code: string, id: string) => { code: string } | undefined;

test.each(['json-schema-processors.js', 'to-json-schema.js'])(
  '%s keeps its names and nothing else',
  async (file) => {
    const id = join(core, file);
    const { code = '' } = transform(readFileSync(id, 'utf8'), id.replaceAll('\\', '/')) ?? {};
    expect(code.length).toBeLessThan(8000);
    const kept = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as object;
    const all = (await import(id)) as object;
    expect([...Object.keys(kept), 'process'].sort()).toEqual(
      [...new Set([...Object.keys(all), 'process'])].sort(),
    );
  },
);

test('other modules are left as they are', () => {
  expect(transform('export const a = 1;', join(core, 'schemas.js'))).toBeUndefined();
});
