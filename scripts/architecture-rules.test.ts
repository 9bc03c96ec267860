/** Every rule about imports is broken once here: a rule that no longer finds its breach protects nothing. */
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseOptions, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser';
import { afterAll, beforeAll, expect, test } from 'vitest';

const { forbidden, options } = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as {
  readonly forbidden: (IForbiddenRuleType & { readonly to: { readonly pathNot?: string | string[] } })[];
  readonly options: ICruiseOptions;
};

/** A file that breaks the rule, and what it imports. */
const BREACHES: Readonly<Record<string, readonly [from: string, to: string]>> = {
  'store-settings-imports-downwards': ['src/owner/store/settings/a.ts', 'src/domain/store/cart/b.ts'],
  'store-catalogue-imports-downwards': ['src/server/store/catalogue/a.ts', 'src/server/store/orders/b.ts'],
  'store-cart-imports-downwards': ['src/site/store/cart/a.ts', 'src/domain/store/orders/b.ts'],
  'store-gift-cards-imports-downwards': ['src/server/store/gift-cards/c.ts', 'src/server/store/orders/b.ts'],
  'store-orders-imports-downwards': ['src/server/store/orders/a.ts', 'src/server/store/aftercare/x/b.ts'],
  'store-donations-imports-downwards': ['src/site/store/donations/a.ts', 'src/domain/store/aftercare/x/b.ts'],
  'store-subscriptions-imports-downwards': [
    'src/site/store/subscriptions/a.ts',
    'src/domain/store/aftercare/x/b.ts',
  ],
  'no-cycle': ['src/domain/cycle/a.ts', 'src/domain/cycle/b.ts'],
  'no-unresolved': ['src/domain/nowhere.ts', 'src/domain/missing.ts'],
  'domain-imports': ['src/domain/money/a.ts', 'src/server/http/b.ts'],
  'widgets-imports': ['src/widgets/map/a.ts', 'src/runtime/b.ts'],
  'runtime-imports': ['src/runtime/a.ts', 'src/blocks/text/b.ts'],
  'blocks-imports': ['src/blocks/text/a.ts', 'src/site/b.ts'],
  'site-imports': ['src/site/a.ts', 'src/server/http/b.ts'],
  'server-imports': ['src/server/forms/a.ts', 'src/blocks/text/b.ts'],
  'owner-imports': ['src/owner/forms/a.ts', 'src/server/http/b.ts'],
  'main-is-not-imported': ['src/server/a.ts', 'src/main/b.ts'],
  'no-block-imports-a-block': ['src/blocks/text/c.ts', 'src/blocks/quote/b.ts'],
  'testing-is-for-tests': ['src/server/c.ts', 'testing/server/b.ts'],
  'islands-carry-no-react': ['src/blocks/text/island.ts', 'node_modules/react/index.js'],
  'no-feature-imports-a-feature': ['src/server/forms/c.ts', 'src/server/lists/b.ts'],
  'kernel-imports-no-feature': ['src/server/kernel/sites/a.ts', 'src/server/lists/b.ts'],
  'no-owner-feature-imports-a-feature': ['src/owner/forms/c.ts', 'src/owner/lists/b.ts'],
  'only-the-list-imports-owner-features': ['src/owner/a.ts', 'src/owner/lists/b.ts'],
  'plumbing-imports-no-feature': ['src/server/mail/a.ts', 'src/server/lists/b.ts'],
  'only-queries-touch-sql': ['src/server/forms/routes.ts', 'node_modules/kysely/index.js'],
  'pure-zones-use-no-node': ['src/site/c.ts', 'node:fs'],
};

const root = mkdtempSync(join(tmpdir(), 'architecture-'));
let broken: ReadonlySet<string>;

beforeAll(async () => {
  for (const [from, to] of Object.values(BREACHES)) {
    write(from, `import '${specifierOf(from, to)}';\n`);
    if (to.startsWith('node_modules/')) write(join(dirname(to), 'package.json'), '{"main":"index.js"}');
    if (!to.startsWith('node:') && !to.endsWith('missing.ts')) write(to, 'export {};\n');
  }
  write('src/domain/cycle/b.ts', "import './a.ts';\n");
  const rules = { ruleSet: { forbidden }, validate: true };
  const { output } = await cruise(['src'], { ...options, ...rules, baseDir: root });
  const { violations } = (output as ICruiseResult).summary;
  broken = new Set(violations.map(({ rule, from }) => `${rule.name} ${from}`));
});

afterAll(() => rmSync(root, { recursive: true }));

test('each rule has a breach here', () => {
  expect(Object.keys(BREACHES).sort()).toEqual(forbidden.flatMap(({ name }) => name ?? []).sort());
});

test.each(Object.entries(BREACHES))('%s finds its breach', (rule, [from]) => {
  expect([...broken]).toContain(`${rule} ${from}`);
});

test('what a rule leaves out exists', () => {
  const files = globSync('src/**/*.{ts,tsx}');
  const named = forbidden.flatMap(({ from, to }) => [from.pathNot, to.pathNot].flat());
  const single = named.filter((path) => path !== undefined && /^\^src\/[\w/-]+\\\.tsx?\$$/.test(path));
  expect(single.filter((path) => !files.some((file) => new RegExp(path ?? '').test(file)))).toEqual([]);
});

test('only queries build queries', () => {
  const building = /\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(/;
  const files = globSync('src/{server,main}/**/*.ts').filter(
    (file) => !/\.test\.ts$|\/queries[a-z-]*\.ts$|\/migrations\/|^src\/server\/db\//.test(file),
  );
  expect(files.filter((file) => building.test(readFileSync(file, 'utf8')))).toEqual([]);
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

function specifierOf(from: string, to: string): string {
  if (to.startsWith('node:')) return to;
  if (to.startsWith('node_modules/')) return to.split('/')[1] ?? '';
  return `${'../'.repeat(from.split('/').length - 1)}${to}`;
}
