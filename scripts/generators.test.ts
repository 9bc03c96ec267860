/** What starts a feature or a block writes what passes all tests and checks. One copy for both: a check takes a minute. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import reservedCodes from '../src/blocks/reserved-codes.json' with { type: 'json' };
import { copyProject, type ProjectCopy } from './test/project-copy.ts';

const MIGRATIONS = 'src/server/every-migration.ts';
const BLOCKS = 'src/blocks/every-block.ts';
const FOLDERS = /^src\/(domain|server|owner)\/guest-book\//;
let copy: ProjectCopy;
/** The tests of the feature. */
let featureTests: string[] = [];

beforeAll(() => {
  copy = copyProject('generators');
});
afterAll(() => copy.remove());

const newFeature = (...args: string[]) => copy.execute('node', 'scripts/new-feature.mjs', ...args);
const newBlock = (...args: string[]) => copy.execute('node', 'scripts/new-block.mjs', ...args);
const codeOf = (type: string) =>
  Number(/ code: (\d+),/.exec(copy.read(`src/blocks/${type}/definition.ts`))?.[1]);

describe('npm run new:feature', () => {
  test.each([
    [[], 'Name the feature'],
    [['Guests'], 'no name for a feature'],
    [['../guests'], 'no name for a feature'],
    [['guest--book'], 'no name for a feature'],
    [['a'.repeat(31)], 'no name for a feature'],
    [['comments'], 'src/domain/comments already'],
    [['http'], 'src/server/http already'],
    [['ui'], 'src/owner/ui already'],
    [['documents'], 'has an address “documents” already'],
    [['edit'], 'has an address “edit” already'],
  ])('refuses %j', (args, message) => {
    const { code, output } = newFeature(...args);
    expect(output).toContain(message);
    expect(code).toBe(2);
  });

  test('adds a feature with one line elsewhere', () => {
    const { code, output } = newFeature('guest-book');
    expect(output).toContain('src/server/guest-book');
    expect(code, output).toBe(0);
    const changed = copy.changedFiles();
    expect(changed.filter((file) => !FOLDERS.test(file)).sort()).toEqual([
      'e2e/guest-book.spec.ts',
      MIGRATIONS,
    ]);
    expect(copy.newLinesOf(MIGRATIONS)).toHaveLength(1);
    expect(changed.length).toBeGreaterThan(10);
    featureTests = changed.filter((file) => file.endsWith('.test.ts'));

    expect(newFeature('guest-book').output).toContain('already');
    const again = newFeature('zebras');
    expect(again.code, again.output).toBe(0);
    const [first, second] = copy.newLinesOf(MIGRATIONS).map((line) => Number(/(\d{3})-/.exec(line)?.[1]));
    expect(second).toBe((first ?? 0) + 1);
  });
});

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

  test('adds a block with one line elsewhere', () => {
    const before = new Set(copy.changedFiles());
    const { code, output } = newBlock('price-tag');
    expect(output).toContain('src/blocks/price-tag');
    expect(code).toBe(0);
    const changed = copy.changedFiles().filter((file) => !before.has(file));
    expect(changed.filter((file) => !file.startsWith('src/blocks/price-tag/'))).toEqual([BLOCKS]);
    expect(copy.newLinesOf(BLOCKS)).toHaveLength(1);

    expect(newBlock('price-tag').output).toContain('already');
    const again = newBlock('zebra');
    expect(again.code, again.output).toBe(0);
    // The next that is free: some in between are taken.
    expect(codeOf('zebra')).toBeGreaterThan(codeOf('price-tag'));
    expect(newBlock('member-area').code).toBe(0);
    expect(codeOf('member-area')).toBe(reservedCodes['member-area']);
  });
});

describe('what they have written', () => {
  test('passes the tests of features', () => {
    const suite = copy.execute('vitest', 'run', '--reporter=verbose', ...featureTests);
    expect(suite.output).toContain('guest book (sqlite) > moves with its site');
    expect(suite.code, suite.output).toBe(0);
  });

  test('passes the tests of blocks', () => {
    // The other blocks have passed it as they are, without these beside them.
    const mine = ['-t', 'the registries|price-tag|zebra|member-area|palette|entry of any list'];
    const tests = ['src/blocks/conformance.test.tsx', 'src/blocks/fields.test.ts', 'palette-entries.test.ts'];
    const suite = copy.execute('vitest', 'run', '--reporter=verbose', ...tests, ...mine);
    expect(suite.output).toContain('the style sheet zebra/styles.css');
    expect(suite.output).toContain('is in the palette once');
    expect(suite.code, suite.output).toBe(0);
  });

  test('passes the checks', () => {
    const check = copy.execute('node', 'scripts/check.mjs');
    expect(check.code, check.output).toBe(0);
  }, 600_000);
});
