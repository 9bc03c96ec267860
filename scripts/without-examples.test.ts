import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withoutExamples } from './without-examples.ts';

const transform = withoutExamples().transform as (code: string, id: string) => unknown;
const definitions = globSync(`${import.meta.dirname}/../src/blocks/*/definition.ts`);

test('the owner area has no example of any block, however the definition gives them', () => {
  expect(definitions.length).toBeGreaterThan(20);
  for (const id of definitions) {
    const code = transform(readFileSync(id, 'utf8'), id.replaceAll('\\', '/'));
    expect(code, id).toContain('examples: []');
    expect(code, id).not.toMatch(/examples: (?!\[\])|^ {2}examples,/m);
  }
});

test('other modules are left as they are', () => {
  expect(transform('export const examples = [];', '/src/blocks/kit/ratio.ts')).toBeUndefined();
});
