/**
 * The owner area's style sheets stay small: screens are laid out with the classes of `ui/layout.css` and `ui/looks.css`, and a
 * feature's module holds only what is its own.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', 'src', 'owner');
const names = readdirSync(root, { recursive: true, encoding: 'utf8' });
const read = (name: string) => readFileSync(join(root, name), 'utf8');
const sheets = names.filter((name) => name.endsWith('.css'));
const modules = sheets.filter((name) => name.endsWith('.module.css'));
const sources = names
  .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.test.ts'))
  .map((name) => ({ name, text: read(name) }));

/** Picked by what blocks say of their pictures, in their `palette.ts`. */
const OF_BLOCKS = 'editor/palette/block-picture.module.css';

/** Names that blocks' own styles know, in samples of them. */
const IN_SAMPLES = ['marquee-pause', 'text-shape'];

/** Set by a library or by the browser for what floats. */
const SET_ELSEWHERE = ['--available-height', '--transform-origin'];

interface Rule {
  readonly at: string;
  readonly selector: string;
  readonly declarations: readonly string[];
}

/** Rules of a sheet, each with the conditions it is under. */
function rulesOf(css: string): Rule[] {
  const rules: Rule[] = [];
  const open: string[] = [];
  for (const [, text = '', mark] of css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{}]*)([{}])/g)) {
    if (mark === '{') {
      open.push(text.split(';').at(-1)?.trim().replace(/\s+/g, ' ') ?? '');
      continue;
    }
    const selector = open.pop() ?? '';
    const declarations = text
      .split(';')
      .map((each) => each.trim().replace(/\s+/g, ' '))
      .filter(Boolean);
    const at = open.filter((each) => !each.startsWith('@layer')).join(' ');
    if (declarations.length > 0 && !at.startsWith('@keyframes')) rules.push({ at, selector, declarations });
  }
  return rules;
}

const classesIn = (selector: string) =>
  [...selector.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name);

/** What a module is called in each of the files that import it. */
function importersOf(module: string): { readonly text: string; readonly local: string }[] {
  return sources.flatMap(({ name, text }) =>
    [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)]
      .filter(([, , path = '']) =>
        path.startsWith('#owner/')
          ? path.slice('#owner/'.length) === module
          : normalize(join(name, '..', path)) === module,
      )
      .map(([, local = '']) => ({ text, local })),
  );
}

test('every class of a module is used', () => {
  const unused = modules
    .filter((module) => module !== OF_BLOCKS)
    .flatMap((module) => {
      const importers = importersOf(module);
      const isUsed = (name: string) =>
        importers.some(
          ({ text, local }) =>
            text.includes(`${local}['${name}']`) ||
            // Picked by a value: any word the file or its folder says may be it.
            (new RegExp(`\\b${local}\\[[^'\\]]`).test(text) &&
              name.split('-').every((part) => wordsBeside(module).has(part))),
        );
      const classes = new Set(rulesOf(read(module)).flatMap(({ selector }) => classesIn(selector)));
      return [...classes].filter((name) => !isUsed(name)).map((name) => `${module} .${name}`);
    });
  expect(unused).toEqual([]);
});

test('every class that is taken from a module is in it', () => {
  const missing = modules.flatMap((module) => {
    const classes = new Set(rulesOf(read(module)).flatMap(({ selector }) => classesIn(selector)));
    return importersOf(module)
      .flatMap(({ text, local }) => [...text.matchAll(new RegExp(`\\b${local}\\['([\\w-]+)'\\]`, 'g'))])
      .flatMap(([, name = '']) => (classes.has(name) ? [] : `${module} .${name}`));
  });
  expect(missing).toEqual([]);
});

function wordsBeside(module: string): Set<string> {
  const folder = join(module, '..');
  const beside = sources.filter(({ name }) => name.startsWith(`${folder}/`)).map(({ text }) => text);
  return new Set(beside.join(' ').match(/[a-zA-Z]+/g));
}

test('every class that markup names is one of the shared ones', () => {
  const shared = new Set([
    ...IN_SAMPLES,
    ...sheets
      .filter((name) => !name.endsWith('.module.css'))
      .flatMap((name) => rulesOf(read(name)))
      .flatMap(({ selector }) => classesIn(selector)),
  ]);
  const unknown = sources.flatMap(({ name, text }) =>
    [...text.matchAll(/\bclassName=(?:"([^"]*)"|\{`([^`]*)`\})/g)]
      .flatMap(([, plain, template]) => (plain ?? template?.replace(/\$\{[^}]*\}/g, ' ') ?? '').split(/\s+/))
      .filter((each) => each !== '' && !shared.has(each))
      .map((each) => `${name}: ${each}`),
  );
  expect(unknown).toEqual([]);
});

test('no two rules say the same three things', () => {
  const places = new Map<string, string[]>();
  for (const sheet of sheets)
    for (const { at, selector, declarations } of rulesOf(read(sheet)))
      if (declarations.length >= 3 && !selector.startsWith('@')) {
        const body = `${at} { ${[...declarations].sort().join('; ')} }`;
        places.set(body, [...(places.get(body) ?? []), `${sheet} ${selector}`]);
      }
  expect([...places].filter(([, where]) => where.length > 1)).toEqual([]);
});

test('every custom property that is used is set', () => {
  const everything = [...sheets.map(read), ...sources.map(({ text }) => text)].join('\n');
  const used = new Set([...everything.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name));
  const set = new Set([...everything.matchAll(/['"]?(--[\w-]+)['"\]]*\s*:/g)].map(([, name]) => name));
  expect([...used].filter((name) => !set.has(name) && !SET_ELSEWHERE.includes(name ?? ''))).toEqual([]);
});
