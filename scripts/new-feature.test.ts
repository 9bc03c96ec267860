import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyProject, type ProjectCopy } from './test/project-copy.ts';

const LIST = 'src/server/every-migration.ts';
const FOLDERS = /^src\/(domain|server|owner)\/guest-book\//;
let copy: ProjectCopy;

beforeAll(() => {
  copy = copyProject('new-feature');
});
afterAll(() => copy.remove());

const newFeature = (...args: string[]) => copy.execute('node', 'scripts/new-feature.mjs', ...args);

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
    [['testing'], 'something else'],
  ])('refuses %j', (args, message) => {
    const { code, output } = newFeature(...args);
    expect(output).toContain(message);
    expect(code).toBe(2);
  });

  test('adds a feature that passes its tests and the checks, with one line elsewhere', () => {
    const { code, output } = newFeature('guest-book');
    expect(output).toContain('src/server/guest-book');
    expect(code, output).toBe(0);
    const changed = copy.changedFiles();
    expect(changed.filter((file) => !FOLDERS.test(file)).sort()).toEqual(['e2e/guest-book.spec.ts', LIST]);
    expect(copy.newLinesOf(LIST)).toHaveLength(1);
    expect(changed.length).toBeGreaterThan(10);

    expect(newFeature('guest-book').output).toContain('already');
    const again = newFeature('zebras');
    expect(again.code, again.output).toBe(0);
    const [first, second] = copy.newLinesOf(LIST).map((line) => Number(/(\d{3})-/.exec(line)?.[1]));
    expect(second).toBe((first ?? 0) + 1);

    const mine = changed.filter((file) => file.endsWith('.test.ts'));
    const suite = copy.execute('vitest', 'run', '--reporter=verbose', ...mine);
    expect(suite.output).toContain('guest book (sqlite) > moves with its site');
    expect(suite.code, suite.output).toBe(0);
    const check = copy.execute('node', 'scripts/check.mjs');
    expect(check.code, check.output).toBe(0);
  }, 600_000);
});
