// Starts a block: writes its folder, registers it and gives it a code. What it writes passes the conformance
// suite, so that whoever goes on starts from something that works.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './steps.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const blocks = join(root, 'src', 'blocks');
const codesFile = join(root, 'src', 'domain', 'content', 'codes.ts');
const [name = ''] = process.argv.slice(2);

const MAX_NAME = 30;
const MAX_CODE = 71;
/** Names that cannot be a constant of the definition. */
const RESERVED = new Set(
  (
    'await break case catch class const continue constructor debugger default defaults delete do else enum ' +
    'eval export extends false finally for function if implements import in instanceof interface kit let new ' +
    'null package private props protected prototype public return static super switch testing this throw ' +
    'true try typeof undefined var void while with yield z'
  ).split(' '),
);

const refusal = refuse(name);
if (refusal) {
  console.error(refusal);
  process.exit(2);
}
process.exit(await addBlock(name));

function refuse(wanted) {
  if (wanted === '') return 'Name the block: npm run new:block price-tag';
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(wanted) || wanted.length > MAX_NAME) {
    return `“${wanted}” is no name for a block: at most ${MAX_NAME} lowercase letters and digits, words joined by hyphens, a letter first, as in price-tag.`;
  }
  if (RESERVED.has(wanted))
    return `“${wanted}” means something else in the code already. Choose another name.`;
  if (existsSync(join(blocks, wanted)))
    return `There is a src/blocks/${wanted} already. Choose another name.`;
  if (codeOf(readFileSync(codesFile, 'utf8'), wanted) === undefined) {
    return `All block codes from 1 to ${MAX_CODE} are taken (SITE-53). A new block has to take the place of another.`;
  }
  return undefined;
}

async function addBlock(type) {
  const codes = readFileSync(codesFile, 'utf8');
  const code = codeOf(codes, type);
  const files = writeFolder(type);
  writeFileSync(codesFile, withCode(codes, type, code));
  const constant = camelCase(type);
  const render = `render${constant[0].toUpperCase()}${constant.slice(1)}`;
  register('definitions.ts', type, `import { ${constant} } from './${type}/definition.ts';`, constant);
  register('renders.ts', type, `import { ${render} } from './${type}/render.tsx';`, render);
  register('styles.ts', type, `import ${constant} from './${type}/styles.css?inline';`, constant);

  const touched = ['definitions.ts', 'renders.ts', 'styles.ts'].map((file) => join(blocks, file));
  const formatted = await run('biome', ['check', '--write', '--log-level=error', ...files, ...touched], {
    cwd: root,
  });
  console.log(`The block “${type}” has code ${code} and a folder, src/blocks/${type}. Next:

  1. definition.ts   its props, with the defaults and examples that its live page shows: real words, please
  2. render.tsx      its markup, which has to be useful without any script
  3. styles.css      its look, from the site's custom properties only
  4. data.ts, island.ts, fields.tsx where it needs them (register them in data.ts and islands.ts)

  npx vitest run src/blocks/conformance.test.tsx -t ${type}
  npm run check`);
  return formatted;
}

function camelCase(type) {
  return type.replace(/-(.)/g, (_match, letter) => letter.toUpperCase());
}

function writeFolder(type) {
  const constant = camelCase(type);
  const pascal = constant[0].toUpperCase() + constant.slice(1);
  const words = type.replaceAll('-', ' ');
  const label = words[0].toUpperCase() + words.slice(1);
  const key = type.includes('-') ? `['${type}']` : `.${type}`;
  const contents = {
    'definition.ts': `import { z } from 'zod';
import { defineBlock } from '#domain/block.ts';
import { BLOCK_TYPES } from '#domain/content/codes.ts';

const props = z.object({
  text: z.string().max(500),
});
export type ${pascal}Props = z.infer<typeof props>;

export const ${constant} = defineBlock<${pascal}Props>({
  type: '${type}',
  code: BLOCK_TYPES${key},
  label: '${label}',
  description: 'Says in one sentence what the ${words} is for.',
  category: 'text',
  version: 1,
  props,
  defaults: { text: '' },
  examples: [{ name: 'Plain', props: { text: 'Fired on Saturday, on the shelf by Tuesday.' } }],
  text: ({ text }) => text,
});
`,
    'render.tsx': `import type { BlockRender } from '../contract.ts';
import type { ${pascal}Props } from './definition.ts';

export const render${pascal}: BlockRender<${pascal}Props> = ({ props }) =>
  props.text === '' ? null : <p className="${type}">{props.text}</p>;
`,
    'styles.css': `.${type} {
  color: var(--text);
  margin: 0;
}
`,
  };
  mkdirSync(join(blocks, type));
  return Object.entries(contents).map(([file, content]) => {
    const path = join(blocks, type, file);
    writeFileSync(path, content);
    return path;
  });
}

/** Adds an import and an entry to a registry, each where the order of the types puts it. */
function register(file, type, importLine, value) {
  const path = join(blocks, file);
  const lines = readFileSync(path, 'utf8').split('\n');
  insertSorted(lines, importLine, /^import .* from '\.\/([a-z0-9-]+)\//, type);
  const key = type.includes('-') ? `'${type}'` : type;
  const entry = key === value ? `  ${key},` : `  ${key}: ${value},`;
  const start = lines.findIndex((line) => line.startsWith('export const'));
  const head = lines.splice(0, start + 1);
  insertSorted(lines, entry, /^ {2}'?([a-z0-9-]+)'?[:,]/, type);
  writeFileSync(path, [...head, ...lines].join('\n'));
}

/** Inserts before the first line whose type is greater, else after the last that has one. */
function insertSorted(lines, line, pattern, type) {
  const places = lines.flatMap((text, index) => {
    const [, other] = pattern.exec(text) ?? [];
    return other === undefined ? [] : [{ other, index }];
  });
  const next = places.find(({ other }) => other > type);
  lines.splice(next ? next.index : (places.at(-1)?.index ?? -1) + 1, 0, line);
}

/** The codes of BLOCK_TYPES by type. */
function readCodes(source) {
  const [table = ''] = /export const BLOCK_TYPES = \{[^}]*\}/.exec(source) ?? [];
  return new Map(
    [...table.matchAll(/^ {2}'?([a-z0-9-]+)'?: (\d+),$/gm)].map(([, type, code]) => [type, Number(code)]),
  );
}

/** The code that the type has, or the lowest that nobody has. */
function codeOf(source, type) {
  const codes = readCodes(source);
  if (codes.has(type)) return codes.get(type);
  const taken = new Set(codes.values());
  return Array.from({ length: MAX_CODE }, (_, index) => index + 1).find((code) => !taken.has(code));
}

/** The source with the type in BLOCK_TYPES, in order of the codes. */
function withCode(source, type, code) {
  const codes = readCodes(source);
  if (codes.has(type)) return source;
  const [previous] = [...codes].filter(([, other]) => other < code).at(-1) ?? [];
  const key = (name) => (name.includes('-') ? `'${name}'` : name);
  const after = `  ${key(previous)}: ${codes.get(previous)},\n`;
  const table = source.indexOf('export const BLOCK_TYPES');
  const at = source.indexOf(after, table) + after.length;
  return `${source.slice(0, at)}  ${key(type)}: ${code},\n${source.slice(at)}`;
}
