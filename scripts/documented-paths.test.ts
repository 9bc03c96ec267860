/** What the documents say of the tree is there: paths, names of files, and commands of npm. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import packageFile from '../package.json' with { type: 'json' };

const root = path.resolve(import.meta.dirname, '..');
const files = globSync(['*.*', '.*.*', '{src,testing,scripts,e2e,bench,docs}/**/*.*'], { cwd: root });
/** Each file by all ends of its path and of the paths of its folders: documents name `kit/link.tsx`, too. */
const ends = new Set(files.flatMap(endsOf));
const documents = files.filter((file) => /^([A-Z]+|docs\/[\w-]+)\.md$/.test(file));

describe.each(documents)('%s', (document) => {
  const text = readFileSync(path.join(root, document), 'utf8');

  test('names what is there', () => {
    expect(pathsIn(text).filter((each) => !isThere(each))).toEqual([]);
  });

  test('links to what is there', () => {
    const links = [...text.matchAll(/\]\((?!\w+:|#)([^)#\s]+)[^)]*\)/g)].map(([, to]) => to ?? '');
    const folder = path.join(root, path.dirname(document));
    expect(links.filter((to) => !existsSync(path.join(folder, to)))).toEqual([]);
  });

  test('tells commands there are', () => {
    const names = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name ?? '');
    expect(names.filter((name) => !(name in packageFile.scripts))).toEqual([]);
  });
});

test.each([
  ['A page view', 21, 'ARCHITECTURE.md'],
  ['A form submission', 25, 'docs/walks.md'],
])('the walk “%s” goes through %i files', (title, count, document) => {
  const text = readFileSync(path.join(root, document), 'utf8');
  const walk = text.split(`## ${title}\n`)[1]?.split('\n## ')[0] ?? '';
  const steps = [...walk.matchAll(/^\d\. .+(?:\n {3}.+)*/gm)].map(([step]) => step).join('\n');
  const walked = pathsIn(steps).filter((each) => KNOWN.test(each));
  expect(walked).toHaveLength(count);
});

test('each decision has a number of its own, and stands in the list', () => {
  const decisions = files
    .filter((file) => /^docs\/decisions\/\d/.test(file))
    .map((file) => path.basename(file));
  const numbers = decisions.map((file) => file.slice(0, 3));
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  const list = readFileSync(path.join(root, 'docs/decisions/README.md'), 'utf8');
  const listed = [...list.matchAll(/^- \[(\d{3})\. .+\]\((\1-[^)]+)\)$/gm)].map(([, , file]) => file);
  expect(listed).toEqual(decisions.sort());
  for (const file of decisions)
    expect(readFileSync(path.join(root, 'docs/decisions', file), 'utf8')).toMatch(
      new RegExp(`^# ${file.slice(0, 3)}\\. `),
    );
});

test('the page about operations lists every setting', () => {
  const sources = ['src/server/settings.ts', 'src/main/wire.ts'].map((file) =>
    readFileSync(path.join(root, file), 'utf8'),
  );
  const read = sources.flatMap((source) => [...source.matchAll(/env\['(?!VITRINE_)(\w+)'\]/g)]);
  const page = readFileSync(path.join(root, 'docs/operations.md'), 'utf8');
  const listed = [...page.matchAll(/^\| `([A-Z_]+)` +\|/gm)].map(([, name]) => name);
  expect(listed.sort()).toEqual([...new Set(read.map(([, name]) => name))].sort());
});

test('the page about exports names each of their files', () => {
  const page = readFileSync(path.join(root, 'docs/export-format.md'), 'utf8');
  const sources = globSync('src/server/**/moved-rows.ts', { cwd: root }).map((file) =>
    readFileSync(path.join(root, file), 'utf8'),
  );
  const names = sources.flatMap((source) =>
    [...source.matchAll(/^ +file: '(.+)',$/gm)].map(([, name]) => name),
  );
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !page.includes(`\n${name} `))).toEqual([]);
});

test('a path that is gone is found', () => {
  const text = '`src/gone/file.ts`, `gone.ts` beside `package.json`, and `npx vitest run src/gone/folder`';
  expect(pathsIn(text).filter((each) => !isThere(each))).toEqual([
    'src/gone/file.ts',
    'gone.ts',
    'src/gone/folder',
  ]);
});

function endsOf(file: string): string[] {
  const parts = file.split('/');
  return parts.flatMap((_, from) =>
    parts.slice(from).map((_part, to) => parts.slice(from, from + to + 1).join('/')),
  );
}

/** Whatever stands as code or in a command and reads as a path of the project. */
function pathsIn(text: string): string[] {
  const code = [...text.matchAll(/`([^`\n]+)`/g)].map(([, words]) => words ?? '');
  const commands = [...text.matchAll(/^(?:npx|node|npm) .+$/gm)].map(([words]) => words);
  const words = [...code, ...commands].flatMap((each) => each.split(/\s+/));
  return [...new Set(words.filter(isPath))];
}

const KNOWN = /\.(tsx?|mjs|cjs|css|md)$/;
const ZONES =
  /^(src|domain|widgets|runtime|blocks|site|server|owner|main|kernel|testing|scripts|e2e|bench|docs)\//;

function isPath(word: string): boolean {
  if (/^\.{0,2}\/|:|…|[()=]/.test(word)) return false;
  return ZONES.test(word) || KNOWN.test(word);
}

/** Stars, choices in braces and NAMES in capitals stand for anything that is there. */
function isThere(named: string): boolean {
  const wanted = named.replace(/[/,]$/, '');
  if (ends.has(wanted)) return true;
  if (!/[*{<]|[A-Z]{3}/.test(wanted)) return false;
  const pattern = wanted
    .replaceAll(/[.$]/g, '\\$&')
    .replaceAll(/<\w+>|[A-Z]{3,}/g, '*')
    .replaceAll(/\{([^}]*)\}/g, (_, choices: string) => `(${choices.replaceAll(',', '|')})`)
    .replaceAll(/\*+/g, '[^/]*');
  const whole = new RegExp(`^${pattern}$`);
  return [...ends].some((each) => whole.test(each));
}
