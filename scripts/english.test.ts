/** Texts on screen read as a native speaker writes them: the turns below have shorter, plainer words. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

/** What no native speaker would write on screen, and what to write instead. */
const TURNS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:stands?|stood)\b/i, 'is, or appears'],
  [/\bwho(?:m)?ever\b/i, 'anyone who, people who'],
  [/\bnobody\b/i, 'no one, or say what is missing'],
  [/\b(?:somebody|everybody)\b/i, 'someone, everyone'],
  [/\b(?:is|are|was|were|be|been|gets?) told\b/i, 'gets an email, sees'],
  [/\bat the (?:latest|earliest)\b/i, 'Minimum notice, Booking window'],
  [/\bthere (?:was|were) very (?:much|many)\b/i, 'Too many requests'],
  [/\bat most\b/i, 'up to, a limit, or “fewer”'],
  [/\bfor good\b/i, 'permanently'],
  [/\b(?:is|are|was|were) gone\b/i, 'deleted'],
  [/\b(?:no longer|not) (?:there|here)\b/i, 'no longer exists'],
  [/\bthere is no such\b/i, 'does not exist'],
  [/\b(?:is|are) called so\b/i, 'No matches'],
  [/\bfrom then on\b/i, 'now'],
  [/\bmeanwhile\b/i, 'while'],
  [/\bin force\b/i, 'active, live'],
  [/\b(?:takes?|taken|took) away\b/i, 'removed'],
  [/\b(?:brings?|brought) back\b/i, 'restore'],
  [/\bas it stands\b/i, 'current'],
  [/\bby itself\b/i, 'automatically'],
  [/^(?:Empty|Off|Without one): /, 'Leave empty to …, When off, …'],
];

const ANYWHERE = new RegExp(TURNS.map(([{ source }]) => source.replace('^', '')).join('|'), 'i');

/** Texts a new site begins with are content: its owner writes over them. */
const CONTENT = /^src\/(?:main\/demo|server\/starter|owner\/(?:new-page|samples))\/|sample-|\/examples?\.ts$/;

const TRANSLATED = /\/(?:words|labels)\/(?!en\b)\w\w\.ts$/;

describe('texts on screen', () => {
  test('have none of the turns that only a translation has', () => {
    const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter(
      (file) => !/\.test\.|\.d\.ts$|\/testing\//.test(file) && !CONTENT.test(file) && !TRANSLATED.test(file),
    );
    expect(files.length).toBeGreaterThan(1000);
    const found = files.flatMap((file) => hitsIn(file, readFileSync(path.join(root, file), 'utf8')));
    expect(found).toEqual([]);
  });

  test('are found in markup, attributes, strings and templates, and not in code', () => {
    const source = [
      "import whoever from './nobody here.ts';",
      '// Nobody reads this comment.',
      `const somebody = \`Hello \${name}, nobody is here\`;`,
      'const view = <p title="It is gone now">Whoever comes</p>;',
      "call({ hint: 'Empty: the first one.', kind: 'nobody' });",
    ].join('\n');
    expect(hitsIn('src/a.tsx', source)).toEqual([
      'src/a.tsx:3: “nobody” is no one, or say what is missing: Hello …, nobody is here',
      'src/a.tsx:4: “is gone” is deleted: It is gone now',
      'src/a.tsx:4: “Whoever” is anyone who, people who: Whoever comes',
      'src/a.tsx:5: “Empty: ” is Leave empty to …, When off, …: Empty: the first one.',
    ]);
  });
});

function hitsIn(file: string, source: string): string[] {
  return textsIn(file, source).flatMap(({ text, at }) =>
    TURNS.flatMap(([turn, instead]) => {
      const [hit] = turn.exec(text) ?? [];
      const line = source.slice(0, at).split('\n').length;
      return hit === undefined ? [] : `${file}:${line}: “${hit}” is ${instead}: ${text.slice(0, 120)}`;
    }),
  );
}

interface Text {
  readonly text: string;
  readonly at: number;
}

/** What people read has spaces; names, keys and addresses have none. */
function textsIn(file: string, source: string): Text[] {
  const parsed = parseSync(file, source);
  const code = parsed.comments.reduceRight(
    (rest, { start, end }) => rest.slice(0, start) + rest.slice(end),
    source,
  );
  // Building the tree takes most of the time.
  return ANYWHERE.test(code) ? textsOf(parsed.program).filter(({ text }) => /\S\s+\S/.test(text)) : [];
}

function textsOf(node: unknown): Text[] {
  if (Array.isArray(node)) return node.flatMap(textsOf);
  if (!isNode(node) || isWithoutTexts(node.type)) return [];
  const own = ownText(node);
  return [
    ...(own === undefined ? [] : [{ text: own.replace(/\s+/g, ' ').trim(), at: node.start }]),
    ...childrenOf(node).flatMap(textsOf),
  ];
}

function isWithoutTexts(type: string): boolean {
  return (
    /^(?:Import|ExportAll)/.test(type) || (/^TS/.test(type) && !/^TS(?:As|Satisfies|NonNull)/.test(type))
  );
}

function ownText(node: Node): string | undefined {
  if (node.type === 'TemplateLiteral') return node.quasis?.map(({ value }) => value.cooked ?? '').join('…');
  const isText = node.type === 'JSXText' || node.type === 'Literal';
  return isText && typeof node.value === 'string' ? node.value : undefined;
}

/** A tagged template is a query or a style sheet; what is put into it may be text. */
function childrenOf(node: Node): unknown[] {
  return node.type === 'TaggedTemplateExpression' ? (node.quasi?.expressions ?? []) : Object.values(node);
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly value?: unknown;
  readonly quasis?: readonly { readonly value: { readonly cooked: string | null } }[];
  readonly quasi?: { readonly expressions: unknown[] };
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
