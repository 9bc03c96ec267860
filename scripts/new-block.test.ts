import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import reservedCodes from '../src/blocks/reserved-codes.json' with { type: 'json' };
import { copyProject, type ProjectCopy } from './test/project-copy.ts';

const LIST = 'src/blocks/every-block.ts';
let copy: ProjectCopy;

beforeAll(() => {
  copy = copyProject('new-block');
});
afterAll(() => copy.remove());

const newBlock = (...args: string[]) => copy.execute('node', 'scripts/new-block.mjs', ...args);
const codeOf = (type: string) =>
  Number(/ code: (\d+),/.exec(copy.read(`src/blocks/${type}/definition.ts`))?.[1]);

describe('npm run new:block', () => {
  test.each([
    [[], 'Name the block'],
    [['Price'], 'no name for a block'],
    [['../price'], 'no name for a block'],
    [['price--tag'], 'no name for a block'],
    [['a'.repeat(31)], 'no name for a block'],
    [['text'], 'already'],
    [['delete'], 'something else'],
    [['testing'], 'something else'],
    [['kit'], 'something else'],
  ])('refuses %j', (args, message) => {
    const { code, output } = newBlock(...args);
    expect(output).toContain(message);
    expect(code).toBe(2);
  });

  test('adds a block that passes the conformance suite and the checks', () => {
    const { code, output } = newBlock('price-tag');
    expect(output).toContain('src/blocks/price-tag');
    expect(code).toBe(0);
    expect(copy.changedFiles().filter((file) => !file.startsWith('src/blocks/price-tag/'))).toEqual([LIST]);
    expect(copy.newLinesOf(LIST)).toHaveLength(1);

    expect(newBlock('price-tag').output).toContain('already');
    const again = newBlock('zebra');
    expect(again.code, again.output).toBe(0);
    // The next that is free: some in between are taken.
    expect(codeOf('zebra')).toBeGreaterThan(codeOf('price-tag'));
    expect(newBlock('donation').code).toBe(0);
    expect(codeOf('donation')).toBe(reservedCodes.donation);

    // The other blocks have passed it as they are, without these beside them.
    const mine = ['-t', 'the registries|price-tag|zebra|donation|palette|entry of any list'];
    const tests = ['src/blocks/conformance.test.tsx', 'src/blocks/fields.test.ts', 'palette-entries.test.ts'];
    const suite = copy.execute('vitest', 'run', '--reporter=verbose', ...tests, ...mine);
    expect(suite.output).toContain('the style sheet zebra/styles.css');
    expect(suite.output).toContain('is in the palette once');
    expect(suite.code, suite.output).toBe(0);
    const check = copy.execute('node', 'scripts/check.mjs');
    expect(check.code, check.output).toBe(0);
  }, 600_000);
});
